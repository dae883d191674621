package io.azulejo.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.design.Diagnostic;
import io.azulejo.design.PatternDefinition;
import org.junit.jupiter.api.Test;

/** Diagnostics about key spaces, upserts, injected converters, groups of aggregates and days. */
class ShapeDiagnosticsTest {
    private static final Source SEALED = Source.of("""
            @Injected
            public class Sealed implements Converter<String, String> {
                Sealed(String key) {}
                public String stored(String text) { return text; }
                public String value(String text) { return text; }
            }
            """);

    @Test
    void keySpace_thatCannotBeShared_isRefused() {
        CompilationResult compiled = CompilationResult.asMarked(
                Source.of("""
                        @Entity
                        @Key(pk = "A#{name}", sk = "A", space = "account") // AZ147
                        public record User(String name) {}
                        """), Source.of("""
                        @Entity("ORG")
                        @Key(pk = "A#{name}", sk = "A", space = "account")
                        public record Org(String name) {}
                        """), Source.of("""
                        @Entity("BOT")
                        @Key(pk = "B#{name}", sk = "B", space = "bots") // AZ147
                        public record Bot(String name) {}
                        """), Source.of("""
                        @Entity("CAT")
                        @Key(pk = "C#{name}", sk = "C", space = "pets") // AZ147
                        public record Cat(String name) {}
                        """), Source.of("""
                        @Entity("DOG")
                        @Key(pk = "D#{name}", sk = "D", space = "pets") // AZ147
                        public record Dog(String name) {}
                        """), Source.of("""
                        @SingleTable(name = "Shop", entityType = "Type",
                            entities = {User.class, Org.class, Bot.class, Cat.class, Dog.class})
                        public interface Shop {}
                        """));

        assertThat(compiled.texts(Diagnostic.KEY_SPACE))
                .containsExactly(
                        "Key space \"account\" of User: items of one key are told apart by their entity type;"
                                + " give @Entity a value",
                        "Key space \"bots\" of Bot: no other entity of the table is in it",
                        "Key space \"pets\" of Cat: its keys and those of Dog can never be equal",
                        "Key space \"pets\" of Dog: its keys and those of Cat can never be equal");
    }

    @Test
    void keySpace_projectionWithoutTheEntityType_isRefused() {
        CompilationResult compiled =
                CompilationResult.asMarked(Source.of("""
                        @Entity("USER")
                        @Key(pk = "A#{name}", sk = "A", space = "account") // AZ147
                        public record User(String name, String city) {}
                        """), Source.of("""
                        @Entity("ORG")
                        @Key(pk = "A#{name}", sk = "A", space = "account")
                        public record Org(String name) {}
                        """), Source.of("""
                        @ProjectionOf(User.class)
                        public record Name(@FromKey String name) {}
                        """), Source.of("""
                        @SingleTable(name = "Shop", entityType = "Type", entities = {User.class, Org.class},
                            indexes = @Index(name = "byCity", partitionKey = "city",
                                projection = Index.Projection.KEYS_ONLY))
                        public interface Shop {
                            @Query(index = "byCity") List<Name> in(String city);
                        }
                        """));

        assertThat(compiled.texts(Diagnostic.KEY_SPACE))
                .containsExactly("Key space \"account\" of User: access pattern in needs the entity type in Name,"
                        + " but index byCity does not project Type");
    }

    @Test
    void upsert_withoutARequiredComponent_isRefused() {
        CompilationResult compiled = CompilationResult.asMarked(Source.of("""
                        @Entity("HITS")
                        @Key(pk = "HITS#{page}", sk = "HITS")
                        public record Hits(String page, String site, long count, @Nullable String title, List<String> log,
                                @CreatedAt Instant since, @Version long version) {}
                        """), Source.of("""
                        @SingleTable(name = "Shop", entityType = "Type", entities = Hits.class)
                        public interface Shop {
                            @Update(value = Hits.class, upsert = true)
                            Hits whole(String page, String site, long count);
                            @Update(value = Hits.class, upsert = true)
                            Hits part(String page, String title); // AZ148
                            @Update(value = Hits.class, upsert = true)
                            Hits versioned(String page, String site, long count, long version); // AZ126
                        }
                        """));

        assertThat(compiled.texts(Diagnostic.UPSERT_INCOMPLETE))
                .containsExactly("Access pattern part creates a missing Hits, but has no parameter for site, count,"
                        + " which cannot be null");
        assertThat(compiled.texts(Diagnostic.PATTERN_SHAPE))
                .containsExactly("Access pattern versioned cannot be generated: an upsert cannot expect a version,"
                        + " because the item may be missing");
    }

