package io.azulejo.http.host;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.problem.ProblemHandlers;
import io.azulejo.http.problem.ProblemType;
import io.helidon.common.buffers.DataReader;
import io.helidon.http.HeaderNames;
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
import java.util.OptionalLong;
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
        OptionalLong length = request.headers().contentLength();
        Body body = new Body(isHttp2(request) ? length : OptionalLong.empty());
        request.streamFilter(body::counted);
        if (length.orElse(0) > maxBody) {
            body.answered = true;
            problems.answer(request, response, tooLarge());
            // A client that waits for 100-continue sends no body.
            if (request.continueSent() || !request.headers().contains(HeaderNames.EXPECT)) {
                body.drain(request.content().inputStream());
            }
            return;
        }
        if (isHttp2(request) && length.isEmpty() && request.content().hasEntity()) {
            // Helidon takes the end of the connection for the end of the body: nobody would notice.
            problems.answer(
                    request,
                    response,
                    ProblemException.of(
                            ProblemType.BAD_REQUEST,
                            "A request over HTTP/2 with a body must have the header Content-Length"));
        } else {
            chain.proceed();
        }
        if (body.stream != null) {
            body.drain(body.stream);
        } else if (isHttp2(request) && request.content().hasEntity()) {
            // Helidon drains what a route has not read on HTTP/1.1 only; here the client would wait for its window.
            body.drain(request.content().inputStream());
        }
    }

    private static boolean isHttp2(RoutingRequest request) {
        return request.prologue().protocolVersion().startsWith("2");
    }

    private ProblemException tooLarge() {
        return ProblemException.of(ProblemType.TOO_LARGE, "A body may have at most " + maxBody + " bytes");
    }

    /** The body of one request. Confined to the request's thread. */
    private final class Body {
        private final OptionalLong length; // empty if Helidon checks it
        private @Nullable InputStream stream;
        private boolean answered;
        private long read;

        Body(OptionalLong length) {
            this.length = length;
        }

        InputStream counted(InputStream source) {
            stream = new FilterInputStream(source) {
                @Override
                public int read() throws IOException {
                    int one = super.read();
                    count(one < 0 ? -1 : 1);
                    return one;
                }

                @Override
                public int read(byte[] buffer, int offset, int length) throws IOException {
                    int some = super.read(buffer, offset, length);
                    count(some);
                    return some;
                }
            };
            return stream;
        }

        /** Counts bytes, or notices the end if there are fewer than none. */
        private void count(int more) {
            if (more < 0) {
                if (read < length.orElse(0) && !answered) {
                    throw ProblemException.of(ProblemType.BAD_REQUEST, "The body is shorter than Content-Length says");
                }
                return;
            }
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
