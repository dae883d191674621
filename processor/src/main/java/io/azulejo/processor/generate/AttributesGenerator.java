package io.azulejo.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.IndexKeyDefinition;
import io.azulejo.design.ValueType;
import io.azulejo.design.WhenDefinition;
import io.azulejo.processor.type.Toolkit;
import io.azulejo.processor.type.TypeNames;
import io.azulejo.template.ComponentPath;
import java.util.LinkedHashSet;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Generator of an entity's metamodel: a constant for each component, typed by the updates it allows. */
final class AttributesGenerator {
    private final GeneratedNames names;
    private final EntityDefinition entity;
    private final ValueCode values;
    private final TypeName type;
    private final Set<String> inTableKey = new LinkedHashSet<>();
    private final Set<String> sources = new LinkedHashSet<>();

    AttributesGenerator(GeneratedNames names, EntityDefinition entity) {
        this.names = names;
        this.entity = entity;
        this.values = new ValueCode(names);
        this.type = TypeNames.of(entity.type());
        KeysGenerator.components(entity).forEach(component -> inTableKey.add(ComponentPath.base(component.name())));
        collectSources();
    }

    /** Collects the components that determine an index key, an entity type, a guard or a reference. */
    private void collectSources() {
        for (IndexKeyDefinition key : entity.indexKeys()) {
            sources.addAll(NullableComponents.all(key));
            if (NullableComponents.hasMethod(key)) {
                addAll();
            }
            WhenDefinition when = key.when();
            if (when != null) {
                addSources(when);
            }
        }
        if (KeysGenerator.components(entity).stream().anyMatch(component -> ComponentPath.isMethod(component.name()))) {
            addAll();
        }
        entity.entityTypes().forEach(other -> addSources(other.when()));
        entity.uniques().forEach(unique -> sources.addAll(unique.components()));
        entity.references().forEach(reference -> sources.addAll(reference.by()));
        entity.component(ComponentDefinition.Role.SOFT_DELETE)
                .filter(deleted ->
                        !entity.indexKeys().isEmpty() || !deleted.argument().isEmpty())
                .ifPresent(deleted -> sources.add(deleted.name()));
    }

    private void addSources(WhenDefinition when) {
        if (when.method()) {
            addAll();
        } else {
            sources.add(when.member());
        }
    }

    private void addAll() {
        entity.components().forEach(component -> sources.add(component.name()));
    }

