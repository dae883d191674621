package io.azulejo.server.json;

import io.azulejo.engine.request.AttributeDefinition;
import io.azulejo.engine.request.CreateTableInput;
import io.azulejo.engine.request.IndexInput;
import io.azulejo.engine.request.KeySchemaElement;
import io.azulejo.engine.request.OnDemandThroughput;
import io.azulejo.engine.request.SseSpecification;
import io.azulejo.engine.request.StreamSpecification;
import io.azulejo.engine.request.Tag;
import io.azulejo.engine.request.Throughput;
import io.azulejo.engine.request.WarmThroughput;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reader of CreateTable requests. */
final class CreateTableJson {
    private CreateTableJson() {}

    static CreateTableInput read(JsonInput in) throws IOException {
        @Nullable String tableName = null;
        @Nullable List<AttributeDefinition> attributeDefinitions = null;
        @Nullable List<KeySchemaElement> keySchema = null;
        @Nullable List<IndexInput> localSecondaryIndexes = null;
        @Nullable List<IndexInput> globalSecondaryIndexes = null;
        @Nullable String billingMode = null;
        @Nullable Throughput provisionedThroughput = null;
        @Nullable StreamSpecification streamSpecification = null;
        @Nullable List<Tag> tags = null;
        @Nullable String tableClass = null;
        @Nullable Boolean deletionProtectionEnabled = null;
        @Nullable SseSpecification sseSpecification = null;
        @Nullable OnDemandThroughput onDemandThroughput = null;
        @Nullable WarmThroughput warmThroughput = null;
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            switch (field) {
                case "TableName" -> tableName = in.string();
                case "AttributeDefinitions" -> attributeDefinitions = TablePartsInput.attributeDefinitions(in);
                case "KeySchema" -> keySchema = TablePartsInput.keySchema(in);
                case "LocalSecondaryIndexes" ->
                    localSecondaryIndexes = in.list(() -> TablePartsInput.index(in, "LocalSecondaryIndex"));
                case "GlobalSecondaryIndexes" ->
                    globalSecondaryIndexes = in.list(() -> TablePartsInput.index(in, "GlobalSecondaryIndex"));
                case "BillingMode" -> billingMode = in.string();
                case "ProvisionedThroughput" -> provisionedThroughput = TablePartsInput.throughput(in);
                case "StreamSpecification" -> streamSpecification = TablePartsInput.stream(in);
                case "Tags" -> tags = TagsJson.tags(in);
                case "TableClass" -> tableClass = in.string();
                case "DeletionProtectionEnabled" -> deletionProtectionEnabled = in.bool();
                case "SSESpecification" -> sseSpecification = TablePartsInput.sse(in);
                case "OnDemandThroughput" -> onDemandThroughput = TablePartsInput.onDemand(in);
                case "WarmThroughput" -> warmThroughput = TablePartsInput.warm(in);
                case "ResourcePolicy",
                        "DisassociationProtectionEnabled",
                        "GlobalTableSourceArn",
                        "GlobalTableSettingsReplicationMode",
                        "VectorIndexes" -> in.unsupported(field);
                default -> in.skip();
            }
        }
        return new CreateTableInput(
                tableName,
                attributeDefinitions,
                keySchema,
                localSecondaryIndexes,
                globalSecondaryIndexes,
                billingMode,
                provisionedThroughput,
                streamSpecification,
                tags,
                tableClass,
                deletionProtectionEnabled,
                sseSpecification,
                onDemandThroughput,
                warmThroughput,
                in.unsupported());
    }
}
