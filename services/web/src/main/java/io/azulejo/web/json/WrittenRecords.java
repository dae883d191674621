package io.azulejo.web.json;

import io.avaje.json.JsonAdapter;
import io.avaje.json.JsonReader;
import io.avaje.json.JsonWriter;
import io.avaje.json.stream.BytesJsonWriter;
import io.avaje.json.stream.JsonStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReferenceArray;
import org.jspecify.annotations.Nullable;

/**
 * A list of records in JSON. Lists show the same things again and again: a record that equals one written lately gets
 * the text it got then. Found by the value of the whole record, so nothing has to be invalidated. The text is kept when
 * a record comes the second time; those that come once cost a place. Two places for each hash; who comes pushes out.
 *
 * @param <T> the record
 */
final class WrittenRecords<T> implements JsonAdapter<List<T>> {
    private static final int LONGEST_TEXT = 8 << 10;
    private static final long HEAP_BYTES_A_PLACE = 64 << 10;
    private static final int PLACES =
            Integer.highestOneBit(Math.clamp(Runtime.getRuntime().maxMemory() / HEAP_BYTES_A_PLACE, 256, 8192));
    private static final AtomicReferenceArray<@Nullable Written> RECENTLY = new AtomicReferenceArray<>(PLACES);

    private final JsonAdapter<T> element;
    private final JsonStream stream;

    WrittenRecords(JsonAdapter<T> element, JsonStream stream) {
        this.element = element;
        this.stream = stream;
    }

    /**
     * What was written. Of what came but once, and of what is long, nothing is kept but the hash.
     *
     * @param text its bytes in UTF-8, a character each, as the writer copies them
     */
    private record Written(int hash, @Nullable Object value, String text) {

        boolean is(int wantedHash, Object wanted) {
            return hash == wantedHash && wanted.equals(value);
        }
    }

    @Override
    public void toJson(JsonWriter writer, List<T> values) {
        writer.beginArray();
        for (T value : values) {
            write(writer, value);
        }
        writer.endArray();
    }

    @Override
    public List<T> fromJson(JsonReader reader) {
        List<T> values = new ArrayList<>();
        reader.beginArray();
        while (reader.hasNextElement()) {
            values.add(element.fromJson(reader));
        }
        reader.endArray();
        return values;
    }

    private void write(JsonWriter writer, T value) {
        int hash = value.hashCode();
        int place = (hash ^ hash >>> 16) & (PLACES - 1);
        Written first = RECENTLY.getAcquire(place);
        Written second = RECENTLY.getAcquire(place ^ 1);
        if (first != null && first.is(hash, value)) {
            RawText.write(writer, first.text());
        } else if (second != null && second.is(hash, value)) {
            RawText.write(writer, second.text());
        } else if ((first != null && first.hash() == hash) || (second != null && second.hash() == hash)) {
            String text = text(value);
            if (text.length() <= LONGEST_TEXT) {
                keep(place, first, new Written(hash, value, text));
            }
            RawText.write(writer, text);
        } else {
            keep(place, first, new Written(hash, null, ""));
            element.toJson(writer, value);
        }
    }

    private static void keep(int place, @Nullable Written before, Written written) {
        RECENTLY.setRelease(place, written);
        if (before != null && before.hash() != written.hash()) {
            RECENTLY.setRelease(place ^ 1, before);
        }
    }

    private String text(T value) {
        try (BytesJsonWriter writer = stream.bufferedWriterAsBytes()) {
            element.toJson(writer, value);
            return new String(writer.result(), StandardCharsets.ISO_8859_1);
        }
    }
}
