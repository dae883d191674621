package io.azulejo.web.json;

import io.avaje.json.JsonAdapter;
import io.avaje.json.JsonReader;
import io.avaje.json.JsonWriter;
import io.avaje.json.stream.BufferRecycleStrategy;
import io.avaje.json.stream.JsonStream;
import io.avaje.jsonb.AdapterFactory;
import io.avaje.jsonb.Jsonb;
import io.azulejo.annotation.TimePrecision;
import io.azulejo.template.KeyEncoding;
import java.lang.reflect.Type;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** JSON as all services write it: times in UTC with milliseconds, read in any RFC 3339 form. */
public final class WebJson {
    private WebJson() {}

    public static Jsonb create() {
        // A thread of the pools has one buffer, and what is to be kept is written while an answer is.
        JsonStream aside = stream(BufferRecycleStrategy.NO_RECYCLING);
        Jsonb plain = builder(aside).build();
        return builder(stream(BufferRecycleStrategy.HYBRID_POOL))
                .add((AdapterFactory) (type, jsonb) -> record(type, plain, aside))
                .build();
    }

    private static JsonStream stream(BufferRecycleStrategy buffers) {
        return JsonStream.builder()
                .serializeEmpty(true)
                .bufferRecycling(buffers)
                .build();
    }

    private static Jsonb.Builder builder(JsonStream stream) {
        return Jsonb.builder()
                .adapter(stream)
                .add(String.class, new LongTexts().nullSafe())
                .add(Instant.class, new Times().nullSafe());
    }

    private static @Nullable JsonAdapter<?> record(Type type, Jsonb plain, JsonStream aside) {
        return type instanceof Class<?> named && named.isRecord()
                ? new WrittenRecord<>(plain.adapter(named), aside).nullSafe()
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
