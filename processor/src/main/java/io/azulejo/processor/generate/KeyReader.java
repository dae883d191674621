package io.azulejo.processor.generate;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import io.azulejo.annotation.KeyType;
import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.ComponentDefinition.Role;
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

/** Generator of code that identifies an item's entity by its table key and reads components from the key. */
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

    /** Returns the template constants if the schema needs them. */
    List<FieldSpec> fields() {
        boolean fromKey = entity.components().stream()
                .anyMatch(component -> component.fromKey() || entity.determinedByKey(component, table.delimiterChar()));
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
     * Returns the code that tests whether an item belongs to the entity. Keys with raw delimiters in their values,
     * written by other applications, also match unless another entity could have the same key.
     */
    CodeBlock matches() {
        String delimiter = KeyCode.character(table.delimiterChar());
        String method = ambiguous() ? "keyWrittenBy" : "keyMatches";
        CodeBlock pk = typed(table.partitionKey())
                ? has(table.partitionKey())
                : CodeBlock.of("$T.$L(item, $S, PK, $L)", Toolkit.ITEMS, method, table.partitionKey(), delimiter);
        String sortKey = table.sortKey();
        if (entity.sk() == null || sortKey == null) {
            return pk;
        }
        // The sort key is tested first: items that are read together share the partition key.
        CodeBlock sk = typed(sortKey)
                ? has(sortKey)
                : CodeBlock.of("$T.$L(item, $S, SK, $L)", Toolkit.ITEMS, method, sortKey, delimiter);
        return CodeBlock.of("$L && $L", sk, pk);
    }

    /** Returns whether the key attribute is not a string. */
    private boolean typed(String attribute) {
        return table.keyType(attribute) != KeyType.STRING;
    }

    private static CodeBlock has(String attribute) {
        return CodeBlock.of("$T.has(item, $S)", Toolkit.ITEMS, attribute);
    }

    private boolean ambiguous() {
        KeyTemplate sk = entity.sk();
        return table.entities().stream()
                .filter(other -> !other.type().equals(entity.type()))
                .anyMatch(other -> entity.pk().mayMatch(other.pk())
                        && (sk == null || other.sk() == null || sk.mayMatch(other.sk())));
    }

    /** Returns the code that reads the component, from the table key if it is not in an attribute. */
    CodeBlock read(ComponentDefinition component) {
        if (component.fromKey()) {
            return fromKey(component);
        }
        if (component.role() == Role.VERSION || !entity.determinedByKey(component, table.delimiterChar())) {
            return values.read(component);
        }
        if (component.type().equals(STRING)) {
            return CodeBlock.of(
                    "$T.orFromKey($L, $L)",
                    Toolkit.ITEMS,
                    values.read(component.readAsNullable()),
                    keyArguments(component));
        }
        return CodeBlock.of(
                "$T.has(item, $L) ? $L : $L",
                Toolkit.ITEMS,
                ValueCode.attribute(component),
                values.read(component),
                fromKey(component));
    }

    private CodeBlock keyArguments(ComponentDefinition component) {
        boolean inPk = entity.pk().components().contains(component.name());
        return CodeBlock.of(
                "item, $S, $L, $L, $S",
                inPk ? table.partitionKey() : table.sortKey(),
                inPk ? "PK" : "SK",
                KeyCode.character(table.delimiterChar()),
                component.name());
    }

    /** Returns the code that reads the component from the template that contains it. */
    private CodeBlock fromKey(ComponentDefinition component) {
        boolean inPk = entity.pk().components().contains(component.name());
        String attribute = inPk ? table.partitionKey() : String.valueOf(table.sortKey());
        if (typed(attribute)) {
            return CodeBlock.of("$T.value(item, $S, $L)", Toolkit.ITEMS, attribute, values.codec(component.type()));
        }
        CodeBlock text = CodeBlock.of("$T.fromKey($L)", Toolkit.ITEMS, keyArguments(component));
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
