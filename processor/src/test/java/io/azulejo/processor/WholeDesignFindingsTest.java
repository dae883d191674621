package io.azulejo.processor;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.design.Diagnostic;
import org.junit.jupiter.api.Test;

/** Findings about a design as a whole: index cost, private data, growth and lost items. */
class WholeDesignFindingsTest {

    @Test
    void indexes_tooWideUnusedOrRedundant_areFound() {
        CompilationResult compiled = CompilationResult.asMarked(Source.of("""
                        @SingleTable(name = "Blog", entities = {Post.class, User.class}, indexes = {
                            @Index(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK"), // AZ209
                            @Index(name = "GSI2", partitionKey = "author"), // AZ209 // AZ216
                            @Index(name = "GSI3", partitionKey = "GSI3PK", sortKey = "PK")}) // AZ209
                        public interface Blog {
                            @Query(index = "GSI1") Page<Post> byAuthor(String author, PageRequest page);
                            @Query(index = "GSI2") Page<Post> sameAgain(String author, PageRequest page);
                            @Query(index = "GSI3") Page<Line> inShelf(String shelf, PageRequest page);
                            @ProjectionOf(Post.class) record Line(String slug, String shelf) {}
                        }
                        """), Source.of("""
                        @Entity
                        @Key(pk = "POST#{slug}", sk = "POST")
                        @IndexKey(index = "GSI1", pk = "AUTHOR#{author}", sk = "{slug}")
                        @IndexKey(index = "GSI3", pk = "SHELF#{shelf}")
                        public record Post(String slug, String author, String shelf, String content) {}
                        """), Source.of("""
                        @Entity
                        @Key(pk = "USER#{id}", sk = "PROFILE")
                        @IndexKey(index = "GSI1", pk = "USER#{id}", sk = "PROFILE") // AZ210 // AZ216
                        public record User(String id) {}
                        """));

        assertThat(compiled.succeeds().texts(Diagnostic.WIDE_PROJECTION))
                .containsExactly(
                        "Index GSI1 copies content of Post, which its queries do not need; project less",
                        "Index GSI2 copies content of Post, which its queries do not need; project less",
                        "Index GSI3 copies author, content of Post, which its queries do not need; project less");
        assertThat(compiled.texts(Diagnostic.INDEX_KEY_UNUSED))
                .containsExactly("Key \"USER#{id}\" of User in index GSI1 is written but read by no access pattern");
        assertThat(compiled.texts(Diagnostic.INDEX_KEY_REDUNDANT))
                .containsExactly(
                        "Key of Post in index GSI2 duplicates index GSI1: both look up by author",
                        "Key of User in index GSI1 duplicates the table: both look up by id");
    }

    @Test
    void privateData_inKeysAndCopies_isFoundByName() {
        CompilationResult compiled = CompilationResult.asMarked(Source.of("""
                        @SingleTable(name = "Users", entities = User.class,
                            indexes = @Index(name = "GSI1", partitionKey = "GSI1PK", sortKey = "PK"))
                        public interface Users {
                            @Query(index = "GSI1")
                            Optional<User> byEmail(String email); // AZ214
                        }
                        """), Source.of("""
                        @Entity
                        @Key(pk = "USER#{id}", sk = "{resetToken}") // AZ211
                        @IndexKey(index = "GSI1", pk = "EMAIL#{email}") // AZ211
                        public record User(String id, String email, String resetToken, String passwordHash, // AZ212 // AZ212
                                String tokenHash) {}
                        """));

        assertThat(compiled.succeeds().texts(Diagnostic.PRIVATE_IN_KEY))
                .containsExactly(
                        "Sort key \"{resetToken}\" of User holds resetToken, which looks like a secret by its name;"
                                + " keys appear in logs, cursors, streams and backups",
                        "Key in GSI1 \"EMAIL#{email}\" of User holds email, which looks like personal data by its name;"
                                + " keys appear in logs, cursors, streams and backups");
        assertThat(compiled.texts(Diagnostic.SECRET_IN_INDEX))
                .containsExactly(
                        "Index GSI1 copies resetToken of User, which looks like a secret by its name",
                        "Index GSI1 copies passwordHash of User, which looks like a secret by its name");
        assertThat(compiled.texts(Diagnostic.UNIQUENESS_MISSING))
                .containsExactly("Access pattern byEmail expects one User, but email is not unique:"
                        + " an index does not enforce it");
    }

