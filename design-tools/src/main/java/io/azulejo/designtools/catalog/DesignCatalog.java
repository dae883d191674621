package io.azulejo.designtools.catalog;

import io.avaje.json.JsonException;
import io.azulejo.design.DesignDefinition;
import io.azulejo.design.DesignJson;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.ProviderNotFoundException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Catalog of the designs in one jar, folder or class path, by name. Next to {@code META-INF/azulejo/<interface>.json},
 * which the compiler writes, an optional file {@code <interface>.rates} gives the expected rates of the access
 * patterns. Immutable.
 */
public final class DesignCatalog {
    private static final String FOLDER = "META-INF/azulejo";

    private final String location;
    private final List<CompiledDesign> all;

    private DesignCatalog(String location, Map<String, CompiledDesign> found) {
        this.location = location;
        this.all = found.values().stream()
                .sorted(Comparator.comparing(CompiledDesign::name)
                        .thenComparing(design -> design.definition().type().qualifiedName()))
                .toList();
    }

    /** Returns the designs that a class loader finds. */
    public static DesignCatalog onClassPath(ClassLoader loader) {
        Map<String, CompiledDesign> found = new LinkedHashMap<>();
        try {
            for (URL url : Collections.list(loader.getResources(FOLDER))) {
                if (url.openConnection() instanceof JarURLConnection jar) {
                    inFile(Path.of(jar.getJarFileURL().toURI()), found);
                } else {
                    inFolder(Path.of(url.toURI()), found);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("The class path cannot be read", e);
        } catch (URISyntaxException e) {
            throw new IllegalStateException("The class path has an invalid URL", e);
        }
        return new DesignCatalog("the class path", found);
    }

    /** Returns the designs in a jar or in a folder of classes. */
    public static DesignCatalog in(Path path) {
        Map<String, CompiledDesign> found = new LinkedHashMap<>();
        try {
            if (Files.isDirectory(path)) {
                inFolder(path.resolve(FOLDER), found);
            } else if (Files.isRegularFile(path)) {
                inFile(path, found);
            } else {
                throw new DesignNotFoundException(path + " is neither a jar nor a folder of classes");
            }
        } catch (IOException | ProviderNotFoundException e) {
            throw new DesignNotFoundException(path + " cannot be read as a jar: " + e.getMessage(), e);
        }
        if (found.isEmpty()) {
            throw new DesignNotFoundException(path + " holds no design: there is no " + FOLDER
                    + "/<interface>.json in it; was it compiled with the processor?");
        }
        return new DesignCatalog(path.toString(), found);
    }

    public List<CompiledDesign> all() {
        return all;
    }

    /** Returns the design with a short, simple or qualified name. */
    public CompiledDesign named(String name) {
        List<CompiledDesign> called =
                all.stream().filter(design -> design.isCalled(name)).toList();
        if (called.size() == 1) {
            return called.getFirst();
        }
        if (called.isEmpty()) {
            throw new DesignNotFoundException("There is no design " + name + " in " + location + "; there are "
                    + all.stream().map(CompiledDesign::name).collect(Collectors.joining(", ")));
        }
        throw new DesignNotFoundException("Several designs are called " + name + "; use a qualified name: "
                + called.stream()
                        .map(design -> design.definition().type().qualifiedName())
                        .collect(Collectors.joining(", ")));
    }

    /** Returns the shortest name that no other design has. */
    public String nameOf(CompiledDesign design) {
        boolean alone =
                all.stream().filter(other -> other.name().equals(design.name())).count() == 1;
        return alone ? design.name() : design.definition().type().qualifiedName();
    }

    private static void inFile(Path jar, Map<String, CompiledDesign> found) throws IOException {
        try (FileSystem files = FileSystems.newFileSystem(jar)) {
            inFolder(files.getPath(FOLDER), found);
        }
    }

    private static void inFolder(Path folder, Map<String, CompiledDesign> found) throws IOException {
        if (!Files.isDirectory(folder)) {
            return;
        }
        List<Path> files = new ArrayList<>();
        try (Stream<Path> entries = Files.list(folder)) {
            entries.filter(file -> file.toString().endsWith(".json")).forEach(files::add);
        }
        for (Path file : files) {
            DesignDefinition definition = read(file);
            Path rates = folder.resolve(definition.type().qualifiedName() + ".rates");
            // The first one wins, as for classes on the class path.
            found.putIfAbsent(
                    definition.type().qualifiedName(),
                    new CompiledDesign(definition, Files.exists(rates) ? Files.readString(rates) : null));
        }
    }

    private static DesignDefinition read(Path file) throws IOException {
        try {
            return new DesignJson().read(Files.readString(file));
        } catch (JsonException | IllegalArgumentException e) {
            throw new DesignNotFoundException(
                    file + " is not a design that this version can read: " + e.getMessage(), e);
        }
    }
}
