package io.azulejo.design.change;

import io.azulejo.design.DesignDefinition;
import io.azulejo.design.DesignJson;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/**
 * Recorded baseline of a design: the part of its description that decides what is stored. The file is JSON, to be
 * committed with the sources.
 */
public final class DesignBaseline {

    private DesignBaseline() {}

    /** Returns the design without its access patterns and findings, which change nothing that is stored. */
    public static DesignDefinition of(DesignDefinition design) {
        return new DesignDefinition(design.type(), design.tables(), List.of(), List.of(), List.of(), List.of());
    }

    /** Returns the text of the file. */
    public static String text(DesignDefinition design) {
        return new DesignJson().write(of(design)) + "\n";
    }

    /** Returns the design that the text of a file describes. */
    public static DesignDefinition parse(String text) {
        DesignDefinition design;
        try {
            design = new DesignJson().read(text);
        } catch (RuntimeException e) { // the JSON library has several, and broken definitions throw their own
            throw new IllegalArgumentException("This is no baseline of a design: " + e.getMessage(), e);
        }
        if (design == null) {
            throw new IllegalArgumentException("This is no baseline of a design: it is empty");
        }
        return design;
    }

    public static void write(DesignDefinition design, Path file) {
        try {
            Files.writeString(file, text(design));
        } catch (IOException e) {
            throw new UncheckedIOException("The baseline " + file + " cannot be written", e);
        }
    }

    public static DesignDefinition read(Path file) {
        try {
            return parse(Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException("The baseline " + file + " cannot be read", e);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(file + ": " + e.getMessage(), e);
        }
    }
}