    @Test
    void injectedConverter_whereTheDesignIsNotKnown_isRefused() {
        CompilationResult compiled = CompilationResult.asMarked(SEALED, Source.of("""
                        @Entity("CARD")
                        @Key(pk = "CARD#{id}", sk = "CARD")
                        @Unique(component = "number")
                        public record Card(String id,
                            @Convert(Sealed.class) String number, // AZ149
                            @Convert(Sealed.class) String city, // AZ149
                            @Default("x") @Convert(Sealed.class) String note, // AZ149
                            @Convert(Sealed.class) String text, @Convert(Sealed.class) Map<String, String> texts) {}
                        """), Source.of("""
                        @Entity("SAFE")
                        @Key(pk = "SAFE#{code}", sk = "SAFE") // AZ103
                        public record Safe(@Convert(Sealed.class) String code) {}
                        """), Source.of("""
                        @SingleTable(name = "Shop", entityType = "Type", entities = {Card.class, Safe.class},
                            indexes = @Index(name = "byCity", partitionKey = "city"))
                        public interface Shop {
                            @Query(index = "byCity") List<Card> in(String city);
                        }
                        """));

        assertThat(compiled.texts(Diagnostic.INJECTED_CONVERTER))
                .containsExactly(
                        "Card.number is stored through the @Injected converter Sealed: guards of unique values are"
                                + " built without the design",
                        "Card.city is stored through the @Injected converter Sealed: it is a key of index byCity, but"
                                + " keys are built without the design",
                        "Card.note is stored through the @Injected converter Sealed: a @Default is read without the"
                                + " design; make the component @Nullable");
        assertThat(compiled.texts(Diagnostic.COMPONENT_NOT_IN_KEY))
                .containsExactly("Key template \"SAFE#{code}\" cannot hold Safe.code: its converter is @Injected, but"
                        + " keys are built without the design");
    }

    @Test
    void converter_withoutConstructorOrInjected_isRefused() {
        CompilationResult compiled = CompilationResult.asMarked(Source.of("""
                        public class Closed implements Converter<String, String> {
                            Closed(String key) {}
                            public String stored(String text) { return text; }
                            public String value(String text) { return text; }
                        }
                        """), Source.of("""
                        @Entity
                        @Key(pk = "A#{id}", sk = "A")
                        public record A(String id,
                        @Convert(Closed.class) String text) {} // AZ119
                        """), Source.of("""
                        @SingleTable(name = "Shop", entities = A.class)
                        public interface Shop {}
                        """));

        assertThat(compiled.texts(Diagnostic.COMPONENT_TYPE).getFirst())
                .endsWith("Closed needs a constructor without parameters that generated code can call, or @Injected");
    }

    @Test
    void pageOfAggregates_whoseItemsAreNotTogether_isRefused() {
        Source order = Source.of("""
                        @Entity("ORDER")
                        @Key(pk = "C#{c}", sk = "ORDER#{id}")
                        public record Order(String c, String id) {}
                        """);
        Source line = Source.of("""
                        @Entity("LINE")
                        @Key(pk = "C#{c}", sk = "LINE#{id}#{n}")
                        public record Line(String c, String id, String n) {}
                        """);
        CompilationResult compiled =
                CompilationResult.asMarked(order, line, Source.of("""
                        @Aggregate
                        public record Lines(Order order, List<Line> lines) {}
                        """), Source.of("""
                        @Aggregate
                        public record Many(List<Order> orders, List<Line> lines) {}
                        """), Source.of("""
                        @SingleTable(name = "Shop", entityType = "Type", entities = {Order.class, Line.class})
                        public interface Shop {
                            @Query Page<Lines> lines(String c, PageRequest page); // AZ127
                            @Query(limit = 9) List<Many> many(String c); // AZ127
                        }
                        """));

        assertThat(compiled.texts(Diagnostic.RESULT_SHAPE))
                .containsExactly(
                        "Access pattern lines cannot return Page<Lines>: the sort key of Line must begin with that of"
                                + " Order, \"ORDER#{id}\", so that their items are together",
                        "Access pattern many cannot return List<Many>: the first component of Many must be the entity"
                                + " that each aggregate has once");
    }

