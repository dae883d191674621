package io.azulejo.engine.operation;

import io.azulejo.engine.error.DynamoDbError;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.request.GlobalIndexUpdate;
import io.azulejo.engine.request.IndexInput;
import io.azulejo.engine.request.Throughput;
import io.azulejo.engine.request.UpdateTableInput;
import io.azulejo.engine.table.Billing;
import io.azulejo.engine.table.IndexDefinition;
import io.azulejo.engine.table.Provision;
import io.azulejo.engine.table.TableDefinition;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** What an UpdateTable request changes about billing mode and throughput. */
final class BillingChange {
    private BillingChange() {}

    static TableDefinition apply(TableDefinition table, UpdateTableInput input, Instant now) {
        Billing current = table.billing();
        Billing.Mode mode = input.billingMode() == null ? current.mode() : Billing.Mode.valueOf(input.billingMode());
        Throughput given = input.provisionedThroughput();
        if (given != null && mode == Billing.Mode.PAY_PER_REQUEST) {
            throw EngineException.validation("One or more parameter values were invalid: Neither ReadCapacityUnits"
                    + " nor WriteCapacityUnits can be specified when BillingMode is PAY_PER_REQUEST");
        }
        if (given != null) {
            checkChanges(current.provision(), given);
        }
        TableDefinition changed = table;
        if (mode == Billing.Mode.PAY_PER_REQUEST && !current.isPayPerRequest()) {
            changed = withoutIndexProvision(table).withBilling(new Billing(mode, Provision.NONE, now));
        } else if (given != null) {
            changed = table.withBilling(
                    new Billing(mode, changed(current, given, now), current.lastSwitchToPayPerRequest()));
        }
        return withIndexUpdates(changed, table, input, now);
    }

    /** Units given to a table that was paid per request are its first, not more than it had. */
    private static Provision changed(Billing current, Throughput given, Instant now) {
        return current.isPayPerRequest()
                ? Provision.of(given)
                : current.provision().changedTo(given, now);
    }

    private static void checkChanges(Provision current, Throughput given) {
        if (current.has(given)) {
            throw EngineException.validation("The provisioned throughput for the table will not change. The requested"
                    + " value equals the current value. Current ReadCapacityUnits provisioned for the table: "
                    + current.readUnits() + ". Requested ReadCapacityUnits: " + given.readCapacityUnits()
                    + ". Current WriteCapacityUnits provisioned for the table: " + current.writeUnits()
                    + ". Requested WriteCapacityUnits: " + given.writeCapacityUnits()
                    + ". Refer to the Amazon DynamoDB Developer Guide for current limits and how to request higher"
                    + " limits.");
        }
    }

    private static TableDefinition withIndexUpdates(
            TableDefinition changed, TableDefinition before, UpdateTableInput input, Instant now) {
        List<String> updated = new ArrayList<>();
        TableDefinition result = changed;
        if (input.globalSecondaryIndexUpdates() != null) {
            for (GlobalIndexUpdate update : input.globalSecondaryIndexUpdates()) {
                IndexInput index = update.update();
                if (index != null) {
                    result = withIndexUpdate(result, before.billing(), index, now);
                    updated.add(Objects.requireNonNull(index.indexName()));
                }
            }
        }
        boolean switched =
                before.billing().isPayPerRequest() && !changed.billing().isPayPerRequest();
        for (IndexDefinition index : result.indexes()) {
            if (switched && index.isGlobal() && !updated.contains(index.name())) {
                throw EngineException.validation("One or more parameter values were invalid: ProvisionedThroughput"
                        + " must be specified for index: " + index.name());
            }
        }
        return result;
    }

    private static TableDefinition withIndexUpdate(
            TableDefinition table, Billing before, IndexInput update, Instant now) {
        String name = Objects.requireNonNull(update.indexName());
        IndexDefinition index = table.index(name);
        if (index == null || !index.isGlobal()) {
            throw new EngineException(DynamoDbError.RESOURCE_NOT_FOUND, "Requested resource not found");
        }
        Throughput throughput = Objects.requireNonNull(update.provisionedThroughput());
        checkChanges(index.provision(), throughput);
        return table.changing(
                name,
                changed -> changed.withProvision(
                        before.isPayPerRequest()
                                ? Provision.of(throughput)
                                : changed.provision().changedTo(throughput, now)));
    }

    private static TableDefinition withoutIndexProvision(TableDefinition table) {
        TableDefinition changed = table;
        for (IndexDefinition index : table.indexes()) {
            changed = changed.changing(index.name(), each -> each.withProvision(Provision.NONE));
        }
        return changed;
    }
}
