package io.azulejo.server.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.azulejo.engine.error.CancellationReason;
import io.azulejo.engine.error.DynamoDbError;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.value.Item;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** The body of an error response. */
public final class ErrorJson {
    private ErrorJson() {}

    public static void write(EngineException e, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeStringField("__type", e.error().wireType());
        if (!e.text().isEmpty()) {
            out.writeStringField(messageField(e.error()), e.text());
        }
        writeItem(e.item(), out);
        if (!e.cancellationReasons().isEmpty()) {
            out.writeArrayFieldStart("CancellationReasons");
            for (CancellationReason reason : e.cancellationReasons()) {
                writeReason(reason, out);
            }
            out.writeEndArray();
        }
        out.writeEndObject();
    }

    /** Returns the name of the message field. DynamoDB capitalises it for these two errors; SDKs read both. */
    private static String messageField(DynamoDbError error) {
        return switch (error) {
            case SERIALIZATION, TRANSACTION_CANCELED -> "Message";
            default -> "message";
        };
    }

    private static void writeReason(CancellationReason reason, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeStringField("Code", reason.code());
        if (reason.message() != null) {
            out.writeStringField("Message", reason.message());
        }
        writeItem(reason.item(), out);
        out.writeEndObject();
    }

    private static void writeItem(@Nullable Item item, JsonGenerator out) throws IOException {
        if (item != null) {
            out.writeFieldName("Item");
            ItemJson.write(item, out);
        }
    }
}
