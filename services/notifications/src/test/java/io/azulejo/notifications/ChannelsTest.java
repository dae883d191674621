package io.azulejo.notifications;

import static org.assertj.core.api.Assertions.assertThat;

import com.icegreen.greenmail.util.GreenMail;
import com.icegreen.greenmail.util.ServerSetup;
import com.sun.net.httpserver.HttpServer;
import io.azulejo.notifications.NotificationsTestService.Person;
import io.azulejo.notifications.channel.Channel;
import io.azulejo.notifications.channel.EmailChannel;
import io.azulejo.notifications.channel.LogChannel;
import io.azulejo.notifications.channel.Message;
import io.azulejo.notifications.channel.Outcome;
import io.azulejo.notifications.channel.ProviderChannel;
import io.azulejo.notifications.channel.ProviderOptions;
import io.azulejo.notifications.channel.SmtpOptions;
import io.azulejo.testing.ApiClient;
import io.azulejo.tests.backends.Backend;
import jakarta.mail.MessagingException;
import jakarta.mail.internet.MimeMessage;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import org.junit.jupiter.api.Test;

/** Tests of each channel against a real server of its kind. */
final class ChannelsTest {
    private static final Duration TIMEOUT = Duration.ofSeconds(10);
    private static final ServerSetup ANY_PORT = new ServerSetup(0, "127.0.0.1", ServerSetup.PROTOCOL_SMTP);

    private static Message message(String to) {
        return new Message("01ARZ3NDEKTSV4RRFFQ69G5FAV", "usr_1", List.of(to), "Olá 😀", "Linha 1\nLinha 2", "news");
    }

    private static EmailChannel mail(int port) {
        return new EmailChannel(new SmtpOptions(
                "127.0.0.1", port, SmtpOptions.Security.NONE, "no-reply@azulejo.example", null, null, TIMEOUT));
    }

    private static <T> T withMailServer(java.util.function.Function<GreenMail, T> test) {
        GreenMail server = new GreenMail(ANY_PORT);
        server.start();
        try {
            return test.apply(server);
        } finally {
            server.stop();
        }
    }

    @Test
    void email_overSmtp_arrivesWholeAndKeepsItsIdWhenRepeated() throws MessagingException, IOException {
        MimeMessage[] received = withMailServer(server -> {
            EmailChannel channel = mail(server.getSmtp().getPort());
            assertThat(channel.deliver(message("ana@example.com")))
                    .isEqualTo(new Outcome.Sent("<01ARZ3NDEKTSV4RRFFQ69G5FAV@azulejo.example>"));
            channel.deliver(message("ana@example.com"));
            return server.getReceivedMessages();
        });
        assertThat(received).hasSize(2);
        for (MimeMessage mail : received) {
            assertThat(mail.getMessageID()).isEqualTo("<01ARZ3NDEKTSV4RRFFQ69G5FAV@azulejo.example>");
            assertThat(mail.getSubject()).isEqualTo("Olá 😀");
            assertThat(mail.getAllRecipients()[0]).hasToString("ana@example.com");
            assertThat(mail.getFrom()[0]).hasToString("no-reply@azulejo.example");
            assertThat(mail.getContent().toString().replace("\r\n", "\n").strip())
                    .isEqualTo("Linha 1\nLinha 2");
        }
    }

    @Test
    void email_withoutServer_isTriedAgain() {
        int port = withMailServer(server -> server.getSmtp().getPort());
        assertThat(mail(port).deliver(message("ana@example.com"))).isInstanceOf(Outcome.Failed.class);
    }

    @Test
    void email_toAnAddressThatCannotBe_isRejected() {
        assertThat(mail(1).deliver(message("not an address"))).isInstanceOf(Outcome.Rejected.class);
    }

    @Test
    void email_refusedByTheServer_saysWhetherForGood() {
        withMailServer(server -> {
            server.getManagers().getUserManager().setMessageDeliveryHandler((mail, address) -> {
                throw new com.icegreen.greenmail.user.UserException("no such user");
            });
            Outcome outcome = mail(server.getSmtp().getPort()).deliver(message("ana@example.com"));
            assertThat(outcome).isNotInstanceOf(Outcome.Sent.class);
            return outcome;
        });
    }

    /** Provider within the test that records its requests. */
    private static final class Provider implements AutoCloseable {
        final List<String> bodies = new CopyOnWriteArrayList<>();
        final List<String> keys = new CopyOnWriteArrayList<>();
        final List<String> secrets = new CopyOnWriteArrayList<>();
        private final HttpServer server;

