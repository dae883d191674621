package io.azulejo.designer.diagram;

import io.azulejo.design.DesignDefinition;
import io.azulejo.designer.diagram.DesignGraph.Arrow;
import io.azulejo.designer.diagram.DesignGraph.Place;

/**
 * A design as a Mermaid flowchart: access patterns on the left, thick where they write; the table and each index with
 * the keys of the entities in them on the right; dotted from an entity to the item that keeps a value of it unique. Not
 * thread-safe, used once.
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

    private void place(String id, Place place) {
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
