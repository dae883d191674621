package io.azulejo.tests.evolution;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.toolkit.UnreadableItems;
import io.azulejo.toolkit.error.UnreadableItemException;
import io.azulejo.toolkit.query.FullScan;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.schema.ItemsByKey;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** One item that cannot be read, among others that can. */
class UnreadableItemsTest extends ChoirSuite {
    private static final String MESSAGE =
            "Cannot read Singer(CHOIR#faro, SINGER#bea): attribute paid should be a number but is of type S";

    @BeforeEach
    void fill() {
        choir.books().create(new Choirbook("faro", "Faro"));
        choir.singers().create(Singer.named("ana"));
        store("SINGER#bea", "SINGER", "paid=S:much", "voice=S:high", "GSI1PK=S:VOICE#ALTO", "GSI1SK=S:SINGER#bea");
        choir.singers().create(Singer.named("cid"));
    }

    @Test
    void read_byDefault_failsWithKeyEntityAndAttribute() {
        assertThatThrownBy(() -> choir.singersOf("faro"))
                .isInstanceOfSatisfying(UnreadableItemException.class, unreadable -> {
                    assertThat(unreadable.entity()).isEqualTo("Singer");
                    assertThat(unreadable.attribute()).isEqualTo("paid");
                })
                .hasMessage(MESSAGE);
        assertThatThrownBy(() -> choir.whole("faro")).hasMessage(MESSAGE);
        assertThatThrownBy(() -> choir.everything("faro")).hasMessage(MESSAGE);
        assertThatThrownBy(
                        () -> choir.singers().scan(FullScan.because("a test")).list())
                .hasMessage(MESSAGE);
    }

    @Test
    void list_skipping_returnsTheOthersAndReports() {
        assertThat(skipping().singersOf("faro")).extracting(Singer::name).containsExactly("ana", "cid");

        assertThat(reported).singleElement().satisfies(item -> {
            assertThat(item.table()).isEqualTo(table);
            assertThat(item.entity()).isEqualTo("Singer");
            assertThat(item.key()).isEqualTo(SingerKeys.of("faro", "bea").item());
            assertThat(item.cause()).hasMessage(MESSAGE);
        });
    }

    @Test
    void everyReadOfSeveralItems_skipping_returnsTheOthers() {
        ChoirDesign design = skipping();

        assertThat(design.everything("faro")).hasSize(2);
        assertThat(design.whole("faro").orElseThrow().singers()).hasSize(2);
        assertThat(design.byVoice(Voice.ALTO)).hasSize(2);
        assertThat(design.singers().scan(FullScan.because("a test")).list()).hasSize(2);
        List<io.azulejo.toolkit.schema.EntityKey<Singer>> keys =
                List.of(SingerKeys.of("faro", "ana"), SingerKeys.of("faro", "bea"), SingerKeys.of("faro", "cid"));
        assertThat(design.singers().getAll(keys)).hasSize(2);
        ItemsByKey found = design.context()
                .transactGet("read")
                .get(keys.get(0))
                .get(keys.get(1))
                .run();
        assertThat(found.get(keys.get(0))).isPresent();
        assertThat(found.get(keys.get(1))).isEmpty();
        assertThat(reported).hasSize(6);
    }

    @Test
    void page_skipping_isFilledWithTheNextItems() {
        ChoirDesign design = skipping();

        Page<Singer> page = design.singerPage("faro", PageRequest.of(2));
        assertThat(page.items()).extracting(Singer::name).containsExactly("ana", "cid");
        Page<Singer> scanned = design.singers().scan(FullScan.because("a test")).page(PageRequest.of(10));
        assertThat(scanned.items()).hasSize(2);
    }

    @Test
    void get_skipping_stillFails() {
        assertThatThrownBy(() -> skipping().singer("faro", "bea")).hasMessage(MESSAGE);
        assertThat(reported).isEmpty();
    }

    @Test
    void aggregate_requiredPartUnreadable_failsLikeGet() {
        store("BOOK", "CHOIR", "town=N:1");

        assertThatThrownBy(() -> skipping().whole("faro"))
                .hasMessage(
                        "Cannot read Choirbook(CHOIR#faro, BOOK): attribute town should be a string but is of type N");
    }

    @Test
    void list_entityTypeThatIsNoString_isAnotherApplicationsItem() {
        raw.updateItem(request -> request.tableName(table)
                .key(SingerKeys.of("faro", "bea").item())
                .updateExpression("SET #t = :one")
                .expressionAttributeNames(java.util.Map.of("#t", "type"))
                .expressionAttributeValues(java.util.Map.of(":one", AttributeValue.fromN("1"))));

        assertThat(choir.singersOf("faro")).hasSize(2);
    }

    @Test
    void delete_skipping_removesTheItemAndReturnsEmpty() {
        assertThat(skipping().singers().delete(SingerKeys.of("faro", "bea"))).isEmpty();

        assertThat(stored("SINGER#bea")).isEmpty();
        assertThat(reported).hasSize(1);
    }

    @Test
    void choice_ofTheTable_isTheOneThatCounts() {
        UnreadableItems choice = UnreadableItems.fail().table(table, UnreadableItems.skip(reported::add));
        assertThat(ChoirDesign.on(raw, options.unreadableItems(choice)).singersOf("faro"))
                .hasSize(2);
        assertThat(choice.skipped()).isEqualTo(1);

        UnreadableItems other = UnreadableItems.skip(reported::add).table(table, UnreadableItems.fail());
        assertThatThrownBy(() ->
                        ChoirDesign.on(raw, options.unreadableItems(other)).singersOf("faro"))
                .hasMessage(MESSAGE);
        assertThat(other.skipped()).isZero();
    }
}
