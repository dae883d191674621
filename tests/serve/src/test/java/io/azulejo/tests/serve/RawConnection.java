package io.azulejo.tests.serve;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Locale;

/** HTTP/1.1 connection that sends any bytes and reads responses as they come. Not thread-safe. */
final class RawConnection implements AutoCloseable {
    private static final int TIMEOUT_MILLIS = 20_000;

    private final Socket socket;
    private final InputStream in;

    RawConnection(URI server) throws IOException {
        socket = new Socket(InetAddress.getByName(server.getHost()), server.getPort());
        socket.setSoTimeout(TIMEOUT_MILLIS);
        socket.setTcpNoDelay(true);
        in = new BufferedInputStream(socket.getInputStream());
    }

    /**
     * Response.
     *
     * @param reusable whether the connection can send another request
     */
    record Response(int status, boolean reusable, String body) {}

    void send(byte[] bytes) throws IOException {
        socket.getOutputStream().write(bytes);
        socket.getOutputStream().flush();
    }

    /** Sends what may not be a request, and returns everything that comes back. */
    String exchange(byte[] bytes) throws IOException {
        send(bytes);
        socket.shutdownOutput();
        return new String(in.readAllBytes(), StandardCharsets.ISO_8859_1);
    }

    Response receive(boolean head) throws IOException {
        String line = line();
        int status = Integer.parseInt(line.substring(9, 12));
        boolean reusable = true;
        boolean chunked = false;
        int length = 0;
        for (String header = line(); !header.isEmpty(); header = line()) {
            String text = header.toLowerCase(Locale.ROOT);
            if (text.equals("connection: close") || text.startsWith("content-type: text/event-stream")) {
                reusable = false;
            } else if (text.equals("transfer-encoding: chunked")) {
                chunked = true;
            } else if (text.startsWith("content-length: ")) {
                length = Integer.parseInt(text.substring(16).strip());
            }
        }
        if (head || status == 204 || status == 304 || !reusable) {
            return new Response(status, reusable, "");
        }
        return new Response(status, true, chunked ? chunks() : text(length));
    }

    private String chunks() throws IOException {
        StringBuilder body = new StringBuilder();
        for (int size = Integer.parseInt(line(), 16); size > 0; size = Integer.parseInt(line(), 16)) {
            body.append(text(size));
            line();
        }
        line();
        return body.toString();
    }

    private String text(int length) throws IOException {
        byte[] bytes = in.readNBytes(length);
        if (bytes.length < length) {
            throw new EOFException("The response is cut off");
        }
        return new String(bytes, StandardCharsets.UTF_8);
    }

    private String line() throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int c = in.read(); c != '\n'; c = in.read()) {
            if (c < 0) {
                throw new EOFException("The connection was closed");
            }
            if (c != '\r') {
                line.write(c);
            }
        }
        return line.toString(StandardCharsets.ISO_8859_1);
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
