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
     * What was written.
     *
     * @param text its bytes in UTF-8, a character each, as the writer copies them; null while it came but once
     */
    private record Written(Object value, @Nullable String text) {}

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
        Written known = first;
        if (known == null || !known.value().equals(value)) {
            known = RECENTLY.getAcquire(place ^ 1);
        }
        if (known == null || !known.value().equals(value)) {
            RECENTLY.setRelease(place, new Written(value, null));
            if (first != null) {
                RECENTLY.setRelease(place ^ 1, first);
            }
            element.toJson(writer, value);
            return;
        }
        String text = known.text();
        if (text == null) {
            text = text(value);
            if (text.length() <= LONGEST_TEXT) {
                RECENTLY.setRelease(place, new Written(value, text));
            }
        }
        writer.rawValue(text);
    }

    private String text(T value) {
        try (BytesJsonWriter writer = stream.bufferedWriterAsBytes()) {
            element.toJson(writer, value);
            return new String(writer.result(), StandardCharsets.ISO_8859_1);
        }
    }
}
