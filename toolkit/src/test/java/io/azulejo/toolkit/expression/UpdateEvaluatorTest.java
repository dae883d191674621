package io.azulejo.toolkit.expression;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class UpdateEvaluatorTest {
    private static final AttributeValue LISBON = AttributeValue.fromS("Lisbon");
    private static final AttributeValue PORTO = AttributeValue.fromS("Porto");

    @Test
    void apply_setAndRemove_changesWholeAttributes() {
        assertThat(UpdateEvaluator.apply(
                        Map.of("a", LISBON, "b", LISBON),
                        List.of(
                                new UpdateAction.Set(DocumentPath.of("a"), PORTO),
                                new UpdateAction.Remove(DocumentPath.of("b")))))
                .isEqualTo(Map.of("a", PORTO));
    }

    @Test
    void apply_setIfMissing_keepsWhatIsThere() {
        assertThat(UpdateEvaluator.apply(
                        Map.of("a", LISBON),
                        List.of(
                                new UpdateAction.SetIfMissing(DocumentPath.of("a"), PORTO),
                                new UpdateAction.SetIfMissing(DocumentPath.of("b"), PORTO))))
                .isEqualTo(Map.of("a", LISBON, "b", PORTO));
    }

    @Test
    void apply_addToNumber_countsAMissingOneAsZero() {
        assertThat(UpdateEvaluator.apply(
                        Map.of("a", AttributeValue.fromN("1.5")),
                        List.of(
                                new UpdateAction.Add(DocumentPath.of("a"), AttributeValue.fromN("-2")),
                                new UpdateAction.Add(DocumentPath.of("b"), AttributeValue.fromN("7")))))
                .isEqualTo(Map.of("a", AttributeValue.fromN("-0.5"), "b", AttributeValue.fromN("7")));
    }

    @Test
    void apply_addAndDeleteOfElements_leavesNoEmptySet() {
        Map<String, AttributeValue> item = Map.of("a", AttributeValue.fromSs(List.of("x")));
        UpdateAction add = new UpdateAction.Add(DocumentPath.of("a"), AttributeValue.fromSs(List.of("y", "x")));
        assertThat(UpdateEvaluator.apply(item, List.of(add)))
                .isEqualTo(Map.of("a", AttributeValue.fromSs(List.of("x", "y"))));
        UpdateAction delete = new UpdateAction.Delete(DocumentPath.of("a"), AttributeValue.fromSs(List.of("x")));
        assertThat(UpdateEvaluator.apply(item, List.of(delete))).isEmpty();
    }

    @Test
    void apply_append_addsAtEitherEnd() {
        Map<String, AttributeValue> item = Map.of("a", AttributeValue.fromL(List.of(LISBON)));
        AttributeValue more = AttributeValue.fromL(List.of(PORTO));
        assertThat(UpdateEvaluator.apply(
                        item,
                        List.of(new UpdateAction.Append(DocumentPath.of("a"), more, UpdateAction.Append.End.FRONT))))
                .isEqualTo(Map.of("a", AttributeValue.fromL(List.of(PORTO, LISBON))));
        assertThat(UpdateEvaluator.apply(
                        item,
                        List.of(new UpdateAction.Append(DocumentPath.of("b"), more, UpdateAction.Append.End.BACK))))
                .containsEntry("b", more);
    }

    @Test
    void apply_insideMapsAndLists_changesThatPlaceOnly() {
        AttributeValue address = AttributeValue.fromM(Map.of("City", LISBON, "Street", PORTO));
        Map<String, AttributeValue> item =
                Map.of("Address", address, "Notes", AttributeValue.fromL(List.of(LISBON, PORTO)));
        assertThat(UpdateEvaluator.apply(
                        item,
                        List.of(
                                new UpdateAction.Set(DocumentPath.of("Address").name("City"), PORTO),
                                new UpdateAction.Remove(DocumentPath.of("Notes").index(0)))))
                .isEqualTo(Map.of(
                        "Address",
                        AttributeValue.fromM(Map.of("City", PORTO, "Street", PORTO)),
                        "Notes",
                        AttributeValue.fromL(List.of(PORTO))));
    }
}
