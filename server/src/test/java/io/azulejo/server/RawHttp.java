package io.azulejo.server;

import java.io.ByteArrayOutputStream;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** HTTP client that sends exactly the given bytes, however wrong they are. Not thread-safe. */
final class RawHttp implements Closeable {
    private static final int TIMEOUT_MILLIS = 20_000;

    private final Socket socket;

    RawHttp(int port) throws IOException {
        socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setSoTimeout(TIMEOUT_MILLIS);
    }

    record Answer(int status, Map<String, String> headers, String body) {}

    /** Returns a well-formed request for an operation, with optional additional headers. */
    static String post(String operation, String body, String... headers) {
        int length = body.getBytes(StandardCharsets.UTF_8).length;
        return head("Content-Length: " + length, "Host: localhost", target(operation), headers) + body;
    }

    static String target(String operation) {
        return "X-Amz-Target: DynamoDB_20120810." + operation;
    }

    /** Returns the head of a POST request, up to the empty line. */
    static String head(String length, String host, String target, String... headers) {
        StringBuilder head = new StringBuilder("POST / HTTP/1.1\r\n");
        head.append("Content-Type: application/x-amz-json-1.0\r\n");
        for (String header : List.of(length, host, target)) {
            head.append(header).append("\r\n");
        }
        for (String header : headers) {
            head.append(header).append("\r\n");
        }
        return head.append("\r\n").toString();
    }

    RawHttp send(String text) throws IOException {
        return send(text.getBytes(StandardCharsets.UTF_8));
    }

    RawHttp send(byte[] bytes) throws IOException {
        socket.getOutputStream().write(bytes);
        socket.getOutputStream().flush();
        return this;
    }

    Answer receive() throws IOException {
        InputStream in = socket.getInputStream();
        String[] statusLine = line(in).split(" ", 3);
        Map<String, String> headers = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
        for (String header = line(in); !header.isEmpty(); header = line(in)) {
            int colon = header.indexOf(':');
            headers.put(header.substring(0, colon), header.substring(colon + 1).strip());
        }
        int length = Integer.parseInt(headers.getOrDefault("Content-Length", "0"));
        return new Answer(
                Integer.parseInt(statusLine[1]), headers, new String(in.readNBytes(length), StandardCharsets.UTF_8));
    }

    /** Waits until the server has closed the connection and discards what still arrives. */
    void awaitClosed() throws IOException {
        if (!closedWithin(TIMEOUT_MILLIS)) {
            throw new IOException("The server keeps the connection");
        }
    }

    /** Returns whether the server closes the connection within some time. A reset counts as closed. */
    boolean closedWithin(int millis) throws IOException {
        socket.setSoTimeout(millis);
        try {
            socket.getInputStream().transferTo(OutputStream.nullOutputStream());
            return true;
        } catch (SocketTimeoutException e) {
            return false;
        } catch (SocketException e) {
            return true;
        }
    }

    /** Returns whether the connection is closed and was not reset: a reset can overtake the response. */
    boolean endsInOrder() throws IOException {
        try {
            return socket.getInputStream().read() < 0;
        } catch (SocketException reset) {
            return false;
        }
    }

    private static String line(InputStream in) throws IOException {
        ByteArrayOutputStream line = new ByteArrayOutputStream();
        for (int b = in.read(); b != '\n'; b = in.read()) {
            if (b < 0) {
                throw new IOException("The server closed the connection within '" + line + "'");
            }
            line.write(b);
        }
        return line.toString(StandardCharsets.ISO_8859_1).strip();
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
