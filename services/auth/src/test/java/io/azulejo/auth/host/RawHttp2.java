package io.azulejo.auth.host;

import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.Socket;
import java.net.SocketException;
import java.nio.charset.StandardCharsets;

/** HTTP/2 client with prior knowledge that can send any frame. Not thread-safe. */
final class RawHttp2 implements AutoCloseable {
    static final int DATA = 0;
    static final int HEADERS = 1;
    static final int SETTINGS = 4;
    static final int END_STREAM = 0x1;
    static final int END_HEADERS = 0x4;

    private final Socket socket;
    private final OutputStream out;
    private final DataInputStream in;

    /**
     * Frame that the server sent.
     *
     * @param status of a response, from the beginning of its header block; -1 for most statuses and all other frames
     */
    record Frame(int type, int stream, String text, int status) {}

    /** Returns the status that a byte of a header block stands for (RFC 7541, appendix A: 8 to 14). */
    private static int status(int first) {
        return switch (first) {
            case 0x88 -> 200;
            case 0x89 -> 204;
            case 0x8a -> 206;
            case 0x8b -> 304;
            case 0x8c -> 400;
            case 0x8d -> 404;
            case 0x8e -> 500;
            default -> -1;
        };
    }

    private RawHttp2(Socket socket) throws IOException {
        this.socket = socket;
        this.out = socket.getOutputStream();
        this.in = new DataInputStream(socket.getInputStream());
    }

    /** Connects and sends the preface. */
    static RawHttp2 connect(int port) throws IOException {
        Socket socket = new Socket(InetAddress.getLoopbackAddress(), port);
        socket.setSoTimeout(10_000);
        RawHttp2 client = new RawHttp2(socket);
        client.raw("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n".getBytes(StandardCharsets.US_ASCII));
        return client;
    }

    void raw(byte[] bytes) throws IOException {
        out.write(bytes);
        out.flush();
    }

    void frame(int type, int flags, int stream, byte[] payload) throws IOException {
        ByteArrayOutputStream frame = new ByteArrayOutputStream();
        frame.write(payload.length >> 16);
        frame.write(payload.length >> 8);
        frame.write(payload.length);
        frame.write(type);
        frame.write(flags);
        for (int shift = 24; shift >= 0; shift -= 8) {
            frame.write(stream >> shift);
        }
        frame.writeBytes(payload);
        raw(frame.toByteArray());
    }

    /** Returns the header block of a request: names of the static table (RFC 7541, appendix A) with literal values. */
    static byte[] request(String method, String path, String... headers) {
        ByteArrayOutputStream block = new ByteArrayOutputStream();
        field(block, 2, method);
        field(block, 6, "http");
        field(block, 4, path);
        field(block, 1, "localhost");
        for (int i = 0; i < headers.length; i += 2) {
            block.write(0);
            text(block, headers[i]);
            text(block, headers[i + 1]);
        }
        return block.toByteArray();
    }

    private static void field(ByteArrayOutputStream block, int name, String value) {
        block.write(name);
        text(block, value);
    }

    private static void text(ByteArrayOutputStream block, String text) {
        block.write(text.length()); // below 127
        block.writeBytes(text.getBytes(StandardCharsets.US_ASCII));
    }

    Frame next() throws IOException {
        int length = (in.readUnsignedByte() << 16) | in.readUnsignedShort();
        int type = in.readUnsignedByte();
        in.readUnsignedByte(); // flags
        int stream = in.readInt();
        byte[] payload = new byte[length];
        in.readFully(payload);
        return new Frame(
                type,
                stream,
                new String(payload, StandardCharsets.UTF_8),
                type == HEADERS && length > 0 ? status(payload[0] & 0xff) : -1);
    }

    Frame next(int type) throws IOException {
        Frame frame = next();
        while (frame.type() != type) {
            frame = next();
        }
        return frame;
    }

    /** Reads until the server closes the connection; fails if it does not. */
    void awaitEnd() throws IOException {
        try {
            in.readAllBytes();
        } catch (SocketException reset) {
            // closed too
        }
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
