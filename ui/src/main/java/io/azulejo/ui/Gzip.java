package io.azulejo.ui;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;

/** Compression of whole responses. */
final class Gzip {
    /** A response below one network packet gains nothing. */
    static final int WORTHWHILE = 1_000;

    private Gzip() {}

    static byte[] compress(byte[] content) {
        ByteArrayOutputStream compressed = new ByteArrayOutputStream(content.length / 3 + 64);
        try (GZIPOutputStream gzip = new BestGzip(compressed)) {
            gzip.write(content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return compressed.toByteArray();
    }

    /** Whether an Accept-Encoding header allows gzip: named, and not with a weight of zero. */
    static boolean accepted(String acceptEncoding) {
        for (String coding : acceptEncoding.split(",", -1)) {
            String[] parts = coding.trim().split("\\s*;\\s*", -1);
            if (parts[0].equalsIgnoreCase("gzip") || parts[0].equals("*")) {
                return parts.length == 1 || !parts[1].matches("q=0(\\.0*)?");
            }
        }
        return false;
    }

    private static final class BestGzip extends GZIPOutputStream {
        BestGzip(ByteArrayOutputStream out) throws IOException {
            super(out);
            def.setLevel(Deflater.BEST_COMPRESSION);
        }
    }
}
