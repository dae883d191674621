package io.azulejo.engine.expression;

import static io.azulejo.engine.expression.ExpressionFixtures.NULL;
import static io.azulejo.engine.expression.ExpressionFixtures.binary;
import static io.azulejo.engine.expression.ExpressionFixtures.item;
import static io.azulejo.engine.expression.ExpressionFixtures.list;
import static io.azulejo.engine.expression.ExpressionFixtures.map;
import static io.azulejo.engine.expression.ExpressionFixtures.with;
import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.NumberValue;
import io.azulejo.engine.value.Value;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ConditionExpressionTest {
    private static final Item POST = item(
            "slug",
            "tiles-of-lisbon",
            "hits",
            7,
            "live",
            true,
            "cover",
            binary("GIF89a"),
            "tags",
            Set.of("blue", "white"),
            "scores",
            Set.of(1, 2, 3),
            "links",
            list("home", 5, list(1, 2)),
            "author",
            map("given", "Ana", "badges", list("gold", "silver")),
            "draft",
            NULL,
            "glyphs",
            "é𝄞");

    private final Expressions expressions = new Expressions();

    private boolean holds(String text, Object... placeholders) {
        PlaceholderUse use = with(placeholders);
        boolean holds = expressions.condition(text, use).matches(POST);
        use.checkAllUsed();
        return holds;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "attribute_exists(slug)",
                "attribute_exists(author.badges[1])",
                "attribute_not_exists(author.badges[2])",
                "attribute_not_exists(author.badges.gold)",
                "attribute_not_exists(links.home)",
                "attribute_not_exists(gone)",
                "attribute_exists(draft)",
                "NOT attribute_exists(gone)",
                "author.badges[0] <> author.badges[1]",
                "gone <> absent",
                "gone <> slug",
                "slug < glyphs",
                "size(slug) > hits",
            })
    void holds_onPathsAlone(String text) {
        assertThat(holds(text)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "gone = absent",
                "gone < slug",
                "gone BETWEEN slug AND hits",
                "gone IN (absent, slug)",
                "hits < slug",
                "author > links",
                "contains(gone, slug)",
                "begins_with(hits, slug)",
                "size(hits) = hits",
                "size(gone) <> hits AND attribute_not_exists(slug)",
            })
    void fails_whereAttributesAreMissingOrHaveNoOrder(String text) {
        assertThat(holds(text)).isFalse();
    }

    @Test
    void equals_valuesOfAllTypes_wholeAndNested() {
        for (String name : List.of("slug", "hits", "live", "cover", "tags", "scores", "links", "author", "draft")) {
            Value stored = Objects.requireNonNull(POST.get(name));
            assertThat(holds("#a = :v", "#a", name, ":v", stored)).as(name).isTrue();
            assertThat(holds("#a IN (:x, :v)", "#a", name, ":v", stored, ":x", "other"))
                    .as(name)
                    .isTrue();
            assertThat(holds("#a <> :v", "#a", name, ":v", "other")).as(name).isTrue();
        }
        assertThat(holds("hits = :n", ":n", "7")).isFalse();
        assertThat(holds("hits = :n", ":n", NumberValue.of("7.00"))).isTrue();
    }

    @Test
    void compares_numbersStringsAndBinaries_withinOneType() {
        assertThat(holds("hits > :n", ":n", 6)).isTrue();
        assertThat(holds("hits >= :n", ":n", 7)).isTrue();
        assertThat(holds("hits < :n", ":n", 7)).isFalse();
        assertThat(holds("hits <= :n", ":n", 70)).isTrue();
        assertThat(holds("hits < :n", ":n", "70")).isFalse();
        assertThat(holds("cover > :b", ":b", binary("GIF87a"))).isTrue();
        assertThat(holds("cover < :b", ":b", binary("\u00ff"))).isTrue();
        assertThat(holds("slug BETWEEN :a AND :z", ":a", "a", ":z", "z")).isTrue();
        assertThat(holds("hits BETWEEN :a AND :z", ":a", 8, ":z", 9)).isFalse();
    }

    @Test
    void contains_looksIntoStringsBinariesSetsAndLists() {
        assertThat(holds("contains(slug, :v)", ":v", "of")).isTrue();
        assertThat(holds("contains(cover, :v)", ":v", binary("F8"))).isTrue();
        assertThat(holds("contains(cover, :v)", ":v", binary("FF"))).isFalse();
        assertThat(holds("contains(tags, :v)", ":v", "blue")).isTrue();
        assertThat(holds("contains(tags, :v)", ":v", "bl")).isFalse();
        assertThat(holds("contains(scores, :v)", ":v", 2)).isTrue();
        assertThat(holds("contains(links, :v)", ":v", list(1, 2))).isTrue();
        assertThat(holds("contains(links, :v)", ":v", "5")).isFalse();
        assertThat(holds("contains(author, :v)", ":v", "given")).isFalse();
    }

    @Test
    void beginsWith_takesStringsAndBinaries() {
        assertThat(holds("begins_with(slug, :v)", ":v", "tiles")).isTrue();
        assertThat(holds("begins_with(cover, :v)", ":v", binary("GIF"))).isTrue();
        assertThat(holds("begins_with(cover, :v)", ":v", "GIF")).isFalse();
        assertThat(holds("begins_with(:v, slug)", ":v", "tiles-of-lisbon-and-porto"))
                .isTrue();
    }

    @Test
    void size_countsCharactersAsUtf16_bytesAndElements() {
        assertThat(holds("size(glyphs) = :n", ":n", 3)).isTrue();
        assertThat(holds("size(cover) = :n", ":n", 6)).isTrue();
        assertThat(holds("size(tags) = :n", ":n", 2)).isTrue();
        assertThat(holds("size(links) = :n", ":n", 3)).isTrue();
        assertThat(holds("size(author) = :n", ":n", 2)).isTrue();
        assertThat(holds("size(slug) <> :n", ":n", "x")).isTrue();
        assertThat(holds("size(draft) = :n", ":n", 1)).isFalse();
    }

    @Test
    void attributeType_knowsAllTypes() {
        assertThat(holds("attribute_type(draft, :t)", ":t", "NULL")).isTrue();
        assertThat(holds("attribute_type(scores, :t)", ":t", "NS")).isTrue();
        assertThat(holds("attribute_type(author, :t)", ":t", "L")).isFalse();
        assertThat(holds("attribute_type(gone, :t)", ":t", "S")).isFalse();
        assertThat(holds("attribute_type(:v, :t)", ":t", "N", ":v", 1)).isTrue();
    }

    @Test
    void binds_notBeforeAndBeforeOr() {
        assertThat(holds("attribute_exists(slug) OR gone = slug AND hits = slug"))
                .isTrue();
        assertThat(holds("NOT attribute_exists(slug) AND gone = slug")).isFalse();
        assertThat(holds("hits BETWEEN :a AND :b AND attribute_exists(slug)", ":a", 1, ":b", 9))
                .isTrue();
    }

    @Test
    void resolves_placeholdersInsidePaths() {
        assertThat(holds("#a.#b[0] = :v", "#a", "author", "#b", "badges", ":v", "gold"))
                .isTrue();
    }

    @Test
    void asks_eachRequestsOwnPlaceholders_ofOneParsedText() {
        String text = "#a = :v";
        assertThat(holds(text, "#a", "hits", ":v", 7)).isTrue();
        assertThat(holds(text, "#a", "slug", ":v", 7)).isFalse();
        assertThat(holds(text, "#a", "live", ":v", true)).isTrue();
    }

    @Test
    void matches_noItem_asAnEmptyOne() {
        assertThat(expressions.condition("attribute_not_exists(slug)", with()).matches(Item.EMPTY))
                .isTrue();
    }

    @Test
    void paths_areAllThatTheTextNames_resolved() {
        ConditionExpression condition =
                expressions.filter("(a.#b).c = :v AND size(d[1]) IN (e, :v)", with("#b", "x", ":v", 1));

        assertThat(condition.paths()).map(ItemPath::toString).containsExactly("[a, x, c]", "[d, [1]]", "[e]");
    }
}
