package io.azulejo.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.CodeBlock;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import com.palantir.javapoet.TypeSpec;
import io.azulejo.design.DesignDefinition;
import io.azulejo.design.EntityDefinition;
import io.azulejo.design.JavaType;
import io.azulejo.design.PatternDefinition;
import io.azulejo.processor.read.ParsedDesign;
import io.azulejo.processor.read.PatternMethod;
import io.azulejo.processor.read.TableAccessor;
import io.azulejo.processor.type.Toolkit;
import io.azulejo.processor.type.TypeNames;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import javax.lang.model.element.Modifier;

/** Generator of the class that implements a design's interface. */
final class DesignGenerator {
    private final ParsedDesign read;
    private final DesignDefinition design;
    private final GeneratedNames names;
    private final ClassName type;
    private final QueryGenerator queries;
    private final WriteGenerator writes;

    DesignGenerator(ParsedDesign read, GeneratedNames names, TableConstants tables) {
        this.read = read;
        this.design = read.definition();
        this.names = names;
        this.type = names.design();
        this.queries = new QueryGenerator(design, names, tables);
        this.writes = new WriteGenerator(design, names);
    }

    TypeSpec generate() {
        TypeSpec.Builder spec = TypeSpec.classBuilder(type)
                .addModifiers(Modifier.PUBLIC, Modifier.FINAL)
                .addSuperinterface(TypeNames.of(design.type()))
                .addJavadoc("Implementation of {@link $T}. Immutable and thread-safe.\n", TypeNames.of(design.type()));
        for (PatternMethod method : read.methods()) {
            if (method.pattern() instanceof PatternDefinition.Query query) {
                spec.addField(queries.constant(query));
            }
        }
        spec.addField(Toolkit.DESIGN_CONTEXT, "context", Modifier.PRIVATE, Modifier.FINAL);
        design.entities()
                .forEach(entity ->
                        spec.addField(tableOf(entity), names.table(entity.type()), Modifier.PRIVATE, Modifier.FINAL));
        spec.addMethod(constructor());
        spec.addMethod(on());
        spec.addMethod(onWithOptions());
        spec.addMethods(new PredefinedMethods(design.type(), type).specs());
        accessors(spec);
        for (PatternMethod method : read.methods()) {
            implement(spec, method);
        }
        return spec.build();
    }

    private TypeName tableOf(EntityDefinition entity) {
        return ParameterizedTypeName.get(Toolkit.ENTITY_TABLE, TypeNames.of(entity.type()));
    }

    private MethodSpec constructor() {
        MethodSpec.Builder constructor = MethodSpec.constructorBuilder()
                .addModifiers(Modifier.PRIVATE)
                .addParameter(Toolkit.DESIGN_CONTEXT, "context")
                .addStatement("this.context = context");
        design.entities()
                .forEach(entity -> constructor.addStatement(
                        "this.$N = new $T<>(context, $T.INSTANCE)",
                        names.table(entity.type()),
                        Toolkit.ENTITY_TABLE,
                        names.schema(entity.type())));
        return constructor.build();
    }

    private MethodSpec on() {
        return factory("Creates the design on a client with default options.\n")
                .addStatement("return on(client, $T.defaults())", Toolkit.TOOLKIT_OPTIONS)
                .build();
    }

    private MethodSpec onWithOptions() {
        List<CodeBlock> schemas = design.entities()
                .map(entity -> CodeBlock.of("$T.INSTANCE", names.schema(entity.type())))
                .toList();
        return factory("Creates the design on a client.\n")
                .addParameter(Toolkit.TOOLKIT_OPTIONS, "options")
                .addStatement(
                        "return new $T($T.of(client, options, $T.of($L)))",
                        type,
                        Toolkit.DESIGN_CONTEXT,
                        List.class,
                        CodeBlock.join(schemas, ", "))
                .build();
    }

    private MethodSpec.Builder factory(String javadoc) {
        return MethodSpec.methodBuilder("on")
                .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
                .addJavadoc(javadoc)
                .returns(type)
                .addParameter(Toolkit.DYNAMO_DB_CLIENT, "client");
    }

    /**
     * Adds an accessor for each entity table: the methods of the interface, or {@code postTable()} if it declares none.
     */
    private void accessors(TypeSpec.Builder spec) {
        Set<JavaType> done = new LinkedHashSet<>();
        for (TableAccessor accessor : read.accessors()) {
            done.add(accessor.entity());
            spec.addMethod(accessor(design.entity(accessor.entity()), accessor.method())
                    .addAnnotation(Override.class)
                    .build());
        }
        design.entities().filter(entity -> !done.contains(entity.type())).forEach(entity -> {
            String name = names.table(entity.type());
            boolean taken = read.methods().stream()
                    .anyMatch(method -> method.pattern().method().equals(name));
            if (!taken) {
                spec.addMethod(accessor(entity, name).build());
            }
        });
    }

    private MethodSpec.Builder accessor(EntityDefinition entity, String name) {
        return MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PUBLIC)
                .returns(tableOf(entity))
                .addStatement("return $N", names.table(entity.type()));
    }

    private void implement(TypeSpec.Builder spec, PatternMethod method) {
        CodeBlock body = switch (method.pattern()) {
            case PatternDefinition.Get get -> writes.get(get);
            case PatternDefinition.Query query -> queries.body(query);
            case PatternDefinition.Write write -> writes.write(write, method.returns());
            case PatternDefinition.Update update -> writes.update(update);
            case PatternDefinition.Transaction transaction -> writes.transaction(transaction, method.returns());
            case PatternDefinition.Composed composed -> null;
        };
        if (body == null) {
            return;
        }
        MethodSpec.Builder implementation =
                SchemaGenerator.override(method.pattern().method()).returns(method.returns());
        for (int i = 0; i < method.parameters().size(); i++) {
            implementation.addParameter(
                    method.parameters().get(i),
                    method.pattern().parameters().get(i).name());
        }
        spec.addMethod(implementation.addCode(body).build());
    }
}
