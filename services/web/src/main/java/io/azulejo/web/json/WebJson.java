package io.azulejo.web.json;

import io.avaje.json.JsonAdapter;
import io.avaje.json.JsonReader;
import io.avaje.json.JsonWriter;
import io.avaje.json.stream.BufferRecycleStrategy;
import io.avaje.json.stream.JsonStream;
import io.avaje.jsonb.AdapterFactory;
import io.avaje.jsonb.Jsonb;
import io.avaje.jsonb.Types;
import io.azulejo.annotation.TimePrecision;
import io.azulejo.template.KeyEncoding;
import java.lang.reflect.Type;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** JSON as all services write it: times in UTC with milliseconds, read in any RFC 3339 form. */
public final class WebJson {
    private WebJson() {}

    public static Jsonb create() {
        JsonStream stream = JsonStream.builder()
                .serializeEmpty(true)
                // A thread of the pools has one buffer: records of lists are written while their list is.
                .bufferRecycling(BufferRecycleStrategy.NO_RECYCLING)
                .build();
        return Jsonb.builder()
                .adapter(stream)
                .add((AdapterFactory) (type, jsonb) -> lists(type, jsonb, stream))
                .add(String.class, new LongTexts().nullSafe())
                .add(Instant.class, new Times().nullSafe())
                .build();
    }

    private static @Nullable JsonAdapter<?> lists(Type type, Jsonb jsonb, JsonStream stream) {
        return Types.isGenericTypeOf(type, List.class)
                        && Types.typeArguments(type)[0] instanceof Class<?> element
                        && element.isRecord()
                ? new WrittenRecords<>(jsonb.adapter(element), stream).nullSafe()
                : null;
    }

    private static final class Times implements JsonAdapter<Instant> {
        @Override
        public void toJson(JsonWriter writer, Instant value) {
            // Nothing in it is to be escaped, so it need not be looked through.
            writer.rawValue('"' + KeyEncoding.time(value, TimePrecision.MILLIS) + '"');
        }

        @Override
        public Instant fromJson(JsonReader reader) {
            return KeyEncoding.parseTime(reader.readString());
        }
    }
}
