package io.azulejo.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.design.Diagnostic;
import org.junit.jupiter.api.Test;

/** Diagnostics about entities and their components. */
class EntityDiagnosticsTest {

    @Test
    void entityShape_invalidEntities_reportsEachReason() {
        CompilationResult compiled = CompilationResult.asMarked(
                Source.of("""
                        @SingleTable(name = "Shop",
                                entities = {Box.class, Plain.class, NoKey.class, NoSk.class, Hidden.class})
                        public interface Shop {}
                        """),
                Source.of("""
                        @Entity
                        @Key(pk = "BOX#{id}", sk = "BOX")
                        public record Box<T>(String id, T content) {} // AZ118
                        """),
                Source.of("\npublic class Plain {} // AZ118\n"),
                Source.of("@Entity\npublic record NoKey(String id) {} // AZ118\n"),
                Source.of("@Entity\n@Key(pk = \"A\")\npublic record NoSk(String id) {} // AZ118\n"),
                Source.of(
                        "@Entity(\"H\") // AZ118\n@Key(pk = \"H\", sk = \"H\")\npublic record Hidden(String id) {}\n"));

        assertThat(compiled.texts(Diagnostic.ENTITY_SHAPE))
                .containsExactlyInAnyOrder(
                        "Box cannot be an entity: a generic record does not define what is stored",
                        "Plain cannot be an entity: it is not a record",
                        "NoKey cannot be an entity: it has no @Key",
                        "NoSk cannot be an entity: its @Key has no sk template, but its table has a sort key",
                        "Hidden cannot be an entity: it has an entity type, but its table names no entityType attribute");
    }

    @Test
    void componentType_notStorable_suggestsAFix() {
        CompilationResult compiled = CompilationResult.asMarked(shop("Order"), Source.of("""
                        @Entity
                        @Key(pk = "ORDER#{id}", sk = "ORDER")
                        public record Order(String id,
                                Optional<String> note, // AZ119
                                Thread worker, // AZ119
                                Map<Integer, String> byNumber, // AZ119
                                Set<List<String>> groups, // AZ119
                                int[] numbers, // AZ119
                                char sign, // AZ119
                                @Convert(Converters.Wrong.class) Duration delay, // AZ119
                                Loop loop) {
                            public record Loop(String name,
                                    Loop next) {} // AZ119
                        }
                        """), Source.of("""
                        public class Converters {
                            public static class Wrong implements Converter<String, String> {
                                public String stored(String value) { return value; }
                                public String value(String stored) { return stored; }
                            }
                        }
                        """));

        assertThat(compiled.texts(Diagnostic.COMPONENT_TYPE))
                .contains(
                        "Order.note has type java.util.Optional<java.lang.String>, which cannot be stored:"
                                + " use @Nullable for a component that may be absent",
                        "Order.worker has type java.lang.Thread, which cannot be stored:"
                                + " write a converter and name it with @Convert",
                        "Loop.next has type shop.Order.Loop, which cannot be stored:"
                                + " a record cannot be nested in itself");
    }

    @Test
    void componentRole_wrongTypeOrTwice_isRefused() {
        CompilationResult compiled = CompilationResult.asMarked(shop("Order"), Source.of("""
                        @Entity
                        @Key(pk = "ORDER#{id}", sk = "ORDER")
                        public record Order(
                                @GeneratedId long id, // AZ120
                                @Version int version, // AZ120
                                @CreatedAt String createdAt, // AZ120
                                @UpdatedAt LocalDate updatedAt, // AZ120
                                @Ttl Instant expiresAt,
                                @Ttl Instant alsoExpiresAt, // AZ120
                                @SoftDelete(purgeAfter = "a month") @Nullable Instant deletedAt) {} // AZ120
                        """));

        assertThat(compiled.texts(Diagnostic.COMPONENT_ROLE))
                .contains(
                        "@Version on Order.version: it must be a long",
                        "@Ttl on Order.alsoExpiresAt: another component already has this annotation",
                        "@SoftDelete on Order.deletedAt: purgeAfter and @Ttl would both write the TTL attribute");
    }

