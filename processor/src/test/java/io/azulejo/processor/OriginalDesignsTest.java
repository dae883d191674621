package io.azulejo.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.testing.compile.JavaFileObjects;
import java.io.IOException;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The five documented designs as published: they compile without warnings, and their flaws are found. */
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class OriginalDesignsTest {
    private final Map<String, CompilationResult> compiled = new HashMap<>();

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "WavyBlog | AZ206, AZ209, AZ211, AZ212, AZ221",
                "Blog | AZ201, AZ202, AZ204, AZ206, AZ210, AZ213, AZ215, AZ216",
                "Sessions | AZ206, AZ216, AZ219",
                "Orders | AZ206, AZ207, AZ211, AZ217, AZ218",
                "Notifications | AZ211, AZ212, AZ213, AZ214, AZ220"
            })
    void original_asPrinted_compilesWithFindings(String name, String findings) {
        CompilationResult compiled = compile(name);

        assertThat(compiled.succeeds().ids()).containsExactly(findings.split(", "));
        assertThat(compiled.design("originals." + name).patterns()).isNotEmpty();
    }

    /** The flaws by their ids, with the diagnostics that find them. */
    private static final String FOUND = """
            A3  | Blog          | AZ204 | LIKE#{userId}#{createdAt}
            A4  | Blog          | AZ204 | BOOKMARK#{postId}#{createdAt}
            A6  | Blog          | AZ210 | Key "AUTHOR#{authorId}" of Like in index GSI2
            A7  | Blog          | AZ210 | Key "CATEGORY#{parentId}" of Category in index GSI1
            A9  | Blog          | AZ201 | Obter Comentários de um Post also reads items of Reply
            A11 | Blog          | AZ215 | Obter Comentários de um Post reads every Comment
            A13 | Blog          | AZ202 | CATEGORY#{order}#{categoryId}
            A16 | Blog          | AZ213 | grows with every Notification
            A22 | Blog          | AZ216 | Key of User in index GSI1 duplicates the table
            A23 | Blog          | AZ206 | ROLE#{role}
            B3  | Sessions      | AZ216 | index GSI3 duplicates index GSI1
            B8  | Sessions      | AZ219 | Items of Npc have no TTL
            B11 | Sessions      | AZ206 | 2 partitions of {status}
            C1  | WavyBlog      | AZ221 | Key of Post in index GSI1 ignores published
            C3  | WavyBlog      | AZ206 | the partition POST in index GSI3
            C4  | WavyBlog      | AZ212 | Index GSI3 copies passwordHash of User
            C21 | WavyBlog      | AZ209 | Index GSI1 copies content of Post
            D1  | Orders        | AZ217 | the state orderStatus
            D3  | Orders        | AZ218 | Pedidos por status reads OrderStatus of every cnpj
            D10 | Orders        | AZ211 | CUSTOMER#{cpf}
            D23 | Orders        | AZ207 | nothing bounds the list items
            D33 | Orders        | AZ206 | STATUS#{orderStatus}
            E1  | Notifications | AZ214 | email is not unique
            E2  | Notifications | AZ214 | expects one User
            E5  | Notifications | AZ220 | Delete notification needs createdAt
            E16 | Notifications | AZ212 | Index GSI1 copies passwordHash of User
            E19 | Notifications | AZ213 | grows with every Notification
            """;

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = FOUND)
    void flaw_ofAnOriginal_isFound(String flaw, String name, String id, String text) {
        assertThat(compile(name).design("originals." + name).findings())
                .as(flaw)
                .anySatisfy(finding -> {
                    assertThat(finding.diagnostic().id()).isEqualTo(id);
                    assertThat(finding.text()).contains(text);
                });
    }

    /** A documented access pattern that no key supports does not compile: B4 is AZ113, D4 is AZ105. */
    @Test
    void pattern_documentedButNotSupportedByAKey_isAnError() {
        Source orders = Source.of("""
                @SingleTable(name = "orders", entities = Shipping.class,
                        indexes = @Index(name = "GSI1", partitionKey = "SK", sortKey = "PK")) // AZ205
                public interface Orders {
                    @Query(index = "GSI1") Page<Shipping> byCity(String city, PageRequest page); // AZ105
                }
                """);
        Source shipping = Source.of("""
                @Entity
                @Key(pk = "COMPANY#{cnpj}#ORDER#{orderId}", sk = "SHIPPING#{city}#{date}")
                public record Shipping(String cnpj, String orderId, String city, LocalDate date) {}
                """);
        Source sessions = Source.of("""
                @SingleTable(name = "sessions", entities = Session.class)
                public interface Sessions {
                    @Query Page<Session> byUserWithoutIndex(String userId, PageRequest page); // AZ113
                }
                """);
        Source session = Source.of("""
                @Entity
                @Key(pk = "SESSION#{sessionId}", sk = "METADATA")
                public record Session(String sessionId, String userId) {}
                """);

        CompilationResult.asMarked(orders, shipping, sessions, session).fails();
    }

    @Test
    void lintPage_listsEveryFlawOnce_withTheDiagnosticThatFindsIt() throws IOException {
        FlawPage page = FlawPage.read();

        Map<String, String> found = new TreeMap<>(Map.of("B4", "AZ113", "D4", "AZ105"));
        FOUND.lines().map(line -> line.split("\\|")).forEach(line -> found.put(line[0].strip(), line[2].strip()));
        assertThat(page.found()).isEqualTo(found);
        assertThat(page.unseen()).doesNotHaveDuplicates().doesNotContainAnyElementsOf(found.keySet());
        assertThat(Stream.concat(page.unseen().stream(), found.keySet().stream()))
                .containsExactlyInAnyOrderElementsOf(FlawPage.flaws());
    }

    @Test
    void original_processedAlone_isGeneratedToo() {
        CompilationResult compiled = CompilationResult.files(
                List.of(JavaFileObjects.forResource("originals/WavyBlog.java")), "-proc:only", "-Xlint:none");

        assertThat(compiled.succeeds().generatedIn("originals", "WavyBlogDesign"))
                .isTrue();
        assertThat(compiled.design("originals.WavyBlog").tables()).hasSize(1);
    }

    private CompilationResult compile(String name) {
        return compiled.computeIfAbsent(
                name, n -> CompilationResult.files(List.of(JavaFileObjects.forResource("originals/" + n + ".java"))));
    }
}
