package io.azulejo.migrate.change;

import static io.azulejo.design.change.ChangeEffect.BREAKS_READERS;
import static io.azulejo.design.change.ChangeEffect.BREAKS_WRITERS;
import static io.azulejo.design.change.ChangeEffect.LOSES_ITEMS;
import static io.azulejo.design.change.ChangeEffect.NEEDS_BACKFILL;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.tuple;

import io.azulejo.design.DesignDefinition;
import io.azulejo.design.change.ChangeEffect;
import io.azulejo.design.change.DesignBaseline;
import io.azulejo.design.change.DesignChange;
import io.azulejo.design.change.DesignChanges;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Classification of each kind of change of a design. */
class DesignChangesTest {
    private static final DesignSource BASE = new DesignSource("""
            package shop;

            import io.azulejo.annotation.*;
            import io.azulejo.toolkit.codec.Items;
            import io.azulejo.toolkit.entity.EntityTable;
            import io.azulejo.toolkit.schema.ItemUpcaster;
            import java.time.Instant;
            import java.util.*;
            import org.jspecify.annotations.Nullable;
            import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

            @SingleTable(
                    name = "Shop",
                    entityType = "type",
                    entities = {Shop.Customer.class, Shop.Order.class, Shop.Email.class},
                    indexes = {
                        @Index(name = "ByCity", partitionKey = "ByCityPK", sortKey = "ByCitySK")
                    })
            public interface Shop {
                EntityTable<Customer> customers();

                enum Status { OPEN, CLOSED }

                record Address(String street, @Nullable String door) {}

                @Entity("CUSTOMER")
                @Key(pk = "CUSTOMER#{customerId}", sk = "PROFILE")
                @IndexKey(index = "ByCity", pk = "CITY#{city}", sk = "{customerId}")
                @Unique(component = "email", name = "mail")
                record Customer(
                        String customerId,
                        String email,
                        String city,
                        int points,
                        @Nullable String phone,
                        @Default("5") int stars,
                        Status status,
                        Address address,
                        List<String> tags,
                        Instant since) {}

                @Entity("ORDER")
                @Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
                @Exists(entity = Customer.class, by = "customerId")
                record Order(
                        String customerId,
                        String orderId,
                        @Attribute(aliases = "sum") int total,
                        @Nullable Instant until) {}

                @Entity("EMAIL")
                @Key(pk = "EMAIL#{email}", sk = "EMAIL")
                record Email(String email, @Nullable String customerId) {}
            }
            """);

    /** Each source is compiled once. */
    private static final Map<DesignSource, DesignDefinition> COMPILED = new HashMap<>();

    @TempDir
    Path folder;

    private List<DesignChange> changes(DesignSource before, DesignSource after) throws IOException {
        return DesignChanges.between(DesignBaseline.parse(DesignBaseline.text(compiled(before))), compiled(after));
    }

    private DesignDefinition compiled(DesignSource source) throws IOException {
        DesignDefinition known = COMPILED.get(source);
        if (known != null) {
            return known;
        }
        DesignDefinition design = source.compile(Files.createTempDirectory(folder, "classes"));
        COMPILED.put(source, design);
        return design;
    }

    private static Arguments change(String old, String now, String text, ChangeEffect... effects) {
        return Arguments.of(BASE, BASE.with(old, now), text, Set.of(effects));
    }

    /** A change back, from the changed source to the base. */
    private static Arguments back(String old, String now, String text, ChangeEffect... effects) {
        return Arguments.of(BASE.with(old, now), BASE, text, Set.of(effects));
    }

