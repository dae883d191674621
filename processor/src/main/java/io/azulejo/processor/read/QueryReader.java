package io.azulejo.processor.read;

import io.azulejo.design.Diagnostic;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.EntityTypeDefinition;
import io.azulejo.design.IndexDefinition;
import io.azulejo.design.IndexKeyDefinition;
import io.azulejo.design.KeySource;
import io.azulejo.design.Membership;
import io.azulejo.design.ParameterDefinition.Role;
import io.azulejo.design.PatternDefinition;
import io.azulejo.design.PatternDefinition.Container;
import io.azulejo.design.PatternDefinition.Element;
import io.azulejo.design.PatternDefinition.KeyConditionDefinition;
import io.azulejo.design.PatternDefinition.ResultDefinition;
import io.azulejo.design.PatternDefinition.SpanDefinition;
import io.azulejo.design.TableDefinition;
import io.azulejo.design.WhenDefinition;
import io.azulejo.processor.source.AnnotationView;
import io.azulejo.template.KeyFormat;
import io.azulejo.template.KeySegment;
import io.azulejo.template.KeyTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/** Reader of access patterns that query one partition. */
final class QueryReader {
    private final DesignScope scope;
    private final ResultReader results;

    QueryReader(DesignScope scope, ResultReader results) {
        this.scope = scope;
        this.results = results;
    }

    Optional<PatternDefinition.Query> read(Signature signature, AnnotationView query) {
        Optional<ResultReader.Result> result = results.read(signature);
        if (result.isEmpty()) {
            return Optional.empty();
        }
        List<EntityDefinition> entities =
                result.get().entities().stream().distinct().toList();
        TableDefinition table = scope.table(entities.getFirst());
        if (entities.stream().anyMatch(entity -> !scope.table(entity).equals(table))) {
            shape(signature, "the entities of its result are in different tables");
            return Optional.empty();
        }
        String indexName = query.text("index");
        Optional<IndexDefinition> index = indexName == null ? Optional.empty() : table.index(indexName);
        if (indexName != null && index.isEmpty()) {
            report(Diagnostic.UNKNOWN_INDEX, query, "index", signature.name(), indexName, table.name(), indexes(table));
            return Optional.empty();
        }
        Parameters parameters = new Parameters(scope.reading(), signature);
        parameters.claimPage();
        parameters.claimFilters(entities);
        boolean page = result.get().definition().container() == Container.PAGE;
        if (page != parameters.claimed(Role.PAGE)) {
            shape(signature, page ? "a Page needs a PageRequest parameter" : "a PageRequest needs a Page result");
            return Optional.empty();
        }
        if (!limit(signature, query, result.get().definition())) {
            return Optional.empty();
        }
        if (query.bool("consistent") && index.isPresent() && !index.get().local()) {
            shape(signature, "DynamoDB cannot read a global index consistently");
        }
        Optional<KeyConditionDefinition> key =
                key(signature, query, parameters, table, index.orElse(null), entities, result.get());
        Optional<ResultDefinition> shape =
                key.isEmpty() ? Optional.empty() : shape(signature, query, table, index.orElse(null), result.get());
        return shape.map(definition -> new PatternDefinition.Query(
                signature.name(),
                signature.methodName(),
                parameters.definitions(),
                table.name(),
                indexName,
                entities.stream().map(EntityDefinition::type).toList(),
                key.orElseThrow(),
                definition,
                query.bool("descending"),
                query.bool("consistent"),
                query.integer("limit"),
                query.bool("complete")));
    }

    /**
     * Returns the result, with the sort key that groups items if it holds several aggregates. Reports if the items of an
     * aggregate are not together.
     */
    private Optional<ResultDefinition> shape(
            Signature signature,
            AnnotationView query,
            TableDefinition table,
            @Nullable IndexDefinition index,
            ResultReader.Result result) {
        ResultDefinition definition = result.definition();
        boolean several = definition.container() == Container.PAGE || definition.container() == Container.LIST;
        if (definition.of() != Element.AGGREGATE || !several) {
            return Optional.of(definition);
        }
        List<EntityDefinition> entities = result.entities().stream().distinct().toList();
        Optional<KeyTemplate> first = sortKey(signature, query, table, index, entities.getFirst());
        if (first.isEmpty() || !groups(first.get())) {
            return results.refuse(
                    signature,
                    "items are grouped by the parts of the sort key of %s, which is %s"
                            .formatted(
                                    entities.getFirst().name(),
                                    first.map(KeyTemplate::toString).orElse("not a template")));
        }
        for (EntityDefinition entity : entities.subList(1, entities.size())) {
            Map<String, String> names = result.names(entity);
            Optional<KeyTemplate> sk = sortKey(signature, query, table, index, entity)
                    .map(template -> template.renamed(name -> names.getOrDefault(name, name)));
            if (sk.isEmpty() || !begins(sk.get(), first.get(), table.delimiterChar())) {
                return results.refuse(
                        signature,
                        "the sort key of %s must begin with that of %s, \"%s\", so that their items are together"
                                .formatted(entity.name(), entities.getFirst().name(), first.get()));
            }
        }
        return Optional.of(
                new ResultDefinition(definition.container(), definition.of(), definition.element(), first.get()));
    }

