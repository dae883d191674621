package io.azulejo.server.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.azulejo.engine.request.BatchExecuteStatementInput;
import io.azulejo.engine.request.BatchExecuteStatementOutput;
import io.azulejo.engine.request.BatchStatementResponse;
import io.azulejo.engine.request.StatementInput;
import io.azulejo.engine.value.Item;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Codec for BatchExecuteStatement. */
final class BatchExecuteStatementJson {
    private BatchExecuteStatementJson() {}

    static BatchExecuteStatementInput read(JsonInput in) throws IOException {
        @Nullable List<StatementInput> statements = null;
        @Nullable String returnConsumedCapacity = null;
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            switch (field) {
                case "Statements" -> statements = StatementInputJson.list("BatchStatementRequest", in);
                case "ReturnConsumedCapacity" -> returnConsumedCapacity = in.string();
                default -> in.skip();
            }
        }
        return new BatchExecuteStatementInput(statements, returnConsumedCapacity);
    }

    static void write(BatchExecuteStatementOutput output, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeArrayFieldStart("Responses");
        for (BatchStatementResponse response : output.responses()) {
            write(response, out);
        }
        out.writeEndArray();
        CapacityJson.write(output.consumedCapacity(), out);
        out.writeEndObject();
    }

    private static void write(BatchStatementResponse response, JsonGenerator out) throws IOException {
        out.writeStartObject();
        BatchStatementResponse.Failure error = response.error();
        if (error != null) {
            out.writeObjectFieldStart("Error");
            out.writeStringField("Code", error.code());
            out.writeStringField("Message", error.message());
            writeItem(error.item(), out);
            out.writeEndObject();
        }
        if (response.tableName() != null) {
            out.writeStringField("TableName", response.tableName());
        }
        writeItem(response.item(), out);
        out.writeEndObject();
    }

    private static void writeItem(@Nullable Item item, JsonGenerator out) throws IOException {
        if (item != null) {
            out.writeFieldName("Item");
            ItemJson.write(item, out);
        }
    }
}