    static Stream<Arguments> single() {
        String upcast = """
                @Entity(value = "ORDER", version = 2)
                @Upcast(from = 1, with = Shop.First.class)
                """;
        String upcaster = """
                final class First implements ItemUpcaster {
                    @Override
                    public void upcast(Map<String, AttributeValue> item) {}
                }

                @Entity("EMAIL")
                """;
        return Stream.of(
                // attributes
                change(
                        "int points,",
                        "int points, @Nullable String nick,",
                        "Customer.nick: is new",
                        new ChangeEffect[0]),
                change("int points,", "int points, @Default(\"0\") int level,", "are read as \"0\""),
                change("int points,", "int points, Set<String> marks,", "Customer.marks: is new"),
                change(
                        "int points,",
                        "int points, int level,",
                        "unreadable; add @Default",
                        LOSES_ITEMS,
                        BREAKS_WRITERS),
                change("@Nullable String phone,", "", "Customer.phone: is gone: existing items keep phone"),
                change("int points,", "", "cannot read items without points", BREAKS_READERS),
                change(
                        "int points,",
                        "@Attribute(\"points\") int score,",
                        "was named points: the attribute is the same"),
                change(
                        "int points,",
                        "@Attribute(aliases = \"points\") int score,",
                        "stored as score, before as points: the new program reads both",
                        NEEDS_BACKFILL,
                        BREAKS_READERS,
                        BREAKS_WRITERS),
                change(
                        "int points,",
                        "@Attribute(\"score\") int points,",
                        "existing items are unreadable; add aliases = \"points\"",
                        LOSES_ITEMS,
                        BREAKS_READERS,
                        BREAKS_WRITERS),
                change("@Attribute(aliases = \"sum\") int total", "int total", "former name sum", NEEDS_BACKFILL),
                back("@Attribute(aliases = \"sum\") int total", "int total", "nothing", new ChangeEffect[0]),
                // types
                change(
                        "int points,",
                        "String points,",
                        "is stored as S, before as N",
                        LOSES_ITEMS,
                        BREAKS_READERS,
                        BREAKS_WRITERS),
                change("int points,", "long points,", "cannot read larger values", BREAKS_READERS),
                back("int points,", "long points,", "larger values are unreadable", LOSES_ITEMS, BREAKS_WRITERS),
                change("OPEN, CLOSED", "OPEN, CLOSED, LOST", "new values [LOST]", BREAKS_READERS),
                change("OPEN, CLOSED", "OPEN", "has no values [CLOSED] any more", LOSES_ITEMS, BREAKS_WRITERS),
                change("Status status,", "String status,", "takes any text", BREAKS_READERS),
                back("Status status,", "String status,", "takes only the constants", LOSES_ITEMS, BREAKS_WRITERS),
                change(
                        "@Nullable String door",
                        "@Nullable String door, String town",
                        "Customer.address.town: is new and required",
                        LOSES_ITEMS,
                        BREAKS_WRITERS),
                change(
                        "Instant since",
                        "@Time(TimePrecision.SECONDS) Instant since",
                        "times in SECONDS, before in MILLIS",
                        NEEDS_BACKFILL,
                        BREAKS_WRITERS),
                // presence and defaults
                change("@Nullable String phone,", "String phone,", "is required", LOSES_ITEMS, BREAKS_WRITERS),
                back("@Nullable String phone,", "String phone,", "may be null", BREAKS_READERS),
                change("@Nullable String phone,", "@Default(\"-\") String phone,", "cannot be null any more"),
                change("@Default(\"5\")", "@Default(\"6\")", "has the default \"6\", before \"5\"", NEEDS_BACKFILL),
                change("@Default(\"5\")", "", "has no default any more", NEEDS_BACKFILL, BREAKS_WRITERS),
                // entity types and entities
                change(
                        "@Entity(\"EMAIL\")",
                        "@Entity(\"MAIL\")",
                        "has the entity type MAIL, before EMAIL",
                        LOSES_ITEMS,
                        BREAKS_READERS,
                        BREAKS_WRITERS),
                change(", Shop.Email.class", "", "Email: is gone"),
                back(", Shop.Email.class", "", "Email: is a new entity"),
                // keys
                change(
                        "pk = \"EMAIL#{email}\"",
                        "pk = \"MAIL#{email}\"",
                        "a migration has to move its items",
                        NEEDS_BACKFILL,
                        BREAKS_READERS,
                        BREAKS_WRITERS),
                change(
                        "pk = \"CITY#{city}\"",
                        "pk = \"TOWN#{city}\"",
                        "Customer in index ByCity: has the key TOWN#{city}",
                        NEEDS_BACKFILL,
                        BREAKS_READERS,
                        BREAKS_WRITERS),
                // tables
                change(
                        "name = \"Shop\"",
                        "name = \"Store\"",
                        "was named Shop",
                        LOSES_ITEMS,
                        BREAKS_READERS,
                        BREAKS_WRITERS),
                change(
                        "sortKey = \"ByCitySK\")",
                        "sortKey = \"ByCitySK\", projection = Index.Projection.KEYS_ONLY)",
                        "DynamoDB cannot change an index",
                        NEEDS_BACKFILL,
                        BREAKS_READERS),
                // constraints
                change("@Unique(component = \"email\", name = \"mail\")", "", "is no longer unique", BREAKS_WRITERS),
                back(
                        "@Unique(component = \"email\", name = \"mail\")",
                        "",
                        "is unique: existing items have no guards",
                        NEEDS_BACKFILL,
                        BREAKS_WRITERS),
                change(
                        "name = \"mail\")",
                        "name = \"address\", formerNames = \"mail\")",
                        "the new program knows both",
                        NEEDS_BACKFILL,
                        BREAKS_WRITERS),
                change(
                        "name = \"mail\")",
                        "name = \"address\")",
                        "add formerNames = \"mail\"",
                        NEEDS_BACKFILL,
                        BREAKS_WRITERS),
                change(
                        "name = \"mail\")",
                        "scope = \"city\", name = \"mail\")",
                        "unique within [city], before within []",
                        NEEDS_BACKFILL,
                        BREAKS_WRITERS),
                change(
                        "@Unique(component = \"email\", name = \"mail\")",
                        "@Unique(component = \"email\", guard = Email.class)",
                        "has guards of the entity Email, before guards of the toolkit",
                        NEEDS_BACKFILL,
                        BREAKS_WRITERS),
                change("@Exists(entity = Customer.class, by = \"customerId\")", "", "need not refer to"),
                back(
                        "@Exists(entity = Customer.class, by = \"customerId\")",
                        "",
                        "must refer to an existing Customer by [customerId]",
                        BREAKS_WRITERS),
                // versions
                Arguments.of(
                        BASE,
                        BASE.with("@Entity(\"ORDER\")\n", upcast).with("@Entity(\"EMAIL\")\n", upcaster),
                        "Order: has version 2, before 1",
                        Set.of(NEEDS_BACKFILL, BREAKS_READERS, BREAKS_WRITERS)),
                Arguments.of(
                        BASE.with("@Entity(\"ORDER\")\n", upcast).with("@Entity(\"EMAIL\")\n", upcaster),
                        BASE,
                        "Order: has version 1, before 2",
                        Set.of(LOSES_ITEMS)));
    }

