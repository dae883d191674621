package io.azulejo.design;

import io.avaje.jsonb.Json;
import io.azulejo.template.KeyTemplate;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** One named question or command of an application. */
@Json
@Json.SubType(type = PatternDefinition.Get.class, name = "get")
@Json.SubType(type = PatternDefinition.Query.class, name = "query")
@Json.SubType(type = PatternDefinition.Write.class, name = "write")
@Json.SubType(type = PatternDefinition.Update.class, name = "update")
@Json.SubType(type = PatternDefinition.Transaction.class, name = "transaction")
@Json.SubType(type = PatternDefinition.Composed.class, name = "composed")
public sealed interface PatternDefinition {

    /** The documented name. */
    String name();

    /** The method that is the access pattern. */
    String method();

    List<ParameterDefinition> parameters();

    /** One item by its table key. */
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
     * Items of one partition of the table or of an index.
     *
     * @param index absent for the table itself
     * @param entities what the partition is asked for
     * @param key the partition and the sort keys asked for
     * @param result the shape in which the method returns them
     * @param limit how many to return, 0 for all
     * @param complete whether what the index lacks is read by a batch
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

    /** A create, put or delete of one entity, given whole or (delete) by its key. */
    record Write(String name, String method, List<ParameterDefinition> parameters, WriteKind kind, JavaType entity)
            implements PatternDefinition {
        public Write {
            parameters = List.copyOf(parameters);
        }
    }

    /** A change in place. */
    record Update(
            String name,
            String method,
            List<ParameterDefinition> parameters,
            JavaType entity,
            boolean readFirst,
            boolean returnsEntity)
            implements PatternDefinition {
        public Update {
            parameters = List.copyOf(parameters);
        }
    }

    /** Writes that happen together or not at all, in order. */
    record Transaction(String name, String method, List<ParameterDefinition> parameters, List<ActionDefinition> actions)
            implements PatternDefinition {
        public Transaction {
            parameters = List.copyOf(parameters);
            actions = List.copyOf(actions);
        }
    }

    /** Made of other patterns by a method that the application writes. */
    record Composed(String name, String method, List<ParameterDefinition> parameters) implements PatternDefinition {
        public Composed {
            parameters = List.copyOf(parameters);
        }
    }

    /** What is done to one item. */
    enum WriteKind {
        CREATE,
        PUT,
        DELETE,
        CHECK
    }

    /**
     * An action of a transaction.
     *
     * @param list whether the parameter is a list of entities
     * @param atMost the longest list allowed, 0 if unbounded
     */
    @Json
    record ActionDefinition(String parameter, WriteKind kind, JavaType entity, boolean list, int atMost) {}

    /**
     * Which keys a query asks for.
     *
     * @param pk template of the partition key, absent when the partition key is an attribute as it is
     * @param attribute component whose attribute is the partition key, absent when a template gives it
     * @param sk leading segments of the sort key template that are given; absent when none is
     * @param wholeSk whether {@code sk} is the whole sort key
     * @param range the component of the sort key that a range is asked of and the literal after it, if one is
     * @param sortAttribute component whose attribute is the sort key, absent when a template gives it
     * @param shards over how many partitions the items are spread, 0 if they are not
     */
    @Json
    record KeyConditionDefinition(
            @Nullable KeyTemplate pk,
            @Nullable String attribute,
            @Nullable KeyTemplate sk,
            boolean wholeSk,
            @Nullable KeyTemplate range,
            @Nullable String sortAttribute,
            int shards) {}

    /**
     * The shape of a query's result.
     *
     * @param element what the container holds: an entity, a sealed interface, a projection or an aggregate
     */
    @Json
    record ResultDefinition(Container container, Element of, JavaType element) {}

    /** What a query returns its results in. */
    enum Container {
        PAGE,
        LIST,
        OPTIONAL,
        ONE
    }

    /** What kind of thing a query returns. */
    enum Element {
        ENTITY,
        SEALED,
        PROJECTION,
        AGGREGATE
    }
}
