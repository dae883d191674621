package io.azulejo.http.json;

import io.avaje.json.JsonAdapter;
import io.avaje.json.JsonReader;
import io.avaje.json.JsonWriter;
import io.avaje.jsonb.Jsonb;
import io.azulejo.annotation.TimePrecision;
import io.azulejo.template.KeyEncoding;
import java.time.Instant;

/**
 * JSON configuration of all services: generated adapters over {@link JacksonStream}. Times are written in UTC with
 * milliseconds and read in any RFC 3339 form.
 */
public final class WebJson {
    private WebJson() {}

    public static Jsonb create() {
        return Jsonb.builder()
                .adapter(new JacksonStream())
                .add(Instant.class, new Times().nullSafe())
                .build();
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
