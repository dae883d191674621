package io.azulejo.ui;

import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Static file with its content type, entity tag and compressed variant. Immutable. */
public final class UiAsset {
    private static final Map<String, String> TYPES = Map.of(
            "js", "text/javascript; charset=utf-8",
            "css", "text/css; charset=utf-8",
            "svg", "image/svg+xml",
            "json", "application/json",
            "webmanifest", "application/manifest+json",
            "png", "image/png",
            "webp", "image/webp",
            "ico", "image/x-icon",
            "woff2", "font/woff2",
            "txt", "text/plain; charset=utf-8");

    private final String path;
    private final String url;
    private final byte[] content;
    private final byte @Nullable [] compressed;
    private final String hash;

    UiAsset(String path, String url, byte[] content) {
        this.path = path;
        this.url = url;
        this.content = content;
        this.hash = Sha256.shortHex(content);
        this.compressed = compressible(path) && content.length > Gzip.WORTHWHILE ? Gzip.compress(content) : null;
    }

    /** Bundle and path in it, for example {@code az/button.js}. */
    public String path() {
        return path;
    }

    /** URL that changes with the content. */
    public String url() {
        return url;
    }

    public String contentType() {
        return TYPES.getOrDefault(extension(path), "application/octet-stream");
    }

    public byte[] content() {
        return content.clone();
    }

    /** Bytes on the wire for a client that accepts gzip. */
    public int transferSize() {
        return compressed == null ? content.length : compressed.length;
    }

    /** Encodings differ in their bytes, so each has an entity tag of its own. */
    String etag(boolean gzip) {
        return gzip && compressed != null ? '"' + hash + "-gzip\"" : '"' + hash + '"';
    }

    boolean hasGzip() {
        return compressed != null;
    }

    byte[] body(boolean gzip) {
        return gzip && compressed != null ? compressed : content;
    }

    private static boolean compressible(String path) {
        String type = TYPES.getOrDefault(extension(path), "");
        return type.startsWith("text/") || type.endsWith("json") || type.endsWith("xml");
    }

    private static String extension(String path) {
        return path.substring(path.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
    }
}