    @ParameterizedTest
    @MethodSource("single")
    void change_ofOneThing_isClassified(DesignSource before, DesignSource after, String text, Set<ChangeEffect> effects)
            throws IOException {
        List<DesignChange> changes = changes(before, after);

        if (text.equals("nothing")) {
            assertThat(changes).isEmpty();
            return;
        }
        assertThat(changes).singleElement().satisfies(change -> {
            assertThat(change.toString()).contains(text);
            assertThat(change.effects()).as("%s", change).isEqualTo(effects);
            assertThat(change.safe()).isEqualTo(effects.isEmpty());
        });
    }

    @Test
    void design_withoutAChange_hasNone() throws IOException {
        assertThat(changes(BASE, BASE)).isEmpty();
    }

    @Test
    void rename_ofTheJavaTypeAndAKeyComponent_isSafe() throws IOException {
        DesignSource renamed = BASE.with("Shop.Email.class", "Shop.Mailbox.class")
                .with("record Email(String email,", "record Mailbox(@Attribute(\"email\") String address,")
                .with("pk = \"EMAIL#{email}\"", "pk = \"EMAIL#{address}\"");

        assertThat(changes(BASE, renamed)).hasSize(2).allMatch(DesignChange::safe);
    }

    @Test
    void ttl_new_isTurnedOnByAMigration() throws IOException {
        DesignSource expiring =
                BASE.with("@Nullable Instant until", "@Nullable Instant until, @Ttl @Nullable Instant end");

        List<DesignChange> changes = changes(BASE, expiring);

        assertThat(changes)
                .extracting(DesignChange::toString)
                .anyMatch(text -> text.startsWith("needs-backfill: table Shop: uses TTL on end"))
                .anyMatch(text -> text.startsWith("safe: Order.end: is new"));
        assertThat(changes).hasSize(2);
    }

