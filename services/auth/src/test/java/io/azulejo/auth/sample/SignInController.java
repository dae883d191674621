package io.azulejo.auth.sample;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Produces;
import io.azulejo.auth.token.TokenIssuer;
import io.azulejo.http.caller.Caller;
import java.util.Map;
import java.util.Set;

@Controller
@Path("/notes/login")
final class SignInController {
    private final TokenIssuer tokens;

    SignInController(TokenIssuer tokens) {
        this.tokens = tokens;
    }

    /** Returns a token to anyone: this is a sample. */
    @Post("/{name}")
    @Produces("text/plain")
    String login(String name) {
        return tokens.issue(new Caller("usr_" + name, name, name.equals("eva") ? Set.of("editor") : Set.of(), Map.of()))
                .value();
    }
}
