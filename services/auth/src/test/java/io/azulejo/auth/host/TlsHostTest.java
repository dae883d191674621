package io.azulejo.auth.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.azulejo.auth.sample.Notes;
import io.azulejo.http.host.Host;
import io.azulejo.http.host.HostOptions;
import io.azulejo.listener.Deadlines;
import io.azulejo.listener.TlsFiles;
import io.azulejo.testing.TestCertificate;
import io.azulejo.testkit.TestClock;
import java.io.IOException;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.net.ssl.SSLSocket;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Encrypted port of the services, with a certificate that changes while the host runs. */
final class TlsHostTest {
    @TempDir
    Path folder;

    @Test
    void certificate_replaced_isUsedWithoutARestart() throws Exception {
        TlsFiles files = new TlsFiles(folder.resolve("cert.pem"), folder.resolve("key.pem"));
        TestCertificate first = TestCertificate.generate(folder, "first");
        first.write(files.certificate(), files.key(), Instant.parse("2026-01-01T00:00:00Z"));
        TestCertificate second = TestCertificate.generate(folder, "second");
        TestClock clock = new TestClock("2026-03-01T12:00:00Z");
        HostOptions options =
                HostOptions.defaults().withPort(0).withClock(clock).withTls(Optional.of(files));
        try (Host host = Host.start(options, List.of(new Notes(clock)))) {
            assertThat(host.uri().getScheme()).isEqualTo("https");
            assertThat(exchange(first, host.uri().getPort())).contains("CN=first", "200 OK", "\"status\":\"up\"");

            second.write(files.certificate(), files.key(), Instant.parse("2026-02-01T00:00:00Z"));
            await().atMost(Duration.ofSeconds(10))
                    .ignoreExceptions()
                    .untilAsserted(() ->
                            assertThat(exchange(second, host.uri().getPort())).contains("CN=second"));

            Files.writeString(files.certificate(), "nonsense");
            Files.setLastModifiedTime(files.certificate(), FileTime.from(Instant.parse("2026-02-02T00:00:00Z")));
            assertThat(exchange(second, host.uri().getPort())).contains("CN=second");
        }
    }

    @Test
    void connections_withoutAHandshake_areClosedAndOthersServed() throws Exception {
        TlsFiles files = new TlsFiles(folder.resolve("cert.pem"), folder.resolve("key.pem"));
        TestCertificate certificate = TestCertificate.generate(folder, "silent");
        certificate.write(files.certificate(), files.key(), Instant.parse("2026-01-01T00:00:00Z"));
        TestClock clock = new TestClock("2026-03-01T12:00:00Z");
        Duration short400 = Duration.ofMillis(400);
        HostOptions options = HostOptions.defaults()
                .withPort(0)
                .withClock(clock)
                .withMaxConnections(20)
                .withDeadlines(new Deadlines(short400, short400, short400))
                .withTls(Optional.of(files));
        try (Host host = Host.start(options, List.of(new Notes(clock)))) {
            List<Socket> silent = new ArrayList<>();
            for (int i = 0; i < 20; i++) { // as many as the port takes
                Socket socket =
                        new Socket(InetAddress.getLoopbackAddress(), host.uri().getPort());
                if (i % 2 == 0) {
                    socket.getOutputStream().write(new byte[] {22, 3, 1}); // a handshake that does not go on
                }
                silent.add(socket);
            }
            assertThat(exchange(certificate, host.uri().getPort())).contains("200 OK");
            for (Socket socket : silent) {
                assertThat(closes(socket)).isTrue();
            }
        }
    }

    @Test
    void files_thatAreNoCertificate_areRefusedAtTheStart() throws Exception {
        TlsFiles files = new TlsFiles(folder.resolve("cert.pem"), folder.resolve("key.pem"));
        Files.writeString(files.certificate(), "nonsense");
        Files.writeString(files.key(), "nonsense");
        assertThatThrownBy(files::context).hasMessageContaining("key.pem holds no private key");
    }

    private static boolean closes(Socket socket) throws IOException {
        socket.setSoTimeout(10_000);
        try (socket) {
            socket.getInputStream().readAllBytes();
            return true;
        } catch (SocketException reset) {
            return true;
        }
    }

    /** Returns the name in the server's certificate and its response. */
    private static String exchange(TestCertificate certificate, int port) throws Exception {
        try (SSLSocket socket = (SSLSocket)
                certificate.trusted().getSocketFactory().createSocket(InetAddress.getLoopbackAddress(), port)) {
            socket.setSoTimeout(10_000);
            socket.getOutputStream()
                    .write("GET /health HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n"
                            .getBytes(StandardCharsets.US_ASCII));
            X509Certificate shown = (X509Certificate) socket.getSession().getPeerCertificates()[0];
            return shown.getSubjectX500Principal().getName() + " "
                    + new String(socket.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
