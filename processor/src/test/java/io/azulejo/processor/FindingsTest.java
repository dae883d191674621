package io.azulejo.processor;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.tuple;

import io.azulejo.design.Diagnostic;
import io.azulejo.design.Finding;
import org.junit.jupiter.api.Test;

/** Findings: notes in the compilation, included in the design as data, acceptable with a reason. */
class FindingsTest {

    @Test
    void foreignItems_partitionSharedWithAnotherEntity_namesItAndCompiles() {
        CompilationResult compiled = CompilationResult.asMarked(Source.of("""
                        @SingleTable(name = "Blog", entities = {Comment.class, Reply.class})
                        public interface Blog {
                            @AccessPattern("Comments of a post")
                            @Query List<Comment> comments(String postId); // AZ201
                            @Query List<Reply> replies(String postId, String commentId);
                        }
                        """), Source.of("""
                        @Entity
                        @Key(pk = "POST#{postId}", sk = "COMMENT#{commentId}")
                        public record Comment(String postId, String commentId) {}
                        """), Source.of("""
                        @Entity
                        @Key(pk = "POST#{postId}", sk = "COMMENT#{commentId}#{replyId}")
                        public record Reply(String postId, String commentId, String replyId) {}
                        """));

        assertThat(compiled.succeeds().texts(Diagnostic.OTHER_ENTITY_ITEMS))
                .containsExactly("Access pattern Comments of a post also reads items of Reply;"
                        + " they are skipped, but you pay for them");
    }

    @Test
    void unsorted_numbersAndTimesOfVaryingWidth_areFound() {
        CompilationResult compiled = CompilationResult.asMarked(
                Source.of("@SingleTable(name = \"Shop\", entities = Line.class)\npublic interface Shop {}"),
                Source.of("""
                        @Entity
                        @Key(pk = "ORDER#{orderId}#{copy}",
                                sk = "{copy}#{number}#{price}#{shippedAt}#{due}") // AZ202 // AZ202 // AZ203 // AZ203
                        public record Line(String orderId, int copy, int number, BigDecimal price, String shippedAt,
                                @Convert(Due.class) OffsetDateTime due) {
                            public static final class Due implements Converter<OffsetDateTime, String> {
                                @Override public String stored(OffsetDateTime value) { return value.toString(); }
                                @Override public OffsetDateTime value(String stored) { return OffsetDateTime.parse(stored); }
                            }
                        }
                        """));

        assertThat(compiled.succeeds().texts(Diagnostic.NUMBER_UNSORTED))
                .contains("Sort key \"{copy}#{number}#{price}#{shippedAt}#{due}\" of Line holds the number number"
                        + " unpadded, so 10 sorts before 9; write {number:pad(10)}");
        assertThat(compiled.texts(Diagnostic.TIME_UNSORTED))
                .contains("Sort key \"{copy}#{number}#{price}#{shippedAt}#{due}\" of Line holds the time shippedAt"
                        + " as text of varying width, so it does not sort by time");
    }

    @Test
    void uniqueWithTime_inConstraintOrKey_isFound() {
        CompilationResult compiled = CompilationResult.asMarked(
                Source.of("@SingleTable(name = \"Blog\", entities = Like.class)\npublic interface Blog {}"),
                Source.of("""
                        @Entity
                        @Key(pk = "POST#{postId}",
                                sk = "LIKE#{userId}#{createdAt}") // AZ204 // AZ213
                        @Unique(component = "userId", scope = {"postId", "createdAt"}, name = "Like#userId") // AZ204
                        public record Like(String postId, String userId, @CreatedAt Instant createdAt) {}
                        """));

        assertThat(compiled.succeeds().texts(Diagnostic.UNIQUE_WITH_TIME))
                .containsExactly(
                        "@Unique userId of Like contains the time createdAt,"
                                + " so two Like can differ in the time only",
                        "Sort key \"LIKE#{userId}#{createdAt}\" of Like contains the time createdAt,"
                                + " so two Like of one userId can differ in the time only");
    }

    @Test
    void partitions_hotOrUnused_areFound() {
        CompilationResult compiled = CompilationResult.asMarked(Source.of("""
                        @SingleTable(name = "Shop", entities = Order.class, entityType = "Type", indexes = {
                            @Index(name = "GSI1", partitionKey = "GSI1PK", sortKey = "PK"),
                            @Index(name = "GSI2", partitionKey = "GSI2PK", sortKey = "PK"), // AZ205
                            @Index(name = "GSI3", partitionKey = "Type", sortKey = "PK")})
                        public interface Shop {
                            @Query(index = "GSI1") List<Order> open();
                            @Query(index = "GSI3") List<Order> all();
                        }
                        """), Source.of("""
                        @Entity("ORDER")
                        @Key(pk = "ORDER#{id}", sk = "ORDER")
                        @IndexKey(index = "GSI1", pk = "OPEN") // AZ206
                        @IndexKey(index = "GSI2", pk = "STATE#{state}") // AZ206
                        public record Order(String id, State state) { // AZ206
                            public enum State { OPEN, PAID, SENT }
                        }
                        """));

        assertThat(compiled.succeeds().texts(Diagnostic.INDEX_UNUSED))
                .containsExactly("Index GSI2 of table Shop is written by Order but read by no access pattern");
        assertThat(compiled.texts(Diagnostic.HOT_PARTITION))
                .containsExactly(
                        "All items of Order share the partition OPEN in index GSI1,"
                                + " which is limited to 1,000 writes per second",
                        "All items of Order share the 3 partitions of STATE#{state} in index GSI2,"
                                + " which is limited to 1,000 writes per second",
                        "All items of Order share the partition ORDER in index GSI3,"
                                + " which is limited to 1,000 writes per second");
    }

