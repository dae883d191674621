package io.azulejo.processor.generate;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.ComponentDefinition.Role;
import io.azulejo.design.DesignDefinition;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.ProjectionDefinition;
import io.azulejo.design.TableDefinition;
import io.azulejo.processor.type.Toolkit;
import io.azulejo.processor.type.TypeNames;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Writes the reader of a projection. It knows its items by their table key, which every index holds, and not by the
 * entity type, which an index may lack.
 */
final class ProjectionReaderGenerator {
    private final GeneratedNames names;
    private final ProjectionDefinition projection;
    private final EntityDefinition entity;
    private final TableDefinition table;
    private final ClassName type;
    private final ValueCode values;

    ProjectionReaderGenerator(DesignDefinition design, GeneratedNames names, ProjectionDefinition projection) {
        this.names = names;
        this.projection = projection;
        this.entity = design.entity(projection.entity());
        this.table = design.tableOf(projection.entity());
        this.type = TypeNames.of(projection.type());
        this.values = new ValueCode(names);
    }

    TypeSpec generate() {
        ClassName reader = names.reader(projection.type());
        KeyReader keys = new KeyReader(table, entity, values);
        return TypeSpec.classBuilder(reader)
                .addModifiers(Modifier.FINAL)
                .addSuperinterface(ParameterizedTypeName.get(Toolkit.ITEM_READER, type))
                .addField(FieldSpec.builder(reader, "INSTANCE", Modifier.STATIC, Modifier.FINAL)
                        .initializer("new $T()", reader)
                        .build())
                .addFields(keys.templateFields())
                .addFields(CodecConstants.of(projection.components(), values))
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build())
                .addMethod(readVisible(keys))
                .addMethod(fromItem(keys))
                .build();
    }

    private MethodSpec readVisible(KeyReader keys) {
        MethodSpec.Builder method = SchemaGenerator.override("readVisible")
                .returns(type.annotated(AnnotationSpec.builder(Nullable.class).build()))
                .addParameter(item(), "item")
                .addParameter(Instant.class, "now")
                .beginControlFlow("if (!($L))", keys.matches())
                .addStatement("return null")
                .endControlFlow();
        entity.component(Role.SOFT_DELETE)
                .ifPresent(deleted -> method.beginControlFlow(
                                "if ($T.stringOrNull(item, $S) != null)", Toolkit.ITEMS, deleted.attribute())
                        .addStatement("return null")
                        .endControlFlow());
        entity.component(Role.TTL)
                .ifPresent(ttl -> method.addStatement(
                                "$T expiry = $T.epochSecondsOrNull(item, $S)",
                                Instant.class,
                                Toolkit.ITEMS,
                                ttl.attribute())
                        .beginControlFlow("if (expiry != null && !expiry.isAfter(now))")
                        .addStatement("return null")
                        .endControlFlow());
        CodeBlock sk = table.sortKey() == null
                ? CodeBlock.of("null")
                : CodeBlock.of("$T.string(item, $S)", Toolkit.ITEMS, table.sortKey());
        return method.beginControlFlow("try")
                .addStatement("return fromItem(item)")
                .nextControlFlow("catch ($T e)", Toolkit.UNREADABLE_VALUE)
                .addStatement(
                        "throw new $T($S, $T.string(item, $S), $L, e)",
                        Toolkit.UNREADABLE_ITEM,
                        projection.type().simpleName(),
                        Toolkit.ITEMS,
                        table.partitionKey(),
                        sk)
                .endControlFlow()
                .build();
    }

    private MethodSpec fromItem(KeyReader keys) {
        List<CodeBlock> arguments = new ArrayList<>();
        for (ComponentDefinition component : projection.components()) {
            arguments.add(component.fromKey() ? keys.read(component) : values.read(component));
        }
        return MethodSpec.methodBuilder("fromItem")
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(type)
                .addParameter(item(), "item")
                .addStatement("return new $T(\n$L)", type, CodeBlock.join(arguments, ",\n"))
                .build();
    }

    private static TypeName item() {
        return ParameterizedTypeName.get(
                ClassName.get(Map.class), ClassName.get(String.class), Toolkit.ATTRIBUTE_VALUE);
    }
}
