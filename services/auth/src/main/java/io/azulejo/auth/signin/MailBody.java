package io.azulejo.auth.signin;

import io.avaje.jsonb.Json;
import io.azulejo.http.caller.LocalRequests;
import io.helidon.webserver.http.ServerRequest;
import java.net.URI;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Response to a request for a mail.
 *
 * @param link the link of the mail, only from a server without a mail server, to a client on the same machine
 */
@Json
public record MailBody(@Nullable String link) {

    static MailBody of(Optional<URI> link, ServerRequest request) {
        return new MailBody(link.filter(shown -> LocalRequests.isLocal(request))
                .map(URI::toString)
                .orElse(null));
    }
}
