package io.azulejo.cli.design;

import io.azulejo.designtools.catalog.DesignCatalog;
import io.azulejo.designtools.catalog.DesignNotFoundException;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** Option that selects where designs are loaded from. */
final class DesignSource {
    @Option(
            names = "--from",
            paramLabel = "JAR",
            description = "Load designs from this jar or folder of classes, instead of the built-in ones.")
    private @Nullable Path from;

    @Spec(Target.MIXEE)
    @SuppressWarnings("NullAway.Init")
    private CommandSpec command;

    DesignCatalog designs() {
        try {
            return from == null
                    ? DesignCatalog.onClassPath(DesignSource.class.getClassLoader())
                    : DesignCatalog.in(from);
        } catch (DesignNotFoundException e) {
            throw new ParameterException(command.commandLine(), e.getMessage());
        }
    }

    /** Returns a class loader for the generated code of the designs. */
    ClassLoader loader() {
        return GeneratedDesign.loader(from);
    }
}
