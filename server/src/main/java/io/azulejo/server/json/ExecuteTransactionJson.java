package io.azulejo.server.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.azulejo.engine.request.ExecuteTransactionInput;
import io.azulejo.engine.request.ExecuteTransactionOutput;
import io.azulejo.engine.request.StatementInput;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Codec for ExecuteTransaction. */
final class ExecuteTransactionJson {
    private ExecuteTransactionJson() {}

    static ExecuteTransactionInput read(JsonInput in) throws IOException {
        @Nullable List<StatementInput> transactStatements = null;
        @Nullable String clientRequestToken = null;
        @Nullable String returnConsumedCapacity = null;
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            switch (field) {
                case "TransactStatements" -> transactStatements = StatementInputJson.list("ParameterizedStatement", in);
                case "ClientRequestToken" -> clientRequestToken = in.string();
                case "ReturnConsumedCapacity" -> returnConsumedCapacity = in.string();
                default -> in.skip();
            }
        }
        return new ExecuteTransactionInput(transactStatements, clientRequestToken, returnConsumedCapacity);
    }

    static void write(ExecuteTransactionOutput output, JsonGenerator out) throws IOException {
        out.writeStartObject();
        TransactGetItemsJson.writeResponses(output.responses(), out);
        CapacityJson.write(output.consumedCapacity(), out);
        out.writeEndObject();
    }
}
