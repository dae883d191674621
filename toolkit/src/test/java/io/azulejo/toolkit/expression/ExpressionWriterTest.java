package io.azulejo.toolkit.expression;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.toolkit.sample.Loan;
import io.azulejo.toolkit.sample.LoanAttributes;
import io.azulejo.toolkit.sample.Member;
import io.azulejo.toolkit.sample.MemberAttributes;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class ExpressionWriterTest {
    private final ExpressionWriter writer = new ExpressionWriter();

    @Test
    void condition_onReservedWord_aliasesNameAndValue() {
        assertThat(writer.condition(MemberAttributes.NAME.eq("Ana"))).isEqualTo("#n0 = :v0");
        assertThat(writer.names()).isEqualTo(Map.of("#n0", "Name"));
        assertThat(writer.values()).isEqualTo(Map.of(":v0", AttributeValue.fromS("Ana")));
    }

    @Test
    void condition_sameNameTwice_sharesTheAlias() {
        Condition<Member> condition = MemberAttributes.LOANS.ge(1).and(MemberAttributes.LOANS.lt(5));
        assertThat(writer.condition(condition)).isEqualTo("(#n0 >= :v0) AND (#n0 < :v1)");
    }

    @Test
    void condition_ofEveryKind_isWrittenAsDynamoDbHasIt() {
        assertThat(writer.condition(MemberAttributes.EMAIL.ne("a@b"))).isEqualTo("#n0 <> :v0");
        assertThat(writer.condition(MemberAttributes.LOANS.between(1, 2))).isEqualTo("#n1 BETWEEN :v1 AND :v2");
        assertThat(writer.condition(MemberAttributes.NAME.in(List.of("A", "B"))))
                .isEqualTo("#n2 IN (:v3, :v4)");
        assertThat(writer.condition(MemberAttributes.EMAIL.exists())).isEqualTo("attribute_exists(#n0)");
        assertThat(writer.condition(MemberAttributes.EMAIL.missing().not()))
                .isEqualTo("NOT (attribute_not_exists(#n0))");
        assertThat(writer.condition(MemberAttributes.NAME.beginsWith("A"))).isEqualTo("begins_with(#n2, :v5)");
        assertThat(writer.condition(MemberAttributes.INTERESTS.contains("tea"))).isEqualTo("contains(#n3, :v6)");
        assertThat(writer.condition(MemberAttributes.NOTES.size().gt(2))).isEqualTo("size(#n4) > :v7");
        assertThat(writer.condition(MemberAttributes.ADDRESS.city().eq("Faro").or(MemberAttributes.LOANS.gt(0))))
                .isEqualTo("(#n5.#n6 = :v8) OR (#n1 > :v9)");
    }

    @Test
    void condition_onListElement_indexesThePath() {
        assertThat(writer.condition(MemberAttributes.NOTES.at(3).eq("late"))).isEqualTo("#n0[3] = :v0");
    }

    @Test
    void condition_onComponentInTheKeyOnly_isRefused() {
        Condition<Loan> condition = LoanAttributes.MEMBER_ID.eq("m1");
        assertThatThrownBy(() -> writer.condition(condition))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("stored in the key only");
    }

    @Test
    void in_withMoreThanAHundredValues_isRefused() {
        List<Integer> many = java.util.Collections.nCopies(101, 1);
        assertThatThrownBy(() -> MemberAttributes.LOANS.in(many))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("1 to 100 values, Borrowed was given 101");
    }

    @Test
    void update_withEveryAction_groupsThemByClause() {
        AttributeValue x = AttributeValue.fromS("x");
        DocumentPath a = DocumentPath.of("a");
        String update = writer.update(List.of(
                new UpdateAction.Set(a, x),
                new UpdateAction.Remove(DocumentPath.of("b")),
                new UpdateAction.Add(DocumentPath.of("c"), AttributeValue.fromN("1")),
                new UpdateAction.Delete(DocumentPath.of("d"), AttributeValue.fromSs(List.of("y"))),
                new UpdateAction.SetIfMissing(DocumentPath.of("e"), x),
                new UpdateAction.Append(
                        DocumentPath.of("f"), AttributeValue.fromL(List.of(x)), UpdateAction.Append.End.BACK),
                new UpdateAction.Append(
                        DocumentPath.of("g"), AttributeValue.fromL(List.of(x)), UpdateAction.Append.End.FRONT)));
        assertThat(update)
                .isEqualTo("SET #n0 = :v0, #n1 = if_not_exists(#n1, :v1),"
                        + " #n2 = list_append(if_not_exists(#n2, :v2), :v3),"
                        + " #n3 = list_append(:v5, if_not_exists(#n3, :v4))"
                        + " REMOVE #n4 ADD #n5 :v6 DELETE #n6 :v7");
    }
}
