package io.azulejo.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.design.Diagnostic;
import io.azulejo.design.ValueType;
import org.junit.jupiter.api.Test;

/** Diagnostics about the types of components, converters and sealed interfaces. */
class TypeDiagnosticsTest {
    private static final Source MONEY = Source.of("public class Money {}");
    private static final Source CENTS = Source.of("""
            public class Cents implements Converter<Money, Long> {
                public Long stored(Money money) { return 1L; }
                public Money value(Long cents) { return new Money(); }
            }
            """);
    private static final Source EUROS = Source.of("""
            public class Euros implements Converter<Money, String> {
                public String stored(Money money) { return ""; }
                public Money value(String euros) { return new Money(); }
            }
            """);

    private static Source shop(String converters) {
        return Source.of("""
                @SingleTable(name = "Shop", entities = Order.class,
                    converters = {%s}) // AZ146
                public interface Shop {}
                """.formatted(converters));
    }

    @Test
    void converters_ofOneType_areRefused() {
        CompilationResult compiled =
                CompilationResult.asMarked(MONEY, CENTS, EUROS, Source.of("""
                @Entity
                @Key(pk = "ORDER#{id}", sk = "ORDER")
                public record Order(String id, Money price) {}
                """), shop("Cents.class, Euros.class"));

        assertThat(compiled.texts(Diagnostic.CONVERTER))
                .containsExactly("Converter Euros of table Shop: Cents converts shop.Money too");
    }

    @Test
    void converter_ofATable_isUsedInCollectionsAndOverriddenByConvert() {
        CompilationResult compiled = CompilationResult.of(MONEY, CENTS, EUROS, Source.of("""
                @Entity
                @Key(pk = "ORDER#{id}", sk = "ORDER")
                public record Order(String id, Money price, List<Money> list, Set<Money> set, Map<String, Money> map,
                        @Convert(Euros.class) Money other, @Convert(Euros.class) Set<Money> others) {}
                """), Source.of("""
                @SingleTable(name = "Shop", entities = Order.class, converters = Cents.class)
                public interface Shop {}
                """))
                .succeeds();

        assertThat(compiled.design("shop.Shop")
                        .entities()
                        .findFirst()
                        .orElseThrow()
                        .components())
                .extracting(component -> component.type().stored())
                .containsExactly("S", "N", "L", "NS", "M", "S", "SS");
        assertThat(compiled.design("shop.Shop")
                        .entities()
                        .findFirst()
                        .orElseThrow()
                        .components()
                        .get(1)
                        .type())
                .isInstanceOf(ValueType.Converted.class);
    }

    @Test
    void sealedInterface_thatCannotBeStored_saysWhy() {
        CompilationResult compiled = CompilationResult.asMarked(
                Source.of("public sealed interface Open { record A(String type) implements Open {} }"),
                Source.of("public sealed interface Two { @StoredAs(\"x\") record A() implements Two {}"
                        + " @StoredAs(\"x\") record B() implements Two {} }"),
                Source.of("public sealed interface Mixed { final class A implements Mixed {} }"),
                Source.of("""
                        @Entity
                        @Key(pk = "ORDER#{id}", sk = "ORDER")
                        public record Order(String id,
                                Open open, // AZ119
                                Two two, // AZ119
                                List<Mixed> mixed, // AZ119
                                CharSequence free) {} // AZ119
                        """),
                Source.of("@SingleTable(name = \"Shop\", entities = Order.class)\npublic interface Shop {}"));

        assertThat(compiled.texts(Diagnostic.COMPONENT_TYPE))
                .anySatisfy(text -> assertThat(text)
                        .endsWith(
                                "A.type has the name of the discriminator \"type\"; name another with @Discriminator"))
                .anySatisfy(text -> assertThat(text)
                        .endsWith("two of its records have the discriminator value \"x\"; name one with @StoredAs"))
                .anySatisfy(text -> assertThat(text).endsWith("it permits Mixed.A, which is not a record"));
    }

    @Test
    void formats_ofTimes_areRefused() {
        CompilationResult.asMarked(
                Source.of("""
                        @Entity
                        @Key(pk = "ORDER#{id}",
                            sk = "{month:desc}") // AZ103
                        @IndexKey(index = "GSI1", pk = "{uuid}", sk = "{at:seconds}") // AZ103
                        @IndexKey(index = "GSI2", pk = "{uri}", sk = "{length:sortable,desc}#{short:pad(3)}#{float:sortable}")
                        public record Order(String id, YearMonth month, LocalDateTime at, UUID uuid, java.net.URI uri,
                                Duration length, short number, float part) {}
                        """.replace("{short:", "{number:").replace("{float:", "{part:")), Source.of("""
                        @SingleTable(name = "Shop", entities = Order.class, indexes = {
                            @Index(name = "GSI1", partitionKey = "A", sortKey = "B"),
                            @Index(name = "GSI2", partitionKey = "C", sortKey = "D")})
                        public interface Shop {
                            @Query(index = "GSI1") List<Order> a(UUID uuid);
                            @Query(index = "GSI2") List<Order> b(java.net.URI uri, SortRange<Duration> length);
                        }
                        """));
    }
}
