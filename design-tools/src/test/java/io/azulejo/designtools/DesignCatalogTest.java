package io.azulejo.designtools;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.designtools.catalog.CompiledDesign;
import io.azulejo.designtools.catalog.DesignCatalog;
import io.azulejo.designtools.catalog.DesignNotFoundException;
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

/** Lookup of designs by location and name. */
class DesignCatalogTest {
    private static final Path JSON = OriginalDesigns.FOLDER.resolve("META-INF/azulejo/originals.Orders.json");

    @Test
    void folder_ofClasses_hasItsDesignsByShortName() {
        assertThat(OriginalDesigns.DESIGNS.all())
                .extracting(CompiledDesign::name)
                .containsExactly("blog", "notifications", "orders", "sessions", "wavyblog");
        assertThat(OriginalDesigns.DESIGNS.named("WavyBlog"))
                .isEqualTo(OriginalDesigns.DESIGNS.named("originals.WavyBlog"));
    }

    @Test
    void jar_withDesignAndRates_isReadAndSoIsTheClassPath(@TempDir Path folder) throws IOException {
        Path jar = folder.resolve("shop.jar");
        try (FileSystem files = FileSystems.newFileSystem(jar, Map.of("create", "true"))) {
            Path target = Files.createDirectories(files.getPath("META-INF", "azulejo"));
            Files.copy(JSON, target.resolve("originals.Orders.json"));
            Files.writeString(target.resolve("originals.Orders.rates"), "page = 7");
        }

        assertThat(DesignCatalog.in(jar).named("orders").rates()).isEqualTo("page = 7");
        try (URLClassLoader loader = new URLClassLoader(new URL[] {jar.toUri().toURL()}, null)) {
            assertThat(DesignCatalog.onClassPath(loader).all())
                    .extracting(CompiledDesign::name)
                    .containsExactly("orders");
        }
    }

    @Test
    void name_unknown_messageListsExistingDesigns(@TempDir Path folder) throws IOException {
        assertThatThrownBy(() -> OriginalDesigns.DESIGNS.named("shop"))
                .isInstanceOf(DesignNotFoundException.class)
                .hasMessageContaining("no design shop")
                .hasMessageContaining("blog, notifications, orders, sessions, wavyblog");
        assertThatThrownBy(() -> DesignCatalog.in(folder)).hasMessageContaining("holds no design");
        assertThatThrownBy(() -> DesignCatalog.in(folder.resolve("missing.jar")))
                .hasMessageContaining("neither a jar nor");
        Path text = Files.writeString(folder.resolve("letter.jar"), "no jar");
        assertThatThrownBy(() -> DesignCatalog.in(text)).hasMessageContaining("cannot be read as a jar");
    }

    @Test
    void json_notADesign_isRejectedWithFileName(@TempDir Path folder) throws IOException {
        Path target = Files.createDirectories(folder.resolve("META-INF/azulejo"));
        Files.writeString(target.resolve("shop.Shop.json"), "[1, 2]");

        assertThatThrownBy(() -> DesignCatalog.in(folder))
                .isInstanceOf(DesignNotFoundException.class)
                .hasMessageContaining("shop.Shop.json is not a design");
    }
}
