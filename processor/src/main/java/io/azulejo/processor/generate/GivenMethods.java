package io.azulejo.processor.generate;

import com.palantir.javapoet.ClassName;
import com.palantir.javapoet.MethodSpec;
import com.palantir.javapoet.ParameterizedTypeName;
import com.palantir.javapoet.TypeName;
import io.azulejo.design.DesignDefinition;
import io.azulejo.design.DesignJson;
import io.azulejo.design.JavaType;
import io.azulejo.processor.type.Toolkit;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The methods every running design has. */
final class GivenMethods {
    private final JavaType design;
    private final ClassName type;

    GivenMethods(JavaType design, ClassName type) {
        this.design = design;
        this.type = type;
    }

    List<MethodSpec> specs() {
        return List.of(
                definition(),
                method("context", Toolkit.DESIGN_CONTEXT, "The client, the options and the names of the tables.")
                        .addStatement("return context")
                        .build(),
                method("customized", type, "The same design with a hook on its raw requests.")
                        .addParameter(Toolkit.REQUEST_HOOK, "hook")
                        .addStatement("return new $T(context.customized(hook))", type)
                        .build(),
                method("createTables", TypeName.VOID, "Creates the tables and waits until they can be used.")
                        .addStatement("new $T(context, definition()).create()", Toolkit.TABLES)
                        .build(),
                method(
                                "verify",
                                ParameterizedTypeName.get(ClassName.get(List.class), Toolkit.TABLE_DIFFERENCE),
                                "What the live tables have otherwise than the design; empty if nothing.")
                        .addStatement("return new $T(context, definition()).verify()", Toolkit.TABLES)
                        .build(),
                begin("transaction", Toolkit.TRANSACT_WRITE, "Begins an all-or-nothing write."),
                begin("transactGet", Toolkit.TRANSACT_GET, "Begins a read of several items at one moment."),
                begin("batchGet", Toolkit.BATCH_GET, "Begins a read of many items."),
                begin("batchWrite", Toolkit.BATCH_WRITE, "Begins a write of many items, each on its own."));
    }

    private MethodSpec definition() {
        return method("definition", ClassName.get(DesignDefinition.class), "The design as data.")
                .addModifiers(Modifier.STATIC)
                .addStatement(
                        "return new $T().load(new $T($S, $S), $T.class.getClassLoader())",
                        DesignJson.class,
                        JavaType.class,
                        design.packageName(),
                        design.name(),
                        type)
                .build();
    }

    private static MethodSpec begin(String name, ClassName type, String javadoc) {
        return method(name, type, javadoc)
                .addStatement("return context.$L($S)", name, name)
                .build();
    }

    private static MethodSpec.Builder method(String name, TypeName returns, String javadoc) {
        return MethodSpec.methodBuilder(name)
                .addModifiers(Modifier.PUBLIC)
                .addJavadoc(javadoc + "\n")
                .returns(returns);
    }
}
