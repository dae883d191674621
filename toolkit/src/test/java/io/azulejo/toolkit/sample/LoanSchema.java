package io.azulejo.toolkit.sample;

import io.azulejo.annotation.TimePrecision;
import io.azulejo.template.KeyEncoding;
import io.azulejo.template.KeyShard;
import io.azulejo.template.KeyTemplate;
import io.azulejo.toolkit.codec.Items;
import io.azulejo.toolkit.expression.EntityAttribute;
import io.azulejo.toolkit.schema.DerivedAttributes;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.schema.EntitySchema;
import io.azulejo.toolkit.schema.ReferenceRule;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

final class LoanSchema extends EntitySchema<Loan> {
    static final LoanSchema INSTANCE = new LoanSchema();
    private static final KeyTemplate PK = KeyTemplate.parse("MEMBER#{memberId}");
    private static final KeyTemplate SK = KeyTemplate.parse("LOAN#{bookId}");

    private LoanSchema() {
        super(Loan.class, VillageLibraryTables.TABLE);
    }

    static String pk(String memberId) {
        return "MEMBER#" + KeyEncoding.text(memberId, '#');
    }

    static String sk(String bookId) {
        return "LOAN#" + KeyEncoding.text(bookId, '#');
    }

    static String gsi1pk(int shard) {
        return "DUE#" + shard;
    }

    static String gsi1sk(Instant dueAt, String bookId) {
        return KeyEncoding.time(dueAt, TimePrecision.MILLIS) + "#" + KeyEncoding.text(bookId, '#');
    }

    @Override
    public Map<String, AttributeValue> toItem(Loan loan) {
        Map<String, AttributeValue> item = HashMap.newHashMap(10);
        String pk = pk(loan.memberId());
        String sk = sk(loan.bookId());
        item.put("PK", AttributeValue.fromS(pk));
        item.put("SK", AttributeValue.fromS(sk));
        if (loan.open()) {
            item.put("GSI1PK", AttributeValue.fromS(gsi1pk(KeyShard.of(pk, sk, 4))));
            item.put("GSI1SK", AttributeValue.fromS(gsi1sk(loan.dueAt(), loan.bookId())));
        }
        item.put("BookId", AttributeValue.fromS(loan.bookId()));
        item.put("DueAt", AttributeValue.fromS(KeyEncoding.time(loan.dueAt(), TimePrecision.MILLIS)));
        item.put("Open", AttributeValue.fromBool(loan.open()));
        if (loan.forgottenAt() != null) {
            item.put(
                    "ForgottenAt",
                    AttributeValue.fromN(Long.toString(loan.forgottenAt().getEpochSecond())));
        }
        return item;
    }

    @Override
    public Loan fromItem(Map<String, AttributeValue> item) {
        return new Loan(
                Items.fromKey(item, "PK", PK, '#', "memberId"),
                Items.string(item, "BookId"),
                Items.instant(item, "DueAt"),
                Items.booleanValue(item, "Open"),
                Items.epochSecondsOrNull(item, "ForgottenAt"));
    }

    @Override
    public EntityKey<Loan> key(Loan loan) {
        return LoanKeys.of(loan.memberId(), loan.bookId());
    }

    @Override
    public Map<String, String> attributes() {
        return ATTRIBUTES;
    }

    private static final Map<String, String> ATTRIBUTES =
            Map.of("bookId", "BookId", "dueAt", "DueAt", "open", "Open", "forgottenAt", "ForgottenAt");

    @Override
    public boolean matches(Map<String, AttributeValue> item) {
        return Items.keyMatches(item, "PK", PK, '#') && Items.keyMatches(item, "SK", SK, '#');
    }

    @Override
    public EntityAttribute<Loan, Instant> ttl() {
        return LoanAttributes.FORGOTTEN_AT;
    }

    @Override
    public Set<String> required() {
        return Set.of("memberId", "bookId", "dueAt", "open");
    }

    @Override
    public List<DerivedAttributes<Loan>> derived() {
        return DERIVED;
    }

    @Override
    public List<ReferenceRule<Loan>> references() {
        return REFERENCES;
    }

    private static final List<DerivedAttributes<Loan>> DERIVED = List.of(new DerivedAttributes<>(
            List.of("GSI1PK", "GSI1SK"), Set.of("open", "dueAt", "bookId"), components -> {
                if (!components.get(LoanAttributes.OPEN)) {
                    return Map.of();
                }
                return Map.of(
                        "GSI1PK", AttributeValue.fromS(gsi1pk(components.key().shard(4))),
                        "GSI1SK",
                                AttributeValue.fromS(gsi1sk(
                                        components.get(LoanAttributes.DUE_AT),
                                        components.get(LoanAttributes.BOOK_ID))));
            }));

    private static final List<ReferenceRule<Loan>> REFERENCES =
            List.of(new ReferenceRule<>(Set.of("memberId"), loan -> MemberKeys.of(loan.memberId())));
}
