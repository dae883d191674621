package io.azulejo.server.json;

import io.azulejo.engine.request.IndexInput;
import io.azulejo.engine.request.OnDemandThroughput;
import io.azulejo.engine.request.RestoreOverrides;
import io.azulejo.engine.request.RestoreTableFromBackupInput;
import io.azulejo.engine.request.RestoreTableToPointInTimeInput;
import io.azulejo.engine.request.SseSpecification;
import io.azulejo.engine.request.Throughput;
import java.io.IOException;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reader of RestoreTableFromBackup and RestoreTableToPointInTime requests. */
final class RestoreJson {
    private RestoreJson() {}

    static RestoreTableFromBackupInput readFromBackup(JsonInput in) throws IOException {
        @Nullable String targetTableName = null;
        @Nullable String backupArn = null;
        Overrides overrides = new Overrides();
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            switch (field) {
                case "TargetTableName" -> targetTableName = in.string();
                case "BackupArn" -> backupArn = in.string();
                default -> overrides.field(field, in);
            }
        }
        return new RestoreTableFromBackupInput(targetTableName, backupArn, overrides.overrides(), in.unsupported());
    }

    static RestoreTableToPointInTimeInput readToPointInTime(JsonInput in) throws IOException {
        @Nullable String sourceTableArn = null;
        @Nullable String sourceTableName = null;
        @Nullable String targetTableName = null;
        @Nullable Boolean useLatestRestorableTime = null;
        @Nullable Instant restoreDateTime = null;
        Overrides overrides = new Overrides();
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            switch (field) {
                case "SourceTableArn" -> sourceTableArn = in.string();
                case "SourceTableName" -> sourceTableName = in.string();
                case "TargetTableName" -> targetTableName = in.string();
                case "UseLatestRestorableTime" -> useLatestRestorableTime = in.bool();
                case "RestoreDateTime" -> restoreDateTime = in.instant();
                default -> overrides.field(field, in);
            }
        }
        return new RestoreTableToPointInTimeInput(
                sourceTableArn,
                sourceTableName,
                targetTableName,
                useLatestRestorableTime,
                restoreDateTime,
                overrides.overrides(),
                in.unsupported());
    }

    /** Collector of the fields that both requests have. Not thread-safe. */
    private static final class Overrides {
        private @Nullable String billingMode;
        private @Nullable List<IndexInput> global;
        private @Nullable List<IndexInput> local;
        private @Nullable Throughput throughput;
        private @Nullable OnDemandThroughput onDemand;
        private @Nullable SseSpecification sse;

        void field(String field, JsonInput in) throws IOException {
            switch (field) {
                case "BillingModeOverride" -> billingMode = in.string();
                case "GlobalSecondaryIndexOverride" ->
                    global = in.list(() -> TablePartsInput.index(in, "GlobalSecondaryIndex"));
                case "LocalSecondaryIndexOverride" ->
                    local = in.list(() -> TablePartsInput.index(in, "LocalSecondaryIndex"));
                case "ProvisionedThroughputOverride" -> throughput = TablePartsInput.throughput(in);
                case "OnDemandThroughputOverride" -> onDemand = TablePartsInput.onDemand(in);
                case "SSESpecificationOverride" -> sse = TablePartsInput.sse(in);
                case "VectorIndexOverride" -> in.unsupported(field);
                default -> in.skip();
            }
        }

        RestoreOverrides overrides() {
            return new RestoreOverrides(billingMode, global, local, throughput, onDemand, sse);
        }
    }
}
