package io.azulejo.http.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.StreamReadConstraints;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.core.json.JsonWriteFeature;
import com.fasterxml.jackson.core.util.JsonRecyclerPools;
import io.avaje.json.JsonIoException;
import io.avaje.json.JsonReader;
import io.avaje.json.JsonWriter;
import io.avaje.json.PropertyNames;
import io.avaje.json.stream.BufferedJsonWriter;
import io.avaje.json.stream.BytesJsonWriter;
import io.avaje.json.stream.DelegateJsonWriter;
import io.avaje.json.stream.JsonOutput;
import io.avaje.json.stream.JsonStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;

/**
 * JSON parser and generator of the generated adapters, on jackson-core. JSON is UTF-8 and nothing else, whatever its
 * first bytes look like. Thread-safe.
 */
final class JacksonStream implements JsonStream {
    /** A body is bounded before it gets here; these bound what one name or nesting may cost. */
    private static final int MAX_NAME = 1_000;

    private static final int MAX_DEPTH = 100;

    private final JsonFactory factory = JsonFactory.builder()
            .disable(JsonFactory.Feature.INTERN_FIELD_NAMES)
            .disable(JsonFactory.Feature.CHARSET_DETECTION)
            .enable(JsonWriteFeature.COMBINE_UNICODE_SURROGATES_IN_UTF8)
            .recyclerPool(JsonRecyclerPools.newBoundedPool(64)) // one per thread would be one per connection
            .streamReadConstraints(StreamReadConstraints.builder()
                    .maxNameLength(MAX_NAME)
                    .maxNestingDepth(MAX_DEPTH)
                    .build())
            .build();

    private final boolean strict;

    JacksonStream() {
        this(false);
    }

    private JacksonStream(boolean strict) {
        this.strict = strict;
    }

    /** Returns a stream whose readers refuse unknown fields. */
    static JacksonStream strict() {
        return new JacksonStream(true);
    }

    /** Names of a record's properties, encoded once. */
    static final class Names implements PropertyNames {
        private final SerializableString[] encoded;

        private Names(SerializableString[] encoded) {
            this.encoded = encoded;
        }

        SerializableString at(int position) {
            return encoded[position];
        }

        static Names of(String... names) {
            SerializableString[] encoded = new SerializableString[names.length];
            for (int i = 0; i < names.length; i++) {
                encoded[i] = new SerializedString(names[i]);
            }
            return new Names(encoded);
        }
    }

    @Override
    public PropertyNames properties(String... names) {
        return Names.of(names);
    }

    @Override
    public JsonReader reader(String json) {
        return reader(json.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public JsonReader reader(byte[] json) {
        try {
            return new JacksonReader(factory.createParser(json), strict);
        } catch (IOException e) {
            throw new JsonIoException(e);
        }
    }

    @Override
    public JsonReader reader(Reader reader) {
        try {
            return new JacksonReader(factory.createParser(reader), strict);
        } catch (IOException e) {
            throw new JsonIoException(e);
        }
    }

    @Override
    public JsonReader reader(InputStream stream) {
        try {
            return new JacksonReader(factory.createParser(stream), strict);
        } catch (IOException e) {
            throw new JsonIoException(e);
        }
    }

    @Override
    public JsonWriter writer(Writer writer) {
        try {
            return new JacksonWriter(factory.createGenerator(writer), writer);
        } catch (IOException e) {
            throw new JsonIoException(e);
        }
    }

    @Override
    public JsonWriter writer(OutputStream stream) {
        return open(stream);
    }

    @Override
    public JsonWriter writer(JsonOutput output) {
        return open(output.unwrapOutputStream());
    }

    private JacksonWriter open(OutputStream stream) {
        try {
            return new JacksonWriter(factory.createGenerator(stream), stream);
        } catch (IOException e) {
            throw new JsonIoException(e);
        }
    }

    @Override
    public BufferedJsonWriter bufferedWriter() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        return new Buffered(open(bytes), bytes);
    }

    @Override
    public BytesJsonWriter bufferedWriterAsBytes() {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        return new Bytes(open(bytes), bytes);
    }

    private static final class Buffered extends DelegateJsonWriter implements BufferedJsonWriter {
        private final ByteArrayOutputStream bytes;

        Buffered(JacksonWriter writer, ByteArrayOutputStream bytes) {
            super(writer);
            this.bytes = bytes;
        }

        @Override
        public String result() {
            flush();
            return bytes.toString(StandardCharsets.UTF_8);
        }
    }

    private static final class Bytes extends DelegateJsonWriter implements BytesJsonWriter {
        private final ByteArrayOutputStream bytes;

        Bytes(JacksonWriter writer, ByteArrayOutputStream bytes) {
            super(writer);
            this.bytes = bytes;
        }

        @Override
        public byte[] result() {
            flush();
            return bytes.toByteArray();
        }
    }
}