    @Test
    void attributeClash_twoMeanings_namesBoth() {
        CompilationResult compiled = CompilationResult.asMarked(shop("Order"), Source.of("""
                        @Entity
                        @Key(pk = "ORDER#{id}", sk = "ORDER")
                        public record Order(String id,
                                String total,
                                @Attribute("total") long sum, // AZ121
                                @Attribute("PK") String key) {} // AZ121
                        """));

        assertThat(compiled.texts(Diagnostic.ATTRIBUTE_CLASH))
                .containsExactly(
                        "Attribute \"total\" of Order would hold both component total and component sum",
                        "Attribute \"PK\" of Order would hold both the partition key and component key");
    }

    @Test
    void whenNotBoolean_unknownOrWrongMember_isRefused() {
        CompilationResult compiled = CompilationResult.asMarked(Source.of("""
                        @SingleTable(name = "Shop", entities = Order.class, entityType = "Type",
                                indexes = @Index(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK"))
                        @Accept(id = "AZ205", because = "a test")
                        public interface Shop {}
                        """), Source.of("""
                        @Entity("ORDER")
                        @EntityType(value = "CART",
                                when = "!total") // AZ122
                        @Key(pk = "ORDER#{id}", sk = "ORDER")
                        @IndexKey(index = "GSI1", pk = "BUYER#{id}", sk = "ORDER",
                                when = "opened") // AZ122
                        public record Order(String id, long total) {}
                        """));

        assertThat(compiled.texts(Diagnostic.WHEN_NOT_BOOLEAN))
                .contains("Condition when = \"!total\" on Order names no boolean component"
                        + " or boolean method without parameters");
    }

    @Test
    void entityTypeAmbiguous_sharedValue_namesBoth() {
        CompilationResult compiled = CompilationResult.asMarked(Source.of("""
                        @SingleTable(name = "Shop", entities = {Order.class, Cart.class}, entityType = "Type")
                        public interface Shop {}
                        """), Source.of("""
                        @Entity("ORDER")
                        @EntityType(value = "CART", when = "open")
                        @Key(pk = "ORDER#{id}", sk = "ORDER")
                        public record Order(String id, boolean open) {}
                        """), Source.of("""
                        @Entity("CART") // AZ117
                        @Key(pk = "CART#{id}", sk = "CART")
                        public record Cart(String id) {}
                        """));

        assertThat(compiled.texts(Diagnostic.ENTITY_TYPE_AMBIGUOUS))
                .containsExactly("Entity type \"CART\" belongs to both Order and Cart");
    }

    @Test
    void uniqueGuard_invalidGuard_reportsTheReason() {
        CompilationResult compiled = CompilationResult.asMarked(
                Source.of("""
                        @SingleTable(name = "Shop", entities = {User.class, Mail.class})
                        public interface Shop {}
                        """), Source.of("""
                        @Entity
                        @Key(pk = "USER#{id}", sk = "USER")
                        @Unique(component = "emial") // AZ123
                        @Unique(component = "email", guard = Mail.class) // AZ123 // AZ123
                        @Unique(component = "name", guard = Other.class) // AZ123
                        public record User(String id, String email, String name) {}
                        """), Source.of("""
                        @Entity
                        @Key(pk = "MAIL#{email}#{realm}", sk = "MAIL")
                        public record Mail(String email, String realm) {}
                        """), Source.of("public record Other(String name) {}"));

        assertThat(compiled.texts(Diagnostic.UNIQUE_GUARD))
                .contains(
                        "@Unique on User: emial is not a component of User",
                        "@Unique on User: Mail.realm must be filled, but User has no component or method of that name",
                        "@Unique on User: Other is not an entity of this design");
    }

