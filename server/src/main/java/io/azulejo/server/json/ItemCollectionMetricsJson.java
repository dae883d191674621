package io.azulejo.server.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.azulejo.engine.request.ItemCollectionMetrics;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Writer of item collection metrics, of one write or by table. */
final class ItemCollectionMetricsJson {
    private ItemCollectionMetricsJson() {}

    static void write(ItemCollectionMetrics metrics, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeFieldName("ItemCollectionKey");
        ItemJson.write(metrics.itemCollectionKey(), out);
        out.writeArrayFieldStart("SizeEstimateRangeGB");
        for (double gigabytes : metrics.sizeEstimateRangeGb()) {
            out.writeNumber(gigabytes);
        }
        out.writeEndArray();
        out.writeEndObject();
    }

    static void writeByTable(@Nullable Map<String, List<ItemCollectionMetrics>> byTable, JsonGenerator out)
            throws IOException {
        if (byTable == null) {
            return;
        }
        out.writeObjectFieldStart("ItemCollectionMetrics");
        for (Map.Entry<String, List<ItemCollectionMetrics>> table : byTable.entrySet()) {
            out.writeArrayFieldStart(table.getKey());
            for (ItemCollectionMetrics metrics : table.getValue()) {
                write(metrics, out);
            }
            out.writeEndArray();
        }
        out.writeEndObject();
    }
}