        Provider(int status, String body, Map<String, String> headers) throws IOException {
            server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
            server.createContext("/send", exchange -> {
                bodies.add(new String(exchange.getRequestBody().readAllBytes(), StandardCharsets.UTF_8));
                keys.add(exchange.getRequestHeaders().getFirst("Idempotency-Key"));
                secrets.add(exchange.getRequestHeaders().getFirst("Authorization"));
                headers.forEach(exchange.getResponseHeaders()::add);
                byte[] answer = body.getBytes(StandardCharsets.UTF_8);
                exchange.sendResponseHeaders(status, answer.length == 0 ? -1 : answer.length);
                exchange.getResponseBody().write(answer);
                exchange.close();
            });
            server.start();
        }

        ProviderOptions options() {
            URI uri = URI.create("http://127.0.0.1:" + server.getAddress().getPort() + "/send");
            return new ProviderOptions(uri, "s3cret", TIMEOUT);
        }

        @Override
        public void close() {
            server.stop(0);
        }
    }

    private static Outcome sms(int status, String body, Map<String, String> headers) throws IOException {
        try (Provider provider = new Provider(status, body, headers)) {
            return ProviderChannel.sms(provider.options()).deliver(message("+5511987654321"));
        }
    }

    @Test
    void provider_getsTheContractsRequest_withTheSameKeyEachTime() throws IOException {
        try (Provider provider = new Provider(202, "{\"id\":\"sm-1\"}", Map.of())) {
            ProviderChannel channel = ProviderChannel.push(provider.options());
            assertThat(channel.deliver(message("token"))).isEqualTo(new Outcome.Sent("sm-1"));
            channel.deliver(message("token"));
            assertThat(provider.bodies.getFirst())
                    .isEqualTo("{\"id\":\"01ARZ3NDEKTSV4RRFFQ69G5FAV\",\"channel\":\"push\",\"to\":[\"token\"],"
                            + "\"title\":\"Olá 😀\",\"content\":\"Linha 1\\nLinha 2\",\"category\":\"news\"}");
            assertThat(provider.keys).containsExactly("01ARZ3NDEKTSV4RRFFQ69G5FAV", "01ARZ3NDEKTSV4RRFFQ69G5FAV");
            assertThat(provider.secrets).containsOnly("Bearer s3cret");
        }
    }

    @Test
    void provider_answers_areTakenAsTheContractSays() throws IOException {
        assertThat(sms(204, "", Map.of())).isEqualTo(new Outcome.Sent(null));
        assertThat(sms(200, "OK", Map.of())).isEqualTo(new Outcome.Sent(null));
        assertThat(sms(400, "", Map.of())).isEqualTo(new Outcome.Rejected("The provider answered 400"));
        assertThat(sms(503, "", Map.of())).isEqualTo(new Outcome.Failed("The provider answered 503", Optional.empty()));
        assertThat(sms(429, "", Map.of("Retry-After", "120")))
                .isEqualTo(new Outcome.Failed("The provider answered 429", Optional.of(Duration.ofMinutes(2))));
        assertThat(sms(429, "", Map.of("Retry-After", "soon")))
                .isEqualTo(new Outcome.Failed("The provider answered 429", Optional.empty()));
        ProviderOptions nobody = new ProviderOptions(URI.create("http://127.0.0.1:1/send"), "x", TIMEOUT);
        assertThat(ProviderChannel.sms(nobody).deliver(message("+55"))).isInstanceOf(Outcome.Failed.class);
    }

    @Test
    void notification_onAllChannels_reachesTheirServers() throws IOException {
        GreenMail mailServer = new GreenMail(ANY_PORT);
        mailServer.start();
        try (Provider sms = new Provider(200, "", Map.of());
                Provider push = new Provider(200, "", Map.of())) {
            List<Channel> channels = List.of(
                    mail(mailServer.getSmtp().getPort()),
                    ProviderChannel.sms(sms.options()),
                    ProviderChannel.push(push.options()),
                    new LogChannel("log"));
            try (NotificationsTestService station =
                    new NotificationsTestService(Backend.IN_PROCESS::open, Map.of(), channels)) {
                Person ana = station.user("ana");
                ana.api()
                        .put("me/contacts/phone", Map.of("phone", "+5511987654321"))
                        .hasStatus(204);
                ana.api().post("me/devices", Map.of("token", "device-1")).hasStatus(201);
                ApiClient producer = station.producer().api();
                List<String> ids = NotificationsTestService.ids(producer.post(
                        "notifications",
                        Map.of(
                                "userId", ana.id(),
                                "title", "Everywhere",
                                "channels", List.of("in_app", "email", "sms", "push", "log"))));
                assertThat(station.deliver()).isEqualTo(4);
                assertThat(mailServer.getReceivedMessages()).hasSize(1);
                assertThat(sms.keys).containsExactly(ids.get(2));
                assertThat(push.keys).containsExactly(ids.get(3));
                assertThat(push.bodies.getFirst()).contains("device-1");
                for (String id : ids.subList(1, 5)) {
                    assertThat(producer.get("notifications/" + id).body()).contains("\"status\":\"sent\"");
                }
            }
        } finally {
            mailServer.stop();
        }
    }
}
