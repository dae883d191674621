package io.azulejo.engine.operation;

import io.azulejo.engine.error.DynamoDbError;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.request.GlobalIndexUpdate;
import io.azulejo.engine.request.IndexInput;
import io.azulejo.engine.request.Throughput;
import io.azulejo.engine.request.UpdateTableInput;
import io.azulejo.engine.table.IndexDefinition;
import io.azulejo.engine.table.TableDefinition;
import io.azulejo.engine.table.TableDefinition.BillingMode;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** What an UpdateTable request changes about billing mode and throughput. */
final class BillingChange {
    private BillingChange() {}

    static TableDefinition apply(TableDefinition table, UpdateTableInput input, Instant now) {
        BillingMode mode = input.billingMode() == null ? table.billingMode() : BillingMode.valueOf(input.billingMode());
        Throughput given = input.provisionedThroughput();
        if (given != null && mode == BillingMode.PAY_PER_REQUEST) {
            throw EngineException.validation("One or more parameter values were invalid: Neither ReadCapacityUnits"
                    + " nor WriteCapacityUnits can be specified when BillingMode is PAY_PER_REQUEST");
        }
        if (given != null) {
            checkChanges(table.throughput(), given);
        }
        TableDefinition changed = table;
        if (mode == BillingMode.PAY_PER_REQUEST && table.billingMode() == BillingMode.PROVISIONED) {
            changed = withoutIndexThroughput(table).withBilling(mode, TableDefinitions.NO_THROUGHPUT, now);
        } else if (given != null) {
            changed = table.withBilling(mode, given, table.lastSwitchToPayPerRequest());
        }
        return withIndexUpdates(changed, table, input);
    }

    private static void checkChanges(Throughput current, Throughput given) {
        if (current.equals(given)) {
            throw EngineException.validation("The provisioned throughput for the table will not change. The requested"
                    + " value equals the current value. Current ReadCapacityUnits provisioned for the table: "
                    + current.readCapacityUnits() + ". Requested ReadCapacityUnits: " + given.readCapacityUnits()
                    + ". Current WriteCapacityUnits provisioned for the table: " + current.writeCapacityUnits()
                    + ". Requested WriteCapacityUnits: " + given.writeCapacityUnits()
                    + ". Refer to the Amazon DynamoDB Developer Guide for current limits and how to request higher"
                    + " limits.");
        }
    }

    private static TableDefinition withIndexUpdates(
            TableDefinition changed, TableDefinition before, UpdateTableInput input) {
        List<String> updated = new ArrayList<>();
        TableDefinition result = changed;
        if (input.globalSecondaryIndexUpdates() != null) {
            for (GlobalIndexUpdate update : input.globalSecondaryIndexUpdates()) {
                IndexInput index = update.update();
                if (index != null) {
                    result = withIndexUpdate(result, index);
                    updated.add(Objects.requireNonNull(index.indexName()));
                }
            }
        }
        boolean switched =
                before.billingMode() == BillingMode.PAY_PER_REQUEST && changed.billingMode() == BillingMode.PROVISIONED;
        for (IndexDefinition index : result.indexes()) {
            if (switched && index.isGlobal() && !updated.contains(index.name())) {
                throw EngineException.validation("One or more parameter values were invalid: ProvisionedThroughput"
                        + " must be specified for index: " + index.name());
            }
        }
        return result;
    }

    private static TableDefinition withIndexUpdate(TableDefinition table, IndexInput update) {
        String name = Objects.requireNonNull(update.indexName());
        IndexDefinition index = table.index(name);
        if (index == null || !index.isGlobal()) {
            throw new EngineException(DynamoDbError.RESOURCE_NOT_FOUND, "Requested resource not found");
        }
        Throughput throughput = Objects.requireNonNull(update.provisionedThroughput());
        checkChanges(index.throughput(), throughput);
        return table.changing(name, changed -> changed.withThroughput(throughput));
    }

    private static TableDefinition withoutIndexThroughput(TableDefinition table) {
        TableDefinition changed = table;
        for (IndexDefinition index : table.indexes()) {
            changed = changed.changing(index.name(), each -> each.withThroughput(TableDefinitions.NO_THROUGHPUT));
        }
        return changed;
    }
}
