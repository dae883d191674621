package io.azulejo.engine.expression;

import static io.azulejo.engine.expression.ExpressionFixtures.item;
import static io.azulejo.engine.expression.ExpressionFixtures.list;
import static io.azulejo.engine.expression.ExpressionFixtures.map;
import static io.azulejo.engine.expression.ExpressionFixtures.with;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.NumberValue;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UpdateExpressionTest {
    private static final String INVALID_PATH =
            "The document path provided in the update expression is invalid for update";
    private static final String INCORRECT_TYPE = "An operand in the update expression has an incorrect data type";
    private static final String NO_ATTRIBUTE =
            "The provided expression refers to an attribute that does not exist in the item";

    private final Expressions expressions = new Expressions();

    private Item updated(Item item, String text, Object... placeholders) {
        Item result = expressions.update(text, with(placeholders)).update(item);
        assertThat(result.size())
                .as("kept size")
                .isEqualTo(Item.of(result.attributes()).size());
        return result;
    }

    private void refuses(String problem, Item item, String text, Object... placeholders) {
        assertThatExceptionOfType(EngineException.class)
                .isThrownBy(() -> updated(item, text, placeholders))
                .withMessage(problem);
    }

    @Test
    void set_replacesAddsAndCopies() {
        Item post = item("slug", "a", "title", "Old", "hits", 3);

        assertThat(updated(post, "SET title = :t, tags = :g", ":t", "New", ":g", Set.of("x")))
                .isEqualTo(item("slug", "a", "title", "New", "hits", 3, "tags", Set.of("x")));
        assertThat(updated(post, "SET title = slug, slug2 = title REMOVE hits"))
                .isEqualTo(item("slug", "a", "title", "a", "slug2", "Old"));
    }

    @Test
    void operands_areReadBeforeAnythingIsWritten() {
        refuses(NO_ATTRIBUTE, item("slug", "a"), "SET x = :v, y = x", ":v", 4);
        assertThat(updated(item("a", "hello"), "REMOVE a SET b = a")).isEqualTo(item("b", "hello"));
    }

    @Test
    void sums_ofNumbers_refuseOthers() {
        assertThat(updated(item("n", 7), "SET n = n + :v, m = :v - n", ":v", 3)).isEqualTo(item("n", 10, "m", -4));
        assertThat(updated(item("k", 1), "SET n = if_not_exists(n, :zero) + :v", ":v", 3, ":zero", 0))
                .isEqualTo(item("k", 1, "n", 3));
        refuses(INCORRECT_TYPE, item("n", "7"), "SET n = n + :v", ":v", 3);
        refuses(NO_ATTRIBUTE, item("k", 7), "SET n = n + :v", ":v", 3);
    }

    @Test
    void sums_beyondWhatANumberHolds_areRefused() {
        Item large = Item.of(Map.of("n", NumberValue.of("9.9e125")));

        refuses(
                "Number overflow. Attempting to store a number with magnitude larger than supported range",
                large,
                "SET n = n + n");
        // DynamoDB calls too many digits in a result an overflow as well.
        Item wide = Item.of(Map.of("n", NumberValue.of("1e50")));
        refuses(
                "Number overflow. Attempting to store a number with magnitude larger than supported range",
                wide,
                "SET n = n - :v",
                ":v",
                1);
        refuses(
                "Number overflow. Attempting to store a number with magnitude larger than supported range",
                wide,
                "ADD n :v",
                ":v",
                1);
    }

    @Test
    void listAppend_joinsInEitherOrder() {
        Item post = item("l", list(1, 2));

        assertThat(updated(post, "SET l = list_append(l, :v)", ":v", list(3))).isEqualTo(item("l", list(1, 2, 3)));
        assertThat(updated(post, "SET l = list_append(:v, l)", ":v", list(3))).isEqualTo(item("l", list(3, 1, 2)));
        assertThat(updated(post, "SET m = list_append(if_not_exists(m, :e), l)", ":e", list()))
                .isEqualTo(item("l", list(1, 2), "m", list(1, 2)));
        refuses(INCORRECT_TYPE, item("l", 1), "SET l = list_append(l, :v)", ":v", list(3));
        refuses(NO_ATTRIBUTE, item("k", 1), "SET l = list_append(l, :v)", ":v", list(3));
    }

    @Test
    void add_countsAndCollects() {
        assertThat(updated(item("n", 7), "ADD n :v, m :v", ":v", -3)).isEqualTo(item("n", 4, "m", -3));
        assertThat(updated(item("s", Set.of("a")), "ADD s :v, t :v", ":v", Set.of("b")))
                .isEqualTo(item("s", Set.of("a", "b"), "t", Set.of("b")));
        refuses(INCORRECT_TYPE, item("n", Set.of(1)), "ADD n :v", ":v", 3);
        refuses(INCORRECT_TYPE, item("n", list(1)), "ADD n :v", ":v", Set.of(3));
        refuses(INCORRECT_TYPE, item("n", Set.of(1)), "ADD n :v", ":v", Set.of("a"));
    }

    @Test
    void delete_takesElementsOut_andLeavesNoEmptySet() {
        Item post = item("s", Set.of("a", "b"), "k", 1);

        assertThat(updated(post, "DELETE s :v", ":v", Set.of("a", "z"))).isEqualTo(item("s", Set.of("b"), "k", 1));
        assertThat(updated(post, "DELETE s :v, t :v", ":v", Set.of("a", "b"))).isEqualTo(item("k", 1));
        refuses(INCORRECT_TYPE, post, "DELETE k :v", ":v", Set.of("a"));
    }

    @Test
    void nestedPaths_changeWhereTheyLead() {
        Item post = item("a", map("x", 3, "y", 4, "c", map("y", 3)), "b", map("x", 1, "y", 2));

        assertThat(updated(post, "SET a.b = :p, a.c.d = :q, b.x = :r REMOVE a.x, b.y", ":p", 10, ":q", "dog", ":r", 17))
                .isEqualTo(item("a", map("y", 4, "b", 10, "c", map("y", 3, "d", "dog")), "b", map("x", 17)));
        assertThat(updated(item("a", map("b", 1)), "REMOVE a.b")).isEqualTo(item("a", map()));
        assertThat(updated(item("a", map("n", 1)), "ADD a.n :v, a.m :v", ":v", 2))
                .isEqualTo(item("a", map("n", 3, "m", 2)));
        assertThat(updated(item("a", map("s", Set.of("x"))), "DELETE a.s :v", ":v", Set.of("x")))
                .isEqualTo(item("a", map()));
    }

    @Test
    void positions_meanTheListAsItWas() {
        Item post = item("a", list(2, 3, 4, 5, 6, 7));

        assertThat(updated(post, "REMOVE a[1] SET a[3] = :v", ":v", 17)).isEqualTo(item("a", list(2, 4, 17, 6, 7)));
        assertThat(updated(post, "SET a[3] = :v REMOVE a[1], a[0], a[17]", ":v", 17))
                .isEqualTo(item("a", list(4, 17, 6, 7)));
        assertThat(updated(
                        item("a", list("one")),
                        "SET a[84] = :a, a[37] = :b, a[17] = :c, a[50] = :d",
                        ":a",
                        "a1",
                        ":b",
                        "a2",
                        ":c",
                        "a3",
                        ":d",
                        "a4"))
                .isEqualTo(item("a", list("one", "a3", "a2", "a4", "a1")));
        assertThat(updated(item("a", list(map("b", 1))), "SET a[0].b = :v", ":v", 2))
                .isEqualTo(item("a", list(map("b", 2))));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "set b.a = :a",
                "set b[1] = :a",
                "set y.a = :a",
                "set y[1] = :a",
                "set c[1] = :a",
                "set d.x = :a",
                "set c.y.z = :a",
                "set d[7].z = :a",
                "remove b.a",
                "remove b[1]",
                "remove y.a",
                "remove y[1]",
                "remove c[1]",
                "remove d.x",
                "remove c.y.z",
                "delete b.a :a",
                "delete y[1] :a",
                "add b.a :a",
                "add y.a :a",
                "add d.x :a",
            })
    void paths_thatLeadNowhere_areRefused(String text) {
        Item post = item("b", "scalar", "c", map("x", 1), "d", list("a", "b"));
        Object[] placeholders = text.contains(":a") ? new Object[] {":a", Set.of("a")} : new Object[0];

        refuses(INVALID_PATH, post, text, placeholders);
    }

    @Test
    void remove_ofWhatIsNotThere_doesNothing() {
        Item post = item("a", map("x", 3), "b", list("hi"));

        assertThat(updated(post, "REMOVE a.y, b[7], c")).isEqualTo(post);
    }

    @Test
    void create_startsFromTheKey_andLetsNestedPathsBeRemoved() {
        Item key = item("slug", "a");

        assertThat(expressions.update("SET t = slug ADD n :v", with(":v", 1)).create(key))
                .isEqualTo(item("slug", "a", "t", "a", "n", 1));
        assertThat(expressions.update("REMOVE x.y, z[0]", with()).create(key)).isEqualTo(key);
        assertThatExceptionOfType(EngineException.class)
                .isThrownBy(
                        () -> expressions.update("SET x.y = :v", with(":v", 1)).create(key))
                .withMessage(INVALID_PATH);
    }

    @Test
    void changed_projectsOnTheTargets() {
        UpdateExpression update = expressions.update("SET a.b = :v, c[1] = d REMOVE e", with(":v", 1));
        Item post = item("a", map("b", 1, "x", 2), "c", list(1, 2, 3), "d", 5, "e", 6);

        assertThat(update.changed().project(post)).isEqualTo(item("a", map("b", 1), "c", list(2), "e", 6));
        assertThat(update.targets()).map(ItemPath::toString).containsExactly("[a, b]", "[c, [1]]", "[e]");
        assertThat(update.paths()).map(ItemPath::toString).containsExactly("[a, b]", "[c, [1]]", "[d]", "[e]");
    }
}