    @Test
    void guardName_ofNamesInTheCode_isRefused() {
        CompilationResult compiled =
                CompilationResult.asMarked(Source.of("""
                        @SingleTable(name = "Shop", entities = {User.class, Pet.class, Mail.class}, entityType = "type")
                        public interface Shop {}
                        """), Source.of("""
                        @Entity
                        @Key(pk = "USER#{id}", sk = "USER")
                        @Unique(component = "email") // AZ137
                        @Unique(component = "phone", name = "User#phone")
                        @Unique(component = "mail", name = "x", guard = Mail.class) // AZ123
                        public record User(String id, String email, String phone, String mail) {}
                        """), Source.of("""
                        @Entity("PET")
                        @Key(pk = "PET#{id}", sk = "PET")
                        @Unique(component = "chip") // AZ137
                        @Unique(component = "tag", formerNames = "Dog#tag")
                        public record Pet(String id, @Attribute(aliases = "number") String chip, String tag) {}
                        """), Source.of("""
                        @Entity("MAIL")
                        @Key(pk = "MAIL#{mail}", sk = "MAIL")
                        public record Mail(String mail) {}
                        """));

        assertThat(compiled.texts(Diagnostic.GUARD_NAME))
                .containsExactly(
                        "@Unique on User: the key of its guard would contain the name of the record,"
                                + " because its @Entity has no value; set name = \"User#email\" to fix it",
                        "@Unique on Pet: the key of its guard would contain the attribute chip,"
                                + " which has been renamed; set name = \"PET#number\" to fix it");
    }

    @Test
    void guardOutlivesOwner_withoutTtl_isFound() {
        CompilationResult compiled =
                CompilationResult.asMarked(Source.of("""
                        @SingleTable(name = "Shop", entities = {Ticket.class, Code.class, Seat.class})
                        public interface Shop {}
                        """), Source.of("""
                        @Entity
                        @Key(pk = "TICKET#{id}", sk = "TICKET")
                        @Unique(component = "code", guard = Code.class) // AZ222
                        @Unique(component = "seat", guard = Seat.class)
                        @Unique(component = "row", name = "row")
                        public record Ticket(String id, String code, String seat, String row,
                                @Ttl Instant expiresAt) {}
                        """), Source.of("""
                        @Entity
                        @Key(pk = "CODE#{code}", sk = "CODE")
                        public record Code(String code) {}
                        """), Source.of("""
                        @Entity
                        @Key(pk = "SEAT#{seat}", sk = "SEAT")
                        public record Seat(String seat, @Ttl Instant expiresAt) {}
                        """));

        assertThat(compiled.succeeds().texts(Diagnostic.GUARD_OUTLIVES_OWNER))
                .containsExactly("Guard Code has no TTL that Ticket fills, so code stays taken when the item expires");
    }

    @Test
    void reference_notFillingTheKey_listsTheComponents() {
        CompilationResult compiled = CompilationResult.asMarked(Source.of("""
                        @SingleTable(name = "Shop", entities = {Order.class, User.class})
                        public interface Shop {}
                        """), Source.of("""
                        @Entity
                        @Key(pk = "ORDER#{id}", sk = "ORDER")
                        @Exists(entity = User.class, by = {"buyer", "id"}) // AZ124
                        @Exists(entity = User.class, by = "number") // AZ124
                        public record Order(String id, String buyer, long number) {}
                        """), Source.of("""
                        @Entity
                        @Key(pk = "USER#{name}", sk = "USER")
                        public record User(String name) {}
                        """));

        assertThat(compiled.texts(Diagnostic.REFERENCE))
                .containsExactly(
                        "@Exists on Order: the key of User takes [name], but by names [buyer, id]",
                        "@Exists on Order: Order.number is not of the type of User.name");
    }

    private static Source shop(String entity) {
        return Source.of(
                "@SingleTable(name = \"Shop\", entities = %s.class)\npublic interface Shop {}".formatted(entity));
    }
}
