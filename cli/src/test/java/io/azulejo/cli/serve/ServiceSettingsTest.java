package io.azulejo.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.awaitility.Awaitility.await;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
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
import io.azulejo.testing.ApiClient;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.GeneralSecurityException;
import java.security.KeyPair;
import java.security.KeyPairGenerator;
import java.security.Signature;
import java.time.Duration;
import java.time.Instant;
import java.util.Arrays;
import java.util.Date;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Service settings, each against a server of its kind. */
@Timeout(120)
class ServiceSettingsTest {
    private static final Duration SOON = Duration.ofSeconds(30);

    @Test
    void interactions_withTheKeyOfDiscord_areTakenIfItSigned() throws GeneralSecurityException {
        KeyPair keys = KeyPairGenerator.getInstance("Ed25519").generateKeyPair();
        byte[] encoded = keys.getPublic().getEncoded();
        String shown = HexFormat.of().formatHex(encoded, encoded.length - 32, encoded.length);
        String ping = "{\"id\":\"1\",\"application_id\":\"2\",\"type\":1,\"token\":\"t\",\"version\":1}";
        String time = Long.toString(Instant.now().getEpochSecond());
        Signature signer = Signature.getInstance("Ed25519");
        signer.initSign(keys.getPrivate());
        signer.update((time + ping).getBytes(StandardCharsets.UTF_8));
        String signature = HexFormat.of().formatHex(signer.sign());

        try (Served served = new Served()) {
            served.api().send("POST", "/sessions/interactions", ping).isProblem(503);
        }
        try (Served served = new Served("--discord-public-key", shown)) {
            ApiClient discord = served.api().with("X-Signature-Timestamp", time);
            discord.send("POST", "/sessions/interactions", ping).isProblem(401);
            assertThat(discord.with("X-Signature-Ed25519", signature)
                            .send("POST", "/sessions/interactions", ping)
                            .hasStatus(200)
                            .body())
                    .isEqualTo("{\"type\":1}");
        }
    }

    @Test
    void resets_withAMailServer_areMailedByAllThree() throws MessagingException, IOException {
        GreenMail mails = mailServer();
        try (Served served = new Served(smtp(mails))) {
            ApiClient api = served.api();
            api.post(
                            "/identity/register",
                            Map.of("email", "ana@example.org", "name", "Ana", "password", "secret horse"))
                    .hasStatus(201);
            api.post(
                            "/wavyblog/auth/register",
                            Map.of("username", "bea", "email", "bea@example.org", "password", "secret horse"))
                    .hasStatus(201);
            api.post("/notifications/users", Map.of("email", "cleo@example.org", "password", "secret horse"))
                    .hasStatus(201);

            resets(mails, api, "/identity", "ana@example.org", "your account");
            resets(mails, api, "/wavyblog/auth", "bea@example.org", "WavyBlog");
            resets(mails, api, "/notifications/auth", "cleo@example.org", "the notifications");
        } finally {
            mails.stop();
        }
    }

    @Test
    void resets_withoutAMailServer_areShownOnThisMachineOnly() {
        try (Served served = new Served()) {
            ApiClient api = served.api();
            Map<String, String> ana = Map.of("email", "ana@example.org");
            api.post(
                            "/identity/register",
                            Map.of("email", "ana@example.org", "name", "Ana", "password", "secret horse"))
                    .hasStatus(201);
            assertThat(api.post("/identity/password-reset", ana).hasStatus(202).text("link"))
                    .startsWith("http://127.0.0.1:")
                    .contains("/blog/app/reset#token=");
            for (String header : List.of("X-Forwarded-For", "Forwarded", "Via", "X-Real-IP")) {
                assertThat(api.with(header, "for=203.0.113.9")
                                .post("/identity/password-reset", ana)
                                .hasStatus(202)
                                .json())
                        .as(header)
                        .isEmpty();
            }
        }
        for (String setting : List.of("--public-url=https://blog.example.org", "--trusted-proxies=127.0.0.1")) {
            try (Served served = new Served(setting)) {
                served.api()
                        .post(
                                "/identity/register",
                                Map.of("email", "ana@example.org", "name", "Ana", "password", "secret horse"))
                        .hasStatus(201);
                assertThat(served.api()
                                .post("/identity/password-reset", Map.of("email", "ana@example.org"))
                                .hasStatus(202)
                                .json())
                        .as(setting)
                        .isEmpty();
            }
        }
    }

