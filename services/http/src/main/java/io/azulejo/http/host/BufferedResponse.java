package io.azulejo.http.host;

import io.helidon.common.GenericType;
import io.helidon.common.media.type.MediaTypes;
import io.helidon.common.uri.UriQuery;
import io.helidon.http.Header;
import io.helidon.http.HeaderNames;
import io.helidon.http.HttpMediaType;
import io.helidon.http.Method;
import io.helidon.http.ServerResponseHeaders;
import io.helidon.http.ServerResponseTrailers;
import io.helidon.http.Status;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import io.helidon.webserver.http.spi.Sink;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Response that buffers its stream and sends it in one piece at the end. Helidon's own stream copies the body through
 * growing buffers and sends a body larger than one buffer in chunks; and a response that fails half way has already
 * been started. Confined to the request's thread.
 */
final class BufferedResponse implements ServerResponse {
    /** A longer body is streamed. */
    private static final int MAX_BUFFERED = 1 << 20;

    private static final int FIRST_SIZE = 4 << 10;
    private static final HttpMediaType EVENTS = HttpMediaType.create(MediaTypes.TEXT_EVENT_STREAM);

    private final ServerRequest request;
    private final ServerResponse response;
    private @Nullable BufferingStream bufferingStream;

    BufferedResponse(ServerRequest request, ServerResponse response) {
        this.request = request;
        this.response = response;
    }

    @Override
    public OutputStream outputStream() {
        if (response.headers().contentType().filter(EVENTS::equals).isPresent()) { // events are sent one by one
            return request.prologue().method().equals(Method.HEAD) ? headOnly() : response.outputStream();
        }
        bufferingStream = new BufferingStream();
        return bufferingStream;
    }

    /** Sends the head of an endless body, and stops the writer of that body. */
    private OutputStream headOnly() {
        response.send();
        return new OutputStream() {
            @Override
            public void write(int one) throws IOException {
                throw new IOException("Only the head was asked for");
            }
        };
    }

    /** Sends the body, unless a close of the stream has already sent it. */
    void finish() throws IOException {
        if (bufferingStream != null) {
            bufferingStream.close();
        }
    }

    private final class BufferingStream extends OutputStream {
        private byte[] buffered = new byte[FIRST_SIZE];
        private int length;
        private @Nullable OutputStream overflow;

        @Override
        public void write(int one) throws IOException {
            write(new byte[] {(byte) one}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int offset, int count) throws IOException {
            if (overflow == null && length + count > MAX_BUFFERED) {
                overflow = response.outputStream();
                overflow.write(buffered, 0, length);
                buffered = new byte[0];
            }
            if (overflow != null) {
                overflow.write(bytes, offset, count);
                return;
            }
            if (length + count > buffered.length) {
                buffered = Arrays.copyOf(buffered, 2 * (length + count));
            }
            System.arraycopy(bytes, offset, buffered, length, count);
            length += count;
        }

        @Override
        public void flush() throws IOException {
            if (overflow != null) {
                overflow.flush();
            }
        }

        @Override
        public void close() throws IOException {
            if (overflow != null) {
                overflow.close();
            } else if (!response.isSent()) {
                BodyForm.send(request, response, buffered, length);
            }
        }
    }

    @Override
    public ServerResponse status(Status status) {
        response.status(status);
        return this;
    }

    @Override
    public Status status() {
        return response.status();
    }

    @Override
    public ServerResponse header(Header header) {
        response.header(header);
        return this;
    }

    @Override
    public ServerResponseHeaders headers() {
        return response.headers();
    }

    @Override
    public void send() {
        response.send();
    }

    @Override
    public void send(byte[] bytes) {
        send(bytes, 0, bytes.length);
    }

    @Override
    public void send(byte[] bytes, int position, int length) {
        byte[] body = position == 0 ? bytes : Arrays.copyOfRange(bytes, position, position + length);
        try {
            BodyForm.send(request, response, body, length);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public void send(Object entity) {
        switch (entity) {
            case byte[] bytes -> send(bytes);
            case String text -> {
                if (response.headers().contentType().isEmpty()) {
                    response.header(HeaderNames.CONTENT_TYPE, "text/plain; charset=UTF-8");
                }
                send(text.getBytes(StandardCharsets.UTF_8));
            }
            default -> response.send(entity);
        }
    }

    @Override
    public boolean isSent() {
        return response.isSent();
    }

    @Override
    public long bytesWritten() {
        return response.bytesWritten();
    }

    @Override
    public ServerResponse whenSent(Runnable listener) {
        response.whenSent(listener);
        return this;
    }

    @Override
    public ServerResponse reroute(String newPath) {
        response.reroute(newPath);
        return this;
    }

    @Override
    public ServerResponse reroute(String path, UriQuery query) {
        response.reroute(path, query);
        return this;
    }

    @Override
    public ServerResponse next() {
        response.next();
        return this;
    }

    @Override
    public ServerResponseTrailers trailers() {
        return response.trailers();
    }

    @Override
    public ServerResponse beforeTrailers(Consumer<ServerResponseTrailers> listener) {
        response.beforeTrailers(listener);
        return this;
    }

    @Override
    public void streamResult(String result) {
        response.streamResult(result);
    }

    @Override
    public void contentLength(long length) {
        // The length is known when the body is sent.
    }

    @Override
    public <T extends Sink<?>> T sink(GenericType<T> type) {
        return response.sink(type);
    }

    @Override
    public void streamFilter(UnaryOperator<OutputStream> filter) {
        response.streamFilter(filter);
    }
}
