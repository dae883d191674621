package io.azulejo.processor;

import io.azulejo.design.DesignDefinition;
import io.azulejo.design.DesignJson;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.annotation.processing.Filer;
import javax.tools.StandardLocation;
import org.jspecify.annotations.Nullable;

/** Designs in the folder that the compiler writes classes to, as an earlier compilation described them. */
final class EarlierDesigns {
    private static final String FOLDER = "META-INF/azulejo/";

    private final Filer filer;

    EarlierDesigns(Filer filer) {
        this.filer = filer;
    }

    /**
     * Design with its description.
     *
     * @param definition null if it cannot be read
     */
    record Earlier(String design, @Nullable DesignDefinition definition) {}

    List<Earlier> all() {
        List<Earlier> designs = new ArrayList<>();
        try {
            URI probe = filer.getResource(StandardLocation.CLASS_OUTPUT, "", FOLDER + "probe")
                    .toUri();
            // The processing API cannot list a folder. Compilers that write elsewhere than to files compile as a whole.
            if (!"file".equals(probe.getScheme())) {
                return designs;
            }
            Path folder = Path.of(probe).getParent();
            if (folder == null || !Files.isDirectory(folder)) {
                return designs;
            }
            try (Stream<Path> files = Files.list(folder)) {
                for (Path file : files.filter(path -> path.toString().endsWith(".json"))
                        .sorted()
                        .toList()) {
                    String name = String.valueOf(file.getFileName());
                    designs.add(new Earlier(name.substring(0, name.length() - ".json".length()), read(file)));
                }
            }
        } catch (IOException e) {
            // There is no class output, so nothing can be out of date.
            return designs;
        }
        return designs;
    }

    /** Returns null for a description that another version wrote. */
    private static @Nullable DesignDefinition read(Path file) throws IOException {
        try {
            return new DesignJson().read(Files.readString(file));
        } catch (RuntimeException e) {
            // Records of the model refuse what they do not know, each in its own way.
            return null;
        }
    }
}
