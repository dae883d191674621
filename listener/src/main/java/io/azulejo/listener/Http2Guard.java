package io.azulejo.listener;

import io.helidon.webserver.CloseConnectionException;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;

/**
 * Clock of the requests of an HTTP/2 connection: it follows the frames (RFC 9113) and knows which frame, which header
 * block and which request body is still arriving. The frames themselves are checked by Helidon.
 */
final class Http2Guard implements RequestGuard {
    private static final int FRAME_HEADER = 9;
    private static final int DATA = 0;
    private static final int HEADERS = 1;
    private static final int RST_STREAM = 3;
    private static final int CONTINUATION = 9;
    private static final int END_STREAM = 0x1;
    private static final int END_HEADERS = 0x4;
    /** More than a connection may have open at the same time. */
    private static final int MAX_BODIES = 1_000;

    private final Map<Integer, Long> bodies = new HashMap<>();
    private final byte[] header = new byte[FRAME_HEADER];
    private int prefaceLeft;
    private int headerBytes;
    private int payloadLeft;
    private boolean headersOpen;
    private long partSince;

    /** @param preface the length of what the client sends before the first frame */
    Http2Guard(int preface, long now) {
        prefaceLeft = preface;
        partSince = now;
    }

    @Override
    public synchronized byte[] checked(byte[] bytes, long now) {
        int at = Math.min(prefaceLeft, bytes.length);
        prefaceLeft -= at;
        while (at < bytes.length) {
            if (payloadLeft > 0) {
                int some = Math.min(payloadLeft, bytes.length - at);
                payloadLeft -= some;
                at += some;
                continue;
            }
            if (headerBytes == 0 && !headersOpen) {
                partSince = now;
            }
            header[headerBytes++] = bytes[at++];
            if (headerBytes == FRAME_HEADER) {
                headerBytes = 0;
                frame(now);
            }
        }
        return bytes;
    }

    private void frame(long now) {
        payloadLeft = number(0, 3);
        int flags = header[4];
        int stream = number(5, 9) & Integer.MAX_VALUE;
        switch (header[3]) {
            case HEADERS -> {
                headersOpen = (flags & END_HEADERS) == 0;
                body(stream, flags, now);
            }
            case CONTINUATION -> headersOpen = (flags & END_HEADERS) == 0;
            case DATA -> {
                if ((flags & END_STREAM) != 0) {
                    bodies.remove(stream);
                }
            }
            case RST_STREAM -> bodies.remove(stream);
            default -> {
                // no part of a request
            }
        }
    }

    private int number(int from, int to) {
        int number = 0;
        for (int i = from; i < to; i++) {
            number = (number << 8) | (header[i] & 0xff);
        }
        return number;
    }

    private void body(int stream, int flags, long now) {
        if ((flags & END_STREAM) != 0) {
            bodies.remove(stream);
        } else if (bodies.size() < MAX_BODIES) {
            bodies.putIfAbsent(stream, now);
        } else {
            throw new CloseConnectionException("The client has more than " + MAX_BODIES + " unfinished requests");
        }
    }

    @Override
    public void requireIntact() {
        // Helidon checks the frames
    }

    @Override
    public void end() {
        // nothing is lost: Helidon ends the streams that are open
    }

    @Override
    public synchronized boolean overdue(Deadlines deadlines, long now, boolean unused) {
        boolean inPart = prefaceLeft > 0 || headerBytes > 0 || payloadLeft > 0 || headersOpen;
        Duration longest = header[3] == DATA && payloadLeft > 0 ? deadlines.body() : deadlines.head();
        if (inPart && later(partSince, longest, now)) {
            return true;
        }
        if (unused) {
            bodies.clear(); // of requests that were answered before their body had arrived
        }
        return bodies.values().stream().anyMatch(since -> later(since, deadlines.body(), now));
    }

    private static boolean later(long since, Duration longest, long now) {
        return now - since > longest.toNanos();
    }
}