    @Test
    void letters_ofWhatHasNone_areRefused() {
        CompilationResult compiled = CompilationResult.asMarked(Source.of("""
                        @Entity
                        @Key(pk = "A#{name:lower}", sk = "{year:upper}") // AZ103
                        public record A(
                            @FromKey String name, // AZ128
                            int year) {}
                        """), Source.of("""
                        @SingleTable(name = "Shop", entities = A.class)
                        public interface Shop {}
                        """));

        assertThat(compiled.texts(Diagnostic.COMPONENT_NOT_IN_KEY).getFirst())
                .endsWith("it is a number, which has no letters");
        assertThat(compiled.texts(Diagnostic.NOT_FROM_KEY).getFirst())
                .endsWith("the key does not tell the case of its letters");
    }

    @Test
    void dayRange_onAKeyWithoutDays_isRefused() {
        CompilationResult compiled = CompilationResult.asMarked(Source.of("""
                        @Entity
                        @Key(pk = "A#{at:month}", sk = "{at}")
                        public record A(Instant at, String text) {}
                        """), Source.of("""
                        @SingleTable(name = "Shop", entities = A.class)
                        public interface Shop {
                            @Query(limit = 5) List<A> of(MonthRange at);
                            @Query(limit = 5) List<A> in(
                                DayRange at); // AZ108
                        }
                        """));

        assertThat(compiled.texts(Diagnostic.PARAMETER_TYPE))
                .containsExactly(
                        "Parameter at of access pattern in is DayRange, but A.at takes YearMonth, MonthRange or"
                                + " Instant");
    }

    @Test
    void genericMethodsAndOverloads_haveDistinctKeys() {
        CompilationResult compiled = CompilationResult.of(Source.of("""
                                @Entity
                                @Key(pk = "A#{id}", sk = "{n}")
                                public record A(String id, String n) {}
                                """), Source.of("""
                                public interface Base<E> {
                                    @Create E add(E entity);
                                    @Get Optional<E> get(String id, String n);
                                }
                                """), Source.of("""
                                @SingleTable(name = "Shop", entities = A.class)
                                public interface Shop extends Base<A> {
                                    @Query(limit = 5) List<A> all(String id);
                                    @Query(limit = 5) List<A> all(String id, @Prefix String n);
                                    @Override @Get(consistent = true) Optional<A> get(String id, String n);
                                }
                                """))
                .succeeds();

        assertThat(compiled.design("shop.Shop").patterns())
                .extracting(PatternDefinition::method)
                .containsExactly("all", "all", "get", "add");
    }

    @Test
    void typedKey_ofAnotherShape_isRefused() {
        CompilationResult compiled = CompilationResult.asMarked(Source.of("""
                        @Entity("A")
                        @Key(pk = "A#{n}", sk = "{text}") // AZ101 // AZ103
                        @Unique(component = "text") // AZ123
                        public record A(int n, String text) {}
                        """), Source.of("""
                        @SingleTable(name = "Shop", entities = A.class, entityType = "Type",
                            partitionKeyType = KeyType.NUMBER, sortKeyType = KeyType.BINARY)
                        public interface Shop {}
                        """));

        assertThat(compiled.texts(Diagnostic.TEMPLATE_SYNTAX))
                .containsExactly("Key template of A cannot be read: the key attribute is a number, so its template is"
                        + " one component without format, not \"A#{n}\"");
        assertThat(compiled.texts(Diagnostic.COMPONENT_NOT_IN_KEY))
                .containsExactly(
                        "Key template \"{text}\" cannot hold A.text: it is stored as S, but the key attribute is a"
                                + " binary");
    }

