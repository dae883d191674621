package io.azulejo.processor.generate;

import com.palantir.javapoet.AnnotationSpec;
import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.WildcardTypeName;
import io.azulejo.annotation.KeyType;
import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.ComponentDefinition.Role;
import io.azulejo.design.DesignDefinition;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.JavaType;
import io.azulejo.design.ReferenceDefinition;
import io.azulejo.design.TableDefinition;
import io.azulejo.design.UniqueDefinition;
import io.azulejo.design.ValueType;
import io.azulejo.processor.type.Toolkit;
import io.azulejo.processor.type.TypeNames;
import io.azulejo.template.KeyFormat;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** Generator of an entity's constraints: guard items of unique components and keys of referenced entities. */
final class ConstraintGenerator {
    private static final TypeName ITEM =
            ParameterizedTypeName.get(ClassName.get(Map.class), ClassName.get(String.class), Toolkit.ATTRIBUTE_VALUE);

    private final DesignDefinition design;
    private final EntityDefinition entity;
    private final GeneratedNames names;
    private final TableConstants tables;
    private final String variable;

    ConstraintGenerator(DesignDefinition design, EntityDefinition entity, GeneratedNames names, TableConstants tables) {
        this.design = design;
        this.entity = entity;
        this.names = names;
        this.tables = tables;
        this.variable = GeneratedNames.variable(entity.name());
    }

    List<FieldSpec> fields() {
        List<FieldSpec> fields = new ArrayList<>();
        if (!entity.uniques().isEmpty()) {
            fields.add(field(
                    Toolkit.UNIQUE_RULE,
                    "UNIQUES",
                    entity.uniques().stream().map(this::rule).toList()));
        }
        if (!entity.references().isEmpty()) {
            fields.add(field(
                    Toolkit.REFERENCE_RULE,
                    "REFERENCES",
                    entity.references().stream().map(this::rule).toList()));
        }
        return fields;
    }

