package io.azulejo.engine.operation.check;

import io.azulejo.engine.error.DynamoDbError;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.request.GlobalIndexUpdate;
import io.azulejo.engine.request.IndexInput;
import io.azulejo.engine.request.UpdateTableInput;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Checks of an UpdateTable request that do not depend on the table. */
public final class UpdateTableShape {
    private UpdateTableShape() {}

    /** Checks single parameters. */
    public static void check(UpdateTableInput input) {
        Constraints constraints = new Constraints();
        TableShape.attributes(constraints, input.attributeDefinitions());
        constraints.choice(EnumParameter.BILLING_MODE, input.billingMode());
        TableShape.throughput(constraints, "provisionedThroughput", input.provisionedThroughput());
        List<GlobalIndexUpdate> updates = updates(input);
        for (int i = 0; i < updates.size(); i++) {
            String at = "globalSecondaryIndexUpdates." + (i + 1) + ".member.";
            GlobalIndexUpdate update = updates.get(i);
            if (update.create() != null) {
                TableShape.globalIndex(constraints, at + "create.", update.create());
            }
            if (update.update() != null) {
                indexUpdate(constraints, at + "update.", update.update());
            }
            constraints.indexName(at + "delete.indexName", update.delete());
        }
        TableShape.warm(constraints, "warmThroughput", input.warmThroughput());
        SseShape.specification(constraints, input.sseSpecification());
        StreamShape.specification(constraints, input.streamSpecification());
        constraints.choice(EnumParameter.TABLE_CLASS, input.tableClass());
        constraints.check();
    }

    private static void indexUpdate(Constraints constraints, String at, IndexInput update) {
        constraints.notNull(at + "indexName", update.indexName()).indexName(at + "indexName", update.indexName());
        if (update.onDemandThroughput() == null && update.warmThroughput() == null) {
            constraints.notNull(at + "provisionedThroughput", update.provisionedThroughput());
        }
        TableShape.throughput(constraints, at + "provisionedThroughput", update.provisionedThroughput());
        TableShape.warm(constraints, at + "warmThroughput", update.warmThroughput());
    }

    /** Checks the combination of parameters. */
    public static void checkTogether(UpdateTableInput input) {
        List<GlobalIndexUpdate> updates = updates(input);
        if (changesNothing(input)) {
            throw EngineException.validation("At least one of ProvisionedThroughput, BillingMode, UpdateStreamEnabled,"
                    + " GlobalSecondaryIndexUpdates or SSESpecification or ReplicaUpdates is required");
        }
        if ("PROVISIONED".equals(input.billingMode()) && input.provisionedThroughput() == null) {
            throw EngineException.validation("One or more parameter values were invalid: ProvisionedThroughput must be"
                    + " specified when BillingMode is PROVISIONED");
        }
        if (input.provisionedThroughput() != null) {
            TableDesignCheck.checkUnits(input.provisionedThroughput());
        }
        checkAlone(input);
        SseShape.together(input.sseSpecification());
        checkUpdates(updates);
        StreamShape.together(input.streamSpecification());
    }

    /** Rejects changes that DynamoDB makes only by themselves. */
    private static void checkAlone(UpdateTableInput input) {
        boolean more = input.provisionedThroughput() != null
                || input.streamSpecification() != null
                || input.tableClass() != null
                || input.deletionProtectionEnabled() != null
                || !updates(input).isEmpty();
        boolean sse = input.sseSpecification() != null;
        boolean onDemand = input.onDemandThroughput() != null;
        boolean warm = input.warmThroughput() != null;
        boolean billing = input.billingMode() != null;
        if (sse && (more || onDemand || warm || billing)) {
            throw invalid("Server-Side Encryption modification must be the only operation in the request");
        }
        if (warm && (more || onDemand || billing)) {
            throw invalid("WarmThroughput must be the only operation in the request");
        }
        if (onDemand && more) {
            throw invalid("OnDemandThroughput can only be combined with BillingMode in an UpdateTable request");
        }
    }

    private static EngineException invalid(String what) {
        return EngineException.validation("One or more parameter values were invalid: " + what);
    }

    private static boolean changesNothing(UpdateTableInput input) {
        return input.provisionedThroughput() == null
                && input.billingMode() == null
                && input.streamSpecification() == null
                && input.tableClass() == null
                && input.deletionProtectionEnabled() == null
                && input.sseSpecification() == null
                && input.onDemandThroughput() == null
                && input.warmThroughput() == null
                && updates(input).isEmpty();
    }

    private static void checkUpdates(List<GlobalIndexUpdate> updates) {
        Set<String> names = new HashSet<>();
        int created = 0;
        for (GlobalIndexUpdate update : updates) {
            String name = name(update);
            if (name == null) {
                throw EngineException.validation("One or more parameter values were invalid: One of"
                        + " GlobalSecondaryIndexUpdate.Update, GlobalSecondaryIndexUpdate.Create,"
                        + " GlobalSecondaryIndexUpdate.Delete must not be null");
            }
            if (!names.add(name)) {
                throw EngineException.validation("One or more parameter values were invalid: Only one global secondary"
                        + " index update per index is allowed simultaneously. Index: " + name);
            }
            created += update.create() != null || update.delete() != null ? 1 : 0;
        }
        if (created > 1) {
            throw new EngineException(
                    DynamoDbError.LIMIT_EXCEEDED,
                    "Subscriber limit exceeded: Only 1 online index can be created or deleted simultaneously per"
                            + " table");
        }
    }

    private static @Nullable String name(GlobalIndexUpdate update) {
        if (update.create() != null) {
            return update.create().indexName();
        }
        return update.update() != null ? update.update().indexName() : update.delete();
    }

    private static List<GlobalIndexUpdate> updates(UpdateTableInput input) {
        return input.globalSecondaryIndexUpdates() == null ? List.of() : input.globalSecondaryIndexUpdates();
    }
}
