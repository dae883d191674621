package io.azulejo.server.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.azulejo.engine.request.ListTablesInput;
import io.azulejo.engine.request.ListTablesOutput;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Codec for ListTables. */
final class ListTablesJson {
    private ListTablesJson() {}

    static ListTablesInput read(JsonInput in) throws IOException {
        @Nullable String exclusiveStartTableName = null;
        @Nullable Integer limit = null;
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            switch (field) {
                case "ExclusiveStartTableName" -> exclusiveStartTableName = in.string();
                case "Limit" -> limit = in.integer();
                default -> in.skip();
            }
        }
        return new ListTablesInput(exclusiveStartTableName, limit);
    }

    static void write(ListTablesOutput output, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeArrayFieldStart("TableNames");
        for (String name : output.tableNames()) {
            out.writeString(name);
        }
        out.writeEndArray();
        if (output.lastEvaluatedTableName() != null) {
            out.writeStringField("LastEvaluatedTableName", output.lastEvaluatedTableName());
        }
        out.writeEndObject();
    }
}
