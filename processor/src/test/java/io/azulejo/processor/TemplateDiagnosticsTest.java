package io.azulejo.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.design.Diagnostic;
import org.junit.jupiter.api.Test;

/** Diagnostics about key templates. */
class TemplateDiagnosticsTest {
    private static final Source SHOP = Source.of("""
            @SingleTable(name = "Shop", entities = Order.class,
                    indexes = @Index(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK"))
            @Accept(id = "AZ205", because = "a test")
            public interface Shop {}
            """);

    @Test
    void templateSyntax_openBrace_reportsThePosition() {
        CompilationResult compiled = CompilationResult.asMarked(SHOP, Source.of("""
                        @Entity
                        @Key(
                                pk = "ORDER#{id", // AZ101
                                sk = "ORDER")
                        public record Order(String id) {}
                        """));

        assertThat(compiled.fails().texts(Diagnostic.TEMPLATE_SYNTAX))
                .containsExactly("Key template of Order cannot be read: '{' is not closed (in \"ORDER#{id\")");
    }

    @Test
    void unknownComponent_inTableAndIndexKey_listsTheComponents() {
        CompilationResult compiled = CompilationResult.asMarked(SHOP, Source.of("""
                        @Entity
                        @Key(
                                pk = "ORDER#{oderId}", // AZ102
                                sk = "ORDER")
                        @IndexKey(index = "GSI1",
                                pk = "BUYER#{orderId}",
                                sk = "{when}") // AZ102
                        public record Order(String orderId, Instant placedAt) {}
                        """));

        assertThat(compiled.texts(Diagnostic.UNKNOWN_COMPONENT))
                .contains("Key template \"ORDER#{oderId}\" names {oderId}, but Order has no such component;"
                        + " it has orderId, placedAt");
    }

    @Test
    void componentNotInKey_unsupportedTypeOrFormat_reportsTheReason() {
        CompilationResult compiled = CompilationResult.asMarked(SHOP, Source.of("""
                        @Entity
                        @Key(
                                pk = "ORDER#{lines}", // AZ103
                                sk = "{id:pad(6)}#{placedAt:sortable}#{total:pad(3)}") // AZ103 // AZ103 // AZ103
                        @IndexKey(index = "GSI1", pk = "{day:seconds}", // AZ103
                                sk = "{photo}#{id:parts}") // AZ103 // AZ103
                        public record Order(String id, List<String> lines, Instant placedAt, BigDecimal total,
                                LocalDate day, byte[] photo) {}
                        """));

        assertThat(compiled.texts(Diagnostic.COMPONENT_NOT_IN_KEY))
                .contains(
                        "Key template \"ORDER#{lines}\" cannot hold Order.lines: it is a list",
                        "Key template \"{id:pad(6)}#{placedAt:sortable}#{total:pad(3)}\" cannot hold Order.total:"
                                + " pad is for whole numbers; use sortable");
    }

    @Test
    void nullableInKey_tableKey_isRefusedButIndexKeyIsSparse() {
        CompilationResult compiled = CompilationResult.asMarked(SHOP, Source.of("""
                        @Entity
                        @Key(
                                pk = "ORDER#{id}", // AZ104
                                sk = "ORDER")
                        @IndexKey(index = "GSI1", pk = "COUPON#{coupon}", sk = "ORDER")
                        public record Order(@Nullable String id, @Nullable String coupon) {}
                        """));

        assertThat(compiled.texts(Diagnostic.NULLABLE_IN_KEY))
                .containsExactly("Table key \"ORDER#{id}\" uses Order.id, which may be null");
    }

    @Test
    void shards_withoutPlaceOrCount_areRefused() {
        CompilationResult compiled = CompilationResult.asMarked(SHOP, Source.of("""
                        @Entity
                        @Key(pk = "ORDER#{id}#{shard}", sk = "ORDER") // AZ129
                        @IndexKey(index = "GSI1", pk = "OPEN#{shard}", sk = "{id}", when = "open") // AZ129
                        @IndexKey(index = "GSI1", pk = "DONE", sk = "{id}",
                                shards = 4) // AZ129
                        @Accept(id = "AZ206", because = "a test")
                        public record Order(String id, boolean open) {}
                        """));

        assertThat(compiled.texts(Diagnostic.SHARDS))
                .contains("Index key GSI1 of Order: it has shards = 4, but its pk template has no {shard}");
    }

    @Test
    void notFromKey_componentNotReadableFromKey_isRejected() {
        CompilationResult compiled = CompilationResult.asMarked(SHOP, Source.of("""
                        @Entity
                        @Key(pk = "ORDER#{id}", sk = "{placedAt:month}")
                        @IndexKey(index = "GSI1", pk = "BUYER#{buyer}", sk = "ORDER")
                        public record Order(
                                @FromKey String id,
                                @FromKey Instant placedAt, // AZ128
                                @FromKey String buyer) {} // AZ128
                        """));

        assertThat(compiled.texts(Diagnostic.NOT_FROM_KEY))
                .containsExactly(
                        "Order.placedAt cannot be read from the table key: the key holds only its month",
                        "Order.buyer cannot be read from the table key: no template of the table key names it");
    }

    @Test
    void keysMayBeEqual_twoEntities_namesBoth() {
        CompilationResult compiled =
                CompilationResult.asMarked(Source.of("""
                        @SingleTable(name = "Shop", entities = {Order.class, Refund.class, Note.class})
                        public interface Shop {}
                        """), Source.of("""
                        @Entity
                        @Key(pk = "ORDER#{id}", sk = "{kind}#{part}")
                        @Unique(component = "kind", name = "Order#kind") // AZ111
                        public record Order(String id, String kind, String part) {}
                        """), Source.of("""
                        @Entity
                        @Key(pk = "ORDER#{orderId}", sk = "REFUND#{number}") // AZ111
                        public record Refund(String orderId, String number) {}
                        """), Source.of("""
                        @Entity
                        @Key(pk = "UNIQUE#{a}#{b}#{c}", sk = "UNIQUE#{a}#{b}#{c}")
                        public record Note(String a, String b, String c) {}
                        """));

        assertThat(compiled.texts(Diagnostic.KEYS_MAY_BE_EQUAL))
                .contains("Keys of Order and Refund can be equal: \"ORDER#{id}\" / \"{kind}#{part}\""
                        + " and \"ORDER#{orderId}\" / \"REFUND#{number}\"");
    }
}
