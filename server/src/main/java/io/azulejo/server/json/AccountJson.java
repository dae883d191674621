package io.azulejo.server.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.azulejo.engine.request.DescribeContinuousBackupsOutput;
import io.azulejo.engine.request.DescribeLimitsOutput;
import io.azulejo.engine.request.UpdateContinuousBackupsInput;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Writer of account-level responses: limits, endpoints and continuous backups. */
final class AccountJson {
    /** How long DynamoDB lets clients cache an endpoint. */
    private static final int MINUTES_IN_A_DAY = 1440;

    private AccountJson() {}

    /** Reads a request without parameters. */
    static boolean readNothing(JsonInput in) throws IOException {
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            in.skip();
        }
        return true;
    }

    static void write(DescribeLimitsOutput output, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeNumberField("AccountMaxReadCapacityUnits", output.accountMaxReadCapacityUnits());
        out.writeNumberField("AccountMaxWriteCapacityUnits", output.accountMaxWriteCapacityUnits());
        out.writeNumberField("TableMaxReadCapacityUnits", output.tableMaxReadCapacityUnits());
        out.writeNumberField("TableMaxWriteCapacityUnits", output.tableMaxWriteCapacityUnits());
        out.writeEndObject();
    }

    static void writeEndpoint(String host, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeArrayFieldStart("Endpoints");
        out.writeStartObject();
        out.writeStringField("Address", host);
        out.writeNumberField("CachePeriodInMinutes", MINUTES_IN_A_DAY);
        out.writeEndObject();
        out.writeEndArray();
        out.writeEndObject();
    }

    static UpdateContinuousBackupsInput readContinuousBackups(JsonInput in) throws IOException {
        @Nullable String tableName = null;
        boolean specified = false;
        @Nullable Boolean enabled = null;
        @Nullable Integer days = null;
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            switch (field) {
                case "TableName" -> tableName = in.string();
                case "PointInTimeRecoverySpecification" -> {
                    specified = in.startStructure("PointInTimeRecoverySpecification");
                    for (String part = specified ? in.nextField() : null; part != null; part = in.nextField()) {
                        switch (part) {
                            case "PointInTimeRecoveryEnabled" -> enabled = in.bool();
                            case "RecoveryPeriodInDays" -> days = in.integer();
                            default -> in.skip();
                        }
                    }
                }
                default -> in.skip();
            }
        }
        return new UpdateContinuousBackupsInput(tableName, specified, enabled, days);
    }

    static void write(DescribeContinuousBackupsOutput output, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeObjectFieldStart("ContinuousBackupsDescription");
        out.writeStringField("ContinuousBackupsStatus", output.continuousBackupsStatus());
        out.writeObjectFieldStart("PointInTimeRecoveryDescription");
        out.writeStringField("PointInTimeRecoveryStatus", output.pointInTimeRecoveryStatus());
        if (output.recoveryPeriodInDays() != null) {
            out.writeNumberField("RecoveryPeriodInDays", output.recoveryPeriodInDays());
        }
        if (output.earliestRestorableDateTime() != null) {
            TableDescriptionJson.writeInstant("EarliestRestorableDateTime", output.earliestRestorableDateTime(), out);
        }
        if (output.latestRestorableDateTime() != null) {
            TableDescriptionJson.writeInstant("LatestRestorableDateTime", output.latestRestorableDateTime(), out);
        }
        out.writeEndObject();
        out.writeEndObject();
        out.writeEndObject();
    }
}
