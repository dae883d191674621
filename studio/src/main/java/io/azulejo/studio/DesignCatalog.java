package io.azulejo.studio;

import io.azulejo.design.DesignDefinition;
import io.azulejo.design.DesignJson;
import io.azulejo.studio.pattern.CompiledDesign;
import io.azulejo.web.problem.ProblemException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** The designs compiled into a class path. Immutable. */
final class DesignCatalog {
    private static final String FOLDER = "META-INF/azulejo";

    private final List<CompiledDesign> designs;

    private DesignCatalog(List<CompiledDesign> designs) {
        this.designs = designs;
    }

    static DesignCatalog of(ClassLoader loader) {
        DesignJson json = new DesignJson();
        try {
            List<CompiledDesign> designs = new ArrayList<>();
            for (URL folder : Collections.list(loader.getResources(FOLDER))) {
                for (String text : descriptions(folder)) {
                    DesignDefinition definition = json.read(text);
                    designs.add(CompiledDesign.of(definition, loader));
                }
            }
            designs.sort(Comparator.comparing(CompiledDesign::name));
            return new DesignCatalog(List.copyOf(designs));
        } catch (IOException e) {
            throw new UncheckedIOException("The designs on the class path cannot be read", e);
        }
    }

    List<CompiledDesign> designs() {
        return designs;
    }

    CompiledDesign design(String name) {
        return designs.stream()
                .filter(design -> design.name().equals(name))
                .findFirst()
                .orElseThrow(() -> ProblemException.notFound("design", name));
    }

    private static List<String> descriptions(URL folder) throws IOException {
        URLConnection connection = folder.openConnection();
        if (connection instanceof JarURLConnection jar) {
            List<String> texts = new ArrayList<>();
            for (var entry : Collections.list(jar.getJarFile().entries())) {
                if (entry.getName().startsWith(FOLDER + "/") && entry.getName().endsWith(".json")) {
                    try (InputStream stream = jar.getJarFile().getInputStream(entry)) {
                        texts.add(new String(stream.readAllBytes(), StandardCharsets.UTF_8));
                    }
                }
            }
            return texts;
        }
        try (Stream<Path> files = Files.list(Path.of(uri(folder)))) {
            List<String> texts = new ArrayList<>();
            for (Path file : files.filter(path -> path.toString().endsWith(".json"))
                    .sorted()
                    .toList()) {
                texts.add(Files.readString(file));
            }
            return texts;
        }
    }

    private static URI uri(URL folder) throws IOException {
        try {
            return folder.toURI();
        } catch (URISyntaxException e) {
            throw new IOException(e);
        }
    }
}
