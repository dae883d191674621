package io.azulejo.designtools.diagram;

import io.azulejo.design.DesignDefinition;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.IndexDefinition;
import io.azulejo.design.JavaType;
import io.azulejo.design.KeySource;
import io.azulejo.design.Membership;
import io.azulejo.design.PatternDefinition;
import io.azulejo.design.TableDefinition;
import io.azulejo.design.UniqueDefinition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * Design as a graph of boxes and arrows: the table and each index with the entities in them, and the access patterns
 * with the entities they read or write. Immutable.
 */
public record DesignGraph(List<TableOrIndex> places, List<Arrow> arrows, List<Guard> guards) {

    public DesignGraph {
        places = List.copyOf(places);
        arrows = List.copyOf(arrows);
        guards = List.copyOf(guards);
    }

    /** Table or index with its entities. */
    public record TableOrIndex(String title, List<Node> nodes) {
        public TableOrIndex {
            nodes = List.copyOf(nodes);
        }
    }

    /**
     * Entity in the table or in an index.
     *
     * @param id unique in the graph
     * @param keys the templates of its keys
     */
    public record Node(String id, String entity, List<String> keys) {
        public Node {
            keys = List.copyOf(keys);
        }
    }

    /**
     * Access pattern with its targets.
     *
     * @param targets the nodes that it reads or writes; empty if it is composed of other patterns
     */
    public record Arrow(String name, String method, boolean writes, List<String> targets) {
        public Arrow {
            targets = List.copyOf(targets);
        }
    }

    /** Link from an entity to the entity whose items guard its unique value. */
    public record Guard(String node, String guard) {}

    public static DesignGraph of(DesignDefinition design) {
        Nodes nodes = new Nodes(design);
        List<TableOrIndex> places = new ArrayList<>();
        for (TableDefinition table : design.tables()) {
            places.add(nodes.place(table, null));
            table.indexes().forEach(index -> places.add(nodes.place(table, index)));
        }
        return new DesignGraph(
                places,
                design.patterns().stream().map(nodes::arrow).toList(),
                design.entities().flatMap(nodes::guards).toList());
    }

    /** Index of node ids by table, index and entity. */
    private static final class Nodes {
        private record Spot(String table, @Nullable String index, JavaType entity) {}

        private final DesignDefinition design;
        private final Map<Spot, String> ids = new LinkedHashMap<>();

        Nodes(DesignDefinition design) {
            this.design = design;
        }

        TableOrIndex place(TableDefinition table, @Nullable IndexDefinition index) {
            String title = index == null
                    ? table.name() + " (" + pair(table.partitionKey(), table.sortKey()) + ")"
                    : index.name() + " ("
                            + pair(
                                    String.join(" + ", index.partitionKeys()),
                                    index.sortKeys().isEmpty() ? null : String.join(" + ", index.sortKeys()))
                            + ", " + index.projection()
                            + ")";
            List<Node> nodes = new ArrayList<>();
            for (EntityDefinition entity : table.entities()) {
                List<Membership> memberships = index == null
                        ? List.of(Membership.inTable(table, entity))
                        : Membership.inIndex(table, index, entity);
                if (!memberships.isEmpty()) {
                    String id = "e" + ids.size();
                    ids.put(new Spot(table.name(), index == null ? null : index.name(), entity.type()), id);
                    nodes.add(new Node(
                            id,
                            entity.name(),
                            memberships.stream().map(Nodes::keys).toList()));
                }
            }
            return new TableOrIndex(title, nodes);
        }

        Arrow arrow(PatternDefinition pattern) {
            Set<String> targets = new LinkedHashSet<>();
            boolean writes = true;
            switch (pattern) {
                case PatternDefinition.Get get -> {
                    writes = false;
                    aim(targets, null, get.entity());
                }
                case PatternDefinition.Query query -> {
                    writes = false;
                    query.entities().forEach(entity -> aim(targets, query.index(), entity));
                }
                case PatternDefinition.Write write -> aim(targets, null, write.entity());
                case PatternDefinition.Update update -> aim(targets, null, update.entity());
                case PatternDefinition.Transaction transaction ->
                    transaction.actions().forEach(action -> aim(targets, null, action.entity()));
                case PatternDefinition.Composed composed -> writes = false;
            }
            return new Arrow(pattern.name(), design.key(pattern), writes, List.copyOf(targets));
        }

        Stream<Guard> guards(EntityDefinition entity) {
            return entity.uniques().stream().map(UniqueDefinition::guard).flatMap(guard -> {
                String from = inTable(entity.type());
                String to = guard == null ? null : inTable(guard);
                return from == null || to == null ? Stream.empty() : Stream.of(new Guard(from, to));
            });
        }

        private @Nullable String inTable(JavaType entity) {
            return ids.get(new Spot(design.tableOf(entity).name(), null, entity));
        }

        private void aim(Set<String> targets, @Nullable String index, JavaType entity) {
            String node = ids.get(new Spot(design.tableOf(entity).name(), index, entity));
            if (node != null) {
                targets.add(node);
            }
        }

        private static String keys(Membership membership) {
            KeySource sk = membership.sk();
            return membership.pk().text() + (sk == null ? "" : " / " + sk.text());
        }

        private static String pair(String partitionKey, @Nullable String sortKey) {
            return sortKey == null ? partitionKey : partitionKey + ", " + sortKey;
        }
    }
}
