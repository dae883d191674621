package io.azulejo.server.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import io.azulejo.engine.value.Item;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import org.jspecify.annotations.Nullable;

/** Runner of one reader or writer of the codec on a text. */
final class Json {
    private static final JsonFactory FACTORY = WireJson.factory(16 * 1024 * 1024);

    private Json() {}

    @FunctionalInterface
    interface Reader<T extends @Nullable Object> {
        T read(JsonInput in) throws IOException;
    }

    @FunctionalInterface
    interface Writer {
        void write(JsonGenerator out) throws IOException;
    }

    /** Reads a whole request. */
    static <T extends @Nullable Object> T request(String json, Reader<T> reader) {
        return read(json, in -> {
            in.startRequest();
            T request = reader.read(in);
            in.endRequest();
            return request;
        });
    }

    static Item item(String json) {
        return read("{\"Item\":" + json + "}", in -> {
            in.startRequest();
            in.nextField();
            return ItemInput.element(in);
        });
    }

    static String text(Item item) {
        return written(out -> ItemJson.write(item, out));
    }

    static String written(Writer writer) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (JsonGenerator out = FACTORY.createGenerator(bytes)) {
            writer.write(out);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return bytes.toString(StandardCharsets.UTF_8);
    }

    static String quoted(String text) {
        StringWriter quoted = new StringWriter();
        try (JsonGenerator out = FACTORY.createGenerator(quoted)) {
            out.writeString(text);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return quoted.toString();
    }

    private static <T extends @Nullable Object> T read(String json, Reader<T> reader) {
        try (JsonParser parser = FACTORY.createParser(json.getBytes(StandardCharsets.UTF_8))) {
            return reader.read(new JsonInput(parser));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
