package io.azulejo.web.json;

import io.avaje.json.JsonAdapter;
import io.avaje.json.JsonReader;
import io.avaje.json.JsonWriter;
import io.avaje.json.stream.BytesJsonWriter;
import io.avaje.json.stream.JsonStream;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * A record in JSON. Answers show the same things again and again: a record that equals one written lately gets the text
 * it got then. Found by the value of the whole record, so nothing has to be invalidated. The text is kept when a record
 * comes the second time; those that come once cost a place. Two places for each hash; who comes pushes out.
 *
 * @param <T> the record
 */
final class WrittenRecord<T> implements JsonAdapter<T> {
    private static final int LONGEST_TEXT = 8 << 10;
    private static final long HEAP_BYTES_A_PLACE = 64 << 10;
    private static final int PLACES =
            Integer.highestOneBit(Math.clamp(Runtime.getRuntime().maxMemory() / HEAP_BYTES_A_PLACE, 256, 8192));
    private static final AtomicReferenceArray<@Nullable Written> RECENTLY = new AtomicReferenceArray<>(PLACES);

    private final JsonAdapter<T> adapter;
    private final JsonStream stream;

    WrittenRecord(JsonAdapter<T> adapter, JsonStream stream) {
        this.adapter = adapter;
        this.stream = stream;
    }

    /** What came, by its hash. */
    private sealed interface Written {
        int hash();

        /** Came but once. */
        record Once(int hash) implements Written {}

        /** Came again, and is not kept. */
        record TooLong(int hash) implements Written {}

        /**
         * Came again.
         *
         * @param text its bytes in UTF-8, a character each, as the writer copies them
         */
        record Kept(int hash, Object value, String text) implements Written {}
    }

    @Override
    public void toJson(JsonWriter writer, T value) {
        int hash = value.hashCode();
        int place = (hash ^ hash >>> 16) & (PLACES - 1);
        Written before = RECENTLY.getAcquire(place);
        Written known = before != null && before.hash() == hash ? before : RECENTLY.getAcquire(place ^ 1);
        if (known == null || known.hash() != hash) {
            keep(place, before, new Written.Once(hash));
            adapter.toJson(writer, value);
            return;
        }
        switch (known) {
            case Written.Kept(int sameHash, Object written, String text) -> {
                if (value.equals(written)) {
                    RawText.write(writer, text);
                } else {
                    adapter.toJson(writer, value);
                }
            }
            case Written.TooLong same -> adapter.toJson(writer, value);
            case Written.Once once -> {
                String text = text(value);
                keep(
                        place,
                        before,
                        text.length() <= LONGEST_TEXT
                                ? new Written.Kept(hash, value, text)
                                : new Written.TooLong(hash));
                RawText.write(writer, text);
            }
        }
    }

    @Override
    public T fromJson(JsonReader reader) {
        return adapter.fromJson(reader);
    }

    private static void keep(int place, @Nullable Written before, Written written) {
        RECENTLY.setRelease(place, written);
        if (before != null && before.hash() != written.hash()) {
            RECENTLY.setRelease(place ^ 1, before);
        }
    }

    private String text(T value) {
        try (BytesJsonWriter writer = stream.bufferedWriterAsBytes()) {
            adapter.toJson(writer, value);
            return new String(writer.result(), StandardCharsets.ISO_8859_1);
        }
    }
}
