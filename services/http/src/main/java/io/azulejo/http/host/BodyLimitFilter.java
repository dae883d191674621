package io.azulejo.http.host;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.problem.ProblemHandlers;
import io.azulejo.http.problem.ProblemType;
import io.helidon.common.buffers.DataReader;
import io.helidon.http.RequestException;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.http.Filter;
import io.helidon.webserver.http.FilterChain;
import io.helidon.webserver.http.RoutingRequest;
import io.helidon.webserver.http.RoutingResponse;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/**
 * Filter that rejects bodies that are too large with 413, and drains the rest of a body after the response.
 *
 * <p>Helidon's own limit closes the connection with the body unread, and TCP then resets it: most clients see a broken
 * connection instead of the response. This filter reads and discards the rest after the response, so that a client that
 * exceeds the limit by a few megabytes receives the error and keeps the connection. Helidon's limit remains as the
 * outer bound.
 */
final class BodyLimitFilter implements Filter {
    private static final long MAX_DRAINED = 8L * 1024 * 1024;

    private final long maxBody;
    private final ProblemHandlers problems;

    BodyLimitFilter(long maxBody, ProblemHandlers problems) {
        this.maxBody = maxBody;
        this.problems = problems;
    }

    /** Returns the size up to which a body is drained, so that its sender receives the 413. */
    static long outerBound(long maxBody) {
        return maxBody + MAX_DRAINED;
    }

    @Override
    public void filter(FilterChain chain, RoutingRequest request, RoutingResponse response) {
        Body body = new Body();
        request.streamFilter(body::counted);
        if (request.headers().contentLength().orElse(0) > maxBody) {
            problems.answer(request, response, tooLarge());
            if (request.continueSent()) { // otherwise the client waits for 100-continue and sends no body
                body.drain(request.content().inputStream());
            }
            return;
        }
        chain.proceed();
        if (body.stream != null) {
            body.drain(body.stream);
        }
    }

    private ProblemException tooLarge() {
        return ProblemException.of(ProblemType.TOO_LARGE, "A body may have at most " + maxBody + " bytes");
    }

    /** The body of one request. Confined to the request's thread. */
    private final class Body {
        private @Nullable InputStream stream;
        private boolean answered;
        private long read;

        InputStream counted(InputStream source) {
            stream = new FilterInputStream(source) {
                @Override
                public int read() throws IOException {
                    int one = super.read();
                    count(one < 0 ? 0 : 1);
                    return one;
                }

                @Override
                public int read(byte[] buffer, int offset, int length) throws IOException {
                    int some = super.read(buffer, offset, length);
                    count(Math.max(some, 0));
                    return some;
                }
            };
            return stream;
        }

        private void count(int more) {
            read += more;
            if (read > maxBody && !answered) {
                throw tooLarge();
            }
        }

        /** Drains the rest, so that it is not parsed as the next request. */
        void drain(InputStream rest) {
            answered = true;
            try {
                rest.transferTo(OutputStream.nullOutputStream());
            } catch (IOException
                    | RequestException // the outer bound
                    | NumberFormatException // malformed chunk
                    | DataReader.InsufficientDataAvailableException e) {
                throw new CloseConnectionException("The rest of a body cannot be read", e);
            }
        }
    }
}
