package io.azulejo.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.Compilation;
import com.google.testing.compile.Compiler;
import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import javax.tools.StandardLocation;
import org.junit.jupiter.api.Test;

/** GraalVM metadata of a design. */
class ReachabilityMetadataTest {
    @Test
    void design_hasMetadata_ofItsClassAndItsDescription() throws IOException {
        Compilation compilation = Compiler.javac()
                .withProcessors(new AzulejoProcessor())
                .compile(JavaFileObjects.forSourceString("shop.Outer", """
                        package shop;
                        import io.azulejo.annotation.*;
                        public interface Outer {
                            @Entity("NOTE") @Key(pk = "N#{id}", sk = "N") record Note(String id) {}
                            @SingleTable(name = "notes", entityType = "type", entities = Note.class)
                            interface Notes {
                                @Get java.util.Optional<Note> note(String id);
                            }
                        }
                        """));

        assertThat(compilation.errors()).isEmpty();
        assertThat(compilation
                        .generatedFile(
                                StandardLocation.CLASS_OUTPUT,
                                "META-INF/native-image/io.azulejo/shop.Outer.Notes/reachability-metadata.json")
                        .orElseThrow()
                        .getCharContent(false)
                        .toString())
                .isEqualTo("""
                        {
                          "reflection": [
                            { "type": "shop.OuterNotesDesign", "allPublicMethods": true }
                          ],
                          "resources": [
                            { "glob": "META-INF/azulejo/shop.Outer.Notes.json" }
                          ]
                        }
                        """);
        assertThat(compilation.generatedSourceFile("shop.OuterNotesDesign")).isPresent();
        assertThat(compilation.generatedFile(StandardLocation.CLASS_OUTPUT, "META-INF/azulejo/shop.Outer.Notes.json"))
                .isPresent();
    }
}
