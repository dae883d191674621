package io.azulejo.designtools;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.designtools.cost.Rates;
import io.azulejo.designtools.diagram.MermaidDiagram;
import io.azulejo.designtools.document.DesignDocument;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DesignDocumentTest {

    @Test
    void document_ofWavyBlog_containsWhatTheOriginalSays() {
        String document = DesignDocument.of(OriginalDesigns.design("wavyblog"), Rates.defaults());

        assertThat(document)
                .contains(
                        "# WavyBlog\n",
                        "## Table `${DYNAMODB_TABLE:WavyBlog}`",
                        "| GSI3 | `EntityType` | `PK` | ALL | User, Post, Category |",
                        "| GSI1 | `POSTS_BY_USER#{authorId}` | `POST#{createdAt}` |  |",
                        "| IsPublished | Boolean | `true` |  |",
                        "- `email` is unique, enforced by the item UserEmail",
                        "  \"PK\": \"POST#my-first-post\",\n  \"SK\": \"METADATA#my-first-post\",",
                        "\"GSI1SK\": \"POST#2024-01-15T10:30:00Z\"",
                        "| Get All Posts | `posts(page)` | Query GSI3 `EntityType = POST`,"
                                + " `begins_with(PK, POST#)` | 25 read units (20 × 10 KB) |",
                        "| Get User by Username | `user(username)` | GetItem `PK = USER#{username}`,"
                                + " `SK = METADATA#{username}` | 0.5 read units (1 × 1 KB) |",
                        "| Get User by Email | `userByEmail(email)` | calls other patterns |"
                                + " cost of the patterns it calls |",
                        "| AZ212 | GSI3 |");
    }

    @ParameterizedTest
    @ValueSource(strings = {"blog", "sessions", "wavyblog", "orders", "notifications"})
    void document_ofAnyDesign_namesEveryEntityAndPattern(String name) {
        String document = DesignDocument.of(OriginalDesigns.design(name), Rates.defaults());

        OriginalDesigns.design(name)
                .entities()
                .forEach(entity -> assertThat(document).contains("#### " + entity.name() + "\n"));
        OriginalDesigns.design(name)
                .patterns()
                .forEach(pattern ->
                        assertThat(document).contains("| " + pattern.name() + " | `" + pattern.method() + "("));
        assertThat(document).doesNotContain("null", "Optional[");
    }

    @ParameterizedTest
    @ValueSource(strings = {"blog", "sessions", "wavyblog", "orders", "notifications"})
    void diagram_ofAnyDesign_hasAnArrowForEveryPatternThatReads(String name) {
        String diagram = MermaidDiagram.of(OriginalDesigns.design(name));

        assertThat(diagram).startsWith("flowchart LR\n").contains("subgraph");
        // An unescaped number sign would start a character code; an unescaped quote would end the label.
        assertThat(diagram.replaceAll("#(35|quot|lt|gt);", "")).doesNotContain("#");
        assertThat(diagram.lines().filter(line -> line.contains("([\"")))
                .hasSize(OriginalDesigns.design(name).patterns().size());
    }

    @Test
    void diagram_ofOrders_drawsWritesThickAndReadsThin() {
        String diagram = MermaidDiagram.of(OriginalDesigns.design("orders"));

        assertThat(diagram)
                .contains("GSI1 (SK, PK, ALL)", "Header<br>COMPANY#35;{cnpj}#35;ORDER#35;{orderId} / META#35;{cnpj}")
                .contains(" ==> ")
                .contains(" --> ");
    }
}
