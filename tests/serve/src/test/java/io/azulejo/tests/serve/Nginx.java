package io.azulejo.tests.serve;

import static org.awaitility.Awaitility.await;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.stream.Stream;

/** nginx of the machine in front of a server, with TLS and the settings that most installations have. */
final class Nginx implements AutoCloseable {
    private final Process process;
    private final int port;

    private Nginx(Process process, int port) {
        this.process = process;
        this.port = port;
    }

    /** Skips the test if the machine has no nginx. */
    static Nginx inFrontOf(URI server, Path folder, Path certificate, Path key) throws IOException {
        Optional<Path> executable = Stream.concat(
                        Stream.of(System.getenv("PATH").split(File.pathSeparator, -1)), Stream.of("/usr/sbin"))
                .map(place -> Path.of(place, "nginx"))
                .filter(Files::isExecutable)
                .findFirst();
        assumeTrue(executable.isPresent(), "nginx is not installed: ./azulejo test installs it on Debian");
        int port = freePort();
        Path configuration =
                Files.writeString(folder.resolve("nginx.conf"), """
                daemon off;
                pid %1$s/nginx.pid;
                error_log %1$s/error.log;
                events {}
                http {
                  access_log off;
                  client_body_temp_path %1$s/body;
                  proxy_temp_path %1$s/proxy;
                  fastcgi_temp_path %1$s/fastcgi;
                  uwsgi_temp_path %1$s/uwsgi;
                  scgi_temp_path %1$s/scgi;
                  server {
                    listen 127.0.0.1:%2$d ssl http2;
                    ssl_certificate %3$s;
                    ssl_certificate_key %4$s;
                    location / {
                      proxy_pass %5$s;
                      proxy_http_version 1.1;
                      proxy_set_header Host $host;
                      proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;
                      proxy_set_header X-Forwarded-Proto $scheme;
                    }
                  }
                }
                """.formatted(folder, port, certificate, key, server));
        Process process = new ProcessBuilder(
                        executable.get().toString(), "-p", folder.toString(), "-c", configuration.toString())
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("out.log").toFile())
                .start();
        Nginx nginx = new Nginx(process, port);
        await().atMost(Duration.ofSeconds(20)).until(nginx::answers);
        return nginx;
    }

    private static int freePort() throws IOException {
        try (ServerSocket socket = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
            return socket.getLocalPort();
        }
    }

    private boolean answers() {
        try (Socket socket = new Socket(InetAddress.getLoopbackAddress(), port)) {
            return socket.isConnected();
        } catch (IOException e) {
            if (!process.isAlive()) {
                throw new AssertionError("nginx ended with status " + process.exitValue(), e);
            }
            return false;
        }
    }

    URI uri() {
        return URI.create("https://127.0.0.1:" + port);
    }

    @Override
    public void close() {
        process.destroy();
        process.onExit().join();
    }
}