    @Test
    void ttl_onAnAttributeThatWasAText_isAnotherStoredType() throws IOException {
        DesignSource expiring = BASE.with("@Nullable Instant until", "@Ttl @Nullable Instant until");

        assertThat(changes(BASE, expiring))
                .extracting(DesignChange::toString)
                .anyMatch(text -> text.contains("Order.until: is stored as N, before as S"));
    }

    @Test
    void index_new_saysWhatTheTableAndTheEntityNeed() throws IOException {
        DesignSource without = BASE.with(
                        "@Index(name = \"ByCity\", partitionKey = \"ByCityPK\", sortKey = \"ByCitySK\")", "")
                .with("@IndexKey(index = \"ByCity\", pk = \"CITY#{city}\", sk = \"{customerId}\")\n", "\n");

        assertThat(changes(without, BASE))
                .extracting(DesignChange::subject, DesignChange::effects)
                .containsExactly(
                        tuple("index ByCity", EnumSet.of(NEEDS_BACKFILL)),
                        tuple("Customer in index ByCity", EnumSet.of(NEEDS_BACKFILL, BREAKS_WRITERS)));
    }

    @Test
    void index_gone_breaksItsReaders() throws IOException {
        DesignSource without = BASE.with(
                        "@Index(name = \"ByCity\", partitionKey = \"ByCityPK\", sortKey = \"ByCitySK\")", "")
                .with("@IndexKey(index = \"ByCity\", pk = \"CITY#{city}\", sk = \"{customerId}\")\n", "\n");

        assertThat(changes(BASE, without)).singleElement().satisfies(change -> {
            assertThat(change.toString()).startsWith("breaks-readers: index ByCity: is gone");
        });
    }

    @Test
    void typeChange_withARaisedVersion_isLeftToTheUpcast() throws IOException {
        DesignSource raised = BASE.with("@Entity(\"ORDER\")\n", """
                        @Entity(value = "ORDER", version = 2)
                        @Upcast(from = 1, with = Shop.First.class)
                        """)
                .with("@Entity(\"EMAIL\")\n", """
                        final class First implements ItemUpcaster {
                            @Override
                            public void upcast(Map<String, AttributeValue> item) {}
                        }

                        @Entity("EMAIL")
                        """)
                .with("@Attribute(aliases = \"sum\") int total", "@Attribute(aliases = \"sum\") String total");

        List<DesignChange> changes = changes(BASE, raised);

        assertThat(changes).hasSize(2).noneMatch(change -> change.effects().contains(LOSES_ITEMS));
        assertThat(changes.getFirst().text()).contains("the upcast from version 1 has to provide it");
    }

    @Test
    void baseline_asAFile_isReadBack() throws IOException {
        DesignDefinition design = compiled(BASE);
        Path file = folder.resolve("shop.baseline.json");

        DesignBaseline.write(design, file);

        assertThat(DesignBaseline.read(file)).isEqualTo(DesignBaseline.of(design));
        assertThat(DesignChanges.between(DesignBaseline.read(file), design)).isEmpty();
        Files.writeString(file, "{\"shop\": 1}");
        assertThatThrownBy(() -> DesignBaseline.read(file))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("shop.baseline.json: This is no baseline of a design");
    }
}
