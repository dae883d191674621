package io.azulejo.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.design.Diagnostic;
import org.junit.jupiter.api.Test;

/** Diagnostics about what a design declares for items of earlier builds. */
class OldItemsDiagnosticsTest {

    @Test
    void defaultValue_notOfTheComponentsType_saysWhatIsRight() {
        CompilationResult compiled = CompilationResult.asMarked(shop(), Source.of("""
                        @Entity
                        @Key(pk = "USER#{id}", sk = "USER")
                        public record User(
                                @Default("u") String id, // AZ134
                                @Default("one") int seats, // AZ134
                                @Default("9999999999") int more, // AZ134
                                @Default("9999999999") long most,
                                @Default("NaN") double share, // AZ134
                                @Default("0.5") BigDecimal price,
                                @Default("yes") boolean active, // AZ134
                                @Default("today") Instant since, // AZ134
                                @Default("2024-02-30") LocalDate birth, // AZ134
                                @Default("PURPLE") Colour colour, // AZ134
                                @Default("red") Colour stored,
                                @Default(value = "", forUnknown = true) String text, // AZ134
                                @Default("") @Nullable String note, // AZ134
                                @Default("a") List<String> tags, // AZ134
                                @Default("1") @Version long version, // AZ134
                                Inner inner) {
                            public enum Colour { @StoredAs("red") RED, BLUE }
                            public record Inner(@Default("x") int depth) {} // AZ134
                        }
                        """));

        assertThat(compiled.texts(Diagnostic.DEFAULT_VALUE))
                .contains(
                        "@Default on User.id: the table key determines the component",
                        "@Default on User.seats: \"one\" is not an int",
                        "@Default on User.share: \"NaN\" is not a finite double",
                        "@Default on User.active: \"yes\" is neither true nor false",
                        "@Default on User.since: \"today\" is no RFC 3339 timestamp such as 2024-01-15T10:30:00Z",
                        "@Default on User.birth: \"2024-02-30\" is no date such as 2024-01-15",
                        "@Default on User.colour: \"PURPLE\" is none of red, BLUE",
                        "@Default on User.text: forUnknown is for enums",
                        "@Default on User.note: the component is nullable,"
                                + " so a null that is written would be read as the default",
                        "@Default on User.tags: a missing list is read as an empty one",
                        "@Default on User.version: an item without the attribute has version 0",
                        "@Default on User.Inner.depth: \"x\" is not an int");
    }

    @Test
    void alias_ofAnotherMeaning_isRefused() {
        CompilationResult compiled = CompilationResult.asMarked(shop(), Source.of("""
                        @Entity
                        @Key(pk = "USER#{id}", sk = "USER")
                        public record User(
                                @FromKey @Attribute(aliases = "key") String id, // AZ135
                                @Attribute(aliases = {"name", ""}) String fullName, // AZ135 // AZ135
                                String name,
                                @Attribute(aliases = "PK") String code, // AZ135
                                @Attribute(aliases = "old") String first,
                                @Attribute(aliases = "old") String second, // AZ135
                                @Attribute(aliases = "revision") @Version long version) {} // AZ135
                        """));

        assertThat(compiled.texts(Diagnostic.ATTRIBUTE_ALIAS))
                .contains(
                        "Alias \"key\" of User.id: a component that is read from the key has no attribute",
                        "Alias \"name\" of User.fullName: the attribute holds component name",
                        "Alias \"\" of User.fullName: a name is not empty",
                        "Alias \"PK\" of User.code: the attribute holds the partition key",
                        "Alias \"old\" of User.second: the attribute holds component first",
                        "Alias \"revision\" of User.version: conditions use the attribute of this component,"
                                + " so it cannot have two names");
    }

    @Test
    void upcast_versionsIncomplete_saysWhichIsMissing() {
        CompilationResult compiled = CompilationResult.asMarked(shop(), Source.of("""
                        @Entity(version = 3)
                        @Upcast(from = 2, with = User.Wrong.class) // AZ136
                        @Upcast(from = 3, with = User.Right.class) // AZ136
                        @Key(pk = "USER#{id}", sk = "USER")
                        public record User(String id) { // AZ136
                            public static class Wrong implements Runnable { public void run() {} }
                            public static class Right implements ItemUpcaster {
                                public void upcast(
                                    Map<String, software.amazon.awssdk.services.dynamodb.model.AttributeValue> item) {}
                            }
                        }
                        """));

        assertThat(compiled.texts(Diagnostic.UPCAST))
                .contains(
                        "@Upcast on User: User.Wrong does not implement ItemUpcaster",
                        "@Upcast on User: from = 3 is not from 1 to 2; the entity's version is 3",
                        "@Upcast on User: version 3 needs one from version 1");
    }

    @Test
    void projection_indexWithoutAliasOrVersion_isIncomplete() {
        CompilationResult compiled = CompilationResult.asMarked(
                Source.of("""
                        @SingleTable(name = "Shop", entities = User.class, indexes = @Index(name = "GSI1",
                                partitionKey = "GSI1PK", projection = Index.Projection.INCLUDE, include = "mail"))
                        public interface Shop {
                            @Query(index = "GSI1")
                            List<Mail> mails(String mail); // AZ114
                        }
                        """),
                Source.of("""
                        @Entity(version = 2)
                        @Upcast(from = 1, with = User.V1.class)
                        @Key(pk = "USER#{id}", sk = "USER")
                        @IndexKey(index = "GSI1", pk = "MAIL#{mail}")
                        public record User(String id, @Attribute(aliases = "email") String mail) {
                            public static class V1 implements ItemUpcaster {
                                public void upcast(
                                    Map<String, software.amazon.awssdk.services.dynamodb.model.AttributeValue> item) {}
                            }
                        }
                        """),
                Source.of("@ProjectionOf(User.class) public record Mail(String mail) {}"));

        assertThat(compiled.texts(Diagnostic.PROJECTION_INCOMPLETE))
                .singleElement()
                .asString()
                .contains("email, _v");
    }

    private static Source shop() {
        return Source.of("""
                        @SingleTable(name = "Shop", entities = User.class)
                        public interface Shop {}
                        """);
    }
}
