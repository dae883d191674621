package io.azulejo.processor.generate;

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
import io.azulejo.design.EntityTypeDefinition;
import io.azulejo.design.TableDefinition;
import io.azulejo.design.ValueType;
import io.azulejo.processor.type.Toolkit;
import io.azulejo.processor.type.TypeNames;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Generator of an entity's schema, which converts it to an item and back. */
final class SchemaGenerator {
    static final TypeName ITEM =
            ParameterizedTypeName.get(ClassName.get(Map.class), ClassName.get(String.class), Toolkit.ATTRIBUTE_VALUE);

    private final GeneratedNames names;
    private final TableConstants tables;
    private final TableDefinition table;
    private final EntityDefinition entity;
    private final ClassName type;
    private final String variable;
    private final ValueCode values;
    private final KeyMethods keys;
    private final ToItemGenerator writer;
    private final DerivedAttributesGenerator derived;
    private final OldItemsGenerator oldItems;
    private final ConstraintGenerator rules;

    SchemaGenerator(DesignDefinition design, GeneratedNames names, TableConstants tables, EntityDefinition entity) {
        this.names = names;
        this.tables = tables;
        this.table = design.tableOf(entity.type());
        this.entity = entity;
        this.type = TypeNames.of(entity.type());
        this.variable = GeneratedNames.variable(entity.name());
        this.values = new ValueCode(names);
        this.keys = new KeyMethods(table, entity, names);
        this.writer = new ToItemGenerator(table, entity, keys, values, variable);
        this.derived = new DerivedAttributesGenerator(table, entity, keys, names);
        this.oldItems = new OldItemsGenerator(entity);
        this.rules = new ConstraintGenerator(design, entity, names, tables);
    }

    TypeSpec generate() {
        ClassName schema = names.schema(entity.type());
        TypeSpec.Builder spec = TypeSpec.classBuilder(schema)
                .addModifiers(Modifier.FINAL)
                .superclass(ParameterizedTypeName.get(Toolkit.ENTITY_SCHEMA, type))
                .addField(FieldSpec.builder(schema, "INSTANCE", Modifier.STATIC, Modifier.FINAL)
                        .initializer(new BoundReader(entity.components()).newInstance(schema))
                        .build());
        KeyReader keyReader = new KeyReader(table, entity, values);
        spec.addFields(keyReader.fields());
        spec.addFields(CodecConstants.of(entity.components(), values));
        spec.addField(attributesField());
        spec.addFields(oldItems.fields());
        spec.addFields(derived.fields());
        spec.addFields(rules.fields());
        BoundReader bound = new BoundReader(entity.components());
        spec.addMethod(bound.constructor(CodeBlock.of("super($T.class, $L)", type, tables.table(table)), values));
        spec.addMethods(bound.methods(schema));
        spec.addMethods(bound.required());
        spec.addFields(sharedKeyFields());
        if (entity.keySpace() != null) {
            spec.addMethod(getter("sharedKey", ParameterizedTypeName.get(Toolkit.CONDITION, type), "SHARED_KEY"));
        }
        spec.addMethods(keys.specs());
        spec.addMethod(writer.toItem());
        spec.addMethod(fromItem(keyReader));
        spec.addMethod(key());
        spec.addMethod(getter("attributes", mapType(), "ATTRIBUTES"));
        spec.addMethod(matches(keyReader));
        if (!sharable(entity.components())) {
            spec.addMethod(notSharable());
        }
        if (hasGeneratedComponents()) {
            spec.addMethod(stamped());
        }
        role(spec, Role.VERSION, "version", TypeName.LONG.box());
        role(spec, Role.UPDATED_AT, "updatedAt", ClassName.get(Instant.class));
        role(spec, Role.TTL, "ttl", ClassName.get(Instant.class));
        role(spec, Role.SOFT_DELETE, "softDelete", ClassName.get(Instant.class));
        entity.component(Role.SOFT_DELETE)
                .filter(component -> !component.argument().isEmpty() && table.ttl() != null)
                .ifPresent(component -> spec.addMethod(override("storedExpiry")
                        .returns(String.class)
                        .addStatement("return $S", table.ttl())
                        .build()));
        spec.addMethods(oldItems.methods());
        spec.addMethod(required());
        spec.addMethods(derived.methods());
        spec.addMethods(rules.methods());
        return spec.build();
    }

    /** Returns the condition that an item is of this entity, if others may have its key. */
    private List<FieldSpec> sharedKeyFields() {
        if (entity.keySpace() == null) {
            return List.of();
        }
        List<CodeBlock> types = new ArrayList<>();
        types.add(CodeBlock.of("$T.fromS($S)", Toolkit.ATTRIBUTE_VALUE, entity.entityType()));
        entity.entityTypes()
                .forEach(other -> types.add(CodeBlock.of("$T.fromS($S)", Toolkit.ATTRIBUTE_VALUE, other.value())));
        return List.of(FieldSpec.builder(
                        ParameterizedTypeName.get(Toolkit.CONDITION, type),
                        "SHARED_KEY",
                        Modifier.PRIVATE,
                        Modifier.STATIC,
                        Modifier.FINAL)
                .initializer(
                        "new $T<>($T.of($S), $T.of($L))",
                        Toolkit.CONDITION.nestedClass("In"),
                        Toolkit.DOCUMENT_PATH,
                        table.entityType(),
                        List.class,
                        CodeBlock.join(types, ", "))
                .build());
    }

