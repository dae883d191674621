package io.azulejo.server;

import io.azulejo.engine.error.DynamoDbError;
import io.azulejo.engine.error.EngineException;
import io.helidon.http.HeaderNames;
import io.helidon.http.HttpException;
import io.helidon.http.Status;
import io.helidon.http.encoding.ContentDecoder;
import io.helidon.http.encoding.ContentEncoder;
import io.helidon.http.encoding.ContentEncoding;
import io.helidon.http.encoding.ContentEncodingContext;
import io.helidon.webserver.http.ServerRequest;
import java.io.ByteArrayInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.Locale;
import java.util.Set;
import java.util.zip.GZIPInputStream;
import java.util.zip.InflaterInputStream;
import java.util.zip.ZipException;

/**
 * Compression of request and response bodies. A request is decompressed only after its signature is verified, which
 * covers the bytes as sent, and only up to the maximum request size.
 */
final class BodyEncoding {
    /** Compressing smaller responses saves hardly anything. */
    static final int MIN_COMPRESSED = 1024;

    private BodyEncoding() {}

    /** Makes the web server pass compressed bodies through unchanged instead of rejecting them. */
    static ContentEncodingContext untouched() {
        return ContentEncodingContext.builder()
                .contentEncodingsDiscoverServices(false)
                .addContentEncoding(new Untouched())
                .build();
    }

    private static final class Untouched implements ContentEncoding {
        @Override
        public Set<String> ids() {
            return Set.of("gzip", "x-gzip", "deflate", "identity");
        }

        @Override
        public boolean supportsEncoding() {
            return false;
        }

        @Override
        public boolean supportsDecoding() {
            return true;
        }

        @Override
        public ContentDecoder decoder() {
            return ContentDecoder.NO_OP;
        }

        @Override
        public ContentEncoder encoder() {
            return ContentEncoder.NO_OP;
        }

        @Override
        public String name() {
            return "untouched";
        }

        @Override
        public String type() {
            return "untouched";
        }
    }

    /** Returns the uncompressed body. */
    static byte[] decoded(ServerRequest request, byte[] body, int maxBytes, BodyBudget.Share share) throws IOException {
        String encoding = request.headers()
                .first(HeaderNames.CONTENT_ENCODING)
                .orElse("identity")
                .toLowerCase(Locale.ROOT);
        if (encoding.equals("identity")) {
            return body;
        }
        try (InputStream plain = share.counted(
                encoding.equals("deflate")
                        ? new InflaterInputStream(new ByteArrayInputStream(body))
                        : new GZIPInputStream(new ByteArrayInputStream(body)))) {
            byte[] decoded = plain.readNBytes(maxBytes + 1);
            if (decoded.length > maxBytes) {
                throw new HttpException("The body is too large", Status.REQUEST_ENTITY_TOO_LARGE_413, false);
            }
            return decoded;
        } catch (ZipException | EOFException e) {
            throw new EngineException(DynamoDbError.SERIALIZATION, "");
        }
    }

    /** Returns whether the client accepts gzip responses. */
    static boolean acceptsGzip(ServerRequest request) {
        for (String header : request.headers().values(HeaderNames.ACCEPT_ENCODING)) {
            for (String offer : header.split(",", -1)) {
                String plain = offer.replace(" ", "").toLowerCase(Locale.ROOT);
                if (plain.equals("gzip") || (plain.startsWith("gzip;") && !plain.matches("gzip;q=0(\\.0*)?"))) {
                    return true;
                }
            }
        }
        return false;
    }
}
