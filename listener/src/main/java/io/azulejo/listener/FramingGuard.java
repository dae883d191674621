package io.azulejo.listener;

import io.helidon.http.DirectHandler;
import io.helidon.http.RequestException;
import io.helidon.webserver.CloseConnectionException;
import java.util.Arrays;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Check of the framing of HTTP/1.1 requests (RFC 9112), on the bytes as they arrive. A proxy and a server that disagree
 * about where a request ends can be made to mix up the requests of two clients; whatever is ambiguous is therefore
 * refused before the web server reads it. Confined to the connection's thread, except {@link #overdue}.
 */
final class FramingGuard implements RequestGuard {

    /** What the connection waits for. */
    enum Phase {
        /** The first byte of a request after an earlier one. */
        IDLE,
        /** The rest of the request line and the headers, or the first request of the connection. */
        HEAD,
        /** The rest of the body. */
        BODY
    }

    private enum State {
        METHOD,
        TARGET,
        LINE_END,
        NAME,
        VALUE,
        VALUE_END,
        HEAD_END,
        LENGTH_BODY,
        CHUNK_SIZE,
        CHUNK_SIZE_END,
        CHUNK_DATA,
        CHUNK_DATA_CR,
        CHUNK_DATA_END,
        LAST_CR,
        LAST_END
    }

    private static final int MAX_METHOD = 32;
    /** More digits than any header of interest needs. */
    private static final int MAX_KEPT = 40;

    private static final int MAX_LENGTH_DIGITS = 18;
    private static final int MAX_CHUNK_DIGITS = 7;
    private static final boolean[] TOKEN = token();

    private State state = State.METHOD;
    private volatile Phase phase = Phase.HEAD;
    private volatile long since;
    private int count;
    private final StringBuilder name = new StringBuilder();
    private final StringBuilder value = new StringBuilder();
    private @Nullable String contentLength;
    private @Nullable String transferEncoding;
    private boolean lastRequest;
    private long left;
    private @Nullable String violation;

    FramingGuard(long now) {
        since = now;
    }

    Phase phase() {
        return phase;
    }

    /** Returns when the phase began, in nanoseconds. */
    long since() {
        return since;
    }

    /** Returns false between requests: then a response may be being made, as long as that takes. */
    @Override
    public boolean overdue(Deadlines deadlines, long now, boolean unused) {
        long waited = now - since;
        return switch (phase) {
            case IDLE -> false;
            case HEAD -> waited > deadlines.head().toNanos();
            case BODY -> waited > deadlines.body().toNanos();
        };
    }

    /**
     * Returns the bytes that may be read. Complete requests before a violation are passed on; the violation is thrown
     * when the next bytes are asked for.
     */
    @Override
    public byte[] checked(byte[] bytes, long now) {
        requireIntact();
        int complete = 0;
        int at = 0;
        while (at < bytes.length) {
            at = step(bytes, at, now);
            if (violation != null) {
                if (complete == 0) {
                    throw refused(violation);
                }
                return Arrays.copyOf(bytes, complete);
            }
            if (phase == Phase.IDLE) {
                complete = at;
            }
        }
        return bytes;
    }

    /**
     * Throws the violation that was found behind complete requests, or ends the connection after a request that asked
     * for its end; Helidon would wait for the client to close it.
     */
    @Override
    public void requireIntact() {
        if (violation != null) {
            throw refused(violation);
        }
        if (lastRequest && phase == Phase.IDLE) {
            throw new CloseConnectionException("The client asked for the end of the connection");
        }
    }

    /** Rejects the end of the stream inside a request. */
    @Override
    public void end() {
        if (phase == Phase.BODY || state != State.METHOD || count > 0) {
            throw refused("The request is cut off");
        }
    }

    static RequestException refused(String message) {
        return RequestException.builder()
                .type(DirectHandler.EventType.BAD_REQUEST)
                .setKeepAlive(false)
                .safeMessage(true)
                .message(message)
                .build();
    }

    private int step(byte[] bytes, int at, long now) {
        if (state == State.LENGTH_BODY || state == State.CHUNK_DATA) {
            int some = (int) Math.min(left, bytes.length - at);
            left -= some;
            if (left == 0) {
                if (state == State.LENGTH_BODY) {
                    endMessage(now);
                } else {
                    state = State.CHUNK_DATA_CR;
                }
            }
            return at + some;
        }
        character(bytes[at] & 0xff, now);
        return at + 1;
    }

