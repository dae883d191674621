package io.azulejo.auth.signin;

import io.avaje.jsonb.Jsonb;
import io.azulejo.auth.signin.SignIns.Tokens;
import io.azulejo.auth.token.Secrets;
import io.azulejo.http.caller.ClientAddress;
import io.azulejo.http.problem.ProblemException;
import io.helidon.http.HeaderName;
import io.helidon.http.HeaderNames;
import io.helidon.http.HeaderValues;
import io.helidon.http.SetCookie;
import io.helidon.http.Status;
import io.helidon.webserver.http.HttpFeature;
import io.helidon.webserver.http.HttpRouting;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Sign-in for browsers: the refresh token is in a cookie that scripts cannot read, and the response contains only the
 * access token. Thread-safe.
 *
 * <ul>
 *   <li>{@code POST <base>/session} signs in with {@code {login, password}}.
 *   <li>{@code POST <base>/session/refresh} returns the next access token; 204 if nobody is signed in.
 *   <li>{@code DELETE <base>/session} signs out.
 * </ul>
 *
 * <p>Every request needs the header {@code X-CSRF-Token}, which another site cannot send. If the client has the cookie
 * {@code az-csrf}, the header must repeat its value.
 */
public final class BrowserSession implements HttpFeature {
    /** Cookie of the refresh token; its path is that of the session, so that no other route receives it. */
    public static final String COOKIE = "az-refresh";

    /** Cookie whose value scripts repeat in the header. */
    public static final String CSRF_COOKIE = "az-csrf";

    public static final HeaderName CSRF_HEADER = HeaderNames.create("X-CSRF-Token");

    private static final HeaderName FETCH_SITE = HeaderNames.create("Sec-Fetch-Site");
    private static final Duration COOKIE_LIFETIME = Duration.ofDays(30);
    private static final int MAX_LOGIN = 254;
    private static final int MAX_PASSWORD = 256;

    private final String path;
    private final PasswordSignIn<?> signIn;

    /**
     * Creates the routes of an issuer.
     *
     * @param base path of the issuer, such as {@code /identity}
     */
    public BrowserSession(String base, PasswordSignIn<?> signIn) {
        this.path = base + "/session";
        this.signIn = signIn;
    }

    @Override
    public void setup(HttpRouting.Builder routing) {
        routing.post(path, this::begin);
        routing.post(path + "/refresh", this::refresh);
        routing.delete(path, this::end);
    }

    private void begin(ServerRequest request, ServerResponse response) {
        requireSameSite(request, false);
        Map<String, Object> body = body(request);
        Tokens<?> tokens = signIn.login(field(body, "login", MAX_LOGIN), field(body, "password", MAX_PASSWORD));
        refreshToken(request).ifPresent(this::forget);
        answer(tokens, request, response);
    }

    private void refresh(ServerRequest request, ServerResponse response) {
        Optional<String> token = refreshToken(request);
        if (token.isEmpty()) {
            response.status(Status.NO_CONTENT_204).send();
            return;
        }
        requireSameSite(request, true);
        Tokens<?> tokens;
        try {
            tokens = signIn.refresh(token.get());
        } catch (ProblemException ended) {
            // Nobody is signed in any more: an answer that a page expects, and no error in the browser's log.
            clear(request, response);
            response.status(Status.NO_CONTENT_204).send();
            return;
        }
        answer(tokens, request, response);
    }

    private void end(ServerRequest request, ServerResponse response) {
        Optional<String> token = refreshToken(request);
        if (token.isPresent()) {
            requireSameSite(request, true);
            forget(token.get());
        }
        clear(request, response);
        response.status(Status.NO_CONTENT_204).send();
    }

    private void forget(String token) {
        try {
            signIn.logout(token);
        } catch (ProblemException malformed) {
            return; // not a token of ours: there is nothing to end
        }
    }

    private void answer(Tokens<?> tokens, ServerRequest request, ServerResponse response) {
        setCookie(
                response,
                cookie(COOKIE, tokens.refresh(), path, request, COOKIE_LIFETIME).httpOnly(true));
        if (csrfCookie(request) == null) {
            setCookie(response, cookie(CSRF_COOKIE, Secrets.random(), "/", request, COOKIE_LIFETIME));
        }
        response.header(HeaderValues.create("Cache-Control", "no-store")).header(HeaderValues.CONTENT_TYPE_JSON);
        response.send(Jsonb.instance()
                .toJson(Map.of(
                        "accessToken", tokens.access().value(),
                        "expiresAt", tokens.access().expiresAt().toString()))
                .getBytes(StandardCharsets.UTF_8));
    }

    private void clear(ServerRequest request, ServerResponse response) {
        // An expiry in the past: Helidon leaves out a maximum age of zero.
        setCookie(
                response,
                cookie(COOKIE, "", path, request, Duration.ZERO).httpOnly(true).expires(Instant.EPOCH));
    }

    private static void setCookie(ServerResponse response, SetCookie.Builder cookie) {
        response.headers().addCookie(cookie.build());
    }

    private static SetCookie.Builder cookie(
            String name, String value, String path, ServerRequest request, Duration lifetime) {
        return SetCookie.builder(name, value)
                .path(path)
                .sameSite(SetCookie.SameSite.STRICT)
                .maxAge(lifetime)
                // Browsers drop a secure cookie that comes over plain HTTP. A trusted proxy that ends TLS says so.
                .secure(ClientAddress.of(request).secure());
    }

    /** Requires proof that a page of this origin sent the request. */
    private static void requireSameSite(ServerRequest request, boolean cookieRequired) {
        String site = request.headers().value(FETCH_SITE).orElse("same-origin");
        String sent = request.headers().value(CSRF_HEADER).orElse("");
        String expected = csrfCookie(request);
        boolean matches = expected == null
                ? !cookieRequired && !sent.isEmpty()
                : MessageDigest.isEqual(
                        expected.getBytes(StandardCharsets.UTF_8), sent.getBytes(StandardCharsets.UTF_8));
        if (!matches || !site.equals("same-origin")) {
            throw ProblemException.forbidden("X-CSRF-Token must repeat the value of the cookie " + CSRF_COOKIE);
        }
    }

    private static @Nullable String csrfCookie(ServerRequest request) {
        return request.headers().cookies().first(CSRF_COOKIE).orElse(null);
    }

    private static Optional<String> refreshToken(ServerRequest request) {
        return request.headers().cookies().first(COOKIE).asOptional().filter(value -> !value.isEmpty());
    }

    private static Map<String, Object> body(ServerRequest request) {
        try {
            return Jsonb.instance()
                    .type(Object.class)
                    .map()
                    .fromJson(request.content().as(byte[].class));
        } catch (RuntimeException e) {
            throw ProblemException.badParameter("body", "must be a JSON object with login and password");
        }
    }

    private static String field(Map<String, Object> body, String name, int max) {
        if (body.get(name) instanceof String text && !text.isBlank() && text.length() <= max) {
            return text;
        }
        throw ProblemException.invalid(name, "must be a text of 1 to " + max + " characters");
    }
}