    private FieldSpec field(ClassName rule, String name, List<CodeBlock> rules) {
        return FieldSpec.builder(listOf(rule), name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
                .initializer("$T.of(\n$L)", List.class, CodeBlock.join(rules, ",\n"))
                .build();
    }

    private TypeName listOf(ClassName rule) {
        return ParameterizedTypeName.get(
                ClassName.get(List.class), ParameterizedTypeName.get(rule, TypeNames.of(entity.type())));
    }

    List<MethodSpec> methods() {
        List<MethodSpec> methods = new ArrayList<>();
        if (!entity.uniques().isEmpty()) {
            methods.add(SchemaGenerator.getter("uniques", listOf(Toolkit.UNIQUE_RULE), "UNIQUES"));
            entity.uniques().forEach(unique -> {
                methods.add(guard(unique, guardMethod(unique), unique.name()));
                methods.addAll(formerGuards(unique));
            });
        }
        if (!entity.references().isEmpty()) {
            methods.add(SchemaGenerator.getter("references", listOf(Toolkit.REFERENCE_RULE), "REFERENCES"));
            entity.references().forEach(reference -> methods.add(target(reference)));
        }
        return methods;
    }

    private CodeBlock rule(UniqueDefinition unique) {
        Set<String> components = new LinkedHashSet<>(unique.components());
        if (unique.guard() == null) {
            expiringComponents().forEach(component -> components.add(component.name()));
        }
        List<String> ownerKey = ownerAttributes(unique);
        List<CodeBlock> former = new ArrayList<>();
        for (int i = 0; i < unique.formerNames().size(); i++) {
            former.add(CodeBlock.of("$T::$L", names.schema(entity.type()), formerMethod(unique, i)));
        }
        return CodeBlock.of(
                "new $T<>($S, $T.of($L), $L, $T::$L, $L, $L, $T.of($L), $L, $T.of($L))",
                Toolkit.UNIQUE_RULE,
                unique.component(),
                Set.class,
                DerivedAttributesGenerator.strings(components),
                tables.table(tableOf(unique)),
                names.schema(entity.type()),
                guardMethod(unique),
                expiry(unique),
                unique.guard() == null,
                List.class,
                DerivedAttributesGenerator.strings(ownerKey.isEmpty() ? filledAttributes(unique) : ownerKey),
                !ownerKey.isEmpty(),
                List.class,
                CodeBlock.join(former, ", "));
    }

    /**
     * Returns the attributes of the guard entity that hold the key of its owner, so that a guard is known to belong to
     * it; empty if it does not hold the whole key.
     */
    private List<String> ownerAttributes(UniqueDefinition unique) {
        JavaType guard = unique.guard();
        List<String> attributes = new ArrayList<>();
        if (guard == null) {
            return attributes;
        }
        EntityDefinition guardEntity = design.entity(guard);
        for (ComponentDefinition key : KeysGenerator.components(entity)) {
            if (guardEntity.inKey(key.name())) {
                continue;
            }
            Optional<ComponentDefinition> held = guardEntity
                    .component(key.name())
                    .filter(component -> unique.fills(component.name())
                            && !component.fromKey()
                            && component.aliases().isEmpty()
                            && oneForm(component.type()));
            if (held.isEmpty()) {
                return List.of();
            }
            attributes.add(held.get().attribute());
        }
        return attributes;
    }

    /** Returns the attributes of the guard entity besides its key that are filled from the owner with a text. */
    private List<String> filledAttributes(UniqueDefinition unique) {
        JavaType guard = unique.guard();
        if (guard == null) {
            return List.of();
        }
        EntityDefinition guardEntity = design.entity(guard);
        return guardEntity.components().stream()
                .filter(component -> unique.fills(component.name())
                        && !component.fromKey()
                        && !guardEntity.inKey(component.name())
                        && component.aliases().isEmpty()
                        && component.type().equals(KeyReader.STRING))
                .map(ComponentDefinition::attribute)
                .toList();
    }

    /** Returns whether all applications write a value in the same form, unlike times. */
    private static boolean oneForm(ValueType type) {
        return type instanceof ValueType.Scalar scalar
                && (scalar.kind() == ValueType.Kind.STRING
                        || scalar.kind() == ValueType.Kind.UUID
                        || scalar.kind().whole());
    }

    /** Returns the components that determine when an item expires. */
    private List<ComponentDefinition> expiringComponents() {
        return entity.components().stream()
                .filter(component -> component.role() == Role.TTL
                        || (component.role() == Role.SOFT_DELETE
                                && !component.argument().isEmpty()))
                .toList();
    }

    /** Returns the attribute with the expiry time of the guard, or {@code null}. */
    private CodeBlock expiry(UniqueDefinition unique) {
        JavaType guard = unique.guard();
        boolean expires = guard == null
                ? !expiringComponents().isEmpty()
                : design.entity(guard).component(Role.TTL).isPresent();
        String ttl = tableOf(unique).ttl();
        return expires && ttl != null ? CodeBlock.of("$S", ttl) : CodeBlock.of("null");
    }

    private String formerMethod(UniqueDefinition unique, int number) {
        return guardMethod(unique) + "Former" + (number == 0 ? "" : number + 1);
    }

    private List<MethodSpec> formerGuards(UniqueDefinition unique) {
        List<MethodSpec> methods = new ArrayList<>();
        for (int i = 0; i < unique.formerNames().size(); i++) {
            methods.add(
                    guard(unique, formerMethod(unique, i), unique.formerNames().get(i)));
        }
        return methods;
    }

    private TableDefinition tableOf(UniqueDefinition unique) {
        JavaType guard = unique.guard();
        return design.tableOf(guard == null ? entity.type() : guard);
    }

    private String guardMethod(UniqueDefinition unique) {
        long before = entity.uniques().stream()
                .takeWhile(other -> !other.equals(unique))
                .filter(other -> other.component().equals(unique.component()))
                .count();
        return unique.component() + "Guard" + (before == 0 ? "" : before + 1);
    }

    private MethodSpec guard(UniqueDefinition unique, String methodName, String name) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(methodName)
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(ITEM.annotated(AnnotationSpec.builder(Nullable.class).build()))
                .addParameter(TypeNames.of(entity.type()), variable);
        List<String> parts = new ArrayList<>(unique.scope());
        parts.add(unique.component());
        returnNullIfAbsent(method, parts);
        JavaType guard = unique.guard();
        if (guard != null) {
            EntityDefinition guardEntity = design.entity(guard);
            return method.addStatement(
                            "return $T.INSTANCE.toItem(new $T($L))",
                            names.schema(guard),
                            TypeNames.of(guard),
                            CodeBlock.join(
                                    guardEntity.components().stream()
                                            .map(component -> unique.fills(component.name())
                                                    ? CodeBlock.of("$N.$N()", variable, component.name())
                                                    : CodeBlock.of("null"))
                                            .toList(),
                                    ", "))
                    .build();
        }
        return method.addCode(ownGuard(parts, name)).build();
    }

