package io.azulejo.server.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.azulejo.engine.request.ExecuteStatementInput;
import io.azulejo.engine.request.ExecuteStatementOutput;
import io.azulejo.engine.value.Item;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Codec for ExecuteStatement. */
final class ExecuteStatementJson {
    private ExecuteStatementJson() {}

    static ExecuteStatementInput read(JsonInput in) throws IOException {
        StatementInputJson statement = new StatementInputJson();
        @Nullable Integer limit = null;
        @Nullable String nextToken = null;
        @Nullable String returnConsumedCapacity = null;
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            switch (field) {
                case "Limit" -> limit = in.integer();
                case "NextToken" -> nextToken = in.string();
                case "ReturnConsumedCapacity" -> returnConsumedCapacity = in.string();
                default -> statement.field(field, in);
            }
        }
        return new ExecuteStatementInput(statement.input(), limit, nextToken, returnConsumedCapacity);
    }

    static void write(ExecuteStatementOutput output, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeArrayFieldStart("Items");
        for (Item item : output.items()) {
            ItemJson.write(item, out);
        }
        out.writeEndArray();
        if (output.nextToken() != null) {
            out.writeStringField("NextToken", output.nextToken());
        }
        if (output.lastEvaluatedKey() != null) {
            out.writeFieldName("LastEvaluatedKey");
            ItemJson.write(output.lastEvaluatedKey(), out);
        }
        CapacityJson.write(output.consumedCapacity(), out);
        out.writeEndObject();
    }
}