    private MethodSpec fromItem(KeyReader keyReader) {
        List<CodeBlock> arguments = new ArrayList<>();
        for (ComponentDefinition component : entity.components()) {
            arguments.add(keyReader.read(component));
        }
        return override("fromItem")
                .returns(type)
                .addParameter(ITEM, "item")
                .addStatement("return new $T(\n$L)", type, CodeBlock.join(arguments, ",\n"))
                .build();
    }

    private MethodSpec key() {
        List<CodeBlock> arguments = KeysGenerator.components(entity).stream()
                .map(component -> KeyMethods.valueOf(variable, component.name()))
                .toList();
        return override("key")
                .returns(ParameterizedTypeName.get(Toolkit.ENTITY_KEY, type))
                .addParameter(type, variable)
                .addStatement("return $T.of($L)", names.keys(entity.type()), CodeBlock.join(arguments, ", "))
                .build();
    }

    private MethodSpec matches(KeyReader keyReader) {
        MethodSpec.Builder method = override("matches").returns(boolean.class).addParameter(ITEM, "item");
        String entityType = entity.entityType();
        if (entityType == null) {
            return method.addStatement("return $L", keyReader.matches()).build();
        }
        if (entity.entityTypes().isEmpty()) {
            return method.addStatement(
                            "return $S.equals($T.textOrNull(item, $S))", entityType, Toolkit.ITEMS, table.entityType())
                    .build();
        }
        method.addStatement("String entityType = $T.textOrNull(item, $S)", Toolkit.ITEMS, table.entityType());
        CodeBlock.Builder any = CodeBlock.builder().add("$S.equals(entityType)", entityType);
        for (EntityTypeDefinition other : entity.entityTypes()) {
            any.add(" || $S.equals(entityType)", other.value());
        }
        return method.addStatement("return $L", any.build()).build();
    }

    static boolean sharable(List<ComponentDefinition> components) {
        return components.stream().allMatch(component -> component.type().immutable());
    }

    static MethodSpec notSharable() {
        return MethodSpec.methodBuilder("sharable")
                .addAnnotation(Override.class)
                .addModifiers(Modifier.PROTECTED)
                .returns(boolean.class)
                .addStatement("return false")
                .build();
    }

    private boolean hasGeneratedComponents() {
        return entity.components().stream().anyMatch(component -> switch (component.role()) {
            case CREATED_AT, UPDATED_AT, VERSION, GENERATED_ID -> true;
            case DATA, TTL, SOFT_DELETE -> false;
        });
    }

    private MethodSpec stamped() {
        List<CodeBlock> arguments = new ArrayList<>();
        for (ComponentDefinition component : entity.components()) {
            CodeBlock given = CodeBlock.of("$N.$N()", variable, component.name());
            arguments.add(
                    switch (component.role()) {
                        case CREATED_AT -> CodeBlock.of("stamp.createdAt($L)", given);
                        case UPDATED_AT -> CodeBlock.of("stamp.updatedAt()");
                        case VERSION -> CodeBlock.of("stamp.version($L)", given);
                        case GENERATED_ID -> CodeBlock.of("stamp.id($L, $S)", given, component.argument());
                        case DATA, TTL, SOFT_DELETE -> given;
                    });
        }
        return override("stamped")
                .returns(type)
                .addParameter(type, variable)
                .addParameter(Toolkit.STAMP, "stamp")
                .addStatement("return new $T(\n$L)", type, CodeBlock.join(arguments, ",\n"))
                .build();
    }

    private void role(TypeSpec.Builder spec, Role role, String method, TypeName value) {
        entity.component(role)
                .ifPresent(component -> spec.addMethod(override(method)
                        .returns(ParameterizedTypeName.get(Toolkit.ATTRIBUTE, type, value))
                        .addStatement(
                                "return $T.$L",
                                names.attributes(entity.type()),
                                GeneratedNames.constant(component.name()))
                        .build()));
    }

    private MethodSpec required() {
        List<CodeBlock> required = entity.components().stream()
                .filter(component -> !component.nullable() && component.role() != Role.VERSION)
                .filter(component -> !(component.type() instanceof ValueType.ListOf)
                        && !(component.type() instanceof ValueType.SetOf)
                        && !(component.type() instanceof ValueType.MapOf))
                .map(component -> CodeBlock.of("$S", component.name()))
                .toList();
        return override("required")
                .returns(ParameterizedTypeName.get(Set.class, String.class))
                .addStatement("return $T.of($L)", Set.class, CodeBlock.join(required, ", "))
                .build();
    }

    private FieldSpec attributesField() {
        Map<String, String> attributes = new LinkedHashMap<>();
        entity.components().stream()
                .filter(component -> !component.fromKey())
                .forEach(component -> attributes.put(component.name(), component.attribute()));
        List<CodeBlock> entries = attributes.entrySet().stream()
                .map(entry -> CodeBlock.of("$T.entry($S, $S)", Map.class, entry.getKey(), entry.getValue()))
                .toList();
        return FieldSpec.builder(mapType(), "ATTRIBUTES", Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer("$T.ofEntries(\n$L)", Map.class, CodeBlock.join(entries, ",\n"))
                .build();
    }

    private static TypeName mapType() {
        return ParameterizedTypeName.get(Map.class, String.class, String.class);
    }

    static MethodSpec getter(String name, TypeName type, String field) {
        return override(name).returns(type).addStatement("return $L", field).build();
    }

    static MethodSpec.Builder override(String name) {
        return MethodSpec.methodBuilder(name).addAnnotation(Override.class).addModifiers(Modifier.PUBLIC);
    }
}
