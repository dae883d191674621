package io.azulejo.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.TypeName;
import io.azulejo.annotation.KeyType;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.IndexDefinition;
import io.azulejo.design.IndexKeyDefinition;
import io.azulejo.design.TableDefinition;
import io.azulejo.design.WhenDefinition;
import io.azulejo.processor.type.Toolkit;
import io.azulejo.processor.type.TypeNames;
import io.azulejo.template.ComponentPath;
import io.azulejo.template.KeyFormat;
import io.azulejo.template.KeySegment;
import io.azulejo.template.KeyTemplate;
import java.time.LocalDate;
import java.time.YearMonth;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** Key functions of one entity: a static method of its schema for each template. */
final class KeyMethods {
    /**
     * Key attribute that an entity writes.
     *
     * @param method the function that builds the key
     * @param key the index key it belongs to, absent for the table key
     */
    record KeyMethod(
            String method,
            String attribute,
            KeyTemplate template,
            @Nullable IndexKeyDefinition key) {}

    private final TableDefinition table;
    private final EntityDefinition entity;
    private final KeyCode code;
    private final ValueCode values;
    private final List<KeyMethod> methods = new ArrayList<>();
    private final Set<String> taken = new HashSet<>();

    KeyMethods(TableDefinition table, EntityDefinition entity, GeneratedNames names) {
        this.table = table;
        this.entity = entity;
        this.values = new ValueCode(names);
        this.code = new KeyCode(names, table.delimiterChar());
        add("pk", table.partitionKey(), entity.pk(), null);
        KeyTemplate sk = entity.sk();
        String sortKey = table.sortKey();
        if (sk != null && sortKey != null) {
            add("sk", sortKey, sk, null);
        }
        for (IndexKeyDefinition key : entity.indexKeys()) {
            IndexDefinition index = table.index(key.index()).orElseThrow();
            String sort = index.sortKey();
            if (key.pk() != null) {
                add(name(index.partitionKey(), key), index.partitionKey(), key.pk(), key);
            }
            if (key.sk() != null && sort != null) {
                add(name(sort, key), sort, key.sk(), key);
            }
        }
    }

    private void add(String name, String attribute, KeyTemplate template, @Nullable IndexKeyDefinition key) {
        String unique = name;
        for (int i = 2; !taken.add(unique); i++) {
            unique = name + i;
        }
        methods.add(new KeyMethod(unique, attribute, template, key));
    }

    /** Returns a method name such as {@code gsi1pk}, or {@code gsi1pkWhenNotPublished} for a later alternative. */
    private String name(String attribute, IndexKeyDefinition key) {
        String name = attribute.replaceAll("[^\\p{L}\\p{N}]", "").toLowerCase(Locale.ROOT);
        String base = name.isEmpty() || Character.isDigit(name.charAt(0)) ? "key" + name : name;
        WhenDefinition when = key.when();
        boolean first = entity.keysIn(key.index()).getFirst().equals(key);
        if (first || when == null) {
            return base;
        }
        return base
                + (when.negated() ? "WhenNot" : "When")
                + when.member().substring(0, 1).toUpperCase(Locale.ROOT)
                + when.member().substring(1);
    }

    List<KeyMethod> all() {
        return methods;
    }

    /** Returns the methods of one index key. */
    List<KeyMethod> of(IndexKeyDefinition key) {
        return methods.stream().filter(method -> key.equals(method.key)).toList();
    }

    List<KeyMethod> ofTable() {
        return methods.stream().filter(method -> method.key == null).toList();
    }

    /** Returns the method that writes the attribute with this template. */
    KeyMethod of(String attribute, KeyTemplate template) {
        return methods.stream()
                .filter(method -> method.attribute.equals(attribute) && method.template.equals(template))
                .findFirst()
                .orElseThrow();
    }

