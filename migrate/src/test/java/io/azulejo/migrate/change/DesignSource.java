package io.azulejo.migrate.change;

import io.azulejo.design.DesignDefinition;
import io.azulejo.design.DesignJson;
import io.azulejo.processor.AzulejoProcessor;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;

/** Source of a design, compiled by the test. */
record DesignSource(String text) {

    private static final class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String text) {
            super(URI.create("string:///shop/Shop.java"), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    /** Returns the same source with another text in one place, which must exist. */
    DesignSource with(String old, String replacement) {
        if (!text.contains(old)) {
            throw new IllegalArgumentException("The source has no " + old);
        }
        return new DesignSource(text.replace(old, replacement));
    }

    /** Compiles the source into the folder and returns the design {@code shop.Shop}. */
    DesignDefinition compile(Path folder) {
        JavaCompiler compiler = ToolProvider.getSystemJavaCompiler();
        StringWriter out = new StringWriter();
        List<? extends JavaFileObject> sources = List.of(new Source(text));
        JavaCompiler.CompilationTask task = compiler.getTask(
                out,
                null,
                null,
                List.of(
                        "-proc:only",
                        "-parameters",
                        "-d",
                        folder.toString(),
                        "-cp",
                        System.getProperty("surefire.test.class.path", System.getProperty("java.class.path"))),
                null,
                sources);
        task.setProcessors(List.of(new AzulejoProcessor()));
        if (!task.call()) {
            throw new AssertionError(out + "\n" + text);
        }
        try {
            return new DesignJson().read(Files.readString(folder.resolve("META-INF/azulejo/shop.Shop.json")));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
