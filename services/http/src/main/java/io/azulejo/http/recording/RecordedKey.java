package io.azulejo.http.recording;

import io.avaje.jsonb.Json;
import org.jspecify.annotations.Nullable;

/**
 * Key of an item or an item collection.
 *
 * @param sk null for a whole item collection
 * @param entity the part of the sort key before the first delimiter, else of the partition key
 */
@Json
public record RecordedKey(String pk, @Nullable String sk, String entity) {
    private static final int MAX_LENGTH = 300;

    static RecordedKey of(String pk, @Nullable String sk) {
        String source = sk == null || sk.indexOf('#') < 0 ? pk : sk;
        int delimiter = source.indexOf('#');
        return new RecordedKey(
                shortened(pk),
                sk == null ? null : shortened(sk),
                delimiter < 0 ? source : source.substring(0, delimiter));
    }

    private static String shortened(String text) {
        return text.length() <= MAX_LENGTH ? text : text.substring(0, MAX_LENGTH) + "…";
    }
}
