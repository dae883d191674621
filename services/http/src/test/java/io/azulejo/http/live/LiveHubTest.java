package io.azulejo.http.live;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.spi.ILoggingEvent;
import ch.qos.logback.core.read.ListAppender;
import io.azulejo.http.host.Host;
import io.azulejo.http.host.HostOptions;
import io.azulejo.testing.ApiClient;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.net.InetAddress;
import java.net.Socket;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.slf4j.LoggerFactory;

@Timeout(60)
final class LiveHubTest {
    private static final LiveEvent HELLO = new LiveEvent("1", "said", "hello");

    private final LiveHub hub = new LiveHub(new LiveOptions(3, 4, Duration.ofHours(1)));
    private final Radio radio = new Radio(hub);
    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();
    private Host host;

    @BeforeEach
    void start() {
        // if a stop waited for the streams, it would exceed the test's timeout
        HostOptions options =
                HostOptions.defaults().withPort(0).withRates(Map.of()).withGrace(Duration.ofMinutes(5));
        host = Host.start(options, List.of(radio));
    }

    @AfterEach
    void stop() {
        host.close();
        http.close();
    }

    /** Connected client. */
    private final class Client implements AutoCloseable {
        private final HttpResponse<InputStream> response;
        private final BufferedReader lines;

        Client(String key) throws IOException, InterruptedException {
            HttpRequest request =
                    HttpRequest.newBuilder(host.uri().resolve("/radio/" + key)).build();
            response = http.send(request, BodyHandlers.ofInputStream());
            lines = new BufferedReader(new InputStreamReader(response.body(), StandardCharsets.UTF_8));
            assertThat(next()).isEqualTo("retry: 3000|:");
        }

        /** Returns the lines up to the next empty one; empty at the end of the stream. */
        String next() throws IOException {
            List<String> event = new ArrayList<>();
            for (String line = lines.readLine(); line != null && !line.isEmpty(); line = lines.readLine()) {
                event.add(line);
            }
            return String.join("|", event);
        }

        @Override
        public void close() throws IOException {
            lines.close();
        }
    }

    @Test
    void publish_toAKey_reachesWhoListensToItAndNobodyElse() throws Exception {
        try (Client ana = new Client("ana");
                Client ana2 = new Client("ana");
                Client bob = new Client("bob")) {
            hub.publish("ana", HELLO);
            hub.publish("bob", new LiveEvent(null, "said", "two\nlines é"));
            hub.publish("nobody", HELLO);
            assertThat(ana.next()).isEqualTo("id: 1|event: said|data: hello");
            assertThat(ana2.next()).isEqualTo("id: 1|event: said|data: hello");
            assertThat(bob.next()).isEqualTo("event: said|data: two|data: lines é");
            assertThat(bob.response.headers().firstValue("Content-Type")).contains("text/event-stream");
            assertThat(bob.response.headers().firstValue("Cache-Control")).contains("no-cache");
        }
    }

    @Test
    void stream_ofOneWhoMissedSomething_beginsWithThat() throws Exception {
        radio.missed.add(HELLO);
        try (Client ana = new Client("ana")) {
            assertThat(ana.next()).startsWith("id: 1|");
        }
    }

    @Test
    void offer_toAFullQueue_dropsItForOneResync() throws Exception {
        Subscription slow = new Subscription(3);
        IntStream.rangeClosed(1, 4).forEach(i -> slow.offer(new LiveEvent(null, "n", Integer.toString(i))));
        slow.offer(new LiveEvent(null, "n", "5"));
        slow.sendHeartbeat(); // no heartbeat is added while events are queued
        assertThat(slow.take()).contains("event: resync\ndata: {}\n\nevent: n\ndata: 5\n\n");
        slow.sendHeartbeat();
        slow.sendHeartbeat();
        assertThat(slow.take()).contains(Subscription.HEARTBEAT);
    }

    @Test
    void beat_whenNothingHappens_isSentToEverybody() throws Exception {
        try (Client ana = new Client("ana");
                Client bob = new Client("bob")) {
            hub.sendHeartbeat();
            assertThat(ana.next()).isEqualTo(":");
            assertThat(bob.next()).isEqualTo(":");
        }
    }

    @Test
    void caller_gone_isForgottenWithoutAWordInTheLog() throws Exception {
        List<String> logged = new ArrayList<>();
        Handler handler = new Handler() {
            @Override
            public void publish(LogRecord record) {
                if (record.getLevel().intValue() >= Level.WARNING.intValue()) {
                    logged.add(record.getMessage());
                }
            }

            @Override
            public void flush() {}

            @Override
            public void close() {}
        };
        java.util.logging.Logger helidon = java.util.logging.Logger.getLogger("");
        helidon.addHandler(handler);
        ListAppender<ILoggingEvent> ours = new ListAppender<>();
        ours.start();
        ((Logger) LoggerFactory.getLogger("io.azulejo")).addAppender(ours);
        try {
            new Client("ana").close();
            await().until(() -> {
                hub.sendHeartbeat();
                return hub.callers() == 0;
            });
            assertThat(logged).isEmpty();
            assertThat(ours.list).isEmpty();
        } finally {
            helidon.removeHandler(handler);
            ((Logger) LoggerFactory.getLogger("io.azulejo")).detachAppender(ours);
        }
    }

    @Test
    void stop_withCallersOnTheLine_endsTheirStreamsAndDoesNotWait() throws Exception {
        try (Client ana = new Client("ana");
                Client bob = new Client("bob")) {
            host.close(); // with a grace period of five minutes
            assertThat(ana.next()).isEmpty();
            assertThat(bob.next()).isEmpty();
            assertThat(hub.callers()).isZero();
        }
    }

    @Test
    void stop_withACallerWhoDoesNotRead_cutsTheLine() throws Exception {
        try (Socket notReading =
                new Socket(InetAddress.getLoopbackAddress(), host.uri().getPort())) {
            notReading.setReceiveBufferSize(1024);
            notReading
                    .getOutputStream()
                    .write("GET /radio/ana HTTP/1.1\r\nHost: localhost\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
            await().until(() -> hub.callers() == 1);
            // more than all network buffers hold: sending blocks and the queue overflows
            String much = "x".repeat(1024 * 1024);
            IntStream.range(0, 40).forEach(i -> hub.publish("ana", new LiveEvent(null, "n", much)));
            host.close();
            assertThat(hub.callers()).isZero();
        }
    }

    @Test
    void stream_ofTooManyCallersOrAtTheEnd_isRefused() throws Exception {
        try (Client one = new Client("a");
                Client two = new Client("b");
                Client three = new Client("c");
                Client four = new Client("d")) {
            ApiClient.at(host.uri()).get("/radio/e").isProblem(503);
            assertThat(hub.callers()).isEqualTo(4);
            hub.stopping();
            ApiClient.at(host.uri()).get("/radio/e").isProblem(503);
            assertThat(List.of(one.next(), two.next(), three.next(), four.next()))
                    .containsOnly("");
        }
    }

    @Test
    void event_withALineBreakInItsNameOrId_isRefused() {
        assertThatThrownBy(() -> new LiveEvent(null, "a\nb", "")).hasMessageContaining("name");
        assertThatThrownBy(() -> new LiveEvent("a\rb", "n", "")).hasMessageContaining("id");
    }
}