    @Test
    void nestedComponentsAndMethods_thatCannotBeInAKey_areRefused() {
        CompilationResult compiled = CompilationResult.asMarked(
                Source.of("public record Place(String city, @Nullable String zip) {}"),
                Source.of("""
                        @Entity("A")
                        @Key(pk = "A#{at.town}", sk = "{at.zip}#{wrong()}#{list()}") // AZ102 // AZ102 // AZ103 // AZ104
                        public record A(Place at, String text) {
                            public List<String> list() { return List.of(); }
                        }
                        """),
                Source.of("""
                        @Entity("B")
                        @Key(pk = "B#{at.city}", sk = "B")
                        @IndexKey(index = "byText", pk = "{low()}")
                        public record B(Place at, String text, int n) {
                            public String low() { return text; }
                        }
                        """),
                Source.of("""
                        @SingleTable(name = "Shop", entities = {A.class, B.class}, entityType = "Type",
                            indexes = @Index(name = "byText", partitionKey = "GSI1PK"))
                        public interface Shop {
                            @Query(index = "byText", limit = 5) List<B> of(String low);
                            @Update(B.class) B move(String atCity, Place at); // AZ112 // AZ132
                            @Update(value = B.class, readFirst = true) B count(String atCity, int n);
                        }
                        """));

        assertThat(compiled.texts(Diagnostic.UNKNOWN_COMPONENT))
                .containsExactly(
                        "Key template \"A#{at.town}\" names {at.town}, but A has no such component; it has at, text",
                        "Key template \"{at.zip}#{wrong()}#{list()}\" names {wrong()}, but A has no such component; it"
                                + " has at, text");
        assertThat(compiled.texts(Diagnostic.COMPONENT_NOT_SETTABLE))
                .containsExactly("Access pattern move cannot set B.at: the table key holds a part of it");
        assertThat(compiled.texts(Diagnostic.STALE_INDEX_KEY))
                .containsExactly(
                        "Access pattern move sets at, on which method low() of the key in index byText of B may"
                                + " depend, but not text, n: the key would become stale; add the parameter or set readFirst ="
                                + " true");
    }

    @Test
    void indexWithSeveralAttributes_misused_isRefused() {
        CompilationResult compiled = CompilationResult.asMarked(Source.of("""
                        @Entity("A")
                        @Key(pk = "A#{id}", sk = "A")
                        @IndexKey(index = "many", pk = "X") // AZ131
                        public record A(String id, String a, String b, String c, String d) {}
                        """), Source.of("""
                        @Entity("B")
                        @Key(pk = "B#{id}", sk = "B")
                        public record B(String id, String a) {}
                        """), Source.of("""
                        @SingleTable(name = "Shop", entities = {A.class, B.class}, entityType = "Type",
                            indexes = {
                                @Index(name = "many", partitionKey = {"a", "b"}, sortKey = {"c", "d"}),
                                @Index(name = "five", partitionKey = {"a", "b", "c", "d", "id"}) // AZ115
                            })
                        public interface Shop {
                            @Query(index = "many", limit = 5) List<A> one(String a, String b, String c, @Prefix String d);
                            @Query(index = "many", limit = 5) List<A> half(String a); // AZ105
                            @Query(index = "many", limit = 5) List<A> gap(String a, String b, String d); // AZ106
                            @Query(index = "many", limit = 5) List<B> other(String a, String b); // AZ109
                            @Query(index = "five", limit = 5) List<A> five(String a, String b, String c, String d, String id);
                        }
                        """));

        assertThat(compiled.texts(Diagnostic.NOT_IN_INDEX))
                .containsExactly(
                        "Access pattern other reads index many, but B is not in it: it does not have all of its"
                                + " key attributes, a, b, c, d, as components");
        assertThat(compiled.texts(Diagnostic.PROJECTION_LIMIT))
                .containsExactly("Index five has 5 partition key attributes, but DynamoDB allows 4");
    }
}
