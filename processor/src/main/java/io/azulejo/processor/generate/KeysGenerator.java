package io.azulejo.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeSpec;
import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.TableDefinition;
import io.azulejo.processor.generate.KeyMethods.KeyMethod;
import io.azulejo.processor.type.Toolkit;
import io.azulejo.processor.type.TypeNames;
import io.azulejo.template.ComponentPath;
import io.azulejo.template.KeySegment;
import io.azulejo.template.KeyTemplate;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import javax.lang.model.element.Modifier;

/** Generator of the public functions that build the table key of an entity. */
final class KeysGenerator {
    private final GeneratedNames names;
    private final EntityDefinition entity;
    private final KeyMethods methods;
    private final KeyCode code;
    private final boolean verbatim;

    /** Creates the generator. {@code verbatim} says whether some access pattern also reads unencoded keys. */
    KeysGenerator(GeneratedNames names, TableDefinition table, EntityDefinition entity, boolean verbatim) {
        this.names = names;
        this.entity = entity;
        this.methods = new KeyMethods(table, entity, names);
        this.code = new KeyCode(names, table.delimiterChar());
        this.verbatim = verbatim;
    }

    /** Returns the components of the table key in order of first use. */
    static List<ComponentDefinition> components(EntityDefinition entity) {
        Set<String> ordered = new LinkedHashSet<>(entity.pk().components());
        KeyTemplate sk = entity.sk();
        if (sk != null) {
            ordered.addAll(sk.components());
        }
        return ordered.stream()
                .map(name -> entity.component(name).orElseThrow())
                .toList();
    }

    TypeSpec generate() {
        TypeSpec.Builder spec = TypeSpec.classBuilder(names.keys(entity.type()))
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .addJavadoc("The table keys of {@link $T}.\n", TypeNames.of(entity.type()))
                .addMethod(MethodSpec.constructorBuilder()
                        .addModifiers(Modifier.PRIVATE)
                        .build())
                .addMethod(method("of", Modifier.PUBLIC, this::encoded));
        if (verbatim) {
            spec.addMethod(method("verbatim", Modifier.STATIC, this::verbatim));
        }
        return spec.build();
    }

    private MethodSpec method(String name, Modifier access, Function<KeyMethod, CodeBlock> key) {
        ClassName schema = names.schema(entity.type());
        MethodSpec.Builder method = MethodSpec.methodBuilder(name)
                .addModifiers(access == Modifier.PUBLIC ? List.of(Modifier.PUBLIC, Modifier.STATIC) : List.of(access))
                .returns(ParameterizedTypeName.get(Toolkit.ENTITY_KEY, TypeNames.of(entity.type())));
        List<CodeBlock> entries = new ArrayList<>();
        for (ComponentDefinition component : components(entity)) {
            String parameter = ComponentPath.parameter(component.name());
            method.addParameter(TypeNames.of(component.type()), parameter);
            entries.add(CodeBlock.of("$S, $N", component.name(), parameter));
        }
        List<KeyMethod> table = methods.ofTable();
        return method.addStatement(
                        "return new $T<>($T.INSTANCE, $L, $L, $T.of($L))",
                        Toolkit.ENTITY_KEY,
                        schema,
                        key.apply(table.getFirst()),
                        table.size() == 1 ? CodeBlock.of("null") : key.apply(table.get(1)),
                        Map.class,
                        CodeBlock.join(entries, ", "))
                .build();
    }

    private CodeBlock encoded(KeyMethod key) {
        return CodeBlock.of(
                "$T.$L",
                names.schema(entity.type()),
                KeyMethods.call(key, CodeBlock.of(""), name -> CodeBlock.of("$N", ComponentPath.parameter(name))));
    }

    /** Returns the key without percent-encoding, as an application without encoding would write it. */
    private CodeBlock verbatim(KeyMethod key) {
        List<CodeBlock> parts = new ArrayList<>();
        for (KeySegment segment : key.template().segments()) {
            if (segment instanceof KeySegment.Component component) {
                ComponentDefinition definition =
                        entity.component(component.name()).orElseThrow();
                CodeBlock value = CodeBlock.of("$N", ComponentPath.parameter(component.name()));
                parts.add(
                        definition.type().equals(KeyReader.STRING)
                                ? KeyCode.letters(component.format(), value)
                                : code.encoded(definition.type(), component.format(), value));
            } else if (segment instanceof KeySegment.Literal literal) {
                parts.add(CodeBlock.of("$S", literal.text()));
            }
        }
        return CodeBlock.join(parts, " + ");
    }
}
