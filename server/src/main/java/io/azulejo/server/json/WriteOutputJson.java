package io.azulejo.server.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.azulejo.engine.request.ConsumedCapacity;
import io.azulejo.engine.request.DeleteItemOutput;
import io.azulejo.engine.request.ItemCollectionMetrics;
import io.azulejo.engine.request.PutItemOutput;
import io.azulejo.engine.request.UpdateItemOutput;
import io.azulejo.engine.value.Item;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Writer of the responses of PutItem, UpdateItem and DeleteItem, which have the same three fields. */
final class WriteOutputJson {
    private WriteOutputJson() {}

    static void write(PutItemOutput output, JsonGenerator out) throws IOException {
        write(output.attributes(), output.consumedCapacity(), output.itemCollectionMetrics(), out);
    }

    static void write(UpdateItemOutput output, JsonGenerator out) throws IOException {
        write(output.attributes(), output.consumedCapacity(), output.itemCollectionMetrics(), out);
    }

    static void write(DeleteItemOutput output, JsonGenerator out) throws IOException {
        write(output.attributes(), output.consumedCapacity(), output.itemCollectionMetrics(), out);
    }

    private static void write(
            @Nullable Item attributes,
            @Nullable ConsumedCapacity consumedCapacity,
            @Nullable ItemCollectionMetrics itemCollectionMetrics,
            JsonGenerator out)
            throws IOException {
        out.writeStartObject();
        if (attributes != null) {
            out.writeFieldName("Attributes");
            ItemJson.write(attributes, out);
        }
        CapacityJson.write(consumedCapacity, out);
        if (itemCollectionMetrics != null) {
            out.writeFieldName("ItemCollectionMetrics");
            ItemCollectionMetricsJson.write(itemCollectionMetrics, out);
        }
        out.writeEndObject();
    }
}
