package io.azulejo.server;

import io.helidon.webserver.http.ServerResponse;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.zip.CRC32;
import java.util.zip.GZIPOutputStream;

/** A response body being written. It is sent from its own array, to avoid another copy of a page of one megabyte. */
final class ResponseBody extends ByteArrayOutputStream {
    private static final int INITIAL_BYTES = 1024;

    ResponseBody() {
        super(INITIAL_BYTES);
    }

    /** Returns the body compressed with gzip. */
    ResponseBody compressed() throws IOException {
        ResponseBody compressed = new ResponseBody();
        try (GZIPOutputStream gzip = new GZIPOutputStream(compressed)) {
            writeTo(gzip);
        }
        return compressed;
    }

    /** Returns the checksum of {@code x-amz-crc32}, which SDKs compare with what they received, compressed or not. */
    synchronized long crc32() {
        CRC32 crc = new CRC32();
        crc.update(buf, 0, count);
        return crc.getValue();
    }

    synchronized void sendTo(ServerResponse response) {
        response.send(buf, 0, count);
    }
}
