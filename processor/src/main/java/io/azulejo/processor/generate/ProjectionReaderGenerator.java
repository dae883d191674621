package io.azulejo.processor.generate;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.ComponentDefinition.Role;
import io.azulejo.design.DesignDefinition;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.ProjectionDefinition;
import io.azulejo.design.TableDefinition;
import io.azulejo.processor.type.Toolkit;
import io.azulejo.processor.type.TypeNames;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/**
 * Generator of the reader of a projection. It identifies items by their table key, which every index contains, and not
 * by the entity type, which an index may lack.
 */
final class ProjectionReaderGenerator {
    private final GeneratedNames names;
    private final ProjectionDefinition projection;
    private final EntityDefinition entity;
    private final TableDefinition table;
    private final ClassName type;
    private final ValueCode values;
    private final TableConstants tables;

    ProjectionReaderGenerator(
            DesignDefinition design, GeneratedNames names, TableConstants tables, ProjectionDefinition projection) {
        this.names = names;
        this.tables = tables;
        this.projection = projection;
        this.entity = design.entity(projection.entity());
        this.table = design.tableOf(projection.entity());
        this.type = TypeNames.of(projection.type());
        this.values = new ValueCode(names);
    }

    TypeSpec generate() {
        ClassName reader = names.reader(projection.type());
        KeyReader keys = new KeyReader(table, entity, values);
        BoundReader bound = new BoundReader(projection.components());
        TypeSpec.Builder spec = TypeSpec.classBuilder(reader)
                .addModifiers(Modifier.FINAL)
                .superclass(ParameterizedTypeName.get(Toolkit.RECORD_READER, type))
                .addField(FieldSpec.builder(reader, "INSTANCE", Modifier.STATIC, Modifier.FINAL)
                        .initializer(bound.newInstance(reader))
                        .build())
                .addFields(keys.templateFields())
                .addFields(CodecConstants.of(projection.components(), values))
                .addFields(new OldItemsGenerator(entity).versionFields())
                .addMethods(new OldItemsGenerator(entity).versionMethods())
                .addMethod(bound.constructor(CodeBlock.of("super($T.class, $L)", type, tables.table(table)), values))
                .addMethods(bound.methods(reader))
                .addMethod(SchemaGenerator.override("matches")
                        .returns(boolean.class)
                        .addParameter(SchemaGenerator.ITEM, "item")
                        .addStatement("return $L", matches(keys))
                        .build())
                .addMethod(fromItem(keys))
                .addMethod(attribute("deletionAttribute", Role.SOFT_DELETE))
                .addMethod(attribute("expiryAttribute", Role.TTL));
        if (!SchemaGenerator.sharable(projection.components())) {
            spec.addMethod(SchemaGenerator.notSharable());
        }
        return spec.build();
    }

    /** Returns the test whether an item is of the entity. In a shared key space the key does not tell. */
    private CodeBlock matches(KeyReader keys) {
        if (entity.keySpace() == null) {
            return keys.matches();
        }
        CodeBlock stored = CodeBlock.of("$T.textOrNull(item, $S)", Toolkit.ITEMS, table.entityType());
        List<CodeBlock> types = new ArrayList<>();
        types.add(CodeBlock.of("$S.equals($L)", entity.entityType(), stored));
        entity.entityTypes().forEach(other -> types.add(CodeBlock.of("$S.equals($L)", other.value(), stored)));
        return CodeBlock.join(types, " || ");
    }

    private MethodSpec fromItem(KeyReader keys) {
        List<CodeBlock> arguments = new ArrayList<>();
        for (ComponentDefinition component : projection.components()) {
            arguments.add(keys.read(component));
        }
        return SchemaGenerator.override("fromItem")
                .returns(type)
                .addParameter(SchemaGenerator.ITEM, "item")
                .addStatement("return new $T(\n$L)", type, CodeBlock.join(arguments, ",\n"))
                .build();
    }

    /** Returns a method that gives the attribute of the entity's component with this role. */
    private MethodSpec attribute(String method, Role role) {
        return MethodSpec.methodBuilder(method)
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PROTECTED)
                .returns(ClassName.get(String.class)
                        .annotated(AnnotationSpec.builder(Nullable.class).build()))
                .addStatement(entity.component(role)
                        .map(component -> CodeBlock.of("return $S", component.attribute()))
                        .orElse(CodeBlock.of("return null")))
                .build();
    }
}
