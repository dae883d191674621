package io.azulejo.tests.warehouse;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromN;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.toolkit.error.AlreadyExistsException;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

class IndexShapeTest {
    private static final Line LAMP = new Line("o1", new Sku("LAMP1"), "WAITING", "A-07", 2);
    private static final Line LARGE_LAMP = new Line("o1", new Sku("LAMP10"), "PICKED", "A-07", 5);
    private static final Line OTHER_ORDER = new Line("o2", new Sku("LAMP1"), "WAITING", "B-01", 1);

    private final DynamoDbClient client = EmbeddedDynamoDb.inMemory();
    private final WarehouseDesign warehouse = WarehouseDesign.on(client);

    @BeforeEach
    void fill() {
        warehouse.createTables();
        warehouse.lineTable().create(LAMP);
        warehouse.lineTable().create(LARGE_LAMP);
        warehouse.lineTable().create(OTHER_ORDER);
    }

    @AfterEach
    void close() {
        client.close();
    }

    @Test
    void index_ofSwappedTableKeys_findsItemsBySortKey() {
        assertThat(warehouse.ordersOf(new Sku("LAMP1"))).containsExactly(LAMP, OTHER_ORDER);
    }

    @Test
    void index_withHyphensInItsNames_takesPartOfItsSortKey() {
        assertThat(warehouse.inState("WAITING", "o1")).containsExactly(LAMP);
    }

    @Test
    void index_onAPlainAttribute_needsNoKeyOfItsOwn() {
        assertThat(warehouse.onShelf("A-07")).containsExactlyInAnyOrder(LAMP, LARGE_LAMP);
    }

    @Test
    void index_onConditionOfANullableBoolean_treatsNullAsFalse() {
        Parcel parcel = warehouse.parcelTable().create(new Parcel("p1", "Faro", null));
        assertThat(warehouse.ready("Faro")).containsExactly(parcel);

        warehouse
                .parcelTable()
                .update(ParcelKeys.of("p1"))
                .set(ParcelAttributes.HELD, true)
                .run();
        assertThat(warehouse.ready("Faro")).isEmpty();

        warehouse
                .parcelTable()
                .update(ParcelKeys.of("p1"))
                .remove(ParcelAttributes.HELD)
                .run();
        assertThat(warehouse.ready("Faro")).containsExactly(parcel);
    }

    @Test
    void localIndex_readConsistently_sortsByItsAttribute() {
        assertThat(warehouse.largestFirst("o1")).containsExactly(LARGE_LAMP, LAMP);
    }

    @Test
    void prefix_parameter_matchesLongerValues() {
        assertThat(warehouse.linesLike("o1", new Sku("LAMP1"))).containsExactly(LAMP, LARGE_LAMP);
    }

    @Test
    void converter_inKeysAndAttributes_storesConvertedValue() {
        Map<String, AttributeValue> stored = client.getItem(request ->
                        request.tableName("lines").key(Map.of("PK", fromS("ORDER#o1"), "SK", fromS("ITEM#lamp1"))))
                .item();

        assertThat(stored).containsEntry("sku", fromS("lamp1")).containsEntry("GSI2-SK", fromS("ORDER#o1#ITEM#lamp1"));
    }

    @Test
    void parts_ofAConvertedValue_areWrittenUnencoded() {
        Round second = new Round("Rui", new RoundId("A", 2), 12);
        warehouse.roundTable().create(new Round("Rui", new RoundId("A", 1), 9));
        warehouse.roundTable().create(second);

        Map<String, AttributeValue> stored = client.getItem(request ->
                        request.tableName("pickers").key(Map.of("PK", fromS("ROUNDSOF#Rui"), "SK", fromS("ROUND#A#2"))))
                .item();
        assertThat(stored).containsEntry("minutes", fromN("12"));
        assertThat(warehouse.roundTable().get(RoundKeys.of("Rui", new RoundId("A", 2))))
                .contains(second);
    }

    @Test
    void projection_ofKeysOnly_readsAnAttributeFromTheKey() {
        warehouse.roundTable().create(new Round("Rui", new RoundId("A", 2), 12));

        assertThat(warehouse.pickersOn(new RoundId("A", 2))).containsExactly(new RoundRef("Rui", new RoundId("A", 2)));
    }

    @Test
    void transaction_overTwoTables_isAllOrNothing() {
        Picker rui = new Picker("Rui", 1);

        assertThatThrownBy(
                        () -> warehouse.transaction().create(rui).create(LAMP).run())
                .isInstanceOf(AlreadyExistsException.class);
        assertThat(warehouse.picker("Rui")).isEmpty();

        warehouse.transaction().create(rui).put(OTHER_ORDER).run();
        assertThat(warehouse.picker("Rui")).contains(rui);
    }

    @Test
    void keyOfAnotherApplication_withRawDelimiter_isFoundVerbatim() {
        client.putItem(request -> request.tableName("pickers")
                .item(Map.of(
                        "PK", fromS("PICKER#Rui#2"),
                        "SK", fromS("PICKER#Rui#2"),
                        "name", fromS("Rui#2"),
                        "picked", fromN("3"))));

        assertThat(warehouse.picker("Rui#2")).contains(new Picker("Rui#2", 3));
    }
}
