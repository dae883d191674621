package io.azulejo.ui;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.JarURLConnection;
import java.net.URI;
import java.net.URISyntaxException;
import java.net.URL;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * Named folder of static files. Its URL holds one hash of all its files, so that they import each other by relative paths.
 * Immutable.
 */
public final class UiBundle {
    private static final Pattern NAME = Pattern.compile("[a-z][a-z0-9-]*");

    private final String name;
    private final SortedMap<String, byte[]> files;
    private final String hash;

    private UiBundle(String name, SortedMap<String, byte[]> files) {
        this.name = name;
        this.files = files;
        this.hash = Sha256.shortHex(files);
    }

    /**
     * Files of a folder beside a class, in its jar or its folder of classes.
     *
     * @param name first part of the URL and of import specifiers: lower-case letters, digits and hyphens
     * @param anchor class in whose package the folder stands
     */
    public static UiBundle of(String name, Class<?> anchor, String folder) {
        if (!NAME.matcher(name).matches()) {
            throw new IllegalArgumentException("Not a name of a bundle: " + name);
        }
        String path = anchor.getPackageName().replace('.', '/') + "/" + folder;
        SortedMap<String, byte[]> files = new TreeMap<>();
        try {
            Path root = codeLocation(anchor);
            if (Files.isDirectory(root)) {
                read(root.resolve(path), files);
            } else {
                try (FileSystem jar = FileSystems.newFileSystem(root)) {
                    read(jar.getPath(path), files);
                }
            }
        } catch (IOException e) {
            throw new UncheckedIOException("The files of " + path + " cannot be read", e);
        }
        return new UiBundle(name, files);
    }

    /** The components, styles and modules of the design system. */
    static UiBundle designSystem() {
        return of("az", UiBundle.class, "az");
    }

    /** Lit, from the jars of its parts. */
    static UiBundle lit() {
        SortedMap<String, byte[]> files = new TreeMap<>();
        LitFiles.RESOURCES.forEach((path, resource) -> files.put(path, read(resource)));
        return new UiBundle("lit", files);
    }

    String name() {
        return name;
    }

    /** Folder of the URL: name and hash. */
    String folder() {
        return name + "." + hash;
    }

    Map<String, byte[]> files() {
        return files;
    }

    /**
     * Returns the jar or folder that a class is loaded from. Not by its code source: with an AOT cache, the JVM takes that
     * from the folder in which the cache was made.
     */
    private static Path codeLocation(Class<?> anchor) {
        String file = anchor.getName().replace('.', '/') + ".class";
        URL url = anchor.getResource("/" + file);
        if (url == null) {
            throw new IllegalArgumentException("No code location: " + anchor.getName());
        }
        try {
            if (url.openConnection() instanceof JarURLConnection jar) {
                return Path.of(jar.getJarFileURL().toURI());
            }
            String text = url.toString();
            return Path.of(URI.create(text.substring(0, text.length() - file.length())));
        } catch (IOException | URISyntaxException e) {
            throw new IllegalArgumentException("No file: " + url, e);
        }
    }

    private static void read(Path folder, SortedMap<String, byte[]> files) throws IOException {
        List<Path> paths;
        try (Stream<Path> walk = Files.walk(folder)) {
            paths = walk.filter(Files::isRegularFile).toList();
        }
        for (Path path : paths) {
            files.put(folder.relativize(path).toString().replace('\\', '/'), Files.readAllBytes(path));
        }
    }

    private static byte[] read(String resource) {
        try (InputStream in = UiBundle.class.getClassLoader().getResourceAsStream(resource)) {
            if (in == null) {
                throw new IllegalStateException("Missing on the class path: " + resource);
            }
            return in.readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
