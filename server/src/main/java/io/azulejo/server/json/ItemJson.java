package io.azulejo.server.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.azulejo.engine.value.AttributeValueType;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.ItemDecoder;
import java.io.IOException;

/** Writer of a binary item as JSON, attribute by attribute, directly from its bytes. */
final class ItemJson {
    private ItemJson() {}

    static void write(Item item, JsonGenerator out) throws IOException {
        ItemDecoder reader = new ItemDecoder(item);
        writeAttributes(reader, reader.count(), out);
    }

    private static void writeAttributes(ItemDecoder reader, int count, JsonGenerator out) throws IOException {
        out.writeStartObject();
        for (int i = 0; i < count; i++) {
            out.writeFieldName(reader.name());
            writeValue(reader, out);
        }
        out.writeEndObject();
    }

    private static void writeValue(ItemDecoder reader, JsonGenerator out) throws IOException {
        out.writeStartObject();
        AttributeValueType type = reader.type();
        out.writeFieldName(type.name());
        switch (type) {
            case S, N -> reader.utf8(out::writeUTF8String);
            case B -> out.writeBinary(reader.binary());
            case BOOL -> out.writeBoolean(reader.bool());
            case NULL -> out.writeBoolean(true);
            case SS, NS, BS -> writeSet(type, reader, out);
            case L -> {
                int count = reader.elements();
                out.writeStartArray();
                for (int i = 0; i < count; i++) {
                    writeValue(reader, out);
                }
                out.writeEndArray();
            }
            case M -> writeAttributes(reader, reader.elements(), out);
        }
        out.writeEndObject();
    }

    private static void writeSet(AttributeValueType type, ItemDecoder reader, JsonGenerator out) throws IOException {
        int count = reader.elements();
        out.writeStartArray();
        for (int i = 0; i < count; i++) {
            if (type == AttributeValueType.BS) {
                out.writeBinary(reader.binary());
            } else {
                reader.utf8(out::writeUTF8String);
            }
        }
        out.writeEndArray();
    }
}
