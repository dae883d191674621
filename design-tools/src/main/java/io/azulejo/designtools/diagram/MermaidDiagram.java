package io.azulejo.designtools.diagram;

import io.azulejo.design.DesignDefinition;
import io.azulejo.designtools.diagram.DesignGraph.Arrow;
import io.azulejo.designtools.diagram.DesignGraph.TableOrIndex;

/**
 * Mermaid flowchart of a design. Access patterns are on the left, with thick arrows for writes. The table and each
 * index with the keys of their entities are on the right. A dotted arrow leads from an entity to the item that guards
 * its unique value. Not thread-safe; for a single use.
 */
public final class MermaidDiagram {
    private final StringBuilder text = new StringBuilder("flowchart LR\n");

    private MermaidDiagram() {}

    public static String of(DesignDefinition design) {
        return new MermaidDiagram().write(DesignGraph.of(design));
    }

    private String write(DesignGraph graph) {
        for (int i = 0; i < graph.places().size(); i++) {
            place("s" + i, graph.places().get(i));
        }
        graph.guards().forEach(guard -> line(1, guard.node() + " -. unique .-> " + guard.guard()));
        for (int i = 0; i < graph.arrows().size(); i++) {
            arrow("p" + i, graph.arrows().get(i));
        }
        return text.toString();
    }

    private void place(String id, TableOrIndex place) {
        line(1, "subgraph " + id + "[" + quoted(place.title()) + "]");
        place.nodes()
                .forEach(node ->
                        line(2, node.id() + "[" + quoted(node.entity() + "\n" + String.join("\n", node.keys())) + "]"));
        line(1, "end");
    }

    private void arrow(String id, Arrow arrow) {
        line(1, id + "([" + quoted(arrow.name()) + "])");
        arrow.targets().forEach(target -> line(1, id + (arrow.writes() ? " ==> " : " --> ") + target));
    }

    /** Quotes a label. Mermaid writes a number sign as {@code #35;} and would interpret markup. */
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
