package io.azulejo.designer;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.designer.catalog.CompiledDesign;
import io.azulejo.designer.catalog.DesignNotFoundException;
import io.azulejo.designer.catalog.Designs;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.FileSystem;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Where designs are found, and by which names. */
class DesignsTest {
    private static final Path JSON = Originals.FOLDER.resolve("META-INF/azulejo/originals.Orders.json");

    @Test
    void folder_ofClasses_hasItsDesignsByShortName() {
        assertThat(Originals.DESIGNS.all())
                .extracting(CompiledDesign::name)
                .containsExactly("blog", "notifications", "orders", "sessions", "wavyblog");
        assertThat(Originals.DESIGNS.named("WavyBlog")).isEqualTo(Originals.DESIGNS.named("originals.WavyBlog"));
    }

    @Test
    void jar_withDesignAndRates_isReadAndSoIsTheClassPath(@TempDir Path folder) throws IOException {
        Path jar = folder.resolve("shop.jar");
        try (FileSystem files = FileSystems.newFileSystem(jar, Map.of("create", "true"))) {
            Path target = Files.createDirectories(files.getPath("META-INF", "azulejo"));
            Files.copy(JSON, target.resolve("originals.Orders.json"));
            Files.writeString(target.resolve("originals.Orders.rates"), "page = 7");
        }

        assertThat(Designs.in(jar).named("orders").rates()).isEqualTo("page = 7");
        try (URLClassLoader loader = new URLClassLoader(new URL[] {jar.toUri().toURL()}, null)) {
            assertThat(Designs.onClassPath(loader).all())
                    .extracting(CompiledDesign::name)
                    .containsExactly("orders");
        }
    }

    @Test
    void name_ofNothing_isAnsweredByWhatThereIs(@TempDir Path folder) throws IOException {
        assertThatThrownBy(() -> Originals.DESIGNS.named("shop"))
                .isInstanceOf(DesignNotFoundException.class)
                .hasMessageContaining("no design shop")
                .hasMessageContaining("blog, notifications, orders, sessions, wavyblog");
        assertThatThrownBy(() -> Designs.in(folder)).hasMessageContaining("holds no design");
        assertThatThrownBy(() -> Designs.in(folder.resolve("missing.jar"))).hasMessageContaining("neither a jar nor");
        Path text = Files.writeString(folder.resolve("letter.jar"), "no jar");
        assertThatThrownBy(() -> Designs.in(text)).hasMessageContaining("cannot be read as a jar");
    }

    @Test
    void json_ofSomethingElse_isRefusedByName(@TempDir Path folder) throws IOException {
        Path target = Files.createDirectories(folder.resolve("META-INF/azulejo"));
        Files.writeString(target.resolve("shop.Shop.json"), "[1, 2]");

        assertThatThrownBy(() -> Designs.in(folder))
                .isInstanceOf(DesignNotFoundException.class)
                .hasMessageContaining("shop.Shop.json is no design");
    }
}
