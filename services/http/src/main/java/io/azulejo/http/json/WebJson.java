package io.azulejo.http.json;

import io.avaje.json.JsonAdapter;
import io.avaje.json.JsonReader;
import io.avaje.json.JsonWriter;
import io.avaje.jsonb.AdapterFactory;
import io.avaje.jsonb.Jsonb;
import io.azulejo.annotation.TimePrecision;
import io.azulejo.template.KeyEncoding;
import java.lang.reflect.Type;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * JSON configuration of all services: generated adapters over {@link JacksonStream}. Times are written in UTC with
 * milliseconds and read in any RFC 3339 form.
 */
public final class WebJson {
    // One of each per process: the library registers all adapters anew with every instance that is built.
    private static final Jsonb LENIENT = create(new JacksonStream());
    private static final Jsonb STRICT = create(JacksonStream.strict());

    private WebJson() {}

    /** Returns the configuration that ignores unknown fields of a body. */
    public static Jsonb create() {
        return LENIENT;
    }

    /** Returns the configuration that refuses unknown fields of a body: 422, with the name of the field. */
    public static Jsonb strict() {
        return STRICT;
    }

    private static Jsonb create(JacksonStream stream) {
        Jsonb patches = builder(stream).add(String.class, new ClearableString()).build();
        return builder(stream)
                .add((AdapterFactory) (type, jsonb) -> patch(type, patches))
                .build();
    }

    private static Jsonb.Builder builder(JacksonStream stream) {
        return Jsonb.builder().adapter(stream).add(Instant.class, new Times().nullSafe());
    }

    private static @Nullable JsonAdapter<?> patch(Type type, Jsonb patches) {
        return type instanceof Class<?> named && MergePatch.class.isAssignableFrom(named)
                ? patches.adapter(named).nullSafe()
                : null;
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
            writer.value(KeyEncoding.time(value, TimePrecision.MILLIS));
        }

        @Override
        public Instant fromJson(JsonReader reader) {
            return KeyEncoding.parseTime(reader.readString());
        }
    }
}
