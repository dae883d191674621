package io.azulejo.web.json;

import io.avaje.json.JsonAdapter;
import io.avaje.json.JsonReader;
import io.avaje.json.JsonWriter;
import io.avaje.json.stream.BufferRecycleStrategy;
import io.avaje.jsonb.Jsonb;
import io.azulejo.annotation.TimePrecision;
import io.azulejo.template.KeyEncoding;
import java.time.Instant;

/** JSON as all services write it: times in UTC with milliseconds, read in any RFC 3339 form. */
public final class WebJson {
    private static final String BUFFER_SIZE = "jsonb.generatorBufferSize";

    private WebJson() {}

    /**
     * Lets answers of up to 16 KB leave in one write with their length. To be called before anything else in a program,
     * as the library reads the size of its buffers once, when it first writes; without it they have 4 KB.
     */
    public static void enlargeBuffers() {
        System.getProperties().putIfAbsent(BUFFER_SIZE, "16384");
    }

    public static Jsonb create() {
        return Jsonb.builder()
                // The pools of the library have 512 bytes for a virtual thread, whatever the size that is set.
                .bufferRecycling(BufferRecycleStrategy.NO_RECYCLING)
                .add(String.class, new LongTexts().nullSafe())
                .add(Instant.class, new Times().nullSafe())
                .build();
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
