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

/** Generator of the methods that every design implementation has. */
final class PredefinedMethods {
    private final JavaType design;
    private final ClassName type;

    PredefinedMethods(JavaType design, ClassName type) {
        this.design = design;
        this.type = type;
    }

    List<MethodSpec> specs() {
        return List.of(
                definition(),
                method("context", Toolkit.DESIGN_CONTEXT, "Returns the client, the options and the table names.")
                        .addStatement("return context")
                        .build(),
                method("customized", type, "Returns a copy of this design with a hook on its raw requests.")
                        .addParameter(Toolkit.REQUEST_HOOK, "hook")
                        .addStatement("return new $T(context.customized(hook))", type)
                        .build(),
                method("createTables", TypeName.VOID, "Creates the tables and waits until they are active.")
                        .addStatement("new $T(context, definition()).create()", Toolkit.TABLES)
                        .build(),
                method(
                                "verify",
                                ParameterizedTypeName.get(ClassName.get(List.class), Toolkit.TABLE_DIFFERENCE),
                                "Returns the differences between the live tables and the design.")
                        .addStatement("return new $T(context, definition()).verify()", Toolkit.TABLES)
                        .build(),
                starter("transaction", Toolkit.TRANSACT_WRITE, "Starts an all-or-nothing write."),
                starter("transactGet", Toolkit.TRANSACT_GET, "Starts a consistent read of several items."),
                starter("batchGet", Toolkit.BATCH_GET, "Starts a batch read of many items."),
                starter("batchWrite", Toolkit.BATCH_WRITE, "Starts a batch write of many items, each on its own."));
    }

    private MethodSpec definition() {
        return method("definition", ClassName.get(DesignDefinition.class), "Returns the design as data.")
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

    private static MethodSpec starter(String name, ClassName type, String javadoc) {
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
