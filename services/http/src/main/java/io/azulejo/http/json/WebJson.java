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
    private static final JsonAdapter<String> STRINGS = new StringAdapter().nullSafe();

    private WebJson() {}

    public static Jsonb create() {
        return create(false);
    }

    /** Returns the configuration that refuses unknown fields of a body: 422, with the name of the field. */
    public static Jsonb strict() {
        return create(true);
    }

    private static Jsonb create(boolean strict) {
        // The pool has one buffer per thread, and cached records are serialised while a response is being written.
        JsonStream unpooled = stream(BufferRecycleStrategy.NO_RECYCLING, strict);
        Jsonb plain = builder(unpooled, STRINGS).build();
        Jsonb patches = builder(unpooled, new ClearableString()).build();
        return builder(stream(BufferRecycleStrategy.HYBRID_POOL, strict), STRINGS)
                .add((AdapterFactory) (type, jsonb) -> record(type, plain, patches, unpooled))
                .build();
    }

    private static JsonStream stream(BufferRecycleStrategy buffers, boolean strict) {
        return JsonStream.builder()
                .serializeEmpty(true)
                .failOnUnknown(strict)
                .bufferRecycling(buffers)
                .build();
    }

    private static Jsonb.Builder builder(JsonStream stream, JsonAdapter<String> strings) {
        return Jsonb.builder().adapter(stream).add(String.class, strings).add(Instant.class, new Times().nullSafe());
    }

    private static @Nullable JsonAdapter<?> record(Type type, Jsonb plain, Jsonb patches, JsonStream unpooled) {
        if (!(type instanceof Class<?> named) || !named.isRecord()) {
            return null;
        }
        Jsonb jsonb = MergePatch.class.isAssignableFrom(named) ? patches : plain;
        return new CachedRecordAdapter<>(jsonb.adapter(named), unpooled).nullSafe();
    }

    /** Reads {@code null} as the empty text, for {@link MergePatch}. */
    private static final class ClearableString implements JsonAdapter<String> {
        @Override
        public void toJson(JsonWriter writer, String value) {
            writer.value(value);
        }

        @Override
        public String fromJson(JsonReader reader) {
            return reader.isNullValue() ? "" : reader.readString();
        }
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
