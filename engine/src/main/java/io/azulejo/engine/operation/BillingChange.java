package io.azulejo.engine.operation;

import io.azulejo.engine.error.DynamoDbError;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.operation.check.ThroughputCheck;
import io.azulejo.engine.request.GlobalIndexUpdate;
import io.azulejo.engine.request.IndexInput;
import io.azulejo.engine.request.Throughput;
import io.azulejo.engine.request.UpdateTableInput;
import io.azulejo.engine.table.Billing;
import io.azulejo.engine.table.Provision;
import io.azulejo.engine.table.SecondaryIndexDefinition;
import io.azulejo.engine.table.TableMetadata;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Change of billing mode and throughput by an UpdateTable request. */
final class BillingChange {
    private BillingChange() {}

    static TableMetadata apply(TableMetadata table, UpdateTableInput input, Instant now) {
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
        TableMetadata changed = table;
        if (mode == Billing.Mode.PAY_PER_REQUEST && !current.isPayPerRequest()) {
            changed = withoutIndexProvision(table)
                    .withBilling(new Billing(mode, current.provision().withoutUnits(), now));
        } else if (given != null) {
            changed = table.withBilling(
                    new Billing(mode, changed(current, given, now), current.lastSwitchToPayPerRequest()));
        }
        return withIndexUpdates(withTableLimits(changed, input), table, input, now);
    }

    /** Returns the table with the maximum on demand and the warm throughput that the request gives. */
    private static TableMetadata withTableLimits(TableMetadata table, UpdateTableInput input) {
        Billing billing = table.billing();
        Provision provision = billing.provision();
        ThroughputCheck.onDemand(null, input.onDemandThroughput(), billing.isPayPerRequest());
        ThroughputCheck.changedWarm(null, input.warmThroughput(), provision.warmUnits(billing.isPayPerRequest()));
        return table.withBilling(new Billing(
                billing.mode(),
                provision.withOnDemand(input.onDemandThroughput()).withWarm(input.warmThroughput()),
                billing.lastSwitchToPayPerRequest()));
    }

    /**
     * Returns the changed throughput. For a table that was on demand, the units are its first and count neither as an
     * increase nor as a decrease.
     */
    private static Provision changed(Billing current, Throughput given, Instant now) {
        return current.isPayPerRequest()
                ? Provision.of(given).withWarm(current.provision().warm())
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

    private static TableMetadata withIndexUpdates(
            TableMetadata changed, TableMetadata before, UpdateTableInput input, Instant now) {
        List<String> updated = new ArrayList<>();
        TableMetadata result = changed;
        if (input.globalSecondaryIndexUpdates() != null) {
            for (GlobalIndexUpdate update : input.globalSecondaryIndexUpdates()) {
                IndexInput index = update.update();
                if (index != null) {
                    result = withIndexUpdate(result, before.billing(), index, now);
                    if (index.provisionedThroughput() != null) {
                        updated.add(Objects.requireNonNull(index.indexName()));
                    }
                }
            }
        }
        boolean switched =
                before.billing().isPayPerRequest() && !changed.billing().isPayPerRequest();
        for (SecondaryIndexDefinition index : result.indexes()) {
            if (switched && index.isGlobal() && !updated.contains(index.name())) {
                throw EngineException.validation("One or more parameter values were invalid: ProvisionedThroughput"
                        + " must be specified for index: " + index.name());
            }
        }
        return result;
    }

    private static TableMetadata withIndexUpdate(TableMetadata table, Billing before, IndexInput update, Instant now) {
        String name = Objects.requireNonNull(update.indexName());
        SecondaryIndexDefinition index = table.index(name);
        if (index == null || !index.isGlobal()) {
            throw new EngineException(DynamoDbError.RESOURCE_NOT_FOUND, "Requested resource not found");
        }
        boolean payPerRequest = table.billing().isPayPerRequest();
        Provision provision = index.provision();
        Throughput throughput = update.provisionedThroughput();
        if (throughput != null) {
            checkChanges(provision, throughput);
            provision = before.isPayPerRequest()
                    ? Provision.of(throughput).withWarm(provision.warm())
                    : provision.changedTo(throughput, now);
        }
        ThroughputCheck.onDemand(name, update.onDemandThroughput(), payPerRequest);
        ThroughputCheck.changedWarm(name, update.warmThroughput(), provision.warmUnits(payPerRequest));
        Provision changed = provision.withOnDemand(update.onDemandThroughput()).withWarm(update.warmThroughput());
        return table.changing(name, each -> each.withProvision(changed));
    }

    private static TableMetadata withoutIndexProvision(TableMetadata table) {
        TableMetadata changed = table;
        for (SecondaryIndexDefinition index : table.indexes()) {
            changed = changed.changing(
                    index.name(), each -> each.withProvision(each.provision().withoutUnits()));
        }
        return changed;
    }
}
