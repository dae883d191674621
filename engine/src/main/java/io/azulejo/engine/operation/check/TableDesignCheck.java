package io.azulejo.engine.operation.check;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.request.AttributeDefinition;
import io.azulejo.engine.request.CreateTableInput;
import io.azulejo.engine.request.IndexInput;
import io.azulejo.engine.request.KeySchemaElement;
import io.azulejo.engine.request.ProjectionInput;
import io.azulejo.engine.request.Throughput;
import io.azulejo.engine.table.Provision;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Check that the parts of a table's definition fit together, after each part was checked on its own. */
public final class TableDesignCheck {
    private static final String INVALID = "One or more parameter values were invalid: ";
    /** Maximum number of attributes in the partition key of a global index, and in its sort key. */
    static final int MAX_PER_KEY = 4;

    private static final int MAX_LOCAL = 5;
    private static final int MAX_GLOBAL = 20;
    private static final int MAX_PROJECTED = 100;
    private static final long MAX_UNITS = 1_000_000_000_000L;

    private final List<String> defined;
    private final Set<String> used = new LinkedHashSet<>();
    private final Set<String> indexNames = new HashSet<>();

    public TableDesignCheck(List<AttributeDefinition> attributes) {
        this.defined = attributes.stream()
                .map(attribute -> Objects.requireNonNull(attribute.attributeName()))
                .toList();
    }

    public void check(CreateTableInput input) {
        checkBilling(input.billingMode(), input.provisionedThroughput());
        boolean payPerRequest = "PAY_PER_REQUEST".equals(input.billingMode());
        ThroughputCheck.onDemand(null, input.onDemandThroughput(), payPerRequest);
        ThroughputCheck.newWarm(
                null,
                input.warmThroughput(),
                Provision.of(input.provisionedThroughput()).warmUnits(payPerRequest),
                payPerRequest);
        List<KeySchemaElement> key = Objects.requireNonNull(input.keySchema());
        if (key.size() > defined.size()) {
            throw EngineException.validation("Invalid KeySchema: Some index key attribute have no definition");
        }
        checkKey(key);
        if (input.localSecondaryIndexes() == null
                && input.globalSecondaryIndexes() == null
                && key.size() != defined.size()) {
            throw invalid("Number of attributes in KeySchema does not exactly match number of attributes defined in"
                    + " AttributeDefinitions");
        }
        if (input.localSecondaryIndexes() != null) {
            checkLocal(input.localSecondaryIndexes(), key);
        }
        if (input.globalSecondaryIndexes() != null) {
            checkGlobal(input.globalSecondaryIndexes(), payPerRequest);
        }
        checkProjected(projected(input.localSecondaryIndexes()) + projected(input.globalSecondaryIndexes()));
        if (used.size() < defined.size()) {
            throw invalid("Some AttributeDefinitions are not used. AttributeDefinitions: " + defined + ", keys used: "
                    + used);
        }
    }

    private static void checkBilling(@Nullable String billingMode, @Nullable Throughput throughput) {
        if ("PAY_PER_REQUEST".equals(billingMode)) {
            if (throughput != null) {
                throw invalid("Neither ReadCapacityUnits nor WriteCapacityUnits can be specified when BillingMode is"
                        + " PAY_PER_REQUEST");
            }
        } else if (throughput == null) {
            throw invalid(
                    "ReadCapacityUnits and WriteCapacityUnits must both be specified when BillingMode is PROVISIONED");
        } else {
            checkUnits(throughput);
        }
    }

    public static void checkUnits(Throughput throughput) {
        checkUnits("ReadCapacityUnits", Objects.requireNonNull(throughput.readCapacityUnits()));
        checkUnits("WriteCapacityUnits", Objects.requireNonNull(throughput.writeCapacityUnits()));
    }

    private static void checkUnits(String name, long units) {
        if (units > MAX_UNITS) {
            throw EngineException.validation("Given value " + units + " for " + name + " is out of bounds");
        }
    }

    private List<String> checkDefined(List<KeySchemaElement> key) {
        List<String> names = new ArrayList<>();
        for (KeySchemaElement element : key) {
            names.add(Objects.requireNonNull(element.attributeName()));
        }
        if (!defined.containsAll(names)) {
            throw invalid("Some index key attributes are not defined in AttributeDefinitions. Keys: " + names
                    + ", AttributeDefinitions: " + defined);
        }
        return names;
    }

    private void checkKey(List<KeySchemaElement> key) {
        List<String> names = checkDefined(key);
        if (names.size() > 1 && names.get(0).equals(names.get(1))) {
            throw EngineException.validation(
                    "Both the Hash Key and the Range Key element in the KeySchema have the same name");
        }
        if (!"HASH".equals(key.get(0).keyType())) {
            throw EngineException.validation("Invalid KeySchema: The first KeySchemaElement is not a HASH key type");
        }
        if (key.size() > 1 && !"RANGE".equals(key.get(1).keyType())) {
            throw EngineException.validation("Invalid KeySchema: The second KeySchemaElement is not a RANGE key type");
        }
        used.addAll(names);
    }

