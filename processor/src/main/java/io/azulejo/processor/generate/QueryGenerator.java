package io.azulejo.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.FieldSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.azulejo.design.AggregateDefinition;
import io.azulejo.design.AggregateDefinition.Part;
import io.azulejo.design.ComponentDefinition;
import io.azulejo.design.DesignDefinition;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.IndexDefinition;
import io.azulejo.design.JavaType;
import io.azulejo.design.ParameterDefinition;
import io.azulejo.design.ParameterDefinition.Role;
import io.azulejo.design.PatternDefinition;
import io.azulejo.design.PatternDefinition.Container;
import io.azulejo.design.PatternDefinition.Element;
import io.azulejo.design.PatternDefinition.KeyConditionDefinition;
import io.azulejo.design.TableDefinition;
import io.azulejo.processor.generate.KeyMethods.KeyMethod;
import io.azulejo.processor.type.Toolkit;
import io.azulejo.processor.type.TypeNames;
import io.azulejo.template.ComponentPath;
import io.azulejo.template.KeySegment;
import io.azulejo.template.KeyTemplate;
import java.util.List;
import java.util.NoSuchElementException;
import javax.lang.model.element.Modifier;
import org.jspecify.annotations.Nullable;

/** Generator of the access patterns that query. */
final class QueryGenerator {
    private final DesignDefinition design;
    private final GeneratedNames names;
    private final TableConstants tables;

    QueryGenerator(DesignDefinition design, GeneratedNames names, TableConstants tables) {
        this.design = design;
        this.names = names;
        this.tables = tables;
    }

    FieldSpec constant(PatternDefinition.Query query) {
        TableDefinition table = design.tableOf(query.entities().getFirst());
        boolean aggregate = query.result().of() == Element.AGGREGATE;
        TypeName result = aggregate
                ? ClassName.get(Object.class)
                : TypeNames.of(query.result().element());
        CodeBlock.Builder value = aggregate
                ? CodeBlock.builder()
                        .add("$T.collection($S, $L)", Toolkit.QUERY_PATTERN, query.name(), tables.table(table))
                : CodeBlock.builder()
                        .add(
                                "$T.of($S, $L, $L)",
                                Toolkit.QUERY_PATTERN,
                                query.name(),
                                tables.table(table),
                                reader(query));
        String index = query.index();
        if (index != null) {
            value.add(".index($L)", tables.index(table, table.index(index).orElseThrow()));
        }
        value.add(query.descending() ? ".descending()" : "");
        value.add(query.consistent() ? ".consistent()" : "");
        value.add(query.complete() ? ".complete()" : "");
        return FieldSpec.builder(
                        ParameterizedTypeName.get(Toolkit.QUERY_PATTERN, result),
                        names.constant(query),
                        Modifier.PRIVATE,
                        Modifier.STATIC,
                        Modifier.FINAL)
                .initializer(value.build())
                .build();
    }

    private CodeBlock reader(PatternDefinition.Query query) {
        JavaType element = query.result().element();
        return switch (query.result().of()) {
            case PROJECTION -> CodeBlock.of("$T.INSTANCE", names.reader(element));
            case SEALED ->
                CodeBlock.of(
                        "$T.<$T>oneOf($T.of($L))",
                        Toolkit.ITEM_READER,
                        TypeNames.of(element),
                        List.class,
                        CodeBlock.join(
                                query.entities().stream()
                                        .map(entity -> CodeBlock.of("$T.INSTANCE", names.schema(entity)))
                                        .toList(),
                                ", "));
            case ENTITY, AGGREGATE -> CodeBlock.of("$T.INSTANCE", names.schema(element));
        };
    }

    CodeBlock body(PatternDefinition.Query query) {
        EntityDefinition entity = design.entity(query.entities().getFirst());
        TableDefinition table = design.tableOf(entity.type());
        CodeBlock.Builder code = CodeBlock.builder()
                .add("return $L.on(this.context)\n", names.constant(query))
                .indent()
                .indent()
                .add(partition(query, table, entity))
                .add(sort(query, table, entity));
        for (ParameterDefinition parameter : query.parameters()) {
            if (parameter.role() == Role.FILTER) {
                code.add(".filter($N)\n", parameter.name());
            }
        }
        return code.add(read(query)).add(";\n").unindent().unindent().build();
    }

