package io.azulejo.bench.http;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * Server that sends the same bytes for every request without parsing it: the upper bound for the load generator. It
 * runs until its process ends.
 */
final class FixedResponseServer {
    private final byte[] answer;

    FixedResponseServer(byte[] body) {
        byte[] head =
                ("HTTP/1.1 200 OK\r\nContent-Length: " + body.length + "\r\n\r\n").getBytes(StandardCharsets.US_ASCII);
        this.answer = Arrays.copyOf(head, head.length + body.length);
        System.arraycopy(body, 0, answer, head.length, body.length);
    }

    int start() throws IOException {
        ServerSocket server = new ServerSocket(0, 64, InetAddress.getLoopbackAddress());
        Thread unused = Thread.ofPlatform().start(() -> accept(server));
        return server.getLocalPort();
    }

    private void accept(ServerSocket server) {
        try {
            while (true) {
                Socket socket = server.accept();
                socket.setTcpNoDelay(true);
                Thread unused = Thread.ofPlatform().start(() -> answer(socket));
            }
        } catch (IOException e) {
            throw new IllegalStateException(e);
        }
    }

    private void answer(Socket socket) {
        try (socket) {
            MessageReader requests = new MessageReader(socket.getInputStream());
            while (requests.body() != null) {
                socket.getOutputStream().write(answer);
            }
        } catch (IOException e) {
            System.err.println("Connection failed: " + e);
        }
    }
}
