package io.azulejo.server;

import io.helidon.http.HttpException;
import io.helidon.http.Status;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Memory budget for the bodies of all requests in flight. Bytes are counted as they arrive: a mere Content-Length
 * reserves nothing. Thread-safe.
 */
final class BodyBudget {
    private final long maxBytes;
    private final AtomicLong taken = new AtomicLong();

    BodyBudget(long maxBytes) {
        this.maxBytes = maxBytes;
    }

    /** Returns one request's share of the budget, released when it is closed. Not thread-safe. */
    Share share() {
        return new Share();
    }

    final class Share implements AutoCloseable {
        private long bytes;

        private Share() {}

        /** Returns a stream whose reads fail with a 503 once the budget is spent. */
        InputStream counted(InputStream body) {
            return new FilterInputStream(body) {
                @Override
                public int read() throws IOException {
                    int read = super.read();
                    take(read < 0 ? 0 : 1);
                    return read;
                }

                @Override
                public int read(byte[] buffer, int offset, int length) throws IOException {
                    int read = super.read(buffer, offset, length);
                    take(Math.max(read, 0));
                    return read;
                }
            };
        }

        private void take(int more) {
            bytes += more;
            if (taken.addAndGet(more) > maxBytes) {
                // No keep-alive: the rest of the body would have to be read to find the next request.
                throw new HttpException(
                        "The requests in flight take more than " + maxBytes + " bytes",
                        Status.SERVICE_UNAVAILABLE_503,
                        false);
            }
        }

        @Override
        public void close() {
            taken.addAndGet(-bytes);
            bytes = 0;
        }
    }
}