    /** Checks a key of a global index with several attributes: partition key attributes first, each attribute once. */
    private void checkLongKey(IndexInput index, List<KeySchemaElement> key) {
        List<String> names = checkDefined(key);
        if (new HashSet<>(names).size() < names.size()) {
            throw invalid(
                    "KeySchema has an attribute more than once for index: " + index.indexName() + ". Keys: " + names);
        }
        if (!"HASH".equals(key.get(0).keyType())) {
            throw EngineException.validation("Invalid KeySchema: The first KeySchemaElement is not a HASH key type");
        }
        int partitionKeys = 0;
        for (KeySchemaElement element : key) {
            if ("HASH".equals(element.keyType()) && partitionKeys++ < key.indexOf(element)) {
                throw EngineException.validation(
                        "Invalid KeySchema: HASH key types must come before RANGE key types for index: "
                                + index.indexName());
            }
        }
        checkPerKey(index, "HASH", partitionKeys);
        checkPerKey(index, "RANGE", key.size() - partitionKeys);
        used.addAll(names);
    }

    private static void checkPerKey(IndexInput index, String keyType, int attributes) {
        if (attributes > MAX_PER_KEY) {
            throw invalid("KeySchema has " + attributes + " " + keyType + " key attributes for index: "
                    + index.indexName() + ". The most is " + MAX_PER_KEY);
        }
    }

    private void checkLocal(List<IndexInput> indexes, List<KeySchemaElement> tableKey) {
        if (indexes.isEmpty()) {
            throw invalid("List of LocalSecondaryIndexes is empty");
        }
        if (tableKey.size() != 2) {
            throw invalid("Table KeySchema does not have a range key, which is required when specifying a"
                    + " LocalSecondaryIndex");
        }
        String partitionKey = Objects.requireNonNull(tableKey.get(0).attributeName());
        for (IndexInput index : indexes) {
            List<KeySchemaElement> key = Objects.requireNonNull(index.keySchema());
            checkKey(key);
            if (key.size() != 2) {
                throw invalid("Index KeySchema does not have a range key for index: " + index.indexName());
            }
            if (!partitionKey.equals(key.get(0).attributeName())) {
                throw invalid("Index KeySchema does not have the same leading hash key as table KeySchema for index: "
                        + index.indexName() + ". index hash key: " + key.get(0).attributeName()
                        + ", table hash key: " + partitionKey);
            }
            checkProjection(index);
            checkName(index);
        }
        if (indexes.size() > MAX_LOCAL) {
            throw invalid("Number of LocalSecondaryIndexes exceeds per-table limit of " + MAX_LOCAL);
        }
    }

    private void checkGlobal(List<IndexInput> indexes, boolean payPerRequest) {
        if (indexes.isEmpty()) {
            throw invalid("List of GlobalSecondaryIndexes is empty");
        }
        for (IndexInput index : indexes) {
            checkGlobal(index, payPerRequest);
        }
        if (indexes.size() > MAX_GLOBAL) {
            throw invalid("GlobalSecondaryIndex count exceeds the per-table limit of " + MAX_GLOBAL);
        }
    }

    /** Checks one global index, for a new or an existing table. */
    public void checkGlobal(IndexInput index, boolean payPerRequest) {
        List<KeySchemaElement> key = Objects.requireNonNull(index.keySchema());
        boolean plain =
                key.size() == 1 || (key.size() == 2 && !"HASH".equals(key.get(1).keyType()));
        if (plain) {
            checkKey(key);
        } else {
            checkLongKey(index, key);
        }
        checkProjection(index);
        if (payPerRequest && index.provisionedThroughput() != null) {
            throw invalid("ProvisionedThroughput should not be specified for index: " + index.indexName()
                    + " when BillingMode is PAY_PER_REQUEST");
        }
        if (!payPerRequest && index.provisionedThroughput() == null) {
            throw invalid("ProvisionedThroughput must be specified for index: " + index.indexName());
        }
        ThroughputCheck.onDemand(index.indexName(), index.onDemandThroughput(), payPerRequest);
        ThroughputCheck.newWarm(
                index.indexName(),
                index.warmThroughput(),
                Provision.of(index.provisionedThroughput()).warmUnits(payPerRequest),
                payPerRequest);
        checkName(index);
    }

    private static void checkProjection(IndexInput index) {
        ProjectionInput projection = Objects.requireNonNull(index.projection());
        String type = projection.projectionType();
        if (type == null) {
            throw invalid("Unknown ProjectionType: null");
        }
        if (type.equals("INCLUDE") && projection.nonKeyAttributes() == null) {
            throw invalid("ProjectionType is INCLUDE, but NonKeyAttributes is not specified");
        }
        if (!type.equals("INCLUDE") && projection.nonKeyAttributes() != null) {
            throw invalid("ProjectionType is " + type + ", but NonKeyAttributes is specified");
        }
        Set<String> names = new HashSet<>();
        for (String name : projection.nonKeyAttributes() == null ? List.<String>of() : projection.nonKeyAttributes()) {
            if (!names.add(name)) {
                throw invalid("Duplicate element in NonKeyAttributes: " + name);
            }
        }
    }

    private static int projected(@Nullable List<IndexInput> indexes) {
        int projected = 0;
        for (IndexInput index : indexes == null ? List.<IndexInput>of() : indexes) {
            List<String> names = Objects.requireNonNull(index.projection()).nonKeyAttributes();
            projected += names == null ? 0 : names.size();
        }
        return projected;
    }

    /** Checks the number of attributes that all indexes of a table project; one in two indexes counts twice. */
    public static void checkProjected(int attributes) {
        if (attributes > MAX_PROJECTED) {
            throw invalid("The total number of attributes projected into all indexes of the table is " + attributes
                    + ". The most is " + MAX_PROJECTED);
        }
    }

    private void checkName(IndexInput index) {
        if (!indexNames.add(Objects.requireNonNull(index.indexName()))) {
            throw invalid("Duplicate index name: " + index.indexName());
        }
    }

    private static EngineException invalid(String what) {
        return EngineException.validation(INVALID + what);
    }
}
