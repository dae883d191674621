package io.azulejo.http.recording;

import io.azulejo.http.caller.Caller;
import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.webserver.http.Filter;
import io.helidon.webserver.http.FilterChain;
import io.helidon.webserver.http.RoutingRequest;
import io.helidon.webserver.http.RoutingResponse;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Filter that records requests which ask for it with the header {@code X-Azulejo-Record: <random UUID>}. If the server
 * has no sample data, it records only requests of admins, and ignores the header otherwise.
 */
public final class RecordingFilter implements Filter {
    public static final HeaderName HEADER = HeaderNames.create("X-Azulejo-Record");
    private static final Pattern ID = Pattern.compile("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}");
    private static final Set<String> ADMINS = Set.of("admin", "platform-admin");

    private final Recordings recordings;
    private final boolean everyone;

    /** Creates a filter; {@code everyone} if all callers may record their requests. */
    public RecordingFilter(Recordings recordings, boolean everyone) {
        this.recordings = recordings;
        this.everyone = everyone;
    }

    @Override
    public void filter(FilterChain chain, RoutingRequest request, RoutingResponse response) {
        Optional<String> id = request.headers().value(HEADER);
        if (id.isEmpty() || !ID.matcher(id.get()).matches() || !mayRecord(request)) {
            chain.proceed();
        } else {
            Recording.run(recordings.begin(id.get()), chain::proceed);
        }
    }

    private boolean mayRecord(RoutingRequest request) {
        return everyone
                || Caller.find(request)
                        .filter(caller -> ADMINS.stream().anyMatch(caller::has)
                                || caller.memberships().values().stream().anyMatch(roles -> roles.contains("admin")))
                        .isPresent();
    }
}
