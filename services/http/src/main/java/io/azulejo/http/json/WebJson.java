package io.azulejo.http.json;

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

/** JSON configuration of all services: times are written in UTC with milliseconds and read in any RFC 3339 form. */
public final class WebJson {
    private WebJson() {}

    public static Jsonb create() {
        // The pool has one buffer per thread, and cached records are serialised while a response is being written.
        JsonStream unpooled = stream(BufferRecycleStrategy.NO_RECYCLING);
        Jsonb plain = builder(unpooled).build();
        return builder(stream(BufferRecycleStrategy.HYBRID_POOL))
                .add((AdapterFactory) (type, jsonb) -> record(type, plain, unpooled))
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
                .add(String.class, new StringAdapter().nullSafe())
                .add(Instant.class, new Times().nullSafe());
    }

    private static @Nullable JsonAdapter<?> record(Type type, Jsonb plain, JsonStream unpooled) {
        return type instanceof Class<?> named && named.isRecord()
                ? new CachedRecordAdapter<>(plain.adapter(named), unpooled).nullSafe()
                : null;
    }

    private static final class Times implements JsonAdapter<Instant> {
        @Override
        public void toJson(JsonWriter writer, Instant value) {
            // A time contains nothing to escape, so it needs no scan.
            writer.rawValue('"' + KeyEncoding.time(value, TimePrecision.MILLIS) + '"');
        }

        @Override
        public Instant fromJson(JsonReader reader) {
            return KeyEncoding.parseTime(reader.readString());
        }
    }
}
