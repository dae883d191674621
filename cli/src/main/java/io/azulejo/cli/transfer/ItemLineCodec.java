package io.azulejo.cli.transfer;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonFactoryBuilder;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.SerializableString;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Codec for one item per line, as in DynamoDB's exports: {@code {"Item":{"id":{"S":"1"}}}}. Thread-safe. */
final class ItemLineCodec {
    private final JsonFactory json = new JsonFactoryBuilder()
            .rootValueSeparator((SerializableString) null)
            .build();

    /** Returns the lines of some items in UTF-8, each with its end. */
    byte[] write(List<Map<String, AttributeValue>> items) throws IOException {
        ByteArrayOutputStream lines = new ByteArrayOutputStream();
        try (JsonGenerator out = json.createGenerator(lines)) {
            for (Map<String, AttributeValue> item : items) {
                out.writeStartObject();
                out.writeFieldName("Item");
                write(item, out);
                out.writeEndObject();
                out.writeRaw('\n');
            }
        }
        return lines.toByteArray();
    }

    private static void write(Map<String, AttributeValue> attributes, JsonGenerator out) throws IOException {
        out.writeStartObject();
        for (Map.Entry<String, AttributeValue> attribute : attributes.entrySet()) {
            out.writeFieldName(attribute.getKey());
            write(attribute.getValue(), out);
        }
        out.writeEndObject();
    }

    private static void write(AttributeValue value, JsonGenerator out) throws IOException {
        out.writeStartObject();
        switch (value.type()) {
            case S -> out.writeStringField("S", value.s());
            case N -> out.writeStringField("N", value.n());
            case B -> out.writeBinaryField("B", value.b().asByteArrayUnsafe());
            case BOOL -> out.writeBooleanField("BOOL", value.bool());
            case NUL -> out.writeBooleanField("NULL", true);
            case SS -> writeTexts("SS", value.ss(), out);
            case NS -> writeTexts("NS", value.ns(), out);
            case BS -> {
                out.writeArrayFieldStart("BS");
                for (SdkBytes bytes : value.bs()) {
                    out.writeBinary(bytes.asByteArrayUnsafe());
                }
                out.writeEndArray();
            }
            case L -> {
                out.writeArrayFieldStart("L");
                for (AttributeValue element : value.l()) {
                    write(element, out);
                }
                out.writeEndArray();
            }
            case M -> {
                out.writeFieldName("M");
                write(value.m(), out);
            }
            default -> throw new IllegalArgumentException("An attribute value without a type");
        }
        out.writeEndObject();
    }

    private static void writeTexts(String type, List<String> texts, JsonGenerator out) throws IOException {
        out.writeArrayFieldStart(type);
        for (String text : texts) {
            out.writeString(text);
        }
        out.writeEndArray();
    }

    /** Parses a line; throws {@link MalformedLineException} if it is not an item. */
    Map<String, AttributeValue> read(String line) throws MalformedLineException {
        try (JsonParser in = json.createParser(line)) {
            expect(in.nextToken(), JsonToken.START_OBJECT);
            if (!"Item".equals(in.nextFieldName())) {
                throw new MalformedLineException("it does not begin with {\"Item\":");
            }
            expect(in.nextToken(), JsonToken.START_OBJECT);
            Map<String, AttributeValue> item = readAttributes(in);
            expect(in.nextToken(), JsonToken.END_OBJECT);
            if (in.nextToken() != null) {
                throw new MalformedLineException("there is text after the item");
            }
            return item;
        } catch (MalformedLineException e) {
            throw e;
        } catch (IOException e) {
            throw new MalformedLineException("it is not JSON");
        }
    }

    private static Map<String, AttributeValue> readAttributes(JsonParser in) throws IOException {
        Map<String, AttributeValue> attributes = new LinkedHashMap<>();
        for (String name = in.nextFieldName(); name != null; name = in.nextFieldName()) {
            expect(in.nextToken(), JsonToken.START_OBJECT);
            attributes.put(name, readValue(in));
        }
        return attributes;
    }

    /** Reads an attribute value whose opening brace has been read, up to its end. */
    private static AttributeValue readValue(JsonParser in) throws IOException {
        String type = in.nextFieldName();
        in.nextToken();
        AttributeValue value = switch (type == null ? "" : type) {
            case "S" -> AttributeValue.fromS(text(in));
            case "N" -> AttributeValue.fromN(text(in));
            case "B" -> AttributeValue.fromB(bytes(in));
            case "BOOL" -> AttributeValue.fromBool(in.getBooleanValue());
            case "NULL" -> AttributeValue.fromNul(true);
            case "SS" -> AttributeValue.fromSs(list(in, () -> text(in)));
            case "NS" -> AttributeValue.fromNs(list(in, () -> text(in)));
            case "BS" -> AttributeValue.fromBs(list(in, () -> bytes(in)));
            case "L" ->
                AttributeValue.fromL(list(in, () -> {
                    expect(in.currentToken(), JsonToken.START_OBJECT);
                    return readValue(in);
                }));
            case "M" -> {
                expect(in.currentToken(), JsonToken.START_OBJECT);
                yield AttributeValue.fromM(readAttributes(in));
            }
            default -> throw new MalformedLineException("unknown attribute type '" + type + "'");
        };
        expect(in.nextToken(), JsonToken.END_OBJECT);
        return value;
    }

    @FunctionalInterface
    private interface Element<T> {
        T read() throws IOException;
    }

    private static <T> List<T> list(JsonParser in, Element<T> element) throws IOException {
        expect(in.currentToken(), JsonToken.START_ARRAY);
        List<T> elements = new ArrayList<>();
        while (in.nextToken() != JsonToken.END_ARRAY) {
            elements.add(element.read());
        }
        return elements;
    }

    private static String text(JsonParser in) throws IOException {
        expect(in.currentToken(), JsonToken.VALUE_STRING);
        return in.getText();
    }

    private static SdkBytes bytes(JsonParser in) throws IOException {
        expect(in.currentToken(), JsonToken.VALUE_STRING);
        return SdkBytes.fromByteArray(in.getBinaryValue());
    }

    private static void expect(JsonToken found, JsonToken wanted) throws MalformedLineException {
        if (found != wanted) {
            throw new MalformedLineException("it is not an item in DynamoDB's JSON");
        }
    }
}
