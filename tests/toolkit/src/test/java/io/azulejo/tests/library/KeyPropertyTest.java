package io.azulejo.tests.library;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.toolkit.entity.EntityUpdate;
import io.azulejo.toolkit.error.WriteRefusedException;
import java.math.BigDecimal;
import java.time.Duration;
import java.time.Instant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.RepeatedTest;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Property test: after any sequence of operations, stored keys and guards match the stored attributes. */
class KeyPropertyTest extends LibrarySuite {
    private static final List<String> WORDS = List.of("a", "b#", "c%", "ö", "");
    private Random random = new Random(0);

    @RepeatedTest(4)
    void anySequenceOfOperations_keysMatchTheAttributes() {
        long seed = System.nanoTime();
        random = new Random(seed);
        for (int i = 0; i < 120; i++) {
            String step = "step " + i + " of seed " + seed;
            try {
                operation();
            } catch (WriteRefusedException e) {
                assertThat(e.entity()).as(step).isIn("Book", "Loan", "Member");
            }
            if (i % 20 == 19) {
                assertKeysMatch(step);
            }
        }
    }

    private void operation() {
        switch (random.nextInt(10)) {
            case 0 -> library.books().put(book());
            case 1 -> library.books().create(book());
            case 2, 3 -> updateBook().run();
            case 4 -> library.books().delete(BookKeys.of(id()));
            case 5 -> library.members().create(member());
            case 6 -> updateMember().run();
            case 7 -> library.members().delete(MemberKeys.of(id()));
            case 8 -> library.loans().put(new Loan(id(), id(), time(), random.nextBoolean(), null));
            default ->
                library.transaction()
                        .update(updateBook())
                        .update(updateMember())
                        .create(new Loan(id(), id(), time(), true, null))
                        .run();
        }
    }

    private EntityUpdate<Book> updateBook() {
        EntityUpdate<Book> update = library.books().update(BookKeys.of(id()));
        if (random.nextBoolean()) {
            update.set(BookAttributes.AUTHOR, word());
        }
        if (random.nextBoolean()) {
            update.set(BookAttributes.SHELF, random.nextBoolean() ? null : word());
        }
        if (random.nextBoolean()) {
            update.set(BookAttributes.LENT, random.nextBoolean());
        }
        if (random.nextInt(4) == 0) {
            update.set(BookAttributes.WITHDRAWN_AT, random.nextBoolean() ? null : time());
        }
        return update.set(BookAttributes.PRICE, price());
    }

    private EntityUpdate<Member> updateMember() {
        EntityUpdate<Member> update = library.members().update(MemberKeys.of(id()));
        if (random.nextBoolean()) {
            update.set(MemberAttributes.EMAIL, value());
        }
        if (random.nextBoolean()) {
            update.set(MemberAttributes.CARD, value());
        }
        if (random.nextBoolean()) {
            update.set(MemberAttributes.BRANCH, "branch" + random.nextInt(2));
        }
        return update.add(MemberAttributes.LOANS, 1);
    }

    private void assertKeysMatch(String step) {
        Map<String, Map<String, AttributeValue>> items = new HashMap<>(stored());
        Set<String> guards = new HashSet<>();
        items.values().forEach(item -> {
            String type = String.valueOf(text(item, "Type"));
            if (type.equals("MEMBER")) {
                Member member = MemberSchema.INSTANCE.read(item);
                assertThat(item).as(step).isEqualTo(MemberSchema.INSTANCE.toItem(member));
                MemberSchema.INSTANCE.uniques().forEach(rule -> {
                    Map<String, AttributeValue> guard =
                            rule.item(MemberSchema.INSTANCE, MemberSchema.INSTANCE.key(member), member);
                    if (guard != null) {
                        String key = text(guard, "PK") + " " + text(guard, "SK");
                        assertThat(guards.add(key))
                                .as("%s: %s twice", step, key)
                                .isTrue();
                        assertThat(items.get(key)).as("%s: guard %s", step, key).isEqualTo(guard);
                    }
                });
            } else if (type.startsWith("BOOK")) {
                assertThat(item).as(step).isEqualTo(BookSchema.INSTANCE.toItem(BookSchema.INSTANCE.read(item)));
            } else if (LoanSchema.INSTANCE.matches(item)) {
                assertThat(item).as(step).isEqualTo(LoanSchema.INSTANCE.toItem(LoanSchema.INSTANCE.read(item)));
            }
        });
        assertThat(items.keySet().stream().filter(key -> key.startsWith("UNIQUE#") || key.startsWith("CARD#")))
                .as(step)
                .containsExactlyInAnyOrderElementsOf(guards);
    }

    private Book book() {
        return new Book(
                id(),
                word(),
                word(),
                random.nextBoolean() ? null : word(),
                random.nextBoolean(),
                Wear.WORN_OUT,
                price(),
                null,
                random.nextInt(200),
                random.nextInt(5) == 0 ? time() : null);
    }

    private Member member() {
        return Member.named(word(), value()).card(value()).id(id());
    }

    private BigDecimal price() {
        return BigDecimal.valueOf(random.nextInt(20) - 2L);
    }

    private Instant time() {
        return clock.instant().plus(Duration.ofMillis(random.nextInt(100_000)));
    }

    private String id() {
        return "id" + random.nextInt(3);
    }

    private String word() {
        return "w" + WORDS.get(random.nextInt(WORDS.size()));
    }

    private @Nullable String value() {
        return random.nextInt(3) == 0 ? null : "v" + random.nextInt(4);
    }
}
