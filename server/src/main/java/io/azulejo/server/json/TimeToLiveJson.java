package io.azulejo.server.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.azulejo.engine.request.DescribeTimeToLiveOutput;
import io.azulejo.engine.request.UpdateTimeToLiveInput;
import io.azulejo.engine.request.UpdateTimeToLiveOutput;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Codec for UpdateTimeToLive and DescribeTimeToLive. */
final class TimeToLiveJson {
    private TimeToLiveJson() {}

    static UpdateTimeToLiveInput read(JsonInput in) throws IOException {
        @Nullable String tableName = null;
        boolean specified = false;
        @Nullable Boolean enabled = null;
        @Nullable String attributeName = null;
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            switch (field) {
                case "TableName" -> tableName = in.string();
                case "TimeToLiveSpecification" -> {
                    specified = in.startStructure("TimeToLiveSpecification");
                    for (String part = specified ? in.nextField() : null; part != null; part = in.nextField()) {
                        switch (part) {
                            case "Enabled" -> enabled = in.bool();
                            case "AttributeName" -> attributeName = in.string();
                            default -> in.skip();
                        }
                    }
                }
                default -> in.skip();
            }
        }
        return new UpdateTimeToLiveInput(tableName, specified, enabled, attributeName);
    }

    static void write(UpdateTimeToLiveOutput output, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeObjectFieldStart("TimeToLiveSpecification");
        out.writeBooleanField("Enabled", output.enabled());
        out.writeStringField("AttributeName", output.attributeName());
        out.writeEndObject();
        out.writeEndObject();
    }

    static void write(DescribeTimeToLiveOutput output, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeObjectFieldStart("TimeToLiveDescription");
        out.writeStringField("TimeToLiveStatus", output.timeToLiveStatus());
        if (output.attributeName() != null) {
            out.writeStringField("AttributeName", output.attributeName());
        }
        out.writeEndObject();
        out.writeEndObject();
    }
}
