package io.azulejo.server.signature;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

/** The canonical text form of a request, which both sides sign. */
final class CanonicalRequest {
    private CanonicalRequest() {}

    static String hash(SignedRequest request, List<String> signedHeaders, byte[] body) {
        StringBuilder text = new StringBuilder(512);
        text.append(request.method()).append('\n');
        text.append(request.rawPath().isEmpty() ? "/" : request.rawPath()).append('\n');
        text.append(canonicalQuery(request.rawQuery())).append('\n');
        for (String name : signedHeaders) {
            text.append(name).append(':').append(joined(request.header(name))).append('\n');
        }
        text.append('\n').append(String.join(";", signedHeaders)).append('\n');
        text.append(HexFormat.of().formatHex(Digests.sha256(body)));
        return HexFormat.of().formatHex(Digests.sha256(text.toString().getBytes(StandardCharsets.UTF_8)));
    }

    private static String canonicalQuery(String rawQuery) {
        if (rawQuery.isEmpty()) {
            return "";
        }
        String[] pairs = rawQuery.split("&", -1);
        for (int i = 0; i < pairs.length; i++) {
            if (pairs[i].indexOf('=') < 0) {
                pairs[i] += "=";
            }
        }
        Arrays.sort(pairs);
        return String.join("&", pairs);
    }

    private static String joined(List<String> values) {
        StringBuilder joined = new StringBuilder();
        for (String value : values) {
            joined.append(joined.isEmpty() ? "" : ",").append(value.strip().replaceAll(" +", " "));
        }
        return joined.toString();
    }
}
