package io.azulejo.designtools;

import io.azulejo.design.DesignDefinition;
import io.azulejo.designtools.catalog.DesignCatalog;
import io.azulejo.designtools.cost.CostSheet;
import io.azulejo.designtools.cost.Rates;
import io.azulejo.designtools.cost.RatesFile;
import io.azulejo.processor.AzulejoProcessor;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;

/** Catalog of the five documented designs, compiled once into a folder of classes. */
final class OriginalDesigns {
    /** The sources are shared with the processor's tests. */
    private static final Path SOURCES = Path.of("..", "processor", "src", "test", "resources", "originals");

    private static final Path RATES = Path.of("src", "test", "resources", "rates");

    static final Path FOLDER = compile();
    static final DesignCatalog DESIGNS = DesignCatalog.in(FOLDER);
    static final List<String> NAMES = List.of("blog", "sessions", "wavyblog", "orders", "notifications");

    private OriginalDesigns() {}

    static DesignDefinition design(String name) {
        return DESIGNS.named(name).definition();
    }

    /** Returns the cost sheet at the rates of the design's rates file. */
    static CostSheet sheet(String name) {
        return CostSheet.of(design(name), rates(name));
    }

    static Rates rates(String name) {
        Path file = RATES.resolve(name + ".rates");
        try {
            return new RatesFile(file.toString(), design(name)).parse(Files.readString(file));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Path compile() {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter messages = new StringWriter();
        try (StandardJavaFileManager files = compiler.getStandardFileManager(null, null, null);
                Stream<Path> sources = Files.list(SOURCES)) {
            Path folder = Files.createDirectories(Path.of("target", "originals"));
            JavaCompiler.CompilationTask task = compiler.getTask(
                    messages,
                    files,
                    null,
                    List.of("-d", folder.toString(), "-parameters", "-cp", System.getProperty("java.class.path")),
                    null,
                    files.getJavaFileObjectsFromPaths(sources.toList()));
            task.setProcessors(List.of(new AzulejoProcessor()));
            if (!task.call()) {
                throw new AssertionError("The originals do not compile: " + messages);
            }
            return folder;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
