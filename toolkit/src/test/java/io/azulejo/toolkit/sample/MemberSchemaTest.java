package io.azulejo.toolkit.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.toolkit.Generated;
import io.azulejo.toolkit.codec.DecodedItemCache;
import io.azulejo.toolkit.codec.ReadScope;
import io.azulejo.toolkit.error.UnreadableItemException;
import io.azulejo.toolkit.schema.GeneratedValues;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class MemberSchemaTest {
    private static final Instant NOW = Instant.parse("2026-11-15T10:00:00Z");
    private static final Member ANA = new Member(
            Generated.ID,
            "ana@example.org",
            "Ana",
            new Address("Rua Nova 1", "Faro", null),
            Set.of("tiles"),
            List.of(),
            0,
            Generated.TIME,
            Generated.TIME,
            0);

    @Test
    void stamped_newMember_getsIdTimesAndVersion() {
        Member stamped = MemberSchema.INSTANCE.stamped(ANA, new GeneratedValues(NOW, () -> "01H"));
        assertThat(stamped.memberId()).isEqualTo("mem_01H");
        assertThat(stamped.joinedAt()).isEqualTo(NOW);
        assertThat(stamped.changedAt()).isEqualTo(NOW);
        assertThat(stamped.version()).isEqualTo(1);
        Member again = MemberSchema.INSTANCE.stamped(stamped, new GeneratedValues(NOW.plusSeconds(1), () -> "01J"));
        assertThat(again.memberId()).isEqualTo("mem_01H");
        assertThat(again.joinedAt()).isEqualTo(NOW);
        assertThat(again.changedAt()).isEqualTo(NOW.plusSeconds(1));
        assertThat(again.version()).isEqualTo(2);
    }

    @Test
    void read_itemWithoutAnAttribute_namesEntityAttributeAndKey() {
        Member stamped = MemberSchema.INSTANCE.stamped(ANA, new GeneratedValues(NOW, () -> "01H"));
        Map<String, AttributeValue> item = new HashMap<>(MemberSchema.INSTANCE.toItem(stamped));
        assertThat(MemberSchema.INSTANCE.read(item)).isEqualTo(stamped);
        item.remove("Name");
        assertThatThrownBy(() -> MemberSchema.INSTANCE.read(item))
                .isInstanceOf(UnreadableItemException.class)
                .hasMessage("Cannot read Member(MEMBER#mem_01H, PROFILE): attribute Name is missing");
    }

    @Test
    void readVisible_itemOfAnotherEntity_isSkipped() {
        Loan loan = new Loan("m1", "b1", NOW, true, null);
        Map<String, AttributeValue> item = LoanSchema.INSTANCE.toItem(loan);
        assertThat(MemberSchema.INSTANCE.readVisible(item, at(NOW))).isNull();
        assertThat(LoanSchema.INSTANCE.readVisible(item, at(NOW))).isEqualTo(loan);
    }

    @Test
    void readVisible_expiredItem_isSkipped() {
        Map<String, AttributeValue> item = LoanSchema.INSTANCE.toItem(new Loan("m1", "b1", NOW, true, NOW));
        assertThat(LoanSchema.INSTANCE.readVisible(item, at(NOW.minusSeconds(1))))
                .isNotNull();
        assertThat(LoanSchema.INSTANCE.readVisible(item, at(NOW))).isNull();
    }

    @Test
    void keys_namingOneItem_areEqual() {
        assertThat(MemberKeys.of("m1")).isEqualTo(MemberKeys.of("m1")).hasToString("Member(MEMBER#m1, PROFILE)");
        assertThat(LoanKeys.of("m1", "a#b")).hasToString("Loan(MEMBER#m1, LOAN#a%23b)");
    }

    private static ReadScope at(Instant time) {
        return new ReadScope(time, new DecodedItemCache());
    }
}
