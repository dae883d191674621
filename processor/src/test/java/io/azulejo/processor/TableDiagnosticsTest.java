package io.azulejo.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.design.Diagnostic;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** Diagnostics about tables and indexes. */
class TableDiagnosticsTest {
    private static final Source ORDER = Source.of("""
            @Entity
            @Key(pk = "ORDER#{id}", sk = "ORDER")
            public record Order(String id, String buyer) {}
            """);

    @Test
    void tableShape_nameDelimiterAndIndexes_areChecked() {
        CompilationResult compiled = CompilationResult.asMarked(ORDER, Source.of("""
                        @SingleTable(
                                name = "${SHOP", // AZ130
                                delimiter = '7', // AZ130
                                entities = Order.class,
                                indexes = {
                                    @Index(name = "GSI1", partitionKey = "buyer"),
                                    @Index(name = "GSI1", partitionKey = "SK", sortKey = "PK"), // AZ130
                                    @Index(name = "LSI", partitionKey = "buyer", sortKey = "PK", local = true), // AZ130
                                    @Index(name = "GSI3", partitionKey = "PK", include = "buyer") // AZ130
                                })
                        @Accept(id = "AZ205", because = "a test")
                        @Accept(id = "AZ206", because = "a test")
                        public interface Shop {}
                        """));

        assertThat(compiled.texts(Diagnostic.TABLE_SHAPE))
                .contains(
                        "Table ${SHOP: the delimiter '7' must be a punctuation character such as '#', '|' or '/'",
                        "Table ${SHOP: every index needs a unique, non-empty name, but one is \"GSI1\"");
    }

    @Test
    void tableShape_onAClass_isRefused() {
        CompilationResult.asMarked(
                ORDER,
                Source.of("@SingleTable(name = \"Shop\", entities = Order.class)\npublic class Shop {} // AZ130\n"));
    }

    @Test
    void tableShape_entityInTwoTables_isRefused() {
        CompilationResult compiled = CompilationResult.asMarked(ORDER, Source.of("""
                        @SingleTable(name = "One", entities = Order.class)
                        @SingleTable(name = "Two",
                                entities = Order.class) // AZ130
                        public interface Shop {}
                        """));

        assertThat(compiled.texts(Diagnostic.TABLE_SHAPE))
                .containsExactly("Table Two: entity Order is already in the design");
    }

    @Test
    void projectionLimit_moreThanTwentyAttributes_isRefused() {
        String attributes =
                IntStream.range(0, 21).mapToObj(i -> "\"a" + i + "\"").collect(Collectors.joining(", "));
        CompilationResult compiled = CompilationResult.asMarked(ORDER, Source.of("""
                        @SingleTable(name = "Shop", entities = Order.class, indexes =
                                @Index(name = "GSI1", partitionKey = "buyer", // AZ115
                                        projection = Index.Projection.INCLUDE, include = {%s}))
                        @Accept(id = "AZ205", because = "a test")
                        public interface Shop {}
                        """.formatted(attributes)));

        assertThat(compiled.texts(Diagnostic.PROJECTION_LIMIT))
                .containsExactly("Index GSI1 includes 21 attributes, but DynamoDB allows 20");
    }

    @Test
    void indexKeyShape_notFittingTheIndex_isRejected() {
        CompilationResult compiled = CompilationResult.asMarked(Source.of("""
                        @SingleTable(name = "Shop", entities = Order.class, indexes = {
                            @Index(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK"),
                            @Index(name = "Swapped", partitionKey = "SK", sortKey = "PK"),
                            @Index(name = "Lone", partitionKey = "LonePK")})
                        @Accept(id = "AZ205", because = "a test")
                        public interface Shop {}
                        """), Source.of("""
                        @Entity
                        @Key(pk = "ORDER#{id}", sk = "ORDER")
                        @IndexKey(index = "GSI1", pk = "BUYER#{buyer}") // AZ131
                        @IndexKey(index = "Swapped", pk = "BUYER#{buyer}") // AZ131
                        @IndexKey(index = "Lone", pk = "BUYER#{buyer}", sk = "ORDER") // AZ131
                        @IndexKey(index = "Lone", pk = "OTHER#{buyer}") // AZ131
                        @IndexKey(pk = "BUYER#{buyer}",
                                index = "GSI9") // AZ110
                        @Accept(id = "AZ206", because = "a test")
                        public record Order(String id, String buyer) {}
                        """));

        assertThat(compiled.texts(Diagnostic.INDEX_KEY_SHAPE))
                .contains(
                        "Key of Order in index GSI1: nothing fills \"GSI1SK\"; give it a template",
                        "Key of Order in index Lone: it is never written, because the key before it has no condition");
        assertThat(compiled.texts(Diagnostic.UNKNOWN_INDEX))
                .containsExactly("Order names index GSI9, but table Shop has GSI1, Swapped, Lone");
    }

    @Test
    void indexKeyShape_twoIndexesWithOneAttribute_areRefused() {
        CompilationResult compiled = CompilationResult.asMarked(Source.of("""
                        @SingleTable(name = "Shop", entities = Order.class, indexes = {
                            @Index(name = "GSI1", partitionKey = "GPK", sortKey = "G1SK"),
                            @Index(name = "GSI2", partitionKey = "GPK", sortKey = "G2SK")})
                        @Accept(id = "AZ205", because = "a test")
                        public interface Shop {}
                        """), Source.of("""
                        @Entity
                        @Key(pk = "ORDER#{id}", sk = "ORDER")
                        @IndexKey(index = "GSI1", pk = "BUYER#{buyer}", sk = "{id}") // AZ131
                        @IndexKey(index = "GSI2", pk = "OTHER#{buyer}", sk = "{id}") // AZ131
                        public record Order(String id, String buyer) {}
                        """));

        assertThat(compiled.texts(Diagnostic.INDEX_KEY_SHAPE))
                .contains("Key of Order in index GSI1: its template would write \"GPK\","
                        + " which the key in another index writes too");
    }

    @Test
    void tableShape_nestedRecordStoredInTwoWays_isRefused() {
        CompilationResult compiled = CompilationResult.asMarked(Source.of("""
                        @SingleTable(name = "One", entities = Order.class)
                        @SingleTable(name = "Two", entities = Shop.Parcel.class, naming = Naming.PASCAL_CASE)
                        public interface Shop {
                            @Entity
                            @Key(pk = "PARCEL#{id}", sk = "PARCEL")
                            record Parcel(String id,
                                    Address to) {} // AZ130
                            record Address(String city) {}
                        }
                        """), Source.of("""
                        @Entity
                        @Key(pk = "ORDER#{id}", sk = "ORDER")
                        public record Order(String id, Shop.Address from) {}
                        """));

        assertThat(compiled.texts(Diagnostic.TABLE_SHAPE))
                .containsExactly("Table Shop: Shop.Address would be stored in two ways");
    }
}
