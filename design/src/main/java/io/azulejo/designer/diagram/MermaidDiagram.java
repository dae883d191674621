package io.azulejo.designer.diagram;

import io.azulejo.design.DesignDefinition;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.IndexDefinition;
import io.azulejo.design.JavaType;
import io.azulejo.design.KeySource;
import io.azulejo.design.Membership;
import io.azulejo.design.PatternDefinition;
import io.azulejo.design.TableDefinition;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * A design as a Mermaid flowchart: access patterns on the left, the table and each index with the keys of the entities
 * in them on the right. Not thread-safe, used once.
 */
public final class MermaidDiagram {
    private final DesignDefinition design;
    private final StringBuilder text = new StringBuilder("flowchart LR\n");
    private final Map<String, String> nodes = new HashMap<>();

    private MermaidDiagram(DesignDefinition design) {
        this.design = design;
    }

    public static String of(DesignDefinition design) {
        return new MermaidDiagram(design).write();
    }

    private String write() {
        for (TableDefinition table : design.tables()) {
            subgraph(table, null);
            table.indexes().forEach(index -> subgraph(table, index));
        }
        for (int i = 0; i < design.patterns().size(); i++) {
            pattern("p" + i, design.patterns().get(i));
        }
        return text.toString();
    }

    private void subgraph(TableDefinition table, @Nullable IndexDefinition index) {
        String id = "s" + nodes.size();
        String title = index == null
                ? table.name() + " (" + keys(table.partitionKey(), table.sortKey()) + ")"
                : index.name() + " (" + keys(index.partitionKey(), index.sortKey()) + ", " + index.projection() + ")";
        line(1, "subgraph " + id + "[" + quoted(title) + "]");
        nodes.put(place(table.name(), index == null ? null : index.name(), null), id);
        for (EntityDefinition entity : table.entities()) {
            List<Membership> memberships =
                    index == null ? List.of(Membership.inTable(entity)) : Membership.inIndex(table, index, entity);
            if (!memberships.isEmpty()) {
                String node = "e" + nodes.size();
                nodes.put(place(table.name(), index == null ? null : index.name(), entity.type()), node);
                line(2, node + "[" + quoted(entity.name() + "\n" + keys(memberships)) + "]");
            }
        }
        line(1, "end");
    }

    private static String keys(List<Membership> memberships) {
        return memberships.stream()
                .map(membership -> {
                    KeySource sk = membership.sk();
                    return membership.pk().text() + (sk == null ? "" : " / " + sk.text());
                })
                .collect(Collectors.joining("\n"));
    }

    private static String keys(String partitionKey, @Nullable String sortKey) {
        return sortKey == null ? partitionKey : partitionKey + ", " + sortKey;
    }

    private void pattern(String id, PatternDefinition pattern) {
        Set<String> targets = new LinkedHashSet<>();
        boolean writes = true;
        switch (pattern) {
            case PatternDefinition.Get get -> {
                writes = false;
                target(targets, null, get.entity());
            }
            case PatternDefinition.Query query -> {
                writes = false;
                query.entities().forEach(entity -> target(targets, query.index(), entity));
            }
            case PatternDefinition.Write write -> target(targets, null, write.entity());
            case PatternDefinition.Update update -> target(targets, null, update.entity());
            case PatternDefinition.Transaction transaction ->
                transaction.actions().forEach(action -> target(targets, null, action.entity()));
            case PatternDefinition.Composed composed -> writes = false;
        }
        line(1, id + "([" + quoted(pattern.name()) + "])");
        List<String> arrows = new ArrayList<>(targets);
        boolean written = writes;
        arrows.forEach(target -> line(1, id + (written ? " ==> " : " --> ") + target));
    }

    private void target(Set<String> targets, @Nullable String index, JavaType entity) {
        String node = nodes.get(place(design.tableOf(entity).name(), index, entity));
        if (node != null) {
            targets.add(node);
        }
    }

    private static String place(String table, @Nullable String index, @Nullable JavaType entity) {
        return table + " " + index + " " + entity;
    }

    /** Mermaid takes {@code #35;} for a number sign, and markup for markup. */
    private static String quoted(String label) {
        return '"'
                + label.replace("#", "#35;")
                        .replace("\"", "#quot;")
                        .replace("<", "#lt;")
                        .replace(">", "#gt;")
                        .replace("\n", "<br>")
                + '"';
    }

    private void line(int depth, String line) {
        text.append("  ".repeat(depth)).append(line).append('\n');
    }
}
