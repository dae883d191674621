package io.azulejo.migrate;

import java.net.URLDecoder;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Position of a backfill in one segment of a table, and its counts. Immutable.
 *
 * @param after the key of the last item that is done; empty before the first
 * @param end whether the whole segment is done
 */
record BackfillCheckpoint(Map<String, AttributeValue> after, boolean end, BackfillCounts counts) {
    private static final String END = "end";

    BackfillCheckpoint {
        after = Map.copyOf(after);
    }

    String text() {
        StringBuilder position = new StringBuilder();
        // DynamoDB's keys have at most two attributes, each a string, a number or binary.
        new TreeMap<>(after)
                .forEach((name, value) -> position.append(position.isEmpty() ? "" : "&")
                        .append(encode(name))
                        .append('=')
                        .append(encode(value)));
        return (end ? END : position) + ";" + counts.encoded();
    }

    static BackfillCheckpoint parse(String text) {
        int separator = text.indexOf(';');
        if (separator < 0) {
            return new BackfillCheckpoint(Map.of(), false, BackfillCounts.NONE);
        }
        String position = text.substring(0, separator);
        BackfillCounts counts = BackfillCounts.decoded(text.substring(separator + 1));
        if (position.equals(END)) {
            return new BackfillCheckpoint(Map.of(), true, counts);
        }
        Map<String, AttributeValue> key = new HashMap<>();
        for (String part : position.split("&", -1)) {
            int equals = part.indexOf('=');
            if (equals > 0) {
                key.put(decode(part.substring(0, equals)), value(part.substring(equals + 1)));
            }
        }
        return new BackfillCheckpoint(key, false, counts);
    }

    private static String encode(AttributeValue value) {
        return switch (value.type()) {
            case N -> "N" + encode(value.n());
            case B -> "B" + Base64.getUrlEncoder().encodeToString(value.b().asByteArray());
            default -> "S" + encode(value.s());
        };
    }

    private static AttributeValue value(String text) {
        String content = text.substring(1);
        return switch (text.charAt(0)) {
            case 'N' -> AttributeValue.fromN(decode(content));
            case 'B' ->
                AttributeValue.fromB(
                        SdkBytes.fromByteArray(Base64.getUrlDecoder().decode(content)));
            default -> AttributeValue.fromS(decode(content));
        };
    }

    private static String encode(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    private static String decode(String text) {
        return URLDecoder.decode(text, StandardCharsets.UTF_8);
    }
}