    private Optional<KeyTemplate> sortKey(
            Signature signature,
            AnnotationView query,
            TableDefinition table,
            @Nullable IndexDefinition index,
            EntityDefinition entity) {
        return membership(signature, query, table, index, entity)
                .map(Membership::sk)
                .filter(KeySource.Templated.class::isInstance)
                .map(source -> ((KeySource.Templated) source).template());
    }

    /** Returns whether the number of delimiters in keys of the template is always the same. */
    private static boolean groups(KeyTemplate template) {
        return template.segments().stream()
                .noneMatch(segment -> segment instanceof KeySegment.Component component
                        && component.format().style() == KeyFormat.Style.PARTS);
    }

    private static boolean begins(KeyTemplate template, KeyTemplate first, char delimiter) {
        String rest = template.toString().startsWith(first.toString())
                ? template.toString().substring(first.toString().length())
                : "";
        return !rest.isEmpty() && rest.charAt(0) == delimiter;
    }

    /** Returns whether the limit fits the result, and reports if it does not. */
    private boolean limit(Signature signature, AnnotationView query, ResultDefinition result) {
        int limit = query.integer("limit");
        String fault = limit < 0
                ? "it is at least 1, or 0 for no limit"
                : limit > 0 && result.container() == Container.PAGE
                        ? "its PageRequest has the page size"
                        : limit > 1 && result.container() == Container.OPTIONAL && result.of() != Element.AGGREGATE
                                ? "an Optional is the first item"
                                : "";
        if (!fault.isEmpty()) {
            report(Diagnostic.QUERY_LIMIT, query, "limit", signature.name(), String.valueOf(limit), fault);
        }
        return fault.isEmpty();
    }

    private Optional<KeyConditionDefinition> key(
            Signature signature,
            AnnotationView query,
            Parameters parameters,
            TableDefinition table,
            @Nullable IndexDefinition index,
            List<EntityDefinition> entities,
            ResultReader.Result result) {
        List<KeyConditionDefinition> keys = new ArrayList<>();
        for (EntityDefinition entity : entities) {
            Optional<Membership> membership = membership(signature, query, table, index, entity);
            if (membership.isEmpty()) {
                return Optional.empty();
            }
            Optional<KeyConditionDefinition> key = new KeyConditionReader(
                            scope.reading(), signature, parameters, entity, result.names(entity))
                    .read(membership.get());
            if (key.isEmpty()) {
                return Optional.empty();
            }
            keys.add(key.get());
        }
        EntityDefinition first = entities.getFirst();
        parameters.reportUnused("it is not a component of the key of " + first.name() + " in "
                + (index == null ? "the table" : "index " + index.name()));
        return entities.size() == 1 ? Optional.of(keys.getFirst()) : common(signature, entities, keys, result);
    }

    /** Returns the key condition that all entities of a result have in common. */
    private Optional<KeyConditionDefinition> common(
            Signature signature,
            List<EntityDefinition> entities,
            List<KeyConditionDefinition> keys,
            ResultReader.Result result) {
        KeyConditionDefinition first = keys.getFirst();
        String prefix = prefix(first);
        for (int i = 1; i < keys.size(); i++) {
            KeyConditionDefinition key = keys.get(i);
            Map<String, String> names = result.names(entities.get(i));
            KeyTemplate pk = key.pk();
            KeyTemplate renamed = pk == null ? null : pk.renamed(name -> names.getOrDefault(name, name));
            if (!String.valueOf(first.pk()).equals(String.valueOf(renamed)) || key.shards() != first.shards()) {
                shape(
                        signature,
                        "%s and %s are not in one partition: %s and %s"
                                .formatted(
                                        entities.getFirst().name(),
                                        entities.get(i).name(),
                                        first.pk(),
                                        key.pk()));
                return Optional.empty();
            }
            while (!prefix(key).startsWith(prefix)) {
                prefix = prefix.substring(0, prefix.length() - 1);
            }
        }
        boolean same = keys.stream()
                .allMatch(key -> String.valueOf(key.sk()).equals(String.valueOf(first.sk()))
                        && String.valueOf(key.range()).equals(String.valueOf(first.range())));
        if (same) {
            return Optional.of(first);
        }
        if (keys.stream().anyMatch(key -> key.range() != null)) {
            shape(signature, "a SortRange needs entities whose sort keys are alike up to the range");
            return Optional.empty();
        }
        KeyTemplate sk = prefix.isEmpty() ? null : new KeyTemplate(List.of(new KeySegment.Literal(prefix)));
        return Optional.of(new KeyConditionDefinition(
                first.pk(),
                first.attribute(),
                sk,
                false,
                null,
                null,
                first.shards(),
                spans(entities, keys, result),
                first.alsoEqual()));
    }

