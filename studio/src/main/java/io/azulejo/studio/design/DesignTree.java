package io.azulejo.studio.design;

import io.azulejo.design.DesignDefinition;
import io.azulejo.design.DesignJson;
import io.azulejo.design.Finding;
import io.azulejo.design.TableDefinition;
import io.azulejo.designtools.catalog.CompiledDesign;
import io.azulejo.designtools.diagram.DesignGraph;
import io.azulejo.designtools.document.PatternSummary;
import io.azulejo.designtools.lint.LintReport;
import io.azulejo.studio.json.JsonTree;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.toolkit.error.MissingVariableException;
import io.azulejo.toolkit.table.TableNames;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** JSON tree of a design: its definition, patterns and findings, and the actual table names. */
public final class DesignTree {

    private DesignTree() {}

    /**
     * Returns the tree of one design.
     *
     * @param name the name of the design on the page
     */
    public static Map<String, @Nullable Object> of(String name, CompiledDesign design, ToolkitOptions options) {
        DesignDefinition definition = design.definition();
        Map<String, @Nullable Object> tree = new LinkedHashMap<>();
        tree.put("name", name);
        tree.put("type", definition.type().qualifiedName());
        Map<String, String> tables = new LinkedHashMap<>();
        for (TableDefinition table : definition.tables()) {
            tables.put(table.name(), tableName(table.name(), options));
        }
        tree.put("tables", tables);
        tree.put("definition", definition(definition));
        tree.put("patterns", PatternSummary.of(definition, design.expectedRates()));
        LintReport lint = LintReport.of(definition);
        tree.put("open", findings(lint.open()));
        tree.put("accepted", findings(lint.accepted()));
        tree.put("diagram", DesignGraph.of(definition));
        return tree;
    }

    /** Returns the actual name of a table, or its declared name if a variable of it has no value here. */
    public static String tableName(String declared, ToolkitOptions options) {
        try {
            return TableNames.resolve(declared, options);
        } catch (MissingVariableException e) {
            return declared;
        }
    }

    private static Object definition(DesignDefinition definition) {
        byte[] json = new DesignJson().write(definition).getBytes(StandardCharsets.UTF_8);
        return JsonTree.readObject(new ByteArrayInputStream(json));
    }

    private static List<Map<String, @Nullable Object>> findings(List<Finding> findings) {
        return findings.stream()
                .map(finding -> {
                    Map<String, @Nullable Object> tree = new LinkedHashMap<>();
                    tree.put("id", finding.diagnostic().id());
                    tree.put("about", finding.about());
                    tree.put("text", finding.text());
                    tree.put("because", finding.because());
                    return tree;
                })
                .toList();
    }
}