    /** Returns the code for the key of the toolkit's own guard, to which the toolkit adds owner and expiry. */
    private CodeBlock ownGuard(List<String> parts, String name) {
        TableDefinition table = design.tableOf(entity.type());
        KeyCode code = new KeyCode(names, table.delimiterChar());
        String delimiter = table.delimiter();
        CodeBlock.Builder key = CodeBlock.builder().add("$S", "UNIQUE" + delimiter + name + delimiter);
        for (int i = 0; i < parts.size(); i++) {
            ComponentDefinition component = entity.component(parts.get(i)).orElseThrow();
            key.add(i == 0 ? " + " : " + $S + ", i == 0 ? new Object[0] : new Object[] {delimiter});
            key.add(code.encoded(
                    component.type(), KeyFormat.PLAIN, CodeBlock.of("$N.$N()", variable, component.name())));
        }
        CodeBlock.Builder body = CodeBlock.builder().addStatement("String key = $L", key.build());
        return table.sortKey() == null
                ? body.addStatement(
                                "return $T.of($S, $T.fromS(key))",
                                Map.class,
                                table.partitionKey(),
                                Toolkit.ATTRIBUTE_VALUE)
                        .build()
                : body.addStatement(
                                "return $T.of($S, $T.fromS(key), $S, $L)",
                                Map.class,
                                table.partitionKey(),
                                Toolkit.ATTRIBUTE_VALUE,
                                table.sortKey(),
                                table.sortKeyType() == KeyType.STRING
                                        ? CodeBlock.of("$T.fromS(key)", Toolkit.ATTRIBUTE_VALUE)
                                        : CodeBlock.of(
                                                "$T.first($T.$L)",
                                                Toolkit.KEY_VALUES,
                                                KeyType.class,
                                                table.sortKeyType()))
                        .build();
    }

    private CodeBlock rule(ReferenceDefinition reference) {
        return CodeBlock.of(
                "new $T<>($T.of($L), $T::$L)",
                Toolkit.REFERENCE_RULE,
                Set.class,
                DerivedAttributesGenerator.strings(new LinkedHashSet<>(reference.by())),
                names.schema(entity.type()),
                targetMethod(reference));
    }

    private String targetMethod(ReferenceDefinition reference) {
        return "reference" + (entity.references().indexOf(reference) + 1);
    }

    private MethodSpec target(ReferenceDefinition reference) {
        MethodSpec.Builder method = MethodSpec.methodBuilder(targetMethod(reference))
                .addModifiers(Modifier.PRIVATE, Modifier.STATIC)
                .returns(ParameterizedTypeName.get(Toolkit.ENTITY_KEY, WildcardTypeName.subtypeOf(Object.class))
                        .annotated(AnnotationSpec.builder(Nullable.class).build()))
                .addParameter(TypeNames.of(entity.type()), variable);
        returnNullIfAbsent(method, reference.by());
        List<CodeBlock> arguments = reference.by().stream()
                .map(name -> CodeBlock.of("$N.$N()", variable, name))
                .toList();
        return method.addStatement("return $T.of($L)", names.keys(reference.entity()), CodeBlock.join(arguments, ", "))
                .build();
    }

    /** Adds code that returns null if a part is null: then there is no guard or reference. */
    private void returnNullIfAbsent(MethodSpec.Builder method, List<String> parts) {
        List<CodeBlock> absent = parts.stream()
                .filter(name -> entity.component(name)
                        .map(ComponentDefinition::nullable)
                        .orElse(false))
                .map(name -> CodeBlock.of("$N.$N() == null", variable, name))
                .toList();
        if (!absent.isEmpty()) {
            method.beginControlFlow("if ($L)", CodeBlock.join(absent, " || "))
                    .addStatement("return null")
                    .endControlFlow();
        }
    }
}
