package io.azulejo.examples.conduit;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.design.DesignDefinition;
import io.azulejo.designtools.catalog.CompiledDesign;
import io.azulejo.designtools.catalog.DesignCatalog;
import io.azulejo.designtools.cost.CostSheet;
import io.azulejo.designtools.document.DesignDocument;
import io.azulejo.designtools.lint.LintReport;
import io.azulejo.examples.conduit.table.ConduitTable;
import io.azulejo.examples.conduit.table.User;
import io.azulejo.examples.conduit.table.UserBuilder;
import io.azulejo.spring.test.AzulejoTest;
import io.azulejo.testkit.RequestLog;
import io.azulejo.toolkit.query.PageRequest;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;

/** Tests of the table alone: its document, its findings, its costs and the requests of its patterns. */
@AzulejoTest
class DesignTest {
    private static final Path DOCUMENT = Path.of("design.md");

    @Autowired
    ConduitTable table;

    private static CompiledDesign design() {
        return DesignCatalog.onClassPath(ConduitTable.class.getClassLoader()).named("conduit");
    }

    @Test
    void design_hasNoOpenFindings() {
        DesignDefinition definition = design().definition();
        assertThat(LintReport.of(definition).open()).isEmpty();
    }

    /** Compares the committed document; delete it to have it written again. */
    @Test
    void document_isUpToDate() throws IOException {
        CompiledDesign design = design();
        String text = DesignDocument.of(design.definition(), design.expectedRates())
                + "\n"
                + CostSheet.of(design.definition(), design.expectedRates()).text();
        if (!Files.exists(DOCUMENT)) {
            Files.writeString(DOCUMENT, text);
        }
        assertThat(Files.readString(DOCUMENT)).isEqualTo(text);
    }

    @Test
    void everyList_isOneRequestForEachShard(@Autowired RequestLog requests) {
        User user = table.userTable()
                .create(UserBuilder.blank()
                        .username("jake")
                        .email("jake@example.org")
                        .passwordHash("-")
                        .articles(0)
                        .favorites(0)
                        .build());
        PageRequest page = PageRequest.of(20);
        requests.during(() -> table.articlesBy(user.userId(), page))
                .hasRequests(1)
                .neverScans();
        requests.during(() -> table.favoritesOf(user.userId(), page))
                .hasRequests(1)
                .neverScans();
        requests.during(() -> table.tagged("any", page)).hasRequests(1).neverScans();
        requests.during(() -> table.articles(page)).hasRequests(4).neverScans();
        requests.during(() -> table.content("any")).hasRequests(1).neverScans();
    }
}
