package io.azulejo.http.json;

import io.avaje.json.JsonAdapter;
import io.avaje.json.JsonReader;
import io.avaje.json.JsonWriter;
import io.avaje.json.stream.BytesJsonWriter;
import io.avaje.json.stream.JsonStream;
import io.azulejo.http.problem.ProblemException;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * JSON adapter for records with a content-addressed cache of serialised text. Responses often repeat the same records:
 * a record equal to a cached one is written with the cached text. The key is the whole value, so that nothing has to be
 * invalidated. The text is cached when a record appears for the second time; the first appearance only occupies a slot.
 * Each hash has two slots, and the newest entry evicts.
 *
 * @param <T> the record type
 */
final class CachedRecordAdapter<T> implements JsonAdapter<T> {
    private static final Pattern UNKNOWN_FIELD = Pattern.compile("^Unknown property (\\S+)");
    private static final int MAX_CACHED_LENGTH = 8 << 10;
    private static final long HEAP_BYTES_PER_SLOT = 64 << 10;
    private static final int SLOTS =
            Integer.highestOneBit(Math.clamp(Runtime.getRuntime().maxMemory() / HEAP_BYTES_PER_SLOT, 256, 8192));
    private static final AtomicReferenceArray<@Nullable Written> CACHE = new AtomicReferenceArray<>(SLOTS);

    private final JsonAdapter<T> adapter;
    private final JsonStream stream;

    CachedRecordAdapter(JsonAdapter<T> adapter, JsonStream stream) {
        this.adapter = adapter;
        this.stream = stream;
    }

    /** Cache entry. */
    private sealed interface Written {
        int hash();

        /** Record that appeared once. */
        record Once(int hash) implements Written {}

        /** Record that appeared again but is too long to cache. */
        record TooLong(int hash) implements Written {}

        /**
         * Cached record.
         *
         * @param text the UTF-8 bytes, one character per byte, as the writer copies them
         */
        record Kept(int hash, Object value, String text) implements Written {}
    }

    @Override
    public void toJson(JsonWriter writer, T value) {
        int hash = value.hashCode();
        int slot = (hash ^ hash >>> 16) & (SLOTS - 1);
        Written before = CACHE.getAcquire(slot);
        Written known = before != null && before.hash() == hash ? before : CACHE.getAcquire(slot ^ 1);
        if (known == null || known.hash() != hash) {
            keep(slot, before, new Written.Once(hash));
            adapter.toJson(writer, value);
            return;
        }
        switch (known) {
            case Written.Kept(int sameHash, Object written, String text) -> {
                if (value.equals(written)) {
                    RawJson.write(writer, text);
                } else {
                    adapter.toJson(writer, value);
                }
            }
            case Written.TooLong same -> adapter.toJson(writer, value);
            case Written.Once once -> {
                String text = text(value);
                keep(
                        slot,
                        before,
                        text.length() <= MAX_CACHED_LENGTH
                                ? new Written.Kept(hash, value, text)
                                : new Written.TooLong(hash));
                RawJson.write(writer, text);
            }
        }
    }

    @Override
    public T fromJson(JsonReader reader) {
        try {
            return adapter.fromJson(reader);
        } catch (IllegalStateException e) {
            throw unknownField(e);
        }
    }

    /** Returns the problem that names an unknown field, which the library reports by an exception of no own type. */
    private static RuntimeException unknownField(IllegalStateException failure) {
        Matcher unknown = UNKNOWN_FIELD.matcher(String.valueOf(failure.getMessage()));
        return unknown.find()
                ? ProblemException.invalid(unknown.group(1), "is unknown or cannot be set in this request")
                : failure;
    }

    private static void keep(int slot, @Nullable Written before, Written written) {
        CACHE.setRelease(slot, written);
        if (before != null && before.hash() != written.hash()) {
            CACHE.setRelease(slot ^ 1, before);
        }
    }

    private String text(T value) {
        try (BytesJsonWriter writer = stream.bufferedWriterAsBytes()) {
            adapter.toJson(writer, value);
            return new String(writer.result(), StandardCharsets.ISO_8859_1);
        }
    }
}
