package io.azulejo.bench.http;

import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/**
 * Reader of HTTP messages with a content length or in chunks; it ignores all other headers. It has its own buffer,
 * because the JDK's takes a lock for every byte, which costs more than some of the measured servers. For one thread.
 */
final class MessageReader {
    private static final byte[] LENGTH = "content-length:".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] CHUNKED = "transfer-encoding:".getBytes(StandardCharsets.US_ASCII);
    private static final int END = -1;

    private final InputStream in;
    private final byte[] buffer = new byte[64 << 10];
    private int next;
    private int filled;
    private int lineStart;
    private String firstLine = "";

    MessageReader(InputStream in) {
        this.in = in;
    }

    /** Reads one message and returns its body; null at the end of the connection. */
    byte @Nullable [] body() throws IOException {
        int length = readLine();
        if (length == END) {
            return null;
        }
        firstLine = text(length);
        int bodyLength = 0;
        boolean chunked = false;
        for (length = readLine(); length > 0; length = readLine()) {
            chunked |= startsWith(CHUNKED, length);
            if (startsWith(LENGTH, length)) {
                bodyLength =
                        Integer.parseInt(text(length).substring(LENGTH.length).trim());
            }
        }
        if (length == END) {
            throw new EOFException("The connection ended within a message");
        }
        return chunked ? chunks() : bytes(bodyLength);
    }

    private byte[] chunks() throws IOException {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        int size;
        do {
            size = Integer.parseInt(text(readLine()), 16);
            body.write(bytes(size));
            readLine();
        } while (size > 0);
        return body.toByteArray();
    }

    /** Returns the first line of the last message. */
    String firstLine() {
        return firstLine;
    }

    private String text(int length) {
        return new String(buffer, lineStart, length, StandardCharsets.US_ASCII);
    }

    private boolean startsWith(byte[] name, int length) {
        if (length < name.length) {
            return false;
        }
        for (int i = 0; i < name.length; i++) {
            if ((buffer[lineStart + i] | 0x20) != (name[i] | 0x20)) {
                return false;
            }
        }
        return true;
    }

    /** Finds the next line and returns its length without the line break. */
    private int readLine() throws IOException {
        int end = next;
        while (true) {
            while (end < filled && buffer[end] != '\n') {
                end++;
            }
            if (end < filled) {
                break;
            }
            end -= next;
            if (!fill()) {
                return END;
            }
            end += next;
        }
        lineStart = next;
        next = end + 1;
        return end > lineStart && buffer[end - 1] == '\r' ? end - 1 - lineStart : end - lineStart;
    }

    private byte[] bytes(int length) throws IOException {
        byte[] bytes = new byte[length];
        int had = Math.min(length, filled - next);
        System.arraycopy(buffer, next, bytes, 0, had);
        next += had;
        if (in.readNBytes(bytes, had, length - had) < length - had) {
            throw new EOFException("The connection ended within a message");
        }
        return bytes;
    }

    /** Moves the rest of the buffer to the front and reads more; returns false at the end of the connection. */
    private boolean fill() throws IOException {
        filled -= next;
        System.arraycopy(buffer, next, buffer, 0, filled);
        next = 0;
        if (filled == buffer.length) {
            throw new IOException("A line of more than " + buffer.length + " bytes");
        }
        int read = in.read(buffer, filled, buffer.length - filled);
        filled += Math.max(0, read);
        return read > 0;
    }
}