    @Test
    void transaction_listWithoutBoundOrTooLong_isFound() {
        CompilationResult compiled = CompilationResult.asMarked(Source.of("""
                        @SingleTable(name = "Shop", entities = Line.class)
                        public interface Shop {
                            @Transact void place(@Create List<Line> lines); // AZ207
                            @Transact void most(@Create @AtMost(50) List<Line> lines);
                            @Transact void more(@Create @AtMost(51) List<Line> lines); // AZ207
                        }
                        """), Source.of("""
                        @Entity
                        @Key(pk = "LINE#{id}", sk = "LINE")
                        @Unique(component = "code", name = "Line#code")
                        public record Line(String id, String code) {}
                        """));

        assertThat(compiled.succeeds().texts(Diagnostic.TRANSACTION_MAY_BE_TOO_LARGE))
                .containsExactly(
                        "Transaction place may need more than 100 actions: nothing bounds the list lines; add @AtMost",
                        "Transaction more may need more than 100 actions:"
                                + " its lists at maximum length, including guards, need 102");
    }

    @Test
    void accept_matchingFinding_suppressesTheNoteAndKeepsTheReason() {
        CompilationResult compiled = CompilationResult.asMarked(Source.of("""
                        @SingleTable(name = "Shop", entities = {Order.class, Item.class},
                                indexes = @Index(name = "GSI1", partitionKey = "GSI1PK", sortKey = "PK"))
                        @Accept(id = "AZ205", because = "the reports read it")
                        public interface Shop {
                            @Accept(id = "AZ201", because = "there are few items")
                            @Query List<Order> orders(String buyer);
                        }
                        """), Source.of("""
                        @Entity
                        @Key(pk = "BUYER#{buyer}", sk = "{id}#{date}")
                        @IndexKey(index = "GSI1", pk = "ALL")
                        @Accept(id = "AZ206", because = "one order a day")
                        @Accept(id = "AZ203", because = "always a date")
                        public record Order(String buyer, String id, String date) {}
                        """), Source.of("""
                        @Entity
                        @Key(pk = "BUYER#{buyer}", sk = "ITEM")
                        public record Item(String buyer) {}
                        """));

        assertThat(compiled.succeeds().design("shop.Shop").findings())
                .extracting(Finding::diagnostic, Finding::because)
                .containsExactlyInAnyOrder(
                        tuple(Diagnostic.OTHER_ENTITY_ITEMS, "there are few items"),
                        tuple(Diagnostic.TIME_UNSORTED, "always a date"),
                        tuple(Diagnostic.INDEX_UNUSED, "the reports read it"),
                        tuple(Diagnostic.HOT_PARTITION, "one order a day"));
    }

    @Test
    void accept_matchingNothing_isAFinding_andOfAnErrorIsAnError() {
        CompilationResult compiled = CompilationResult.asMarked(
                Source.of("""
                        @SingleTable(name = "Shop", entities = Order.class)
                        @Accept(id = "AZ205", because = "no index here") // AZ208
                        public interface Shop {}
                        """),
                Source.of("@Entity\n@Key(pk = \"ORDER#{id}\", sk = \"ORDER\")\npublic record Order(String id) {}"));
        assertThat(compiled.succeeds().texts(Diagnostic.ACCEPT_UNUSED))
                .containsExactly("@Accept of AZ205 on Shop matches no finding");

        CompilationResult faulty = CompilationResult.asMarked(
                Source.of("""
                        @SingleTable(name = "Shop", entities = Order.class)
                        @Accept(id = "AZ111", because = "who cares") // AZ133
                        @Accept(id = "AZ999", because = "who knows") // AZ133
                        public interface Shop {}
                        """),
                Source.of("@Entity\n@Key(pk = \"ORDER#{id}\", sk = \"ORDER\")\npublic record Order(String id) {}"));
        assertThat(faulty.fails().texts(Diagnostic.ACCEPT_UNKNOWN))
                .containsExactly(
                        "@Accept names AZ111, which is an error and cannot be accepted",
                        "@Accept names AZ999, which is not a diagnostic");
    }
}
