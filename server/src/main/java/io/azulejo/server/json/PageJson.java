package io.azulejo.server.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.azulejo.engine.request.PageOutput;
import io.azulejo.engine.value.Item;
import java.io.IOException;
import java.util.List;

/** Writer of one page of a Query or a Scan. */
final class PageJson {
    private PageJson() {}

    static void write(PageOutput page, JsonGenerator out) throws IOException {
        out.writeStartObject();
        List<Item> items = page.items();
        if (items != null) {
            out.writeArrayFieldStart("Items");
            for (Item item : items) {
                ItemJson.write(item, out);
            }
            out.writeEndArray();
        }
        out.writeNumberField("Count", page.count());
        out.writeNumberField("ScannedCount", page.scannedCount());
        Item lastEvaluatedKey = page.lastEvaluatedKey();
        if (lastEvaluatedKey != null) {
            out.writeFieldName("LastEvaluatedKey");
            ItemJson.write(lastEvaluatedKey, out);
        }
        CapacityJson.write(page.consumedCapacity(), out);
        out.writeEndObject();
    }
}
