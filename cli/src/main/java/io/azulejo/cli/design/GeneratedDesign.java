package io.azulejo.cli.design;

import io.azulejo.cli.common.CommandFailedException;
import io.azulejo.design.DesignDefinition;
import io.azulejo.design.JavaType;
import io.azulejo.toolkit.DesignContext;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.toolkit.error.MissingVariableException;
import java.lang.reflect.InvocationTargetException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Generated code of a design, loaded from the application's jar or from the program itself. */
final class GeneratedDesign {

    private GeneratedDesign() {}

    /**
     * Returns a class loader for a jar or a folder of classes. The toolkit's own classes come from the program, so that
     * both sides have the same ones.
     */
    static ClassLoader loader(@Nullable Path from) {
        ClassLoader program = GeneratedDesign.class.getClassLoader();
        if (from == null) {
            return program;
        }
        try {
            return new URLClassLoader(new URL[] {from.toUri().toURL()}, program);
        } catch (MalformedURLException e) {
            throw new CommandFailedException("--from " + from + " cannot be read: " + e.getMessage(), e);
        }
    }

    /** Returns the context of the design on a client, with the schemas of its entities. */
    static DesignContext context(
            DesignDefinition design, ClassLoader loader, DynamoDbClient client, ToolkitOptions options) {
        JavaType type = design.type().companion("Design");
        try {
            Class<?> generated = Class.forName(type.qualifiedName(), true, loader);
            Object running = generated
                    .getMethod("on", DynamoDbClient.class, ToolkitOptions.class)
                    .invoke(null, client, options);
            return (DesignContext) generated.getMethod("context").invoke(running);
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof MissingVariableException missing) {
                throw missing;
            }
            throw failure(type, e.getCause() == null ? e : e.getCause());
        } catch (ReflectiveOperationException | LinkageError e) {
            throw failure(type, e);
        }
    }

    private static CommandFailedException failure(JavaType type, Throwable cause) {
        return new CommandFailedException(
                "The generated class " + type + " cannot be used: " + cause
                        + ". Give --from with the application's jar, which has its libraries in it or in its"
                        + " Class-Path, compiled with this version of the toolkit",
                cause);
    }
}