    /** Returns the sort keys of each entity; empty if some entity's sort keys can begin with anything. */
    private static List<SpanDefinition> spans(
            List<EntityDefinition> entities, List<KeyConditionDefinition> keys, ResultReader.Result result) {
        List<SpanDefinition> spans = new ArrayList<>();
        for (int i = 0; i < keys.size(); i++) {
            KeyTemplate sk = keys.get(i).sk();
            if (sk == null || keys.get(i).sortAttribute() != null) {
                return List.of();
            }
            spans.add(new SpanDefinition(entities.get(i).type(), sk, result.names(entities.get(i))));
        }
        return spans;
    }

    private static String prefix(KeyConditionDefinition key) {
        KeyTemplate sk = key.sk();
        return sk == null ? "" : sk.literalPrefix();
    }

    /** Returns the entity's membership in the index that the query uses. */
    private Optional<Membership> membership(
            Signature signature,
            AnnotationView query,
            TableDefinition table,
            @Nullable IndexDefinition index,
            EntityDefinition entity) {
        String when = query.string("when");
        if (index == null) {
            if (!when.isEmpty()) {
                noAlternative(signature, query, entity, "the table");
            }
            return Optional.of(Membership.inTable(table, entity));
        }
        List<Membership> memberships = Membership.inIndex(table, index, entity);
        if (memberships.isEmpty()) {
            report(
                    Diagnostic.NOT_IN_INDEX,
                    query,
                    "index",
                    signature.name(),
                    index.name(),
                    entity.name(),
                    index.severalAttributes()
                            ? "it does not have all of its key attributes, %s, as components"
                                    .formatted(String.join(
                                            ", ",
                                            Stream.concat(index.partitionKeys().stream(), index.sortKeys().stream())
                                                    .toList()))
                            : "it has no @IndexKey for it, and no attribute of its own fills " + index.partitionKey());
            return Optional.empty();
        }
        Optional<String> entityType = entity.entityTypes().stream()
                .filter(other -> other.when().toString().equals(when))
                .map(EntityTypeDefinition::value)
                .findFirst();
        Optional<Membership> chosen = memberships.stream()
                .filter(membership -> declaredWith(membership, when))
                .findFirst();
        if (chosen.isEmpty() && entityType.isEmpty() && !when.isEmpty()) {
            noAlternative(signature, query, entity, "index " + index.name());
            return Optional.empty();
        }
        return Optional.of(withEntityType(chosen.orElse(memberships.getFirst()), entityType.orElse(null), entity));
    }

    private static boolean declaredWith(Membership membership, String when) {
        IndexKeyDefinition key = membership.key();
        WhenDefinition condition = key == null ? null : key.when();
        return condition != null && condition.toString().equals(when);
    }

    private void noAlternative(Signature signature, AnnotationView query, EntityDefinition entity, String where) {
        report(Diagnostic.NO_ALTERNATIVE, query, "when", signature.name(), query.string("when"), entity.name(), where);
    }

    /** Returns the membership with one entity-type value if the index is keyed by entity type. */
    private static Membership withEntityType(Membership membership, @Nullable String chosen, EntityDefinition entity) {
        if (!(membership.pk() instanceof KeySource.EntityTypeValue)) {
            return membership;
        }
        String value = chosen == null ? entity.entityType() : chosen;
        return new Membership(
                membership.key(), new KeySource.EntityTypeValue(List.of(String.valueOf(value))), membership.sk());
    }

    private static String indexes(TableDefinition table) {
        List<String> names = table.indexes().stream().map(IndexDefinition::name).toList();
        return names.isEmpty() ? "no index" : String.join(", ", names);
    }

    private void report(Diagnostic diagnostic, AnnotationView query, String member, Object... names) {
        scope.reading().report().add(diagnostic, query.place(member), names);
    }

    private void shape(Signature signature, String fault) {
        scope.reading().report().add(Diagnostic.PATTERN_SHAPE, signature.place(), signature.name(), fault);
    }
}
