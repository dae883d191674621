package io.azulejo.design;

import io.avaje.jsonb.Json;
import io.azulejo.template.ComponentPath;
import io.azulejo.template.KeyTemplate;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Access pattern: one named read or write of the application. */
@Json
@Json.SubType(type = PatternDefinition.Get.class, name = "get")
@Json.SubType(type = PatternDefinition.Query.class, name = "query")
@Json.SubType(type = PatternDefinition.Write.class, name = "write")
@Json.SubType(type = PatternDefinition.Update.class, name = "update")
@Json.SubType(type = PatternDefinition.Transaction.class, name = "transaction")
@Json.SubType(type = PatternDefinition.Composed.class, name = "composed")
public sealed interface PatternDefinition {

    /** Returns the documented name. */
    String name();

    /** Returns the name of the method that declares the access pattern. */
    String method();

    List<ParameterDefinition> parameters();

    /** Read of one item by its table key. */
    record Get(
            String name,
            String method,
            List<ParameterDefinition> parameters,
            JavaType entity,
            boolean consistent,
            boolean verbatimFallback)
            implements PatternDefinition {
        public Get {
            parameters = List.copyOf(parameters);
        }
    }

    /**
     * Read of the items in one partition of the table or of an index.
     *
     * @param index absent for the table itself
     * @param entities the entities that the query returns
     * @param key the key condition
     * @param result the shape of the method's result
     * @param limit the maximum number of items, 0 for all
     * @param complete whether attributes missing in the index are read with BatchGetItem
     */
    record Query(
            String name,
            String method,
            List<ParameterDefinition> parameters,
            String table,
            @Nullable String index,
            List<JavaType> entities,
            KeyConditionDefinition key,
            ResultDefinition result,
            boolean descending,
            boolean consistent,
            int limit,
            boolean complete)
            implements PatternDefinition {
        public Query {
            parameters = List.copyOf(parameters);
            entities = List.copyOf(entities);
        }
    }

    /** Create, put or delete of one entity. A delete may take the key instead of the entity. */
    record Write(String name, String method, List<ParameterDefinition> parameters, WriteKind kind, JavaType entity)
            implements PatternDefinition {
        public Write {
            parameters = List.copyOf(parameters);
        }
    }

    /**
     * In-place update.
     *
     * @param upsert whether it creates a missing item
     */
    record Update(
            String name,
            String method,
            List<ParameterDefinition> parameters,
            JavaType entity,
            boolean readFirst,
            boolean returnsEntity,
            boolean upsert)
            implements PatternDefinition {
        public Update {
            parameters = List.copyOf(parameters);
        }
    }

    /** Ordered all-or-nothing list of writes. */
    record Transaction(String name, String method, List<ParameterDefinition> parameters, List<ActionDefinition> actions)
            implements PatternDefinition {
        public Transaction {
            parameters = List.copyOf(parameters);
            actions = List.copyOf(actions);
        }
    }

    /** Pattern that the application implements by calling other patterns. */
    record Composed(String name, String method, List<ParameterDefinition> parameters) implements PatternDefinition {
        public Composed {
            parameters = List.copyOf(parameters);
        }
    }

    /** Kind of write to one item. */
    enum WriteKind {
        CREATE,
        PUT,
        DELETE,
        CHECK
    }

    /**
     * Action of a transaction.
     *
     * @param list whether the parameter is a list of entities
     * @param atMost the maximum length of the list, 0 if unbounded
     */
    @Json
    record ActionDefinition(String parameter, WriteKind kind, JavaType entity, boolean list, int atMost) {}

    /**
     * Key condition of a query.
     *
     * @param pk template of the partition key, absent if the partition key is an unencoded attribute
     * @param attribute component whose attribute is the partition key, absent if a template provides it
     * @param sk leading segments of the sort key template that have parameters; absent if there are none
     * @param wholeSk whether {@code sk} is the complete sort key
     * @param range the sort key component that a range applies to and the literal after it; absent without a range
     * @param sortAttribute component whose attribute is the sort key, absent if a template provides it
     * @param shards the number of partitions over which the items are spread, 0 if they are not
     * @param spans the leading segments of the sort key of each entity, if the query reads the range from the first to
     *     the last of them; empty if {@code sk} selects all entities
     * @param alsoEqual the components of further key attributes that are compared for equality
     */
    @Json
    record KeyConditionDefinition(
            @Nullable KeyTemplate pk,
            @Nullable String attribute,
            @Nullable KeyTemplate sk,
            boolean wholeSk,
            @Nullable KeyTemplate range,
            @Nullable String sortAttribute,
            int shards,
            List<SpanDefinition> spans,
            List<String> alsoEqual) {

        public KeyConditionDefinition {
            // Absent in the descriptions of older builds.
            spans = Objects.requireNonNullElse(spans, List.<SpanDefinition>of());
            spans = List.copyOf(spans);
            alsoEqual = List.copyOf(Objects.requireNonNullElse(alsoEqual, List.<String>of()));
        }
    }

    /**
     * Sort keys of one entity in a query over several.
     *
     * @param parameters the parameters of components that have other names
     */
    @Json
    record SpanDefinition(JavaType entity, KeyTemplate sk, Map<String, String> parameters) {
        public SpanDefinition {
            parameters = Map.copyOf(parameters);
        }

        public String parameter(String component) {
            return parameters.getOrDefault(component, ComponentPath.parameter(component));
        }
    }

    /**
     * Shape of a query's result.
     *
     * @param element the type in the container: an entity, a sealed interface, a projection or an aggregate
     * @param groups the sort key of the first part of an aggregate, if the container holds several of them; absent
     *     otherwise
     */
    @Json
    record ResultDefinition(
            Container container,
            Element of,
            JavaType element,
            @Nullable KeyTemplate groups) {}

    /** Container of a query's results. */
    enum Container {
        PAGE,
        LIST,
        OPTIONAL,
        ONE
    }

    /** Kind of type that a query returns. */
    enum Element {
        ENTITY,
        SEALED,
        PROJECTION,
        AGGREGATE
    }
}
