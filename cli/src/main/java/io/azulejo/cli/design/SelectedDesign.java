package io.azulejo.cli.design;

import io.azulejo.design.DesignDefinition;
import io.azulejo.designtools.catalog.CompiledDesign;
import io.azulejo.designtools.catalog.DesignNotFoundException;
import io.azulejo.designtools.cost.Rates;
import io.azulejo.designtools.cost.RatesFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;
import picocli.CommandLine.Spec.Target;

/** Parameter that selects a design. */
final class SelectedDesign {
    @Parameters(
            paramLabel = "NAME",
            description = "The design: its short name as 'design list' prints it, or the name of its interface.")
    @SuppressWarnings("NullAway.Init")
    private String name;

    @Mixin
    private final DesignSource source = new DesignSource();

    @Spec(Target.MIXEE)
    @SuppressWarnings("NullAway.Init")
    private CommandSpec command;

    CompiledDesign compiled() {
        try {
            return source.designs().named(name);
        } catch (DesignNotFoundException e) {
            throw wrong(String.valueOf(e.getMessage()));
        }
    }

    DesignDefinition definition() {
        return compiled().definition();
    }

    /** Returns a class loader for the design's generated code. */
    ClassLoader loader() {
        return source.loader();
    }

    /** Returns the rates in the file, or the design's expected rates. */
    Rates rates(@Nullable Path file) {
        CompiledDesign design = compiled();
        try {
            return file == null
                    ? design.expectedRates()
                    : new RatesFile(file.toString(), design.definition()).parse(Files.readString(file));
        } catch (IOException e) {
            throw wrong("--rates " + file + " cannot be read: " + e);
        } catch (IllegalArgumentException e) {
            throw wrong(String.valueOf(e.getMessage()));
        }
    }

    private ParameterException wrong(String message) {
        return new ParameterException(command.commandLine(), message);
    }
}
