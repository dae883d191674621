package io.azulejo.bench.http;

import java.io.BufferedInputStream;
import java.io.ByteArrayOutputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** Reads HTTP messages that say their length or come in chunks, looking at nothing else in them. For one thread. */
final class MessageReader {
    private static final byte[] LENGTH = "content-length:".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] CHUNKED = "transfer-encoding:".getBytes(StandardCharsets.US_ASCII);
    private static final int END = -1;

    private final InputStream in;
    private byte[] line = new byte[512];
    private String firstLine = "";

    MessageReader(InputStream in) {
        this.in = new BufferedInputStream(in, 16 << 10);
    }

    /** Reads one message and returns its body; null where the connection ends instead. */
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
        return chunked ? chunks() : in.readNBytes(bodyLength);
    }

    private byte[] chunks() throws IOException {
        ByteArrayOutputStream body = new ByteArrayOutputStream();
        int size;
        do {
            size = Integer.parseInt(text(readLine()), 16);
            body.write(in.readNBytes(size));
            readLine();
        } while (size > 0);
        return body.toByteArray();
    }

    /** The first line of the message that was read last. */
    String firstLine() {
        return firstLine;
    }

    private String text(int length) {
        return new String(line, 0, length, StandardCharsets.US_ASCII);
    }

    private boolean startsWith(byte[] name, int length) {
        if (length < name.length) {
            return false;
        }
        for (int i = 0; i < name.length; i++) {
            if ((line[i] | 0x20) != (name[i] | 0x20)) {
                return false;
            }
        }
        return true;
    }

    /** Reads a line without its end and answers with its length. */
    private int readLine() throws IOException {
        int length = 0;
        for (int read = in.read(); read != '\n'; read = in.read()) {
            if (read < 0) {
                return END;
            }
            if (read != '\r') {
                if (length == line.length) {
                    line = Arrays.copyOf(line, 2 * length);
                }
                line[length++] = (byte) read;
            }
        }
        return length;
    }
}
