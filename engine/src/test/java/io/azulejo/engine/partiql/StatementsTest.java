package io.azulejo.engine.partiql;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.expression.ConditionExpression;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.ListValue;
import io.azulejo.engine.value.MapValue;
import io.azulejo.engine.value.NumberSet;
import io.azulejo.engine.value.NumberValue;
import io.azulejo.engine.value.StringSet;
import io.azulejo.engine.value.StringValue;
import io.azulejo.engine.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StatementsTest {
    private static final Item SONG = song();

    private final Statements statements = new Statements();

    private static Item song() {
        Map<String, Value> attributes = new LinkedHashMap<>();
        attributes.put("Artist", text("Acme Band"));
        attributes.put("SongTitle", text("Happy Day"));
        attributes.put("Awards", number("10"));
        attributes.put("Tags", StringSet.of(List.of("jazz", "live")));
        attributes.put("Label", new MapValue(Map.of("Name", text("it's ours"))));
        attributes.put("Plays", new ListValue(List.of(number("3"), number("5"))));
        return Item.of(attributes);
    }

    private static Value text(String text) {
        return new StringValue(text);
    }

    private static Value number(String number) {
        return NumberValue.of(number);
    }

    private ConditionExpression where(String where, Value... parameters) {
        BoundStatement.Select select =
                (BoundStatement.Select) statements.bind("SELECT * FROM \"Music\" WHERE " + where, List.of(parameters));
        return Objects.requireNonNull(select.where());
    }

    private Item updated(String actions, Value... parameters) {
        BoundStatement.Update update = (BoundStatement.Update)
                statements.bind("UPDATE \"Music\" " + actions + " WHERE Artist = 'x'", List.of(parameters));
        return update.update().update(SONG);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Artist = 'Acme Band'",
                "artist IS MISSING AND Artist IS NOT MISSING",
                "Awards BETWEEN -1 AND 1e1",
                "Awards NOT BETWEEN 11 AND 12",
                "NOT Awards = 9",
                "Awards != 9",
                "Awards IN [9, 10] AND Awards IN (10)",
                "Awards NOT IN [1]",
                "10 = Awards",
                "begins_with(\"SongTitle\", 'Happy')",
                "CONTAINS(Tags, 'live')",
                "size(Plays) > 1",
                "attribute_type(Awards, 'N')",
                "attribute_exists(Label.Name) AND attribute_not_exists(Label.City)",
                "Label.Name = 'it''s ours'",
                "Plays[1] = 5",
                "Tags = <<'live', 'jazz'>>",
                "Label = {'Name': 'it''s ours'}",
                "Plays = [3, 5]",
                "attribute_exists(Nope) = false",
                "(Awards = 1 OR Awards = 10) = true",
                "Awards = - - 10 -- a comment\n AND /* another */ Awards > -5",
                "Artist='Acme Band' OR Nope='x' AND Nope='y';"
            })
    void where_conditionThatHolds_matches(String where) {
        assertThat(where(where).matches(SONG)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "Artist = 'acme band'",
                "Awards IS NULL",
                "Nope IS NULL",
                "NOT attribute_exists(Awards) = true",
                "Awards < 'a'",
                "(Artist='Acme Band' OR Nope='x') AND Nope='y'"
            })
    void where_conditionThatFails_doesNotMatch(String where) {
        assertThat(where(where).matches(SONG)).isFalse();
    }

    @Test
    void where_parameters_takenInTheirOrder() {
        assertThat(where("Artist = ? AND Awards IN [?, 7]", text("Acme Band"), number("10"))
                        .matches(SONG))
                .isTrue();
    }

    @Test
    void select_paths_namedAfterTheirLastName() {
        BoundStatement.Select select = (BoundStatement.Select)
                statements.bind("SELECT Artist, Label.Name, Plays[0], a.b[1][2] FROM \"Music\".\"ByLabel\"", List.of());

        assertThat(select.columns()).extracting(Column::name).containsExactly("Artist", "Name", "Plays[0]", "b[1][2]");
        assertThat(select.tableName()).isEqualTo("Music");
        assertThat(select.indexName()).isEqualTo("ByLabel");
    }

    @Test
    void insert_literalsAndParameters_becomeTheItem() {
        BoundStatement.Insert insert = (BoundStatement.Insert) statements.bind(
                "insert into Music value {'Artist': ?, 'Awards': 1E3, 'Tags': <<1, 4.50>>, 'L': [{'a': null}, true]}",
                List.of(text("Acme Band")));

        assertThat(insert.item().get("Artist")).isEqualTo(text("Acme Band"));
        assertThat(insert.item().get("Awards")).isEqualTo(number("1000"));
        assertThat(insert.item().get("Tags")).isEqualTo(NumberSet.parse(List.of("1", "4.5")));
        assertThat(insert.item().get("L")).isInstanceOf(ListValue.class);
    }

    @Test
    void update_actions_areMadeLikeThoseOfAnExpression() {
        Item updated = updated("SET Awards = Awards + 100 SET Label.City = 'Lisboa', Plays[0] = 4"
                + " SET Tags = set_add(Tags, <<'new'>>) REMOVE SongTitle");

        assertThat(updated.get("Awards")).isEqualTo(number("110"));
        assertThat(updated.get("Tags")).isEqualTo(StringSet.of(List.of("jazz", "live", "new")));
        assertThat(updated.get("Plays")).isEqualTo(new ListValue(List.of(number("4"), number("5"))));
        assertThat(updated.get("Label"))
                .isEqualTo(new MapValue(Map.of("Name", text("it's ours"), "City", text("Lisboa"))));
        assertThat(updated.has("SongTitle")).isFalse();
    }

    @Test
    void update_functions_changeListsAndSets() {
        Item updated = updated(
                "SET Plays = list_append([1], Plays) SET Tags = SET_DELETE(Tags, ?)", StringSet.of(List.of("live")));

        assertThat(updated.get("Plays")).isEqualTo(new ListValue(List.of(number("1"), number("3"), number("5"))));
        assertThat(updated.get("Tags")).isEqualTo(StringSet.of(List.of("jazz")));
    }

    @Test
    void update_fromFirst_isTheSameStatement() {
        BoundStatement statement =
                statements.bind("from \"Music\" where Artist = 'x' set Awards = 4 returning modified new *", List.of());

        assertThat(statement).isInstanceOf(BoundStatement.Update.class);
        assertThat(((BoundStatement.Update) statement).returning()).isEqualTo(Returning.MODIFIED_NEW);
    }
}
