package io.azulejo.auth.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.awaitility.Awaitility.await;

import io.azulejo.auth.sample.Notes;
import io.azulejo.http.host.Host;
import io.azulejo.http.host.HostOptions;
import io.azulejo.listener.TlsFiles;
import io.azulejo.testkit.TestClock;
import java.io.InputStream;
import java.net.InetAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.security.KeyStore;
import java.security.cert.X509Certificate;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.Optional;
import javax.net.ssl.SSLContext;
import javax.net.ssl.SSLSocket;
import javax.net.ssl.TrustManagerFactory;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Encrypted port of the services, with a certificate that changes while the host runs. */
final class TlsHostTest {
    private static final char[] PASSWORD = "changeit".toCharArray();

    @TempDir
    Path folder;

    @Test
    void certificate_replaced_isUsedWithoutARestart() throws Exception {
        TlsFiles files = new TlsFiles(folder.resolve("cert.pem"), folder.resolve("key.pem"));
        KeyStore first = write("first", files, Instant.parse("2026-01-01T00:00:00Z"));
        KeyStore second = generate("second");
        TestClock clock = new TestClock("2026-03-01T12:00:00Z");
        HostOptions options =
                HostOptions.defaults().withPort(0).withClock(clock).withTls(Optional.of(files));
        try (Host host = Host.start(options, List.of(new Notes(clock)))) {
            assertThat(host.uri().getScheme()).isEqualTo("https");
            assertThat(exchange(first, host.uri().getPort())).contains("CN=first", "200 OK", "\"status\":\"up\"");

            write(second, files, Instant.parse("2026-02-01T00:00:00Z"));
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
    void files_thatAreNoCertificate_areRefusedAtTheStart() throws Exception {
        TlsFiles files = new TlsFiles(folder.resolve("cert.pem"), folder.resolve("key.pem"));
        Files.writeString(files.certificate(), "nonsense");
        Files.writeString(files.key(), "nonsense");
        assertThatThrownBy(files::context).hasMessageContaining("key.pem holds no private key");
    }

    private KeyStore write(String name, TlsFiles files, Instant changed) throws Exception {
        KeyStore store = generate(name);
        write(store, files, changed);
        return store;
    }

    private KeyStore generate(String name) throws Exception {
        Path file = folder.resolve(name + ".p12");
        int status = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "keytool")
                                .toString(),
                        "-genkeypair",
                        "-keyalg",
                        "EC",
                        "-alias",
                        "server",
                        "-dname",
                        "CN=" + name,
                        "-validity",
                        "2",
                        "-ext",
                        "san=ip:127.0.0.1",
                        "-storetype",
                        "PKCS12",
                        "-keystore",
                        file.toString(),
                        "-storepass",
                        "changeit")
                .start()
                .waitFor();
        assertThat(status).isZero();
        KeyStore store = KeyStore.getInstance("PKCS12");
        try (InputStream in = Files.newInputStream(file)) {
            store.load(in, PASSWORD);
        }
        return store;
    }

    private static void write(KeyStore store, TlsFiles files, Instant changed) throws Exception {
        Files.writeString(
                files.key(), pem("PRIVATE KEY", store.getKey("server", PASSWORD).getEncoded()));
        Files.writeString(
                files.certificate(),
                pem("CERTIFICATE", store.getCertificate("server").getEncoded()));
        Files.setLastModifiedTime(files.key(), FileTime.from(changed));
        Files.setLastModifiedTime(files.certificate(), FileTime.from(changed));
    }

    private static String pem(String what, byte[] bytes) {
        return "-----BEGIN " + what + "-----\n" + Base64.getMimeEncoder().encodeToString(bytes) + "\n-----END " + what
                + "-----\n";
    }

    /** Returns the name in the server's certificate and its response. */
    private static String exchange(KeyStore trusted, int port) throws Exception {
        KeyStore roots = KeyStore.getInstance("PKCS12");
        roots.load(null, null);
        roots.setCertificateEntry("server", trusted.getCertificate("server"));
        TrustManagerFactory trust = TrustManagerFactory.getInstance(TrustManagerFactory.getDefaultAlgorithm());
        trust.init(roots);
        SSLContext context = SSLContext.getInstance("TLS");
        context.init(null, trust.getTrustManagers(), null);
        try (SSLSocket socket =
                (SSLSocket) context.getSocketFactory().createSocket(InetAddress.getLoopbackAddress(), port)) {
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
