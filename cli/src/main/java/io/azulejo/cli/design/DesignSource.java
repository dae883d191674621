package io.azulejo.cli.design;

import io.azulejo.designer.catalog.DesignNotFoundException;
import io.azulejo.designer.catalog.Designs;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** Where designs are looked for. */
final class DesignSource {
    @Option(
            names = "--from",
            paramLabel = "JAR",
            description = "Take designs from this jar or folder of classes, instead of those in the box.")
    private @Nullable Path from;

    @Spec(Target.MIXEE)
    @SuppressWarnings("NullAway.Init")
    private CommandSpec command;

    Designs designs() {
        try {
            return from == null ? Designs.onClassPath(DesignSource.class.getClassLoader()) : Designs.in(from);
        } catch (DesignNotFoundException e) {
            throw new ParameterException(command.commandLine(), e.getMessage());
        }
    }
}
