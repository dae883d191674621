package io.azulejo.designtools.document;

import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.DesignDefinition;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.IndexDefinition;
import io.azulejo.design.JavaType;
import io.azulejo.design.PatternDefinition;
import io.azulejo.design.PatternDefinition.KeyConditionDefinition;
import io.azulejo.design.PatternDefinition.WriteKind;
import io.azulejo.design.TableDefinition;
import io.azulejo.template.KeyTemplate;
import java.util.List;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** One-line description of the request that an access pattern sends. */
record OperationText(DesignDefinition design) {

    String of(PatternDefinition pattern) {
        return switch (pattern) {
            case PatternDefinition.Get get -> "GetItem " + key(get.entity()) + (get.consistent() ? ", consistent" : "");
            case PatternDefinition.Query query -> query(query);
            case PatternDefinition.Write write -> write(write.kind(), write.entity());
            case PatternDefinition.Update update ->
                (update.readFirst() ? "GetItem, then " : "")
                        + "UpdateItem "
                        + key(update.entity())
                        + (update.upsert() ? ", creates a missing item" : "");
            case PatternDefinition.Transaction transaction ->
                "TransactWriteItems: "
                        + transaction.actions().stream()
                                .map(action -> verb(action.kind()) + " "
                                        + action.entity().simpleName() + (action.list() ? "s" : ""))
                                .collect(Collectors.joining(", "));
            case PatternDefinition.Composed composed -> "calls other patterns";
        };
    }

    private String write(WriteKind kind, JavaType type) {
        EntityDefinition entity = design.entity(type);
        boolean transaction = !entity.uniques().isEmpty()
                || (kind != WriteKind.DELETE && !entity.references().isEmpty());
        if (transaction) {
            return "TransactWriteItems: " + verb(kind) + " " + entity.name() + " and its guards";
        }
        return (kind == WriteKind.DELETE ? "DeleteItem " : "PutItem ")
                + key(type)
                + (kind == WriteKind.CREATE ? ", if no item has the key" : "");
    }

    private static String verb(WriteKind kind) {
        return switch (kind) {
            case CREATE -> "create";
            case PUT -> "put";
            case DELETE -> "delete";
            case CHECK -> "check";
        };
    }

    private String key(JavaType type) {
        TableDefinition table = design.tableOf(type);
        EntityDefinition entity = design.entity(type);
        KeyTemplate sk = entity.sk();
        String partition = "`" + table.partitionKey() + " = " + entity.pk() + "`";
        return sk == null ? partition : partition + ", `" + table.sortKey() + " = " + sk + "`";
    }

    private String query(PatternDefinition.Query query) {
        TableDefinition table = design.tableOf(query.entities().getFirst());
        String name = query.index();
        IndexDefinition index = name == null ? null : table.index(name).orElse(null);
        KeyConditionDefinition key = query.key();
        String pk = index == null ? table.partitionKey() : index.partitionKey();
        String sk = index == null ? table.sortKey() : index.sortKey();
        StringBuilder text = new StringBuilder("Query ");
        if (index != null) {
            text.append(index.name()).append(' ');
        }
        KeyTemplate partition = key.pk();
        text.append("`%s = %s`".formatted(pk, partition == null ? "{" + key.attribute() + "}" : partition));
        for (String component : key.alsoEqual()) {
            String attribute = design.entity(query.entities().getFirst())
                    .component(component)
                    .map(ComponentDefinition::attribute)
                    .orElse(component);
            text.append(", `%s = {%s}`".formatted(attribute, component));
        }
        text.append(sort(key, sk));
        if (key.shards() > 1) {
            text.append(", each of ").append(key.shards()).append(" shards");
        }
        if (query.descending()) {
            text.append(", descending");
        }
        if (query.consistent()) {
            text.append(", consistent");
        }
        if (query.limit() > 0) {
            text.append(", limit ").append(query.limit());
        }
        if (query.complete()) {
            text.append(", then BatchGetItem");
        }
        return text.toString();
    }

    private static String sort(KeyConditionDefinition key, @Nullable String sk) {
        KeyTemplate given = key.sk();
        if (!key.spans().isEmpty()) {
            List<String> spans = key.spans().stream()
                    .map(span -> span.sk().toString())
                    .sorted()
                    .toList();
            return ", `%s` from `%s` to `%s…`".formatted(sk, spans.getFirst(), spans.getLast());
        }
        if (key.sortAttribute() != null) {
            return ", `" + sk + " = {" + key.sortAttribute() + "}`";
        }
        if (key.range() != null) {
            return ", `" + sk + "` between two of `" + key.range() + "`";
        }
        if (given == null || given.segments().isEmpty()) {
            return "";
        }
        return key.wholeSk() ? ", `" + sk + " = " + given + "`" : ", `begins_with(" + sk + ", " + given + ")`";
    }
}
