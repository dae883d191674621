package io.azulejo.server.json;

import io.azulejo.engine.request.AttributeDefinition;
import io.azulejo.engine.request.IndexInput;
import io.azulejo.engine.request.KeySchemaElement;
import io.azulejo.engine.request.OnDemandThroughput;
import io.azulejo.engine.request.ProjectionInput;
import io.azulejo.engine.request.SseSpecification;
import io.azulejo.engine.request.StreamSpecification;
import io.azulejo.engine.request.Throughput;
import io.azulejo.engine.request.WarmThroughput;
import java.io.IOException;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Reader of the parts that CreateTable and UpdateTable share. */
final class TablePartsInput {
    private TablePartsInput() {}

    static @Nullable List<AttributeDefinition> attributeDefinitions(JsonInput in) throws IOException {
        return in.list(() -> {
            @Nullable String name = null;
            @Nullable String type = null;
            if (in.startStructure("AttributeDefinition")) {
                for (String field = in.nextField(); field != null; field = in.nextField()) {
                    switch (field) {
                        case "AttributeName" -> name = in.string();
                        case "AttributeType" -> type = in.string();
                        default -> in.skip();
                    }
                }
            }
            return new AttributeDefinition(name, type);
        });
    }

    static @Nullable List<KeySchemaElement> keySchema(JsonInput in) throws IOException {
        return in.list(() -> {
            @Nullable String name = null;
            @Nullable String type = null;
            if (in.startStructure("KeySchemaElement")) {
                for (String field = in.nextField(); field != null; field = in.nextField()) {
                    switch (field) {
                        case "AttributeName" -> name = in.string();
                        case "KeyType" -> type = in.string();
                        default -> in.skip();
                    }
                }
            }
            return new KeySchemaElement(name, type);
        });
    }

    /** Reads an index from one of the structures that describe indexes; they differ in their optional fields. */
    static IndexInput index(JsonInput in, String structure) throws IOException {
        @Nullable String indexName = null;
        @Nullable List<KeySchemaElement> keySchema = null;
        @Nullable ProjectionInput projection = null;
        @Nullable Throughput throughput = null;
        @Nullable OnDemandThroughput onDemand = null;
        @Nullable WarmThroughput warm = null;
        if (in.startStructure(structure)) {
            for (String field = in.nextField(); field != null; field = in.nextField()) {
                switch (field) {
                    case "IndexName" -> indexName = in.string();
                    case "KeySchema" -> keySchema = keySchema(in);
                    case "Projection" -> projection = projection(in);
                    case "ProvisionedThroughput" -> throughput = throughput(in);
                    case "OnDemandThroughput" -> onDemand = onDemand(in);
                    case "WarmThroughput" -> warm = warm(in);
                    default -> in.skip();
                }
            }
        }
        return new IndexInput(indexName, keySchema, projection, throughput, onDemand, warm);
    }

    private static @Nullable ProjectionInput projection(JsonInput in) throws IOException {
        if (!in.startStructure("Projection")) {
            return null;
        }
        @Nullable String type = null;
        @Nullable List<String> nonKeyAttributes = null;
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            switch (field) {
                case "ProjectionType" -> type = in.string();
                case "NonKeyAttributes" -> nonKeyAttributes = in.list(in::text);
                default -> in.skip();
            }
        }
        return new ProjectionInput(type, nonKeyAttributes);
    }

    static @Nullable StreamSpecification stream(JsonInput in) throws IOException {
        if (!in.startStructure("StreamSpecification")) {
            return null;
        }
        @Nullable Boolean enabled = null;
        @Nullable String viewType = null;
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            switch (field) {
                case "StreamEnabled" -> enabled = in.bool();
                case "StreamViewType" -> viewType = in.string();
                default -> in.skip();
            }
        }
        return new StreamSpecification(enabled, viewType);
    }

    static @Nullable SseSpecification sse(JsonInput in) throws IOException {
        if (!in.startStructure("SSESpecification")) {
            return null;
        }
        @Nullable Boolean enabled = null;
        @Nullable String type = null;
        @Nullable String key = null;
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            switch (field) {
                case "Enabled" -> enabled = in.bool();
                case "SSEType" -> type = in.string();
                case "KMSMasterKeyId" -> key = in.string();
                default -> in.skip();
            }
        }
        return new SseSpecification(enabled, type, key);
    }

    static @Nullable OnDemandThroughput onDemand(JsonInput in) throws IOException {
        if (!in.startStructure("OnDemandThroughput")) {
            return null;
        }
        @Nullable Long read = null;
        @Nullable Long write = null;
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            switch (field) {
                case "MaxReadRequestUnits" -> read = in.longInteger();
                case "MaxWriteRequestUnits" -> write = in.longInteger();
                default -> in.skip();
            }
        }
        return new OnDemandThroughput(read, write);
    }

    static @Nullable WarmThroughput warm(JsonInput in) throws IOException {
        if (!in.startStructure("WarmThroughput")) {
            return null;
        }
        @Nullable Long read = null;
        @Nullable Long write = null;
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            switch (field) {
                case "ReadUnitsPerSecond" -> read = in.longInteger();
                case "WriteUnitsPerSecond" -> write = in.longInteger();
                default -> in.skip();
            }
        }
        return new WarmThroughput(read, write);
    }

    static @Nullable Throughput throughput(JsonInput in) throws IOException {
        if (!in.startStructure("ProvisionedThroughput")) {
            return null;
        }
        @Nullable Long read = null;
        @Nullable Long write = null;
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            switch (field) {
                case "ReadCapacityUnits" -> read = in.longInteger();
                case "WriteCapacityUnits" -> write = in.longInteger();
                default -> in.skip();
            }
        }
        return new Throughput(read, write);
    }
}
