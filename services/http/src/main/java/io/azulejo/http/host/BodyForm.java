package io.azulejo.http.host;

import io.helidon.http.HeaderNames;
import io.helidon.http.HttpMediaType;
import io.helidon.http.Method;
import io.helidon.http.Status;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.Arrays;
import java.util.Locale;
import java.util.zip.CRC32;
import java.util.zip.CRC32C;
import java.util.zip.GZIPOutputStream;

/**
 * Form in which a complete body is sent: not at all if the client has it already or asks for the head alone, and
 * compressed if that is worth it.
 */
final class BodyForm {
    private static final int MIN_COMPRESSED = 1024;

    private BodyForm() {}

    /** Sends a body. */
    static void send(ServerRequest request, ServerResponse response, byte[] bytes, int length) throws IOException {
        Method method = request.prologue().method();
        boolean read = method.equals(Method.GET) || method.equals(Method.HEAD);
        if (read && response.status().equals(Status.OK_200)) {
            boolean anonymous = !request.headers().contains(HeaderNames.AUTHORIZATION)
                    && !request.headers().contains(HeaderNames.COOKIE);
            if (!response.headers().contains(HeaderNames.CACHE_CONTROL)) {
                // A cache may keep it, but must ask whether it is still so.
                response.header(HeaderNames.CACHE_CONTROL, anonymous ? "public, no-cache" : "private, no-cache");
            }
            response.headers().add(HeaderNames.VARY, "Authorization, Cookie, Accept-Encoding, Accept-Language");
            if (!response.headers().contains(HeaderNames.ETAG)) {
                response.header(HeaderNames.ETAG, weakTag(bytes, length));
            }
            if (known(request, response.headers().get(HeaderNames.ETAG).get())) {
                response.headers().remove(HeaderNames.CONTENT_TYPE);
                response.status(Status.NOT_MODIFIED_304).send();
                return;
            }
        }
        if (length >= MIN_COMPRESSED && isText(response) && acceptsGzip(request)) {
            response.header(HeaderNames.CONTENT_ENCODING, "gzip");
            byte[] compressed = compressed(bytes, length);
            send(method, response, compressed, compressed.length);
        } else {
            send(method, response, bytes, length);
        }
    }

    private static void send(Method method, ServerResponse response, byte[] bytes, int length) {
        if (method.equals(Method.HEAD)) {
            response.header(HeaderNames.CONTENT_LENGTH, Integer.toString(length));
            response.send();
        } else {
            response.send(bytes, 0, length);
        }
    }

    /** Returns a tag of the content: two checksums of 32 bits, which differ for all but one in 2^64 changes. */
    private static String weakTag(byte[] bytes, int length) {
        CRC32 one = new CRC32();
        CRC32C other = new CRC32C();
        one.update(bytes, 0, length);
        other.update(bytes, 0, length);
        return "W/\"" + Long.toHexString(one.getValue()) + Long.toHexString(other.getValue()) + "\"";
    }

    private static boolean known(ServerRequest request, String tag) {
        String opaque = opaque(tag);
        return request.headers()
                .value(HeaderNames.IF_NONE_MATCH)
                .filter(sent -> Arrays.stream(sent.split(",", -1))
                        .map(String::strip)
                        .anyMatch(one -> one.equals("*") || opaque(one).equals(opaque)))
                .isPresent();
    }

    private static String opaque(String tag) {
        return tag.startsWith("W/") ? tag.substring(2) : tag;
    }

    private static boolean isText(ServerResponse response) {
        return !response.headers().contains(HeaderNames.CONTENT_ENCODING)
                && response.headers()
                        .contentType()
                        .map(HttpMediaType::text)
                        .map(type -> type.startsWith("text/") || type.contains("json") || type.contains("javascript"))
                        .orElse(false);
    }

    private static boolean acceptsGzip(ServerRequest request) {
        return request.headers()
                .value(HeaderNames.ACCEPT_ENCODING)
                .map(value -> value.toLowerCase(Locale.ROOT).replace(" ", ""))
                .filter(value -> Arrays.stream(value.split(",", -1))
                        .anyMatch(one ->
                                one.equals("gzip") || (one.startsWith("gzip;q=") && !one.matches("gzip;q=0(\\.0+)?"))))
                .isPresent();
    }

    private static byte[] compressed(byte[] bytes, int length) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream(length / 2);
        try (GZIPOutputStream gzip = new GZIPOutputStream(out)) {
            gzip.write(bytes, 0, length);
        }
        return out.toByteArray();
    }
}
