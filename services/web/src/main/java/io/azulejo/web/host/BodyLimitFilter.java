package io.azulejo.web.host;

import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.problem.ProblemHandlers;
import io.azulejo.web.problem.ProblemType;
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
 * Refuses bodies that are too large with 413, and reads what is left of a body once its request is answered.
 *
 * <p>Helidon's own limit closes the connection with the body unread, and TCP then resets it: most clients see a broken
 * connection and never the answer. Here the rest is read and dropped after the answer, so that whoever errs by a few
 * megabytes is told so, and the connection goes on. Helidon's limit stays as the outer bound.
 */
final class BodyLimitFilter implements Filter {
    private static final long DROPPED = 8L * 1024 * 1024;

    private final long maxBody;
    private final ProblemHandlers problems;

    BodyLimitFilter(long maxBody, ProblemHandlers problems) {
        this.maxBody = maxBody;
        this.problems = problems;
    }

    /** How large a body may be for its sender to be told that it is too large. */
    static long outerBound(long maxBody) {
        return maxBody + DROPPED;
    }

    @Override
    public void filter(FilterChain chain, RoutingRequest request, RoutingResponse response) {
        Body body = new Body();
        request.streamFilter(body::counted);
        if (request.headers().contentLength().orElse(0) > maxBody) {
            problems.answer(request, response, tooLarge());
            if (request.continueSent()) { // else the caller waits for leave to send it, and gets none
                body.drop(request.content().inputStream());
            }
            return;
        }
        chain.proceed();
        if (body.stream != null) {
            body.drop(body.stream);
        }
    }

    private ProblemException tooLarge() {
        return ProblemException.of(ProblemType.TOO_LARGE, "A body may have " + maxBody + " bytes");
    }

    /** The body of one request. For the request's thread. */
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

        /** Leaves nothing behind that would be taken for the next request. */
        void drop(InputStream rest) {
            answered = true;
            try {
                rest.transferTo(OutputStream.nullOutputStream());
            } catch (IOException
                    | RequestException // the outer bound
                    | NumberFormatException // not a chunk
                    | DataReader.InsufficientDataAvailableException e) {
                throw new CloseConnectionException("The rest of a body cannot be read", e);
            }
        }
    }
}