    private static GreenMail mailServer() {
        GreenMail mails = new GreenMail(new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_SMTP));
        mails.start();
        return mails;
    }

    private static String[] smtp(GreenMail mails) {
        return new String[] {
            "--smtp=127.0.0.1:" + mails.getSmtp().getPort(), "--smtp-security=none", "--smtp-from=azulejo@example.org"
        };
    }

    private static void resets(GreenMail mails, ApiClient api, String at, String address, String named)
            throws MessagingException, IOException {
        assertThat(api.post(at + "/password-reset", Map.of("email", address)).status())
                .isBetween(200, 204);
        await().atMost(SOON)
                .until(() ->
                        mailTo(mails, address, "Your new password").findFirst().isPresent());
        MimeMessage mail =
                mailTo(mails, address, "Your new password").findFirst().orElseThrow();
        String text = mail.getContent().toString();
        assertThat(text).contains("a new password for " + named);
        String token = text.lines()
                .map(String::strip)
                .filter(line -> line.matches("\\S{20,}"))
                .filter(line -> line.startsWith("http://127.0.0.1:"))
                .map(line -> line.replaceAll(".*#token=", ""))
                .findFirst()
                .orElseThrow();
        assertThat(api.post(at + "/password-reset/confirm", Map.of("token", token, "newPassword", "correct horse"))
                        .status())
                .isBetween(200, 204);
    }

    private static Stream<MimeMessage> mailTo(GreenMail mails, String address, String subject) {
        return Arrays.stream(mails.getReceivedMessages()).filter(mail -> {
            try {
                return mail.getAllRecipients()[0].toString().equals(address)
                        && mail.getSubject().equals(subject);
            } catch (MessagingException e) {
                throw new AssertionError(e);
            }
        });
    }

    @Test
    void messages_withServersForAllChannels_reachThem(@TempDir Path folder) throws IOException {
        Path secret = Files.writeString(folder.resolve("secret"), "s3cret\n");
        Queue<String> posted = new ConcurrentLinkedQueue<>();
        HttpServer gateway = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        gateway.createContext("/", exchange -> {
            posted.add(exchange.getRequestURI() + " "
                    + exchange.getRequestHeaders().getFirst("Authorization") + " "
                    + new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
            exchange.sendResponseHeaders(204, -1);
            exchange.close();
        });
        gateway.start();
        String base = "http://127.0.0.1:" + gateway.getAddress().getPort();
        GreenMail mails = mailServer();
        String[] gateways = {
            "--demo",
            "--sms-gateway=" + base + "/sms",
            "--sms-secret-file=" + secret,
            "--push-gateway=" + base + "/push",
            "--push-secret-file=" + secret
        };
        try (Served served = new Served(
                Stream.concat(Stream.of(gateways), Stream.of(smtp(mails))).toArray(String[]::new))) {
            ApiClient api = served.api();
            ApiClient bruno = login(api, "bruno@example.org");
            bruno.put("/notifications/me/contacts/phone", Map.of("phone", "+5511987654321"))
                    .hasStatus(204);
            bruno.post("/notifications/me/devices", Map.of("token", "device-1")).hasStatus(201);
            String id = bruno.get("/notifications/me").hasStatus(200).text("id");
            login(api, "shop@example.org")
                    .post(
                            "/notifications/notifications",
                            Map.of("userId", id, "title", "Told", "channels", List.of("email", "sms", "push")))
                    .hasStatus(201);

            await().atMost(SOON)
                    .untilAsserted(() -> assertThat(posted)
                            .anyMatch(post -> post.startsWith("/sms Bearer s3cret") && post.contains("+5511987654321"))
                            .anyMatch(post -> post.startsWith("/push Bearer s3cret") && post.contains("device-1")));
            await().atMost(SOON)
                    .until(() -> mailTo(mails, "bruno@example.org", "Told")
                            .findFirst()
                            .isPresent());
        } finally {
            mails.stop();
            gateway.stop(0);
        }
    }

    private static ApiClient login(ApiClient api, String email) {
        return api.as(api.post("/notifications/auth/login", Map.of("login", email, "password", "azulejo-demo"))
                .hasStatus(200)
                .text("accessToken"));
    }

    @Test
    void blog_withAnIssuer_takesItsTokensBesideTheLocalOnes() throws JOSEException, IOException {
        RSAKey key = new RSAKeyGenerator(2048).keyID("k1").generate();
        byte[] published = new JWKSet(key.toPublicJWK()).toString().getBytes(StandardCharsets.UTF_8);
        HttpServer issuer = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        issuer.createContext("/pool/.well-known/jwks.json", exchange -> {
            exchange.sendResponseHeaders(200, published.length);
            exchange.getResponseBody().write(published);
            exchange.close();
        });
        issuer.start();
        String name = "http://127.0.0.1:" + issuer.getAddress().getPort() + "/pool";
        SignedJWT token = new SignedJWT(
                new JWSHeader.Builder(JWSAlgorithm.RS256).keyID("k1").build(),
                new JWTClaimsSet.Builder()
                        .issuer(name)
                        .subject("sub-1")
                        .claim("client_id", "client-1")
                        .claim("username", "ana")
                        .expirationTime(Date.from(Instant.now().plusSeconds(600)))
                        .build());
        token.sign(new RSASSASigner(key));
        try (Served served =
                new Served("--blog-issuer", name, "--blog-audience", "client-1", "--blog-claims", "cognito")) {
            ApiClient api = served.api();
            api.post("/identity/register", Map.of("email", "a@example.org", "name", "A", "password", "correct horse"));
            ApiClient local =
                    api.as(api.post("/identity/login", Map.of("login", "a@example.org", "password", "correct horse"))
                            .hasStatus(200)
                            .text("accessToken"));

            assertThat(api.as(token.serialize()).get("/blog/me").hasStatus(200).body())
                    .contains("ana");
            local.get("/blog/me").hasStatus(200);
        } finally {
            issuer.stop(0);
        }
    }

    /** Running server in memory, on free ports. */
    private static final class Served implements AutoCloseable {
        private final RunningServer serving;

        Served(String... more) {
            String[] arguments = Stream.concat(
                            Stream.of("--in-memory", "--port", "0", "--dynamodb-port", "0"), Arrays.stream(more))
                    .toArray(String[]::new);
            this.serving = RunningServer.start(ServeOptionsParser.options(Map.of(), arguments));
            serving.loadDemo(new PrintWriter(new StringWriter()));
        }

        ApiClient api() {
            return ApiClient.at(serving.host().uri());
        }

        @Override
        public void close() {
            serving.close();
        }
    }
}
