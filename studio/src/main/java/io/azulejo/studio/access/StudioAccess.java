package io.azulejo.studio.access;

import io.azulejo.http.caller.ClientAddress;
import io.azulejo.http.limit.Rate;
import io.azulejo.http.limit.RateLimits;
import io.azulejo.http.limit.RouteClass;
import io.azulejo.http.problem.ProblemException;
import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.SetCookie;
import io.helidon.webserver.http.Handler;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HexFormat;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import org.jspecify.annotations.Nullable;

/**
 * Access control of the studio, which shows every item. On loopback, any local user has access; otherwise a password is
 * required. Pages of other origins are blocked: the Host header must name this machine, which prevents DNS rebinding,
 * and a change must carry a header that only a page of this origin can send. Thread-safe.
 */
public final class StudioAccess {
    private static final HeaderName STUDIO_HEADER = HeaderNames.create("X-Studio");
    private static final HeaderName FETCH_SITE = HeaderNames.create("Sec-Fetch-Site");
    private static final Set<String> LOOPBACK = Set.of("localhost", "127.0.0.1", "[::1]");
    private static final String COOKIE = "azulejo-studio";

    private static final Rate SIGN_INS = new Rate(10, Duration.ofMinutes(1));
    private static final Duration SESSION = Duration.ofHours(12);

    private final @Nullable String password;
    private final InstantSource clock;
    private final RateLimits signIns;
    /** When each session ends. */
    private final Map<String, Instant> sessions = new ConcurrentHashMap<>();

    private final SecureRandom random = new SecureRandom();

    private StudioAccess(@Nullable String password, InstantSource clock) {
        this.password = password;
        this.clock = clock;
        this.signIns = new RateLimits(Map.of(RouteClass.SIGN_IN, SIGN_INS), clock);
    }

    public static StudioAccess onLoopback() {
        return new StudioAccess(null, InstantSource.system());
    }

    public static StudioAccess withPassword(String password) {
        return withPassword(password, InstantSource.system());
    }

    static StudioAccess withPassword(String password, InstantSource clock) {
        return new StudioAccess(password, clock);
    }

    /** Returns a handler that checks access first. */
    public Handler guard(Handler handler) {
        return (request, response) -> {
            checkOrigin(request);
            if (password != null && !signedIn(request)) {
                throw ProblemException.unauthenticated("Sign in to the studio first");
            }
            handler.handle(request, response);
        };
    }

    public void signIn(ServerRequest request, ServerResponse response, String given) {
        checkOrigin(request);
        checkPassword(ClientAddress.of(request).host(), given);
        String session = begin();
        response.headers()
                .addCookie(SetCookie.builder(COOKIE, session)
                        .path("/studio")
                        .httpOnly(true)
                        .secure(ClientAddress.of(request).secure())
                        .sameSite(SetCookie.SameSite.STRICT)
                        .build());
    }

    /** Rejects a wrong password, and further ones of an address that tries too many. */
    void checkPassword(String address, String given) {
        signIns.count(RouteClass.SIGN_IN, address);
        if (password != null && !constantTimeEquals(password, given)) {
            throw ProblemException.unauthenticated("The password is wrong");
        }
    }

    /** Begins a session of half a day and forgets those that have ended. */
    String begin() {
        Instant now = clock.instant();
        sessions.values().removeIf(end -> !end.isAfter(now));
        byte[] bytes = new byte[32];
        random.nextBytes(bytes);
        String session = HexFormat.of().formatHex(bytes);
        sessions.put(session, now.plus(SESSION));
        return session;
    }

    boolean isOpen(String session) {
        Instant end = sessions.get(session);
        return end != null && clock.instant().isBefore(end);
    }

    private void checkOrigin(ServerRequest request) {
        String host = request.authority().toLowerCase(Locale.ROOT).replaceAll(":\\d+$", "");
        if (password == null && !LOOPBACK.contains(host)) {
            throw ProblemException.forbidden("The studio is available on this machine only: open it as localhost");
        }
        boolean changes = !request.prologue().method().text().equals("GET");
        if (changes && request.headers().first(STUDIO_HEADER).isEmpty()) {
            throw ProblemException.forbidden("The header X-Studio is missing");
        }
        Optional<String> site = request.headers().first(FETCH_SITE);
        if (site.isPresent() && !site.get().equals("same-origin") && !site.get().equals("none")) {
            throw ProblemException.forbidden("The studio accepts requests from its own pages only");
        }
    }

    private boolean signedIn(ServerRequest request) {
        return request.headers().cookies().first(COOKIE).filter(this::isOpen).isPresent();
    }

    private static boolean constantTimeEquals(String expected, String given) {
        return MessageDigest.isEqual(expected.getBytes(StandardCharsets.UTF_8), given.getBytes(StandardCharsets.UTF_8));
    }
}
