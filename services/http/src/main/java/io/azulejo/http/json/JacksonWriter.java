package io.azulejo.http.json;

import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.io.JsonStringEncoder;
import io.avaje.json.JsonIoException;
import io.avaje.json.JsonWriter;
import io.avaje.json.PropertyNames;
import java.io.Closeable;
import java.io.IOException;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Writer of generated adapters on a Jackson generator. A name is written with its value, because properties without a
 * value are left out. Not thread-safe.
 */
final class JacksonWriter implements JsonWriter {
    private static final JacksonStream.Names NO_NAMES = JacksonStream.Names.of();

    private final JsonGenerator generator;
    private final Closeable target;
    private final List<JacksonStream.Names> objects = new ArrayList<>();
    private JacksonStream.@Nullable Names allNames;
    private @Nullable String name;
    private int position = -1;
    private boolean serializeNulls;
    private boolean serializeEmpty = true;
    private boolean incomplete;

    JacksonWriter(JsonGenerator generator, Closeable target) {
        this.generator = generator
                .disable(JsonGenerator.Feature.AUTO_CLOSE_JSON_CONTENT)
                .disable(JsonGenerator.Feature.AUTO_CLOSE_TARGET)
                .disable(JsonGenerator.Feature.FLUSH_PASSED_TO_STREAM);
        this.target = target;
    }

    private interface Write {
        void write() throws IOException;
    }

    private static void attempt(Write write) {
        try {
            write.write();
        } catch (IOException e) {
            throw new JsonIoException(e);
        }
    }

    /** Writes the name, if there is one, and then a value. */
    private void named(Write value) {
        attempt(() -> {
            if (position >= 0) {
                JacksonStream.Names names = allNames == null ? objects.getLast() : allNames;
                generator.writeFieldName(names.at(position));
                position = -1;
            } else if (name != null) {
                generator.writeFieldName(name);
                name = null;
            }
            value.write();
        });
    }

    private void leaveOut() {
        position = -1;
        name = null;
    }

    @Override
    public <T> T unwrap(Class<T> type) {
        return type.cast(generator);
    }

    @Override
    public void serializeNulls(boolean serialize) {
        serializeNulls = serialize;
    }

    @Override
    public boolean serializeNulls() {
        return serializeNulls;
    }

    @Override
    public void serializeEmpty(boolean serialize) {
        serializeEmpty = serialize;
    }

    @Override
    public boolean serializeEmpty() {
        return serializeEmpty;
    }

    @Override
    public void pretty(boolean pretty) {
        if (pretty) {
            generator.useDefaultPrettyPrinter();
        }
    }

    @Override
    public String path() {
        return generator.getOutputContext().pathAsPointer().toString();
    }

    @Override
    public void allNames(PropertyNames names) {
        allNames = (JacksonStream.Names) names;
    }

    @Override
    public void name(int at) {
        position = at;
    }

    @Override
    public void name(String text) {
        name = text;
    }

    @Override
    public void beginArray() {
        named(generator::writeStartArray);
    }

    @Override
    public void endArray() {
        attempt(generator::writeEndArray);
    }

    @Override
    public void emptyArray() {
        if (serializeEmpty) {
            beginArray();
            endArray();
        } else {
            leaveOut();
        }
    }

    @Override
    public void beginObject() {
        begin(NO_NAMES);
    }

    @Override
    public void beginObject(PropertyNames names) {
        begin((JacksonStream.Names) names);
    }

    private void begin(JacksonStream.Names names) {
        named(generator::writeStartObject);
        objects.add(names);
    }

    @Override
    public void endObject() {
        attempt(generator::writeEndObject);
        objects.removeLast();
    }

    @Override
    public void nullValue() {
        if (serializeNulls) {
            named(generator::writeNull);
        } else {
            leaveOut();
        }
    }

    @Override
    public void value(@Nullable String value) {
        if (value == null) {
            nullValue();
        } else {
            named(() -> generator.writeString(value));
        }
    }

    @Override
    public void value(boolean value) {
        named(() -> generator.writeBoolean(value));
    }

    @Override
    public void value(int value) {
        named(() -> generator.writeNumber(value));
    }

    @Override
    public void value(long value) {
        named(() -> generator.writeNumber(value));
    }

    @Override
    public void value(double value) {
        named(() -> generator.writeNumber(value));
    }

    @Override
    public void value(@Nullable Boolean value) {
        if (value == null) {
            nullValue();
        } else {
            value(value.booleanValue());
        }
    }

    @Override
    public void value(@Nullable Integer value) {
        if (value == null) {
            nullValue();
        } else {
            value(value.intValue());
        }
    }

    @Override
    public void value(@Nullable Long value) {
        if (value == null) {
            nullValue();
        } else {
            value(value.longValue());
        }
    }

    @Override
    public void value(@Nullable Double value) {
        if (value == null) {
            nullValue();
        } else {
            value(value.doubleValue());
        }
    }

    @Override
    public void value(@Nullable BigDecimal value) {
        if (value == null) {
            nullValue();
        } else {
            named(() -> generator.writeNumber(value));
        }
    }

    @Override
    public void value(@Nullable BigInteger value) {
        if (value == null) {
            nullValue();
        } else {
            named(() -> generator.writeNumber(value));
        }
    }

    @Override
    public void value(byte @Nullable [] value) {
        if (value == null) {
            nullValue();
        } else {
            named(() -> generator.writeBinary(value));
        }
    }

    @Override
    public void jsonValue(@Nullable Object value) {
        switch (value) {
            case null -> nullValue();
            case Map<?, ?> map -> {
                beginObject();
                map.forEach((key, element) -> {
                    name(String.valueOf(key));
                    jsonValue(element);
                });
                endObject();
            }
            case Collection<?> elements -> {
                beginArray();
                elements.forEach(this::jsonValue);
                endArray();
            }
            case String text -> value(text);
            case Boolean truth -> value(truth);
            case Integer number -> value(number);
            case Long number -> value(number);
            case Double number -> value(number);
            case BigDecimal number -> value(number);
            case BigInteger number -> value(number);
            case byte[] bytes -> value(bytes);
            default ->
                throw new IllegalArgumentException(
                        "Not a JSON value: " + value.getClass().getName());
        }
    }

    @Override
    public void rawValue(@Nullable String value) {
        if (value == null) {
            nullValue();
        } else {
            named(() -> generator.writeRawValue(value));
        }
    }

    @Override
    public void rawChunkStart() {
        rawValue("");
    }

    @Override
    public void rawChunk(char value) {
        attempt(() -> generator.writeRaw(value));
    }

    @Override
    public void rawChunk(String value) {
        attempt(() -> generator.writeRaw(value));
    }

    @Override
    public void rawChunkEncode(String value) {
        char[] encoded = JsonStringEncoder.getInstance().quoteAsString(value);
        attempt(() -> generator.writeRaw(encoded, 0, encoded.length));
    }

    @Override
    public void rawChunkEnd() {
        // a raw value needs no end
    }

    @Override
    public void writeNewLine() {
        attempt(() -> generator.writeRaw('\n'));
    }

    @Override
    public void flush() {
        attempt(generator::flush);
    }

    @Override
    public void markIncomplete() {
        incomplete = true;
    }

    /** Sends the rest, unless the value could not be written to its end: half a value must not look like a whole. */
    @Override
    public void close() {
        if (incomplete || generator.isClosed()) {
            return;
        }
        attempt(() -> {
            generator.close();
            target.close();
        });
    }
}
