package io.azulejo.engine.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ItemTest {
    private static final Map<String, Value> EVERYTHING = everything();

    private static Map<String, Value> everything() {
        Map<String, Value> all = new LinkedHashMap<>();
        all.put("title", new StringValue("Azulejo: Ã¤öü €"));
        all.put("long", new StringValue("x".repeat(5_000)));
        all.put("price", NumberValue.of("-12.50"));
        all.put("photo", new BinaryValue(new byte[] {0, 1, (byte) 0xff}));
        all.put("sold", BoolValue.TRUE);
        all.put("owner", NullValue.NULL);
        all.put("colours", StringSet.of(List.of("blue", "white")));
        all.put("sizes", NumberSet.of(List.of(DynamoNumber.of(14), DynamoNumber.parse("7.5"))));
        all.put("marks", BinarySet.of(List.of(new BinaryValue(new byte[] {1}))));
        all.put("empty", new ListValue(List.of()));
        all.put(
                "place",
                new MapValue(Map.of(
                        "city", new StringValue("Porto"),
                        "rows",
                                new ListValue(
                                        List.of(NumberValue.of("1"), new MapValue(Map.of("a", NullValue.NULL)))))));
        return all;
    }

    @Test
    void attributes_ofEveryType_comeBackAsWritten() {
        Item item = Item.of(EVERYTHING);
        assertThat(item.attributes()).isEqualTo(EVERYTHING);
        assertThat(item.attributes().keySet()).containsExactlyElementsOf(EVERYTHING.keySet());
        EVERYTHING.forEach((name, value) -> assertThat(item.get(name)).isEqualTo(value));
        assertThat(item.get("missing")).isNull();
        assertThat(item.problem()).isNull();
    }

    @Test
    void size_ofEveryType_isTheSumDynamoDbCounts() {
        int expected = 0;
        for (Map.Entry<String, Value> attribute : EVERYTHING.entrySet()) {
            expected += Utf8.length(attribute.getKey()) + attribute.getValue().size();
        }
        assertThat(Item.of(EVERYTHING).size()).isEqualTo(expected);
        Item nested = Item.of(Map.of("m", new MapValue(Map.of("ab", new ListValue(List.of(BoolValue.TRUE))))));
        // m, map 3, element 1 + name 2, list 3, element 1 + 1
        assertThat(nested.size()).isEqualTo(1 + 3 + 1 + 2 + 3 + 1 + 1);
    }

    @Test
    void only_namedAttributes_keepsThemWithTheirSize() {
        Item item = Item.of(EVERYTHING);
        Item part = item.only(Set.of("price", "place", "missing"));
        Map<String, Value> expected = new LinkedHashMap<>(EVERYTHING);
        expected.keySet().retainAll(Set.of("price", "place"));
        assertThat(part).isEqualTo(Item.of(expected));
        assertThat(part.size()).isEqualTo(Item.of(expected).size());
        assertThat(item.only(EVERYTHING.keySet())).isSameAs(item);
    }

    @Test
    void writer_badNumber_isTheItemsProblemAndNotThrown() {
        Item item =
                new ItemEncoder().name("n").number("many").name("o").number("x").item();
        assertThat(item.problem()).isEqualTo("The parameter cannot be converted to a numeric value: many");
    }

    @Test
    void writer_nestedTooDeep_isTheItemsProblem() {
        ItemEncoder writer = new ItemEncoder().name("n");
        for (int i = 0; i < 40; i++) {
            writer.startList();
        }
        for (int i = 0; i < 40; i++) {
            writer.end();
        }
        assertThat(writer.item().problem()).isEqualTo("Nesting Levels have exceeded supported limits");
    }

    @Test
    void length_ofUtf8_isThatOfTheEncodedBytes() {
        for (String text : List.of("", "a", "ä", "€", "😀", "a\ud800b", "\udc00")) {
            assertThat(Utf8.length(text)).isEqualTo(text.getBytes(java.nio.charset.StandardCharsets.UTF_8).length);
        }
    }
}