    @Test
    void uniqueValue_guardedOrGenerated_isNoFinding() {
        CompilationResult.asMarked(Source.of("""
                        @SingleTable(name = "Users", entities = User.class, indexes = {
                            @Index(name = "GSI1", partitionKey = "GSI1PK", sortKey = "PK"),
                            @Index(name = "GSI2", partitionKey = "id")})
                        public interface Users {
                            @Query(index = "GSI1") Optional<User> byHandle(String handle);
                            @Query(index = "GSI2") Optional<User> byId(String id);
                        }
                        """), Source.of("""
                        @Entity
                        @Key(pk = "USER#{name}", sk = "PROFILE")
                        @IndexKey(index = "GSI1", pk = "HANDLE#{handle}")
                        @Unique(component = "handle", name = "User#handle")
                        public record User(String name, String handle, @GeneratedId String id) {}
                        """));
    }

    @Test
    void collections_thatGrowOrOutliveTheirParent_areFound() {
        CompilationResult compiled = CompilationResult.asMarked(
                Source.of("""
                        @SingleTable(name = "Games", entities = {Game.class, Move.class, Chat.class, Report.class})
                        public interface Games {
                            @Query List<Chat> chat(String gameId); // AZ215
                            @Query Page<Chat> chatPage(String gameId, PageRequest page);
                            @Query(limit = 10) List<Report> reports(String month);
                            @Update(Chat.class) void correct(String gameId, Instant at, String text); // AZ220
                        }
                        """), Source.of("""
                        @Entity
                        @Key(pk = "GAME#{gameId}", sk = "GAME")
                        public record Game(String gameId, @Ttl Instant expiresAt) {}
                        """), Source.of("""
                        @Entity
                        @Key(pk = "GAME#{gameId}", sk = "MOVE#{number:pad(4)}")
                        public record Move(String gameId, int number) {} // AZ219
                        """), Source.of("""
                        @Entity
                        @Key(pk = "GAME#{gameId}", sk = "CHAT#{at}") // AZ213
                        public record Chat(String gameId, @CreatedAt Instant at, String text) {} // AZ219
                        """), Source.of("""
                        @Entity
                        @Key(pk = "MONTH#{month}", sk = "REPORT#{id}") // AZ213
                        @Accept(id = "AZ205", because = "nothing") // AZ208
                        public record Report(String month, @GeneratedId String id) {}
                        """));

        assertThat(compiled.succeeds().texts(Diagnostic.COLLECTION_GROWS))
                .containsExactly(
                        "Item collection \"GAME#{gameId}\" grows with every Chat and nothing removes them",
                        "Item collection \"MONTH#{month}\" grows with every Report and nothing removes them");
        assertThat(compiled.texts(Diagnostic.UNBOUNDED_READ))
                .containsExactly("Access pattern chat reads every Chat of a growing item collection;"
                        + " return a Page or set a limit");
        assertThat(compiled.texts(Diagnostic.OUTLIVES_PARENT))
                .containsExactlyInAnyOrder(
                        "Items of Move have no TTL and remain when the Game of their partition expires",
                        "Items of Chat have no TTL and remain when the Game of their partition expires");
        assertThat(compiled.texts(Diagnostic.KEY_NEEDS_CREATION_TIME))
                .containsExactly("Access pattern correct needs at, which is known only after reading the Chat");
    }

    @Test
    void states_inKeysOrIgnoredByKeys_andMixedTenants_areFound() {
        CompilationResult compiled = CompilationResult.asMarked(Source.of("""
                        @SingleTable(name = "Shop", entities = {Order.class, Parcel.class},
                            indexes = @Index(name = "GSI1", partitionKey = "GSI1PK", sortKey = "PK"))
                        public interface Shop {
                            @Query(index = "GSI1") Page<Order> byBuyer(String buyer, PageRequest page); // AZ218
                            @Query(index = "GSI1") Page<Order> ofShop(String buyer, String shop, PageRequest page);
                        }
                        """), Source.of("""
                        @Entity
                        @Key(pk = "SHOP#{shop}#ORDER#{id}", sk = "ORDER")
                        @IndexKey(index = "GSI1", pk = "BUYER#{buyer}") // AZ221
                        public record Order(String shop, String id, String buyer, boolean archived) {}
                        """), Source.of("""
                        @Entity
                        @Key(pk = "SHOP#{shop}#ORDER#{id}", sk = "PARCEL#{state}") // AZ217
                        public record Parcel(String shop, String id, String state) {}
                        """));

        assertThat(compiled.succeeds().texts(Diagnostic.CROSS_TENANT_READ))
                .containsExactly("Access pattern byBuyer reads Order of every shop, although the table separates them");
        assertThat(compiled.texts(Diagnostic.VISIBILITY_NOT_IN_KEY))
                .containsExactly("Key of Order in index GSI1 ignores archived, so lists include hidden items");
        assertThat(compiled.texts(Diagnostic.STATE_IN_KEY))
                .containsExactly("Table key \"PARCEL#{state}\" of Parcel contains the state state,"
                        + " so a change needs a delete and a put");
    }
}
