package io.azulejo.server.json;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.azulejo.engine.error.DynamoDbError;
import io.azulejo.engine.error.EngineException;
import java.io.IOException;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Reader of a request's JSON with the types of DynamoDB's service model. Every method reads the value at the parser's
 * position; a JSON null is an absent value. A value of another type is rejected with DynamoDB's message. Not
 * thread-safe.
 */
final class JsonInput {
    private final JsonParser parser;
    private @Nullable Set<String> unsupported;

    /** Reader of an element of a list or map. */
    @FunctionalInterface
    interface Element<T> {
        T read() throws IOException;
    }

    JsonInput(JsonParser parser) {
        this.parser = parser;
    }

    /** Enters the request's object. */
    void startRequest() throws IOException {
        if (parser.nextToken() != JsonToken.START_OBJECT) {
            throw refused("");
        }
    }

    /** Requires that nothing follows the request's object. */
    void endRequest() throws IOException {
        if (parser.nextToken() != null) {
            throw refused("");
        }
    }

    /** Enters a structure; returns false if it is null. */
    boolean startStructure(String type) throws IOException {
        return switch (token()) {
            case START_OBJECT -> true;
            case VALUE_NULL -> false;
            case START_ARRAY ->
                throw refused("Unrecognized collection type class com.amazonaws.dynamodb.v20120810." + type);
            default ->
                throw refused(
                        parser.getParsingContext().inArray()
                                ? "Unexpected value type in payload"
                                : "Unexpected field type");
        };
    }

    /** Returns the next field's name, with the parser at its value; null at the end of the structure. */
    @Nullable
    String nextField() throws IOException {
        String name = parser.nextFieldName();
        if (name != null) {
            parser.nextToken();
        } else if (parser.currentToken() != JsonToken.END_OBJECT) {
            throw refused("");
        }
        return name;
    }

    void skip() throws IOException {
        parser.skipChildren();
    }

    /** Skips a parameter that DynamoDB supports and this server does not, and records it for the engine to reject. */
    void unsupported(String name) throws IOException {
        if (token() == JsonToken.VALUE_NULL) {
            return;
        }
        parser.skipChildren();
        if (unsupported == null) {
            unsupported = new LinkedHashSet<>();
        }
        unsupported.add(name);
    }

    /** Returns the unsupported parameters read so far. */
    Set<String> unsupported() {
        return unsupported == null ? Set.of() : unsupported;
    }

    @Nullable
    String string() throws IOException {
        return token() == JsonToken.VALUE_NULL ? null : text();
    }

    /** Reads a required string, such as an element of a list. */
    String text() throws IOException {
        if (token() != JsonToken.VALUE_STRING) {
            throw mismatch("String");
        }
        return parser.getText();
    }

    @Nullable
    Boolean bool() throws IOException {
        return switch (token()) {
            case VALUE_TRUE -> true;
            case VALUE_FALSE -> false;
            case VALUE_NULL -> null;
            case VALUE_STRING ->
                switch (parser.getText()) {
                    case "true", "TRUE", "True" -> true;
                    case "false", "FALSE", "False" -> false;
                    default -> throw refused("Unexpected token received from parser");
                };
            default -> throw mismatch("Boolean");
        };
    }

    @Nullable
    Integer integer() throws IOException {
        return switch (token()) {
            case VALUE_NUMBER_INT -> parser.getIntValue();
            case VALUE_NUMBER_FLOAT -> (int) Math.floor(parser.getDoubleValue());
            case VALUE_NULL -> null;
            default -> throw mismatch("Integer");
        };
    }

    @Nullable
    Long longInteger() throws IOException {
        return switch (token()) {
            case VALUE_NUMBER_INT -> parser.getLongValue();
            case VALUE_NUMBER_FLOAT -> (long) Math.floor(parser.getDoubleValue());
            case VALUE_NULL -> null;
            default -> throw mismatch("Long");
        };
    }

    /** Reads a time: seconds since 1970, which may have a fraction. */
    @Nullable
    Instant instant() throws IOException {
        return switch (token()) {
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT ->
                Instant.ofEpochMilli(Math.round(parser.getDoubleValue() * 1_000));
            case VALUE_NULL -> null;
            default -> throw mismatch("Timestamp");
        };
    }

    byte[] blob() throws IOException {
        return switch (token()) {
            case VALUE_STRING -> Blobs.decode(parser.getText());
            case START_ARRAY -> throw refused("Unrecognized collection type class java.nio.ByteBuffer");
            case START_OBJECT -> throw refused("Start of structure or map found where not expected");
            default -> throw refused("only base-64-encoded strings are convertible to bytes");
        };
    }

    /** Reads a list; {@code element} reads each element with the parser positioned at it. */
    <T> @Nullable List<T> list(Element<T> element) throws IOException {
        if (token() == JsonToken.VALUE_NULL) {
            return null;
        }
        startList();
        List<T> elements = new ArrayList<>();
        while (nextElement()) {
            elements.add(element.read());
        }
        return elements;
    }

    void startList() throws IOException {
        switch (token()) {
            case START_ARRAY -> {}
            case START_OBJECT -> throw refused("Start of structure or map found where not expected");
            default -> throw refused("Unexpected field type");
        }
    }

    boolean nextElement() throws IOException {
        return parser.nextToken() != JsonToken.END_ARRAY;
    }

    /** Reads a map; {@code value} reads each value with the parser positioned at it. Null values are omitted. */
    <T> @Nullable Map<String, T> map(String valueType, Element<T> value) throws IOException {
        if (!startMap(valueType)) {
            return null;
        }
        Map<String, T> entries = new LinkedHashMap<>();
        for (String name = nextField(); name != null; name = nextField()) {
            if (!isNull()) {
                entries.put(name, value.read());
            }
        }
        return entries;
    }

    /** Enters a map; returns false if it is null. */
    boolean startMap(String valueType) throws IOException {
        return switch (token()) {
            case START_OBJECT -> true;
            case VALUE_NULL -> false;
            case START_ARRAY ->
                throw refused("Unrecognized collection type java.util.Map<java.lang.String, " + valueType + ">");
            default -> throw refused("Unexpected field type");
        };
    }

    boolean isNull() throws IOException {
        return token() == JsonToken.VALUE_NULL;
    }

    private JsonToken token() throws IOException {
        JsonToken token = parser.currentToken();
        if (token == null) {
            throw refused("");
        }
        return token;
    }

    private EngineException mismatch(String wanted) throws IOException {
        return refused(
                switch (token()) {
                    case START_ARRAY -> "Unrecognized collection type class java.lang." + wanted;
                    case START_OBJECT -> "Start of structure or map found where not expected";
                    case VALUE_NUMBER_FLOAT -> "DECIMAL_VALUE cannot be converted to " + wanted;
                    case VALUE_NUMBER_INT -> "NUMBER_VALUE cannot be converted to " + wanted;
                    case VALUE_TRUE -> "TRUE_VALUE cannot be converted to " + wanted;
                    case VALUE_FALSE -> "FALSE_VALUE cannot be converted to " + wanted;
                    case VALUE_STRING -> "STRING_VALUE cannot be converted to " + wanted;
                    default -> "Unexpected token received from parser";
                });
    }

    static EngineException refused(String message) {
        return new EngineException(DynamoDbError.SERIALIZATION, message);
    }
}
