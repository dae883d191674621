package io.azulejo.bench.http;

import java.io.EOFException;
import java.io.IOException;
import java.io.OutputStream;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;

/**
 * Client connection that sends prepared bytes and reads the response with as little overhead as possible. For one
 * thread.
 */
public final class LoadConnection implements AutoCloseable {
    private final Socket socket;
    private final OutputStream out;
    private final MessageReader in;

    public LoadConnection(URI server) throws IOException {
        this.socket = new Socket(server.getHost(), server.getPort());
        socket.setTcpNoDelay(true);
        this.out = socket.getOutputStream();
        this.in = new MessageReader(socket.getInputStream());
    }

    /** Sends a whole request and returns the body of the response; any status but 200 is an error. */
    public byte[] send(byte[] request) throws IOException {
        out.write(request);
        byte[] body = in.body();
        if (body == null) {
            throw new EOFException("The server closed the connection");
        }
        if (!in.firstLine().startsWith("HTTP/1.1 200")) {
            throw new IOException(in.firstLine() + ": " + new String(body, StandardCharsets.UTF_8));
        }
        return body;
    }

    @Override
    public void close() throws IOException {
        socket.close();
    }
}