    private CodeBlock partition(PatternDefinition.Query query, TableDefinition table, EntityDefinition entity) {
        KeyConditionDefinition key = query.key();
        KeyTemplate pk = key.pk();
        if (pk == null) {
            ComponentDefinition component =
                    entity.component(String.valueOf(key.attribute())).orElseThrow();
            CodeBlock.Builder code =
                    CodeBlock.builder().add(".partition($L.encode($N))\n", codec(component), component.name());
            for (String name : key.alsoEqual()) {
                ComponentDefinition also = entity.component(name).orElseThrow();
                code.add(".also($S, $L.encode($N))\n", also.attribute(), codec(also), name);
            }
            return code.build();
        }
        if (pk.literalOnly()) {
            return CodeBlock.of(".partition($S)\n", text(pk));
        }
        String index = query.index();
        IndexDefinition definition = index == null ? null : table.index(index).orElseThrow();
        String attribute = definition == null ? table.partitionKey() : definition.partitionKey();
        // If an index uses the table key, the table's own key function builds it.
        KeyMethods methods = new KeyMethods(table, entity, names);
        KeyMethod method = methods.of(attribute, pk);
        String months = parameter(query, Toolkit.MONTH_RANGE.toString());
        String days = parameter(query, Toolkit.DAY_RANGE.toString());
        String periods = months == null ? days : months;
        String month = free(months == null ? "day" : "month", query);
        String shard = free("shard", query);
        CodeBlock call = CodeBlock.of(
                "$T.$L",
                names.schema(entity.type()),
                KeyMethods.call(
                        method,
                        CodeBlock.of("$L", shard),
                        name -> CodeBlock.of(
                                "$N",
                                ComponentPath.parameter(name).equals(periods)
                                        ? month
                                        : ComponentPath.parameter(name))));
        String select = months == null ? "days" : "months";
        if (periods != null && pk.sharded()) {
            return CodeBlock.of(".$L($N, $L, ($L, $L) -> $L)\n", select, periods, key.shards(), month, shard, call);
        }
        if (periods != null) {
            return CodeBlock.of(".$L($N, $L -> $L)\n", select, periods, month, call);
        }
        return pk.sharded()
                ? CodeBlock.of(".shards($L, $L -> $L)\n", key.shards(), shard, call)
                : CodeBlock.of(".partition($L)\n", call);
    }

    /** Returns a parameter for a component of a key, checked not to be null. */
    private static CodeBlock required(EntityDefinition entity, String component) {
        return required(entity, component, ComponentPath.parameter(component));
    }

    private static CodeBlock required(EntityDefinition entity, String component, String name) {
        CodeBlock parameter = CodeBlock.of("$N", name);
        return TypeNames.of(entity.component(component).orElseThrow().type()).isPrimitive()
                ? parameter
                : ValueCode.required(entity.name() + "." + component, parameter);
    }

    /** Returns a lambda parameter name that no parameter of the method has. */
    private static String free(String name, PatternDefinition.Query query) {
        return GeneratedNames.free(
                name, query.parameters().stream().map(ParameterDefinition::name).toList());
    }

    private static String text(KeyTemplate literals) {
        StringBuilder text = new StringBuilder();
        literals.segments().forEach(segment -> text.append(((KeySegment.Literal) segment).text()));
        return text.toString();
    }

    private CodeBlock codec(ComponentDefinition component) {
        return new ValueCode(names).codec(component.type());
    }

    private static @Nullable String parameter(PatternDefinition.Query query, String type) {
        return query.parameters().stream()
                .filter(parameter -> parameter.type().equals(type))
                .map(ParameterDefinition::name)
                .findFirst()
                .orElse(null);
    }

    private CodeBlock sort(PatternDefinition.Query query, TableDefinition table, EntityDefinition entity) {
        KeyConditionDefinition key = query.key();
        KeyCode code = new KeyCode(names, table.delimiterChar());
        if (!key.spans().isEmpty()) {
            return spans(key, code);
        }
        KeyTemplate given = key.sk();
        CodeBlock prefix =
                given == null ? CodeBlock.of("\"\"") : code.key(given, entity, name -> required(entity, name));
        KeyTemplate range = key.range();
        String attribute = key.sortAttribute();
        if (attribute != null) {
            CodeBlock plain = plainSort(query, entity.component(attribute).orElseThrow());
            String stored = entity.component(attribute).orElseThrow().attribute();
            boolean several = table.index(String.valueOf(query.index()))
                    .filter(index -> index.moreSortKeys().contains(stored))
                    .isPresent();
            return several ? CodeBlock.of(".sortOn($S)\n$L", stored, plain) : plain;
        }
        String value = free("value", query);
        if (range != null) {
            KeySegment.Component component =
                    (KeySegment.Component) range.segments().getFirst();
            String following = range.segments().size() == 1
                    ? ""
                    : ((KeySegment.Literal) range.segments().get(1)).text();
            return CodeBlock.of(
                    ".sortRange($N, new $T<>($L, $L -> $L, $S, $T.Order.$L))\n",
                    ComponentPath.parameter(component.name()),
                    Toolkit.SORT_SEGMENT,
                    prefix,
                    value,
                    code.encoded(
                            entity.component(component.name()).orElseThrow().type(),
                            component.format(),
                            CodeBlock.of("$L", value)),
                    following,
                    Toolkit.SORT_SEGMENT,
                    component.format().descending() ? "REVERSED" : "AS_VALUES");
        }
        if (given == null) {
            return CodeBlock.of("");
        }
        return CodeBlock.of(key.wholeSk() ? ".sortEquals($L)\n" : ".sortPrefix($L)\n", prefix);
    }

