package io.azulejo.http.markdown;

import java.util.Set;
import org.commonmark.ext.task.list.items.TaskListItemMarker;
import org.commonmark.node.Node;
import org.commonmark.renderer.NodeRenderer;
import org.commonmark.renderer.html.HtmlNodeRendererContext;
import org.commonmark.renderer.html.HtmlWriter;

/**
 * Renderer of the markers of task lists as characters. The usual checkbox is a form control, and the sanitiser lets none
 * through.
 */
final class TaskMarkerRenderer implements NodeRenderer {
    private final HtmlWriter html;

    TaskMarkerRenderer(HtmlNodeRendererContext context) {
        this.html = context.getWriter();
    }

    @Override
    public Set<Class<? extends Node>> getNodeTypes() {
        return Set.of(TaskListItemMarker.class);
    }

    @Override
    public void render(Node node) {
        html.text(((TaskListItemMarker) node).isChecked() ? "\u2611 " : "\u2610 ");
    }
}
