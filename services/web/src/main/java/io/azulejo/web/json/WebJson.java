package io.azulejo.web.json;

import io.avaje.json.JsonAdapter;
import io.avaje.json.JsonReader;
import io.avaje.json.JsonWriter;
import io.avaje.jsonb.Jsonb;
import io.azulejo.annotation.TimePrecision;
import io.azulejo.template.KeyEncoding;
import java.time.Instant;

/** JSON as all services write it: times in UTC with milliseconds, read in any RFC 3339 form. */
public final class WebJson {
    private static final String BUFFER_SIZE = "jsonb.generatorBufferSize";

    private WebJson() {}

    public static Jsonb create() {
        // What fits into the buffer is sent in one piece with its length. avaje reads the size when it first writes.
        System.getProperties().putIfAbsent(BUFFER_SIZE, "32768");
        return Jsonb.builder().add(Instant.class, new Times().nullSafe()).build();
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
