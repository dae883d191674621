package io.azulejo.server.json;

import io.azulejo.engine.request.AttributeDefinition;
import io.azulejo.engine.request.GlobalIndexUpdate;
import io.azulejo.engine.request.IndexInput;
import io.azulejo.engine.request.OnDemandThroughput;
import io.azulejo.engine.request.SseSpecification;
import io.azulejo.engine.request.StreamSpecification;
import io.azulejo.engine.request.Throughput;
import io.azulejo.engine.request.UpdateTableInput;
import io.azulejo.engine.request.WarmThroughput;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reader of UpdateTable requests. */
final class UpdateTableJson {
    private UpdateTableJson() {}

    static UpdateTableInput read(JsonInput in) throws IOException {
        @Nullable String tableName = null;
        @Nullable List<AttributeDefinition> attributeDefinitions = null;
        @Nullable String billingMode = null;
        @Nullable Throughput provisionedThroughput = null;
        @Nullable List<GlobalIndexUpdate> indexUpdates = null;
        @Nullable StreamSpecification streamSpecification = null;
        @Nullable String tableClass = null;
        @Nullable Boolean deletionProtectionEnabled = null;
        @Nullable SseSpecification sseSpecification = null;
        @Nullable OnDemandThroughput onDemandThroughput = null;
        @Nullable WarmThroughput warmThroughput = null;
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            switch (field) {
                case "TableName" -> tableName = in.string();
                case "AttributeDefinitions" -> attributeDefinitions = TablePartsInput.attributeDefinitions(in);
                case "BillingMode" -> billingMode = in.string();
                case "ProvisionedThroughput" -> provisionedThroughput = TablePartsInput.throughput(in);
                case "GlobalSecondaryIndexUpdates" -> indexUpdates = in.list(() -> indexUpdate(in));
                case "StreamSpecification" -> streamSpecification = TablePartsInput.stream(in);
                case "TableClass" -> tableClass = in.string();
                case "DeletionProtectionEnabled" -> deletionProtectionEnabled = in.bool();
                case "SSESpecification" -> sseSpecification = TablePartsInput.sse(in);
                case "OnDemandThroughput" -> onDemandThroughput = TablePartsInput.onDemand(in);
                case "WarmThroughput" -> warmThroughput = TablePartsInput.warm(in);
                case "ReplicaUpdates",
                        "DisassociationProtectionEnabled",
                        "MultiRegionConsistency",
                        "GlobalTableWitnessUpdates",
                        "GlobalTableSettingsReplicationMode",
                        "VectorIndexUpdates" -> in.unsupported(field);
                default -> in.skip();
            }
        }
        return new UpdateTableInput(
                tableName,
                attributeDefinitions,
                billingMode,
                provisionedThroughput,
                indexUpdates,
                streamSpecification,
                tableClass,
                deletionProtectionEnabled,
                sseSpecification,
                onDemandThroughput,
                warmThroughput,
                in.unsupported());
    }

    private static GlobalIndexUpdate indexUpdate(JsonInput in) throws IOException {
        @Nullable IndexInput create = null;
        @Nullable IndexInput update = null;
        @Nullable String delete = null;
        if (in.startStructure("GlobalSecondaryIndexUpdate")) {
            for (String field = in.nextField(); field != null; field = in.nextField()) {
                switch (field) {
                    case "Create" -> create = given(in, "CreateGlobalSecondaryIndexAction");
                    case "Update" -> update = given(in, "UpdateGlobalSecondaryIndexAction");
                    case "Delete" -> {
                        IndexInput index = given(in, "DeleteGlobalSecondaryIndexAction");
                        delete = index == null ? null : index.indexName();
                    }
                    default -> in.skip();
                }
            }
        }
        return new GlobalIndexUpdate(create, update, delete);
    }

    private static @Nullable IndexInput given(JsonInput in, String structure) throws IOException {
        return in.isNull() ? null : TablePartsInput.index(in, structure);
    }
}
