package io.azulejo.processor.generate;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.TableDefinition;
import io.azulejo.design.ValueType;
import io.azulejo.processor.type.Toolkit;
import io.azulejo.template.KeyEncoding;
import io.azulejo.template.KeyFormat;
import io.azulejo.template.KeySegment;
import io.azulejo.template.KeyTemplate;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** Code that tells by the table key which entity an item is, and reads components back from it. */
final class KeyReader {
    static final ValueType STRING = new ValueType.Scalar(ValueType.Kind.STRING);

    private final TableDefinition table;
    private final EntityDefinition entity;
    private final ValueCode values;

    KeyReader(TableDefinition table, EntityDefinition entity, ValueCode values) {
        this.table = table;
        this.entity = entity;
        this.values = values;
    }

    /** The templates, where the schema needs them. */
    List<FieldSpec> fields() {
        boolean fromKey = entity.components().stream().anyMatch(ComponentDefinition::fromKey);
        return fromKey || entity.entityType() == null ? templateFields() : List.of();
    }

    List<FieldSpec> templateFields() {
        List<FieldSpec> fields = new ArrayList<>();
        fields.add(template("PK", entity.pk()));
        KeyTemplate sk = entity.sk();
        if (sk != null) {
            fields.add(template("SK", sk));
        }
        return fields;
    }

    private static FieldSpec template(String name, KeyTemplate template) {
        return FieldSpec.builder(KeyTemplate.class, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer("$T.parse($S)", KeyTemplate.class, template.toString())
                .build();
    }

    /**
     * Whether the item is one of the entity. Keys that others wrote with raw delimiters in their values are known too,
     * unless they could be another entity's.
     */
    CodeBlock matches() {
        String delimiter = KeyCode.character(table.delimiterChar());
        String method = alike() ? "keyWrittenBy" : "keyMatches";
        CodeBlock pk = CodeBlock.of("$T.$L(item, $S, PK, $L)", Toolkit.ITEMS, method, table.partitionKey(), delimiter);
        // The sort key first: items that are read together have the partition key in common.
        return entity.sk() == null
                ? pk
                : CodeBlock.of("$T.$L(item, $S, SK, $L) && $L", Toolkit.ITEMS, method, table.sortKey(), delimiter, pk);
    }

    private boolean alike() {
        KeyTemplate sk = entity.sk();
        return table.entities().stream()
                .filter(other -> !other.type().equals(entity.type()))
                .anyMatch(other -> entity.pk().mayMatch(other.pk())
                        && (sk == null || other.sk() == null || sk.mayMatch(other.sk())));
    }

    /** The component, from the template that has it. */
    CodeBlock read(ComponentDefinition component) {
        boolean inPk = entity.pk().components().contains(component.name());
        CodeBlock text = CodeBlock.of(
                "$T.fromKey(item, $S, $L, $L, $S)",
                Toolkit.ITEMS,
                inPk ? table.partitionKey() : table.sortKey(),
                inPk ? "PK" : "SK",
                KeyCode.character(table.delimiterChar()),
                component.name());
        KeyTemplate sk = entity.sk();
        KeyFormat format = format(inPk || sk == null ? entity.pk() : sk, component.name());
        return switch (component.type().stored()) {
            case "N" -> decode(component, "fromN", format.style() == KeyFormat.Style.SORTABLE ? sortable(text) : text);
            case "BOOL" -> decode(component, "fromBool", CodeBlock.of("$T.valueOf($L)", Boolean.class, text));
            default ->
                component.type().equals(STRING)
                        ? text
                        : CodeBlock.of("$L.decodeText($L)", values.codec(component.type()), text);
        };
    }

    private static CodeBlock sortable(CodeBlock text) {
        return CodeBlock.of("$T.fromSortable($L).toPlainString()", KeyEncoding.class, text);
    }

    private CodeBlock decode(ComponentDefinition component, String factory, CodeBlock text) {
        return CodeBlock.of(
                "$L.decode($T.$L($L))", values.codec(component.type()), Toolkit.ATTRIBUTE_VALUE, factory, text);
    }

    private static KeyFormat format(KeyTemplate template, String component) {
        return template.segments().stream()
                .filter(segment ->
                        segment instanceof KeySegment.Component c && c.name().equals(component))
                .map(segment -> ((KeySegment.Component) segment).format())
                .findFirst()
                .orElse(KeyFormat.PLAIN);
    }
}
