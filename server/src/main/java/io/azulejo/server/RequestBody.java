package io.azulejo.server;

import io.helidon.common.buffers.DataReader;
import io.helidon.http.BadRequestException;
import io.helidon.http.HttpException;
import io.helidon.http.RequestException;
import io.helidon.http.Status;
import io.helidon.webserver.CloseConnectionException;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.jspecify.annotations.Nullable;

/**
 * The body of one request. Not thread-safe.
 *
 * <p>A rejected body is still read to its end, after the response: TCP resets a connection that is closed with unread
 * bytes, and an SDK would see the reset instead of the response, and retry. The web server's own limit bounds what is
 * read.
 */
final class RequestBody {
    private final ServerRequest request;
    private final int maxBytes;
    private @Nullable InputStream stream;

    private RequestBody(ServerRequest request, int maxBytes) {
        this.request = request;
        this.maxBytes = maxBytes;
    }

    static byte[] read(ServerRequest request, ServerResponse response, int maxBytes, BodyBudget.Share share)
            throws IOException {
        if (!request.content().hasEntity()) {
            return new byte[0];
        }
        RequestBody body = new RequestBody(request, maxBytes);
        try {
            return body.read(share);
        } catch (HttpException refused) {
            response.whenSent(body::drop);
            throw refused;
        } catch (DataReader.InsufficientDataAvailableException e) {
            throw new CloseConnectionException("The client closed the connection during its request", e);
        } catch (NumberFormatException e) {
            throw new BadRequestException("Malformed chunk", e);
        }
    }

    /** Reads the body. The array grows with the bytes that arrive, not with the Content-Length. */
    private byte[] read(BodyBudget.Share share) throws IOException {
        long length = request.headers().contentLength().orElse(maxBytes + 1L);
        if (request.headers().contentLength().isPresent() && length > maxBytes) {
            throw tooLarge();
        }
        stream = request.content().inputStream();
        // Not closed: that would wait for the rest of a body that has just failed.
        byte[] bytes = share.counted(stream).readNBytes((int) Math.min(length, Integer.MAX_VALUE));
        if (bytes.length > maxBytes) {
            throw tooLarge();
        }
        return bytes;
    }

    private static HttpException tooLarge() {
        return new HttpException("The body is too large", Status.REQUEST_ENTITY_TOO_LARGE_413, false);
    }

    private void drop() {
        try {
            if (stream == null && request.continueSent()) { // otherwise the client waits for permission to send it
                stream = request.content().inputStream();
            }
            if (stream != null) {
                stream.transferTo(OutputStream.nullOutputStream());
            }
        } catch (IOException
                | RequestException
                | NumberFormatException
                | DataReader.InsufficientDataAvailableException e) {
            throw new CloseConnectionException("The rest of a rejected body cannot be read", e);
        }
        throw new CloseConnectionException("The request was rejected");
    }
}
