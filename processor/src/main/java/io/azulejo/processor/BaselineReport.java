package io.azulejo.processor;

import io.azulejo.design.DesignDefinition;
import io.azulejo.design.change.DesignBaseline;
import io.azulejo.design.change.DesignChange;
import io.azulejo.design.change.DesignChanges;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Map;
import javax.annotation.processing.Messager;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic.Kind;

/**
 * Comparison of a compiled design with its recorded baseline, if the option {@code azulejo.baseline} names one. The
 * changes that are not safe are printed at the design's interface.
 */
final class BaselineReport {
    static final String BASELINE = "azulejo.baseline";
    static final String CHANGES = "azulejo.changes";
    private static final Map<String, Kind> KINDS =
            Map.of("note", Kind.NOTE, "warning", Kind.WARNING, "error", Kind.ERROR);

    private final Map<String, String> options;
    private final Messager messager;

    BaselineReport(ProcessingEnvironment environment) {
        this.options = environment.getOptions();
        this.messager = environment.getMessager();
    }

    /** Prints the changes of a design; nothing if the baseline is that of another design. */
    void print(TypeElement element, DesignDefinition design) {
        String file = options.get(BASELINE);
        if (file == null) {
            return;
        }
        String written = options.getOrDefault(CHANGES, "note");
        Kind kind = KINDS.get(written);
        if (kind == null) {
            messager.printMessage(
                    Kind.ERROR, "Option %s is note, warning or error, not %s".formatted(CHANGES, written));
            return;
        }
        DesignDefinition baseline;
        try {
            baseline = DesignBaseline.read(Path.of(file));
        } catch (IllegalArgumentException | UncheckedIOException e) {
            messager.printMessage(Kind.ERROR, "Option %s: %s".formatted(BASELINE, e.getMessage()));
            return;
        }
        if (!baseline.type().equals(design.type())) {
            return;
        }
        for (DesignChange change : DesignChanges.between(baseline, design)) {
            if (!change.safe()) {
                messager.printMessage(kind, "Since the baseline, " + change, element);
            }
        }
    }
}