    /** Returns the expression for the value of what a template names, of the entity in a variable. */
    static CodeBlock valueOf(String variable, String name) {
        CodeBlock.Builder code = CodeBlock.builder().add("$N", variable);
        ComponentPath.accessors(name).forEach(accessor -> code.add(".$N()", accessor));
        return code.build();
    }

    /** Returns a call of a key function. */
    static CodeBlock call(KeyMethod method, CodeBlock shard, Function<String, CodeBlock> value) {
        List<CodeBlock> arguments = new ArrayList<>();
        if (method.template.sharded()) {
            arguments.add(shard);
        }
        method.template.components().forEach(component -> arguments.add(value.apply(component)));
        return CodeBlock.of("$L($L)", method.method, CodeBlock.join(arguments, ", "));
    }

    List<MethodSpec> specs() {
        List<MethodSpec> specs = new ArrayList<>();
        for (KeyMethod method : methods) {
            specs.add(spec(method, null, null));
            period(method, KeyFormat.Style.MONTH, ClassName.get(YearMonth.class))
                    .ifPresent(specs::add);
            period(method, KeyFormat.Style.DAY, ClassName.get(LocalDate.class)).ifPresent(specs::add);
        }
        return specs;
    }

    /** Returns the function that takes a month or day in place of a time of which the key holds nothing else. */
    private Optional<MethodSpec> period(KeyMethod method, KeyFormat.Style style, ClassName type) {
        Set<String> periods = new HashSet<>();
        Set<String> others = new HashSet<>();
        for (KeySegment segment : method.template.segments()) {
            if (segment instanceof KeySegment.Component component) {
                (component.format().style() == style ? periods : others).add(component.name());
            }
        }
        periods.removeAll(others);
        return periods.stream()
                .filter(name -> periods.size() == 1
                        && !TypeNames.of(entity.component(name).orElseThrow().type())
                                .equals(type))
                .findFirst()
                .map(name -> spec(method, name, type));
    }

    private MethodSpec spec(KeyMethod method, @Nullable String period, @Nullable TypeName periodType) {
        MethodSpec.Builder spec = MethodSpec.methodBuilder(method.method)
                .addModifiers(Modifier.STATIC)
                .returns(String.class);
        if (method.template.sharded()) {
            spec.addParameter(int.class, "shard");
        }
        for (String component : method.template.components()) {
            TypeName type = component.equals(period) && periodType != null
                    ? periodType
                    : TypeNames.of(entity.component(component).orElseThrow().type());
            spec.addParameter(type, ComponentPath.parameter(component));
        }
        return spec.addStatement("return $L", key(method)).build();
    }

    /** Returns the key as an expression of type String. */
    private CodeBlock key(KeyMethod method) {
        if (!typed(method)) {
            return code.key(method.template, entity, this::required);
        }
        String component = method.template.components().iterator().next();
        return CodeBlock.of(
                "$T.text($L.encode($L))",
                Toolkit.KEY_VALUES,
                values.codec(entity.component(component).orElseThrow().type()),
                required(component));
    }

    /** Returns whether the key attribute is not a string. */
    private boolean typed(KeyMethod method) {
        return method.key == null && table.keyType(method.attribute) != KeyType.STRING;
    }

    /** Returns the key as an attribute value. {@code text} is the expression of its text. */
    CodeBlock value(KeyMethod method, CodeBlock text) {
        return typed(method)
                ? CodeBlock.of(
                        "$T.of($T.$L, $L)", Toolkit.KEY_VALUES, KeyType.class, table.keyType(method.attribute), text)
                : CodeBlock.of("$T.fromS($L)", Toolkit.ATTRIBUTE_VALUE, text);
    }

    /** Returns a parameter of a key function, checked where it is first used. */
    private CodeBlock required(String component) {
        CodeBlock parameter = CodeBlock.of("$N", ComponentPath.parameter(component));
        return TypeNames.of(entity.component(component).orElseThrow().type()).isPrimitive()
                ? parameter
                : ValueCode.required(entity.name() + "." + component, parameter);
    }
}
