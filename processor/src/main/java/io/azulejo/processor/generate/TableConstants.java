package io.azulejo.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeSpec;
import io.azulejo.annotation.KeyType;
import io.azulejo.design.DesignDefinition;
import io.azulejo.design.IndexDefinition;
import io.azulejo.design.TableDefinition;
import io.azulejo.processor.type.Toolkit;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** Generator of the class with the constants for the tables and indexes of a design. */
final class TableConstants {
    private final DesignDefinition design;
    private final ClassName type;

    TableConstants(DesignDefinition design, GeneratedNames names) {
        this.design = design;
        this.type = names.tables();
    }

    CodeBlock table(TableDefinition table) {
        return CodeBlock.of("$T.$L", type, tableConstant(table));
    }

    CodeBlock index(TableDefinition table, IndexDefinition index) {
        return CodeBlock.of("$T.$L", type, indexConstant(table, index));
    }

    private String tableConstant(TableDefinition table) {
        int number = design.tables().indexOf(table) + 1;
        return number == 1 ? "TABLE" : "TABLE_" + number;
    }

    private String indexConstant(TableDefinition table, IndexDefinition index) {
        String name = GeneratedNames.constant(index.name());
        String plain = Character.isDigit(name.charAt(0)) ? "INDEX_" + name : name;
        String constant = tableConstant(table);
        return constant.equals("TABLE") ? plain : constant + "_" + plain;
    }

    TypeSpec generate() {
        TypeSpec.Builder spec = TypeSpec.classBuilder(type)
                .addModifiers(Modifier.FINAL)
                // A separate class: if the design had these fields, it and the schemas would initialise each other.
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build());
        for (TableDefinition table : design.tables()) {
            spec.addField(constant(Toolkit.TABLE_REF, tableConstant(table))
                    .initializer(
                            "new $T($S, $S, $S, $T.$L, $T.$L)",
                            Toolkit.TABLE_REF,
                            table.name(),
                            table.partitionKey(),
                            table.sortKey(),
                            KeyType.class,
                            table.partitionKeyType(),
                            KeyType.class,
                            table.sortKeyType())
                    .build());
            for (IndexDefinition index : table.indexes()) {
                spec.addField(constant(Toolkit.INDEX_REF, indexConstant(table, index))
                        .initializer(
                                index.severalAttributes() ? "new $T($S, $S, $S, $T.of($L))" : "new $T($S, $S, $S)",
                                arguments(index))
                        .build());
            }
        }
        return spec.build();
    }

    private static @Nullable Object[] arguments(IndexDefinition index) {
        List<@Nullable Object> arguments = new ArrayList<>();
        arguments.add(Toolkit.INDEX_REF);
        arguments.add(index.name());
        arguments.add(index.partitionKey());
        // JavaPoet writes null for a null string.
        arguments.add(index.sortKey());
        if (index.severalAttributes()) {
            List<String> more = new ArrayList<>(index.morePartitionKeys());
            more.addAll(index.moreSortKeys());
            arguments.add(List.class);
            arguments.add(DerivedAttributesGenerator.strings(more));
        }
        return arguments.toArray(new @Nullable Object[0]);
    }

    private static FieldSpec.Builder constant(ClassName type, String name) {
        return FieldSpec.builder(type, name, Modifier.STATIC, Modifier.FINAL);
    }
}
