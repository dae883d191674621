package io.azulejo.blog;

import static org.assertj.core.api.Assertions.assertThat;

import com.nimbusds.jose.JOSEException;
import com.nimbusds.jose.JWSAlgorithm;
import com.nimbusds.jose.JWSHeader;
import com.nimbusds.jose.crypto.RSASSASigner;
import com.nimbusds.jose.jwk.JWKSet;
import com.nimbusds.jose.jwk.RSAKey;
import com.nimbusds.jose.jwk.gen.RSAKeyGenerator;
import com.nimbusds.jwt.JWTClaimsSet;
import com.nimbusds.jwt.SignedJWT;
import com.sun.net.httpserver.HttpServer;
import io.azulejo.auth.token.ClaimNames;
import io.azulejo.auth.token.JwtVerifier;
import io.azulejo.http.caller.TokenVerifier;
import io.azulejo.testing.ApiClient;
import io.azulejo.tests.backends.Backend;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.MalformedURLException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Date;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/**
 * Tests for access tokens in the form of Amazon Cognito, verified with the published keys of the issuer, together with
 * tokens of the local issuer.
 */
final class OidcTest {
    private static final String ISSUER = "https://cognito-idp.eu-west-1.amazonaws.com/eu-west-1_Example";
    private static final String CLIENT = "4example1client";
    private static final String SUB = "9f1c2d3e-0000-4000-8000-1234567890ab";

    private static RSAKey key;
    private static RSAKey forged;

    private HttpServer jwks;
    private RunningBlog blog;

    @BeforeAll
    static void makeKeys() throws JOSEException {
        key = new RSAKeyGenerator(2048).keyID("k1").generate();
        forged = new RSAKeyGenerator(2048).keyID("k1").generate();
    }

    @BeforeEach
    void start() throws IOException {
        byte[] published = new JWKSet(key.toPublicJWK()).toString().getBytes(StandardCharsets.UTF_8);
        jwks = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        jwks.createContext("/.well-known/jwks.json", exchange -> {
            exchange.sendResponseHeaders(200, published.length);
            exchange.getResponseBody().write(published);
            exchange.close();
        });
        jwks.start();
        blog = new RunningBlog(Backend.IN_PROCESS::open, this::cognito);
    }

    @AfterEach
    void stop() {
        blog.close();
        jwks.stop(0);
    }

    private Map<String, TokenVerifier> cognito(InstantSource clock) {
        URI uri = URI.create("http://127.0.0.1:" + jwks.getAddress().getPort() + "/.well-known/jwks.json");
        try {
            return Map.of(ISSUER, JwtVerifier.remote(ISSUER, CLIENT, uri.toURL(), ClaimNames.COGNITO, clock));
        } catch (MalformedURLException e) {
            throw new UncheckedIOException(e);
        }
    }

    private JWTClaimsSet.Builder claims() {
        return new JWTClaimsSet.Builder()
                .issuer(ISSUER)
                .subject(SUB)
                .claim("client_id", CLIENT)
                .claim("token_use", "access")
                .claim("username", "ana")
                .claim("cognito:groups", List.of("author"))
                .expirationTime(Date.from(blog.clock.instant().plus(Duration.ofHours(1))));
    }

    private ApiClient caller(JWTClaimsSet.Builder claims, RSAKey signing) throws JOSEException {
        SignedJWT token = new SignedJWT(
                new JWSHeader.Builder(JWSAlgorithm.RS256).keyID("k1").build(), claims.build());
        token.sign(new RSASSASigner(signing));
        return blog.api.as(token.serialize());
    }

    @Test
    void token_ofCognito_isAUserByItsSubWithItsGroupAsRole() throws JOSEException {
        String category = blog.category("Tech", "");
        ApiClient ana = caller(claims(), key);
        String post = blog.post(ana, "First", category);
        assertThat(blog.item("USER#" + SUB, "PROFILE#" + SUB)).isNotEmpty();
        assertThat(RunningBlog.text(blog.item("POST#" + post, "POST#" + post), "authorId"))
                .isEqualTo(SUB);
        assertThat(RunningBlog.part(ana.get("me").hasStatus(200).json(), "profile"))
                .containsEntry("name", "ana");
    }

    @Test
    void token_thatIsForgedExpiredOrForAnother_isRefused() throws JOSEException {
        caller(claims(), key).get("me").hasStatus(200);
        caller(claims(), forged).get("me").isProblem(401);
        caller(claims().claim("client_id", "another"), key).get("me").isProblem(401);
        caller(claims().claim("client_id", null), key).get("me").isProblem(401);
        caller(claims().issuer("https://evil.example"), key).get("me").isProblem(401);
        caller(claims().issuer("identity"), key).get("me").isProblem(401);
        caller(claims().subject(null), key).get("me").isProblem(401);
        ApiClient late = caller(claims(), key);
        blog.clock.advance(Duration.ofHours(2));
        late.get("me").isProblem(401);
    }

    @Test
    void roles_ofTheBlog_countOnceAUserHasJoined() throws JOSEException {
        ApiClient ana = caller(claims(), key);
        assertThat(ana.get("me").text("role")).isEqualTo("author");
        ApiClient root = blog.user("root", "admin");
        root.put("admin/users/" + SUB + "/role", Map.of("role", "reader")).hasStatus(200);
        ana.post("posts", Map.of("title", "t", "content", "b", "categoryId", "c"))
                .isProblem(403);
        ApiClient admin = caller(claims().claim("cognito:groups", List.of("admin")), key);
        admin.get("admin/users?role=reader").hasStatus(200);
    }
}
