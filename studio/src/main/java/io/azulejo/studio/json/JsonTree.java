package io.azulejo.studio.json;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.problem.ProblemType;
import java.io.IOException;
import java.io.InputStream;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.lang.reflect.RecordComponent;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * JSON as maps, lists, strings, numbers and booleans; records are written as objects. The studio does not use the
 * services' JSON library, because that rejects long strings, and items may contain them.
 */
public final class JsonTree {
    private static final JsonFactory JSON = new JsonFactory();

    private JsonTree() {}

    /** Returns the object in a request's body. */
    public static Map<String, @Nullable Object> readObject(InputStream body) {
        try (JsonParser parser = JSON.createParser(body)) {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                throw ProblemException.of(ProblemType.BAD_REQUEST, "The body must be a JSON object");
            }
            return object(parser);
        } catch (JsonProcessingException e) {
            throw ProblemException.of(ProblemType.BAD_REQUEST, "The body is not JSON: " + e.getOriginalMessage());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public static String write(@Nullable Object tree) {
        StringWriter text = new StringWriter();
        try (JsonGenerator generator = JSON.createGenerator(text)) {
            write(generator, tree);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return text.toString();
    }

    private static Map<String, @Nullable Object> object(JsonParser parser) throws IOException {
        Map<String, @Nullable Object> members = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
            String name = parser.currentName();
            parser.nextToken();
            members.put(name, value(parser));
        }
        return members;
    }

    private static @Nullable Object value(JsonParser parser) throws IOException {
        return switch (parser.currentToken()) {
            case START_OBJECT -> object(parser);
            case START_ARRAY -> {
                List<@Nullable Object> elements = new ArrayList<>();
                while (parser.nextToken() != JsonToken.END_ARRAY) {
                    elements.add(value(parser));
                }
                yield elements;
            }
            case VALUE_STRING -> parser.getText();
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> parser.getDecimalValue();
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            default -> null; // VALUE_NULL: no other token starts a value
        };
    }

    private static void write(JsonGenerator generator, @Nullable Object tree) throws IOException {
        switch (tree) {
            case null -> generator.writeNull();
            case Map<?, ?> members -> {
                generator.writeStartObject();
                for (Map.Entry<?, ?> member : members.entrySet()) {
                    generator.writeFieldName(String.valueOf(member.getKey()));
                    write(generator, member.getValue());
                }
                generator.writeEndObject();
            }
            case Iterable<?> elements -> {
                generator.writeStartArray();
                for (Object element : elements) {
                    write(generator, element);
                }
                generator.writeEndArray();
            }
            case Optional<?> optional -> write(generator, optional.orElse(null));
            case Record typed -> {
                generator.writeStartObject();
                for (RecordComponent component : typed.getClass().getRecordComponents()) {
                    generator.writeFieldName(component.getName());
                    write(generator, component(typed, component));
                }
                generator.writeEndObject();
            }
            case Boolean bool -> generator.writeBoolean(bool);
            case Integer number -> generator.writeNumber(number);
            case Long number -> generator.writeNumber(number);
            case Double number -> generator.writeNumber(number);
            case BigDecimal number -> generator.writeNumber(number);
            default -> generator.writeString(tree.toString());
        }
    }

    private static @Nullable Object component(Record typed, RecordComponent component) {
        try {
            return component.getAccessor().invoke(typed);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("The studio cannot read " + component, e);
        }
    }
}
