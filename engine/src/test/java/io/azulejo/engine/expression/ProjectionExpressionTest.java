package io.azulejo.engine.expression;

import static io.azulejo.engine.expression.ExpressionFixtures.item;
import static io.azulejo.engine.expression.ExpressionFixtures.list;
import static io.azulejo.engine.expression.ExpressionFixtures.map;
import static io.azulejo.engine.expression.ExpressionFixtures.with;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.value.Item;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProjectionExpressionTest {
    private static final Item POST = item(
            "slug",
            "a",
            "hits",
            7,
            "author",
            map("given", "Ana", "last", "Reis", "badges", list("gold", "silver", "tin")));

    private final Expressions expressions = new Expressions();

    private Item projected(String text, Object... placeholders) {
        return expressions.projection(text, with(placeholders)).project(POST);
    }

    @Test
    void keeps_namedAttributes() {
        assertThat(projected("slug, #v, gone", "#v", "hits")).isEqualTo(item("slug", "a", "hits", 7));
        assertThat(projected("gone")).isEqualTo(Item.EMPTY);
    }

    @Test
    void keeps_nestedValues_inTheirMapsAndLists() {
        assertThat(projected("slug, author.badges[2], author.given, author.badges[0]"))
                .isEqualTo(item("slug", "a", "author", map("badges", list("gold", "tin"), "given", "Ana")));
    }

    @Test
    void drops_containersOfWhichNothingIsKept() {
        assertThat(projected("author.middle, author.badges[9], hits[0], slug")).isEqualTo(item("slug", "a"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "!!!              | Syntax error; token: \"!\", near: \"!!\"",
                "a, !b            | Syntax error; token: \"!\", near: \", !b\"",
                "a,               | Syntax error; token: \"<EOF>\", near: \",\"",
                "a b              | Syntax error; token: \"b\", near: \"a b\"",
                "a, status        | Attribute name is a reserved keyword; reserved keyword: status",
                "a, #b            | An expression attribute name used in the document path is not defined;"
                        + " attribute name: #b",
            })
    void refuses_whatDynamoDbRefuses(String text, String problem) {
        assertThatExceptionOfType(EngineException.class)
                .isThrownBy(() -> projected(text))
                .withMessage("Invalid ProjectionExpression: " + problem);
    }

    @Test
    void refuses_overlapsAndConflicts() {
        assertThatExceptionOfType(EngineException.class)
                .isThrownBy(() -> projected("a.b, c, a"))
                .withMessage("Invalid ProjectionExpression: Two document paths overlap with each other; must remove or"
                        + " rewrite one of these paths; path one: [a, b], path two: [a]");
        assertThatExceptionOfType(EngineException.class)
                .isThrownBy(() -> projected("a.b, a[1]"))
                .withMessage("Invalid ProjectionExpression: Two document paths conflict with each other; must remove or"
                        + " rewrite one of these paths; path one: [a, b], path two: [a, [1]]");
    }
}
