package io.azulejo.server.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.azulejo.engine.request.TransactAction;
import io.azulejo.engine.request.TransactWriteItem;
import io.azulejo.engine.request.TransactWriteItemsInput;
import io.azulejo.engine.request.TransactWriteItemsOutput;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Codec for TransactWriteItems. */
final class TransactWriteItemsJson {
    private TransactWriteItemsJson() {}

    static TransactWriteItemsInput read(JsonInput in) throws IOException {
        @Nullable List<TransactWriteItem> transactItems = null;
        @Nullable String clientRequestToken = null;
        @Nullable String returnConsumedCapacity = null;
        @Nullable String returnItemCollectionMetrics = null;
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            switch (field) {
                case "TransactItems" -> transactItems = in.list(() -> readItem(in));
                case "ClientRequestToken" -> clientRequestToken = in.string();
                case "ReturnConsumedCapacity" -> returnConsumedCapacity = in.string();
                case "ReturnItemCollectionMetrics" -> returnItemCollectionMetrics = in.string();
                default -> in.skip();
            }
        }
        return new TransactWriteItemsInput(
                transactItems,
                clientRequestToken,
                returnConsumedCapacity,
                returnItemCollectionMetrics,
                in.unsupported());
    }

    private static TransactWriteItem readItem(JsonInput in) throws IOException {
        List<TransactAction> actions = new ArrayList<>(1);
        if (in.startStructure("TransactWriteItem")) {
            for (String field = in.nextField(); field != null; field = in.nextField()) {
                switch (field) {
                    case "Put", "Update", "Delete", "ConditionCheck" -> {
                        if (in.startStructure(field)) {
                            actions.add(TransactActionInput.read(in, field));
                        }
                    }
                    default -> in.skip();
                }
            }
        }
        return new TransactWriteItem(actions);
    }

    static void write(TransactWriteItemsOutput output, JsonGenerator out) throws IOException {
        out.writeStartObject();
        ItemCollectionMetricsJson.writeByTable(output.itemCollectionMetrics(), out);
        CapacityJson.write(output.consumedCapacity(), out);
        out.writeEndObject();
    }
}
