package io.azulejo.web.host;

import io.helidon.common.GenericType;
import io.helidon.common.media.type.MediaTypes;
import io.helidon.common.uri.UriQuery;
import io.helidon.http.Header;
import io.helidon.http.HttpMediaType;
import io.helidon.http.ServerResponseHeaders;
import io.helidon.http.ServerResponseTrailers;
import io.helidon.http.Status;
import io.helidon.webserver.http.ServerResponse;
import io.helidon.webserver.http.spi.Sink;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.function.Consumer;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A response whose stream is gathered and sent as a whole when it ends. Helidon's own stream copies an answer through
 * buffers that grow, and sends what is more than one of them in chunks; and an answer that fails half way has begun.
 * For the request's thread.
 */
final class WholeResponse implements ServerResponse {
    /** What is longer is passed on as it comes. */
    private static final int LONGEST = 1 << 20;

    private static final int USUAL = 32 << 10;
    private static final byte[] NOTHING = {};
    private static final HttpMediaType EVENTS = HttpMediaType.create(MediaTypes.TEXT_EVENT_STREAM);
    private static final AtomicReferenceArray<byte @Nullable []> SPARE = new AtomicReferenceArray<>(16);

    private final ServerResponse response;
    private @Nullable Gathering gathering;

    WholeResponse(ServerResponse response) {
        this.response = response;
    }

    @Override
    public OutputStream outputStream() {
        if (response.headers().contentType().filter(EVENTS::equals).isPresent()) { // they are sent one by one
            return response.outputStream();
        }
        gathering = new Gathering();
        return gathering;
    }

    /** Sends what was gathered, if nobody has by closing the stream. */
    void finish() throws IOException {
        if (gathering != null) {
            gathering.close();
        }
    }

    private final class Gathering extends OutputStream {
        private byte[] gathered = NOTHING;
        private int length;
        private @Nullable OutputStream overflow;

        @Override
        public void write(int one) throws IOException {
            write(new byte[] {(byte) one}, 0, 1);
        }

        @Override
        public void write(byte[] bytes, int offset, int count) throws IOException {
            if (overflow == null && length + count > LONGEST) {
                overflow = response.outputStream();
                overflow.write(gathered, 0, length);
                giveBack();
            }
            if (overflow != null) {
                overflow.write(bytes, offset, count);
                return;
            }
            if (length + count > gathered.length) {
                byte[] larger = length + count <= USUAL ? spare() : Arrays.copyOf(gathered, 2 * (length + count));
                System.arraycopy(gathered, 0, larger, 0, length);
                giveBack();
                gathered = larger;
            }
            System.arraycopy(bytes, offset, gathered, length, count);
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
                response.send(gathered, 0, length);
                giveBack();
            }
        }

        private byte[] spare() {
            int place = place();
            byte[] spare = SPARE.getAndSet(place, null);
            return spare == null ? new byte[USUAL] : spare;
        }

        private void giveBack() {
            if (gathered.length == USUAL) {
                SPARE.set(place(), gathered);
            }
            gathered = NOTHING;
        }

        private static int place() {
            return (int) Thread.currentThread().threadId() & (SPARE.length() - 1);
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
        response.send(bytes);
    }

    @Override
    public void send(byte[] bytes, int position, int length) {
        response.send(bytes, position, length);
    }

    @Override
    public void send(Object entity) {
        response.send(entity);
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
        // Known when it is sent.
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
