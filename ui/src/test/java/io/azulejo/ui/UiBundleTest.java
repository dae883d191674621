package io.azulejo.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarOutputStream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class UiBundleTest {

    @Test
    void of_classInAJar_readsTheFolderBesideIt(@TempDir Path folder) throws Exception {
        Path jar = folder.resolve("an app.jar");
        write(jar, "let a;");
        try (URLClassLoader loader = new URLClassLoader(new URL[] {jar.toUri().toURL()}, null)) {
            UiBundle bundle = UiBundle.of("app", loader.loadClass("io.azulejo.ui.Html"), "web");

            assertThat(bundle.files()).containsOnlyKeys("app.js", "pages/list.js");
            assertThat(bundle.folder()).matches("app\\.[0-9a-f]{12}");
        }
    }

    @Test
    void folder_ofChangedFiles_changes(@TempDir Path folder) throws Exception {
        Path first = folder.resolve("first.jar");
        Path second = folder.resolve("second.jar");
        write(first, "let a;");
        write(second, "let b;");
        try (URLClassLoader one = new URLClassLoader(new URL[] {first.toUri().toURL()}, null);
                URLClassLoader two =
                        new URLClassLoader(new URL[] {second.toUri().toURL()}, null)) {
            assertThat(UiBundle.of("app", one.loadClass("io.azulejo.ui.Html"), "web")
                            .folder())
                    .isNotEqualTo(UiBundle.of("app", two.loadClass("io.azulejo.ui.Html"), "web")
                            .folder());
        }
    }

    @Test
    void of_nameThatIsNoFolder_isRefused() {
        assertThatThrownBy(() -> UiBundle.of("../x", Html.class, "az")).isInstanceOf(IllegalArgumentException.class);
    }

    private static void write(Path jar, String script) throws IOException {
        try (JarOutputStream out = new JarOutputStream(Files.newOutputStream(jar));
                InputStream type = Html.class.getResourceAsStream("Html.class")) {
            assertThat(type).isNotNull();
            out.putNextEntry(new ZipEntry("io/azulejo/ui/Html.class"));
            out.write(type.readAllBytes());
            out.putNextEntry(new ZipEntry("io/azulejo/ui/web/app.js"));
            out.write(script.getBytes(StandardCharsets.UTF_8));
            out.putNextEntry(new ZipEntry("io/azulejo/ui/web/pages/list.js"));
            out.closeEntry();
        }
    }
}
