package io.azulejo.server.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.ItemReader;
import io.azulejo.engine.value.ValueType;
import java.io.IOException;

/** Writes a binary item as JSON, attribute by attribute, as it lies in its bytes. */
final class ItemJson {
    private ItemJson() {}

    static void write(Item item, JsonGenerator out) throws IOException {
        ItemReader reader = new ItemReader(item);
        writeAttributes(reader, reader.count(), out);
    }

    private static void writeAttributes(ItemReader reader, int count, JsonGenerator out) throws IOException {
        out.writeStartObject();
        for (int i = 0; i < count; i++) {
            out.writeFieldName(reader.name());
            writeValue(reader, out);
        }
        out.writeEndObject();
    }

    private static void writeValue(ItemReader reader, JsonGenerator out) throws IOException {
        out.writeStartObject();
        ValueType type = reader.type();
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

    private static void writeSet(ValueType type, ItemReader reader, JsonGenerator out) throws IOException {
        int count = reader.elements();
        out.writeStartArray();
        for (int i = 0; i < count; i++) {
            if (type == ValueType.BS) {
                out.writeBinary(reader.binary());
            } else {
                reader.utf8(out::writeUTF8String);
            }
        }
        out.writeEndArray();
    }
}