    private CodeBlock spans(KeyConditionDefinition key, KeyCode code) {
        KeyTemplate common = key.sk();
        List<CodeBlock> prefixes = key.spans().stream()
                .map(span -> code.key(
                        span.sk(),
                        design.entity(span.entity()),
                        name -> required(design.entity(span.entity()), name, span.parameter(name))))
                .toList();
        return CodeBlock.of(
                ".sortSpan($S, $T.of($L))\n",
                common == null ? "" : text(common),
                List.class,
                CodeBlock.join(prefixes, ", "));
    }

    private CodeBlock plainSort(PatternDefinition.Query query, ComponentDefinition component) {
        KeyConditionDefinition key = query.key();
        String value = free("value", query);
        if (key.range() != null) {
            return CodeBlock.of(
                    ".sortRange($N, $L -> $L.encode($L))\n", component.name(), value, codec(component), value);
        }
        if (key.sk() == null) {
            return CodeBlock.of("");
        }
        return key.wholeSk()
                ? CodeBlock.of(".sortEquals($L.encode($N))\n", codec(component), component.name())
                : CodeBlock.of(".sortPrefix($N)\n", component.name());
    }

    private CodeBlock read(PatternDefinition.Query query) {
        if (query.result().of() == Element.AGGREGATE) {
            return aggregate(query);
        }
        return switch (query.result().container()) {
            case PAGE -> CodeBlock.of(".page($N)", parameter(query, Toolkit.PAGE_REQUEST.toString()));
            case LIST -> query.limit() == 0 ? CodeBlock.of(".list()") : CodeBlock.of(".list($L)", query.limit());
            case OPTIONAL, ONE -> CodeBlock.of(".first()");
        };
    }

    private CodeBlock aggregate(PatternDefinition.Query query) {
        AggregateDefinition aggregate = design.aggregates().stream()
                .filter(candidate -> candidate.type().equals(query.result().element()))
                .findFirst()
                .orElseThrow();
        String items = free("items", query);
        List<CodeBlock> parts =
                aggregate.parts().stream().map(part -> part(part, items)).toList();
        KeyTemplate groups = query.result().groups();
        if (groups != null) {
            return several(
                    query,
                    groups,
                    items,
                    CodeBlock.of("new $T($L)", TypeNames.of(aggregate.type()), CodeBlock.join(parts, ", ")));
        }
        CodeBlock limit = query.limit() == 0
                ? CodeBlock.of("")
                : CodeBlock.of(
                        "$L, $T.of($L), ",
                        query.limit(),
                        List.class,
                        CodeBlock.join(
                                query.entities().stream()
                                        .map(entity -> CodeBlock.of("$T.INSTANCE", names.schema(entity)))
                                        .toList(),
                                ", "));
        CodeBlock assembled = CodeBlock.of(
                ".aggregate($L$L -> new $T($L))",
                limit,
                items,
                TypeNames.of(aggregate.type()),
                CodeBlock.join(parts, ", "));
        return query.result().container() == Container.OPTIONAL
                ? assembled
                : CodeBlock.of(
                        "$L\n.orElseThrow(() -> new $T($S))",
                        assembled,
                        NoSuchElementException.class,
                        query.name() + ": no items found");
    }

    /** Returns the code for a page or list of aggregates. */
    private CodeBlock several(PatternDefinition.Query query, KeyTemplate groups, String items, CodeBlock aggregate) {
        TableDefinition table = design.tableOf(query.entities().getFirst());
        long delimiters = groups.segments().stream()
                .filter(KeySegment.Literal.class::isInstance)
                .flatMapToInt(segment -> ((KeySegment.Literal) segment).text().chars())
                .filter(c -> c == table.delimiterChar())
                .count();
        CodeBlock grouping = CodeBlock.of(
                "new $T($L, $L)", Toolkit.SORT_KEY_GROUPS, KeyCode.character(table.delimiterChar()), delimiters);
        return query.result().container() == Container.PAGE
                ? CodeBlock.of(
                        ".aggregatePage($N, $L, $L -> $L)",
                        parameter(query, Toolkit.PAGE_REQUEST.toString()),
                        grouping,
                        items,
                        aggregate)
                : CodeBlock.of(
                        ".aggregateList($L, $L, $L -> $L)",
                        query.limit() == 0
                                ? CodeBlock.of("$T.MAX_VALUE", Integer.class)
                                : CodeBlock.of("$L", query.limit()),
                        grouping,
                        items,
                        aggregate);
    }

    private CodeBlock part(Part part, String items) {
        String method = switch (part.multiplicity()) {
            case ONE -> "one";
            case NULLABLE -> "oneOrNull";
            case OPTIONAL -> "optional";
            case LIST -> "list";
        };
        return CodeBlock.of("$L.$L($T.INSTANCE)", items, method, names.schema(part.entity()));
    }
}