    TypeSpec generate() {
        TypeSpec.Builder spec = TypeSpec.classBuilder(names.attributes(entity.type()))
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .addJavadoc("The attributes of {@link $T}, for conditions and updates.\n", type)
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build());
        entity.components().forEach(component -> spec.addField(field(component)));
        return spec.build();
    }

    private FieldSpec field(ComponentDefinition component) {
        if (component.fromKey()) {
            return field(
                    component,
                    generic(Toolkit.FIXED_ATTRIBUTE, component),
                    CodeBlock.of(
                            "$T.inKey($S, $L)",
                            Toolkit.FIXED_ATTRIBUTE,
                            component.name(),
                            values.codec(component.type())));
        }
        if (fixed(component)) {
            return of(component, Toolkit.FIXED_ATTRIBUTE);
        }
        if (sources.contains(component.name())) {
            return of(component, Toolkit.KEY_ATTRIBUTE);
        }
        return switch (component.type()) {
            case ValueType.Scalar scalar -> scalar(component, scalar.kind());
            case ValueType.Time time -> of(component, Toolkit.TIME_ATTRIBUTE);
            case ValueType.EpochSeconds seconds -> of(component, Toolkit.TIME_ATTRIBUTE);
            case ValueType.ListOf list ->
                collection(component, Toolkit.LIST_ATTRIBUTE, list.element(), values.codec(list.element()));
            case ValueType.MapOf map -> map(component, map.value());
            case ValueType.SetOf set ->
                collection(
                        component,
                        Toolkit.SET_ATTRIBUTE,
                        set.element(),
                        CodeBlock.of("$L, $L", values.codec(set), values.codec(set.element())));
            case ValueType.Nested nested -> nested(component, names.attributes(nested.type()));
            default -> of(component, Toolkit.VALUE_ATTRIBUTE);
        };
    }

    /** Returns the field of a map, whose type says what an entry is: a number, a record or another value. */
    private FieldSpec map(ComponentDefinition component, ValueType value) {
        if (value instanceof ValueType.Nested nested) {
            ClassName attributes = names.attributes(nested.type());
            return field(
                    component,
                    ParameterizedTypeName.get(
                            Toolkit.NESTED_MAP_ATTRIBUTE,
                            type,
                            TypeNames.of(nested.type()),
                            ParameterizedTypeName.get(attributes, type)),
                    CodeBlock.of(
                            "$T.of($S, $S, $L, $T::new)",
                            Toolkit.NESTED_MAP_ATTRIBUTE,
                            component.name(),
                            component.attribute(),
                            values.codec(nested),
                            attributes));
        }
        return collection(
                component,
                number(value) ? Toolkit.NUMBER_MAP_ATTRIBUTE : Toolkit.MAP_ATTRIBUTE,
                value,
                values.codec(value));
    }

    /** Returns whether updates can add to values of the type. */
    static boolean number(ValueType type) {
        return type instanceof ValueType.Scalar scalar
                && scalar.kind().number()
                && !scalar.kind().time();
    }

    private FieldSpec scalar(ComponentDefinition component, ValueType.Kind kind) {
        return switch (kind) {
            case STRING ->
                field(
                        component,
                        ParameterizedTypeName.get(Toolkit.STRING_ATTRIBUTE, type),
                        CodeBlock.of(
                                "$T.of($S, $S)", Toolkit.STRING_ATTRIBUTE, component.name(), component.attribute()));
            default ->
                of(
                        component,
                        kind.time()
                                ? Toolkit.TIME_ATTRIBUTE
                                : kind.number() ? Toolkit.NUMBER_ATTRIBUTE : Toolkit.VALUE_ATTRIBUTE);
        };
    }

    /** Returns whether updates cannot set the component: key components, version, managed times and ids. */
    private boolean fixed(ComponentDefinition component) {
        return inTableKey.contains(component.name())
                || switch (component.role()) {
                    case VERSION, CREATED_AT, UPDATED_AT, GENERATED_ID -> true;
                    case DATA, TTL, SOFT_DELETE -> false;
                };
    }

    private FieldSpec of(ComponentDefinition component, ClassName kind) {
        return field(
                component,
                generic(kind, component),
                CodeBlock.of(
                        "$T.of($S, $S, $L)",
                        kind,
                        component.name(),
                        component.attribute(),
                        values.codec(component.type())));
    }

    private FieldSpec collection(ComponentDefinition component, ClassName kind, ValueType element, CodeBlock codecs) {
        return field(
                component,
                ParameterizedTypeName.get(kind, type, TypeNames.boxed(element)),
                CodeBlock.of("$T.of($S, $S, $L)", kind, component.name(), component.attribute(), codecs));
    }

    private FieldSpec nested(ComponentDefinition component, ClassName kind) {
        return field(
                component,
                ParameterizedTypeName.get(kind, type),
                CodeBlock.of(
                        "new $T<>($S, $T.of($S))",
                        kind,
                        component.name(),
                        Toolkit.DOCUMENT_PATH,
                        component.attribute()));
    }

    private TypeName generic(ClassName kind, ComponentDefinition component) {
        return ParameterizedTypeName.get(kind, type, TypeNames.boxed(component.type()));
    }

    private static FieldSpec field(ComponentDefinition component, TypeName type, CodeBlock value) {
        return FieldSpec.builder(
                        type,
                        GeneratedNames.constant(component.name()),
                        Modifier.PUBLIC,
                        Modifier.STATIC,
                        Modifier.FINAL)
                .initializer(value)
                .build();
    }
}