    private void character(int c, long now) {
        switch (state) {
            case METHOD -> method(c, now);
            case TARGET -> {
                if (c == '\r') {
                    state = State.LINE_END;
                } else if (isControl(c)) {
                    violation = "The request line has a control character";
                }
            }
            case LINE_END -> expectLineFeed(c, State.NAME, "The request line does not end with CR LF");
            case NAME -> name(c);
            case VALUE -> value(c);
            case VALUE_END -> {
                expectLineFeed(c, State.NAME, "A header does not end with CR LF");
                endHeader();
            }
            case HEAD_END -> {
                expectLineFeed(c, State.METHOD, "The headers do not end with CR LF");
                if (violation == null) {
                    endHead(now);
                }
            }
            case CHUNK_SIZE -> chunkSize(c);
            case CHUNK_SIZE_END -> {
                expectLineFeed(c, State.CHUNK_DATA, "The size of a chunk does not end with CR LF");
                if (violation == null && left == 0) {
                    state = State.LAST_CR;
                }
            }
            case CHUNK_DATA_CR -> expect(c, '\r', State.CHUNK_DATA_END, "A chunk does not end with CR LF");
            case CHUNK_DATA_END -> {
                expectLineFeed(c, State.CHUNK_SIZE, "A chunk does not end with CR LF");
                beginChunk();
            }
            case LAST_CR -> expect(c, '\r', State.LAST_END, "Trailers are not supported");
            case LAST_END -> {
                expectLineFeed(c, State.METHOD, "The last chunk does not end with CR LF");
                if (violation == null) {
                    endMessage(now);
                }
            }
            case LENGTH_BODY, CHUNK_DATA -> throw new IllegalStateException("Bodies are skipped");
        }
    }

    private void method(int c, long now) {
        if (phase == Phase.IDLE) {
            phase = Phase.HEAD;
            since = now;
        }
        if (c == ' ' && count > 0) {
            state = State.TARGET;
        } else if (c >= TOKEN.length || !TOKEN[c] || ++count > MAX_METHOD) {
            violation = "The method is not a token of at most " + MAX_METHOD + " characters";
        }
    }

    private void name(int c) {
        if (c == ':' && !name.isEmpty()) {
            state = State.VALUE;
        } else if (c == '\r' && name.isEmpty()) {
            state = State.HEAD_END;
        } else if (c >= TOKEN.length || !TOKEN[c]) {
            violation = "The name of a header is not a token followed by a colon";
        } else if (name.length() < MAX_KEPT) {
            name.append((char) c);
        }
    }

    private void value(int c) {
        if (c == '\r') {
            state = State.VALUE_END;
        } else if (isControl(c) && c != '\t') {
            violation = "A header has a control character";
        } else if (value.length() < MAX_KEPT) {
            value.append((char) c);
        }
    }

    private void endHeader() {
        switch (name.toString().toLowerCase(Locale.ROOT)) {
            case "content-length" -> {
                if (contentLength != null) {
                    violation = "Content-Length is repeated";
                }
                contentLength = value.toString().strip();
            }
            case "transfer-encoding" -> {
                if (transferEncoding != null) {
                    violation = "Transfer-Encoding is repeated";
                }
                transferEncoding = value.toString().strip();
            }
            case "connection" -> {
                for (String option : value.toString().split(",", -1)) {
                    lastRequest |= option.strip().equalsIgnoreCase("close");
                }
            }
            default -> {
                // no part in the framing
            }
        }
        name.setLength(0);
        value.setLength(0);
    }

    private void endHead(long now) {
        String length = contentLength;
        if (transferEncoding != null) {
            if (length != null) {
                violation = "Content-Length and Transfer-Encoding exclude each other";
            } else if (!transferEncoding.equalsIgnoreCase("chunked")) {
                violation = "Transfer-Encoding must be chunked";
            }
            state = State.CHUNK_SIZE;
            beginChunk();
            beginBody(now);
        } else if (length == null) {
            endMessage(now);
        } else if (length.isEmpty()
                || length.length() > MAX_LENGTH_DIGITS
                || !length.chars().allMatch(c -> c >= '0' && c <= '9')) {
            violation = "Content-Length must be a number of bytes";
        } else {
            left = Long.parseLong(length);
            if (left == 0) {
                endMessage(now);
            } else {
                state = State.LENGTH_BODY;
                beginBody(now);
            }
        }
    }

    private void beginBody(long now) {
        phase = Phase.BODY;
        since = now;
    }

    private void beginChunk() {
        left = 0;
        count = 0;
    }

    private void chunkSize(int c) {
        int digit = Character.digit(c, 16);
        if (c == '\r' && count > 0) {
            state = State.CHUNK_SIZE_END;
        } else if (c > 'f' || digit < 0 || ++count > MAX_CHUNK_DIGITS) {
            violation = "The size of a chunk must be hexadecimal digits";
        } else {
            left = left * 16 + digit;
        }
    }

    private void endMessage(long now) {
        state = State.METHOD;
        count = 0;
        contentLength = null;
        transferEncoding = null;
        phase = Phase.IDLE;
        since = now;
    }

    private void expectLineFeed(int c, State next, String otherwise) {
        expect(c, '\n', next, otherwise);
    }

    private void expect(int c, char expected, State next, String otherwise) {
        if (c == expected) {
            state = next;
        } else {
            violation = otherwise;
        }
    }

    private static boolean isControl(int c) {
        return c < ' ' || c == 0x7f;
    }

    private static boolean[] token() {
        boolean[] token = new boolean[128];
        for (char c = '0'; c <= 'z'; c++) {
            token[c] = Character.isLetterOrDigit(c);
        }
        for (char c : "!#$%&'*+-.^_`|~".toCharArray()) {
            token[c] = true;
        }
        return token;
    }
}
