package io.azulejo.design;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.annotation.Index.Projection;
import java.util.List;
import org.junit.jupiter.api.Test;

class MembershipTest {
    private final TableDefinition table = WavyDesign.design().tables().getFirst();
    private final EntityDefinition post = WavyDesign.post();

    @Test
    void inIndex_ownAttributes_comesFromTheDeclaredKey() {
        assertThat(texts("GSI1")).containsExactly("POSTS_BY_USER#{authorId} / POST#{createdAt:seconds}");
    }

    @Test
    void inIndex_keyedByEntityType_hasEveryValueOfTheEntity() {
        assertThat(texts("GSI3")).containsExactly("POST or POST_DRAFT / POST#{slug}");
    }

    @Test
    void inIndex_tableKeysSwapped_needsNoDeclaration() {
        assertThat(texts("Swapped")).containsExactly("METADATA#{slug} / POST#{slug}");
    }

    @Test
    void inIndex_plainAttributeWithoutSortKey_isThatComponent() {
        assertThat(texts("Authors")).containsExactly("{authorId} / null");
    }

    @Test
    void inIndex_attributeTheEntityDoesNotFill_isNotInIt() {
        IndexDefinition other =
                new IndexDefinition("GSI9", "GSI9PK", "PK", false, Projection.ALL, List.of(), List.of(), List.of());

        assertThat(Membership.inIndex(table, other, post)).isEmpty();
    }

    private List<String> texts(String index) {
        return Membership.inIndex(table, table.index(index).orElseThrow(), post).stream()
                .map(m -> m.pk().text() + " / " + (m.sk() == null ? null : m.sk().text()))
                .toList();
    }
}
