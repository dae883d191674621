package io.azulejo.http.json;

import com.fasterxml.jackson.core.JacksonException;
import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import io.avaje.json.JsonDataException;
import io.avaje.json.JsonException;
import io.avaje.json.JsonIoException;
import io.avaje.json.JsonReader;
import io.avaje.json.PropertyNames;
import io.azulejo.http.problem.ProblemException;
import java.io.CharConversionException;
import java.io.IOException;
import java.io.StringWriter;
import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * Reader of generated adapters on a Jackson parser. Every text that cannot be read fails with a {@link JsonException},
 * and so does a list with a null in it: no list of this project has room for one. Not thread-safe.
 */
final class JacksonReader implements JsonReader {
    private static final JsonFactory PLAIN = new JsonFactory();

    private final JsonParser parser;
    private final boolean strict;
    /** The next token, if it has been looked at but not consumed. */
    private @Nullable JsonToken next;

    JacksonReader(JsonParser parser, boolean strict) {
        this.parser = parser;
        this.strict = strict;
    }

    private interface Read<T> {
        T read() throws IOException;
    }

    private <T> T attempt(Read<T> read) {
        try {
            return read.read();
        } catch (JacksonException e) {
            throw new JsonException(e.getOriginalMessage() + " at " + location());
        } catch (CharConversionException e) {
            throw new JsonException(e.getMessage() + " at " + location());
        } catch (IOException e) {
            throw new JsonIoException(e);
        } catch (ArithmeticException | NumberFormatException e) {
            throw new JsonDataException("Not such a number: " + e.getMessage() + " at " + location());
        }
    }

    private JsonToken peek() {
        JsonToken token = next;
        if (token == null) {
            token = attempt(parser::nextToken);
            if (token == null) {
                throw new JsonException("The text ends too early");
            }
            if (token == JsonToken.VALUE_NULL && parser.getParsingContext().inRoot()) {
                throw new JsonDataException("The text must not be null");
            }
            next = token;
        }
        return token;
    }

    private void expect(JsonToken expected, String what) {
        if (peek() != expected) {
            throw expected(what);
        }
        next = null;
    }

    private JsonDataException expected(String what) {
        return new JsonDataException("Expected " + what + " at " + location());
    }

    @Override
    public <T> T unwrap(Class<T> type) {
        return type.cast(parser);
    }

    @Override
    public void beginArray() {
        expect(JsonToken.START_ARRAY, "a list");
    }

    @Override
    public boolean hasNextElement() {
        JsonToken token = peek();
        if (token == JsonToken.VALUE_NULL) {
            throw new JsonDataException("A list must not contain null at " + location());
        }
        return token != JsonToken.END_ARRAY;
    }

    @Override
    public void endArray() {
        expect(JsonToken.END_ARRAY, "the end of a list");
    }

    @Override
    public void beginObject(PropertyNames names) {
        beginObject();
    }

    @Override
    public void beginObject() {
        expect(JsonToken.START_OBJECT, "an object");
    }

    @Override
    public void endObject() {
        expect(JsonToken.END_OBJECT, "the end of an object");
    }

    @Override
    public boolean hasNextField() {
        return peek() == JsonToken.FIELD_NAME;
    }

    @Override
    public String nextField() {
        if (peek() != JsonToken.FIELD_NAME) {
            throw expected("a name");
        }
        next = null;
        return attempt(parser::currentName);
    }

    @Override
    public boolean isNullValue() {
        if (peek() != JsonToken.VALUE_NULL) {
            return false;
        }
        next = null;
        return true;
    }

    @Override
    public boolean readBoolean() {
        boolean value = peek() == JsonToken.VALUE_TRUE;
        if (!value && peek() != JsonToken.VALUE_FALSE) {
            throw expected("true or false");
        }
        next = null;
        return value;
    }

    @Override
    public int readInt() {
        return number(
                "a whole number",
                () -> peek() == JsonToken.VALUE_NUMBER_INT
                        ? parser.getIntValue()
                        : decimal().intValueExact());
    }

    @Override
    public long readLong() {
        return number(
                "a whole number",
                () -> peek() == JsonToken.VALUE_NUMBER_INT
                        ? parser.getLongValue()
                        : decimal().longValueExact());
    }

    @Override
    public double readDouble() {
        double value = number(
                "a number",
                () -> isNumber() ? parser.getDoubleValue() : decimal().doubleValue());
        if (Double.isInfinite(value)) {
            throw expected("a number within the range of double");
        }
        return value;
    }

    @Override
    public BigDecimal readDecimal() {
        return number("a number", this::decimal);
    }

    @Override
    public BigInteger readBigInteger() {
        return number("a whole number", () -> decimal().toBigIntegerExact());
    }

    private <T> T number(String what, Read<T> read) {
        if (!isNumber() && peek() != JsonToken.VALUE_STRING) {
            throw expected(what);
        }
        T value = attempt(read);
        next = null;
        return value;
    }

    private boolean isNumber() {
        return peek() == JsonToken.VALUE_NUMBER_INT || peek() == JsonToken.VALUE_NUMBER_FLOAT;
    }

    /** Returns a number that may also be a text, as clients write numbers that their own do not hold exactly. */
    private BigDecimal decimal() throws IOException {
        return isNumber() ? parser.getDecimalValue() : new BigDecimal(parser.getText());
    }

    @Override
    public String readString() {
        if (peek() != JsonToken.VALUE_STRING) {
            throw expected("a text");
        }
        String text = attempt(parser::getText);
        next = null;
        return text;
    }

    @Override
    public byte[] readBinary() {
        if (peek() != JsonToken.VALUE_STRING) {
            throw expected("a text in Base64");
        }
        byte[] bytes = attempt(parser::getBinaryValue);
        next = null;
        return bytes;
    }

    @Override
    public String readRaw() {
        peek();
        String raw = attempt(() -> {
            StringWriter text = new StringWriter();
            try (JsonGenerator copy = PLAIN.createGenerator(text)) {
                copy.copyCurrentStructure(parser);
            }
            return text.toString();
        });
        next = null;
        return raw;
    }

    @Override
    public void skipValue() {
        peek();
        attempt(parser::skipChildren);
        next = null;
    }

    @Override
    public void unmappedField(String name) {
        if (strict) {
            throw ProblemException.invalid(name, "is unknown or cannot be set in this request");
        }
    }

    @Override
    public Token currentToken() {
        return switch (peek()) {
            case START_ARRAY -> Token.BEGIN_ARRAY;
            case START_OBJECT -> Token.BEGIN_OBJECT;
            case VALUE_STRING -> Token.STRING;
            case VALUE_TRUE, VALUE_FALSE -> Token.BOOLEAN;
            case VALUE_NULL -> Token.NULL;
            case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> Token.NUMBER;
            default -> throw expected("a value");
        };
    }

    /** Returns the place in the document, such as {@code /lines/2/quantity}. */
    @Override
    public String location() {
        String path = parser.getParsingContext().pathAsPointer().toString();
        return path.isEmpty() ? "/" : path;
    }

    @Override
    public void close() {
        try {
            parser.close();
        } catch (IOException e) {
            throw new JsonIoException(e);
        }
    }
}
