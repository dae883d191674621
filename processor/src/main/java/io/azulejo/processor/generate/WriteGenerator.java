package io.azulejo.processor.generate;

import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.TypeName;
import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.DesignDefinition;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.JavaType;
import io.azulejo.design.ParameterDefinition;
import io.azulejo.design.ParameterDefinition.Role;
import io.azulejo.design.PatternDefinition;
import io.azulejo.design.PatternDefinition.ActionDefinition;
import io.azulejo.processor.type.TypeNames;
import io.azulejo.template.ComponentPath;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;
import java.util.stream.Collectors;

/** Generator of the access patterns that read or write by key. */
final class WriteGenerator {
    private final DesignDefinition design;
    private final GeneratedNames names;

    WriteGenerator(DesignDefinition design, GeneratedNames names) {
        this.design = design;
        this.names = names;
    }

    CodeBlock get(PatternDefinition.Get get) {
        CodeBlock key = key(get.entity(), "of");
        CodeBlock read = get.verbatimFallback()
                ? CodeBlock.of(
                        "$L($L, $L)",
                        get.consistent() ? "getConsistentOrFallback" : "getOrFallback",
                        key,
                        key(get.entity(), "verbatim"))
                : CodeBlock.of("$L($L)", get.consistent() ? "getConsistent" : "get", key);
        return CodeBlock.builder()
                .addStatement("return this.$N.named($S).$L", names.table(get.entity()), get.name(), read)
                .build();
    }

    CodeBlock write(PatternDefinition.Write write, TypeName returns) {
        String verb = write.kind().name().toLowerCase(Locale.ROOT);
        CodeBlock argument = write.parameters().stream()
                .filter(parameter -> parameter.role() == Role.ENTITY)
                .findFirst()
                .map(parameter -> CodeBlock.of("$N", parameter.name()))
                .orElseGet(() -> key(write.entity(), "of"));
        return CodeBlock.builder()
                .addStatement(
                        "$Lthis.$N.named($S).$L($L)",
                        returning(returns),
                        names.table(write.entity()),
                        write.name(),
                        verb,
                        argument)
                .build();
    }

    CodeBlock update(PatternDefinition.Update update) {
        EntityDefinition entity = design.entity(update.entity());
        CodeBlock.Builder code = CodeBlock.builder()
                .add(
                        "$Lthis.$N.named($S)\n",
                        update.returnsEntity() ? "return " : "",
                        names.table(update.entity()),
                        update.name())
                .indent()
                .indent()
                .add(
                        update.upsert() ? ".upsert($L)\n" : ".update($L)\n",
                        update.upsert() ? initial(update, entity) : key(update.entity(), "of"));
        for (ParameterDefinition parameter : update.parameters()) {
            switch (parameter.role()) {
                case VALUE ->
                    code.add(
                            ".set($T.$L, $N)\n",
                            names.attributes(entity.type()),
                            GeneratedNames.constant(parameter.name()),
                            parameter.name());
                case VERSION -> code.add(".expectVersion($N)\n", parameter.name());
                case FILTER -> code.add(".where($N)\n", parameter.name());
                default -> {}
            }
        }
        return code.add(".run();\n").unindent().unindent().build();
    }

    /** Returns the entity that an upsert creates: the parameters, placeholders for generated values and nothing else. */
    private static CodeBlock initial(PatternDefinition.Update update, EntityDefinition entity) {
        Set<String> given =
                update.parameters().stream().map(ParameterDefinition::name).collect(Collectors.toSet());
        List<CodeBlock> arguments = new ArrayList<>();
        for (ComponentDefinition component : entity.components()) {
            arguments.add(
                    given.contains(component.name())
                            ? CodeBlock.of("$N", component.name())
                            : component.role() == ComponentDefinition.Role.VERSION
                                    ? CodeBlock.of("0L")
                                    : Objects.requireNonNullElse(
                                            BuilderGenerator.initial(component), CodeBlock.of("null")));
        }
        return CodeBlock.of("new $T($L)", TypeNames.of(entity.type()), CodeBlock.join(arguments, ", "));
    }

    CodeBlock transaction(PatternDefinition.Transaction transaction, TypeName returns) {
        CodeBlock.Builder code = CodeBlock.builder();
        for (ActionDefinition action : transaction.actions()) {
            if (action.atMost() > 0) {
                code.beginControlFlow("if ($N.size() > $L)", action.parameter(), action.atMost())
                        .addStatement(
                                "throw new $T($S + $N.size())",
                                IllegalArgumentException.class,
                                "At most %d %s in %s, not "
                                        .formatted(action.atMost(), action.parameter(), transaction.name()),
                                action.parameter())
                        .endControlFlow();
            }
        }
        code.add("$Lthis.context.transaction($S)\n", returning(returns), transaction.name())
                .indent()
                .indent();
        for (ActionDefinition action : transaction.actions()) {
            String verb = action.kind().name().toLowerCase(Locale.ROOT);
            code.add(".$L($N)\n", action.list() ? verb + "All" : verb, action.parameter());
        }
        return code.add(".run();\n").unindent().unindent().build();
    }

    private static String returning(TypeName returns) {
        return returns.equals(TypeName.VOID) ? "" : "return ";
    }

    private CodeBlock key(JavaType entity, String factory) {
        List<CodeBlock> arguments = KeysGenerator.components(design.entity(entity)).stream()
                .map(ComponentDefinition::name)
                .map(name -> CodeBlock.of("$N", ComponentPath.parameter(name)))
                .toList();
        return CodeBlock.of("$T.$L($L)", names.keys(entity), factory, CodeBlock.join(arguments, ", "));
    }
}
