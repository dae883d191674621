package io.azulejo.engine.operation;

import static io.azulejo.engine.ErrorAssertions.assertError;
import static io.azulejo.engine.MusicTable.TABLE;
import static io.azulejo.engine.MusicTable.attributes;
import static io.azulejo.engine.MusicTable.song;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.MusicTable;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.Capacity;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ReturnItemCollectionMetrics;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

class ItemOperationsTest {
    private final EmbeddedDynamoDb client = EmbeddedDynamoDb.inMemory();
    private static final Map<String, AttributeValue> KEY = song("Amália", "Fado");

    @BeforeEach
    void createTable() {
        MusicTable.create(client);
    }

    @AfterEach
    void close() {
        client.close();
    }

    private void put(Map<String, AttributeValue> item) {
        client.putItem(r -> r.tableName(TABLE).item(item));
    }

    private Map<String, AttributeValue> get(Map<String, AttributeValue> key) {
        return client.getItem(r -> r.tableName(TABLE).key(key)).item();
    }

    @Test
    void putItem_thenGetItem_answersWithTheItem() {
        Map<String, AttributeValue> fado = song("Amália", "Fado", "year", 1950, "live", true);
        put(fado);
        assertThat(get(KEY)).isEqualTo(fado);
        assertThat(client.getItem(r -> r.tableName(TABLE).key(song("Amália", "Other")))
                        .hasItem())
                .isFalse();
    }

    @Test
    void putItem_allOld_answersWithWhatItReplaced() {
        put(song("Amália", "Fado", "year", 1950));
        assertThat(client.putItem(r -> r.tableName(TABLE)
                                .item(song("Amália", "Fado", "year", 1951))
                                .returnValues(ReturnValue.ALL_OLD))
                        .attributes())
                .isEqualTo(song("Amália", "Fado", "year", 1950));
    }

    @Test
    void putItem_conditionFails_isRefusedWithTheItemIfAsked() {
        put(song("Amália", "Fado", "year", 1950));
        ConditionalCheckFailedException failed = catchThrowableOfType(
                ConditionalCheckFailedException.class,
                () -> client.putItem(r -> r.tableName(TABLE)
                        .item(KEY)
                        .conditionExpression("attribute_not_exists(artist)")
                        .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD)));
        assertThat(failed.awsErrorDetails().errorMessage()).isEqualTo("The conditional request failed");
        assertThat(failed.item()).isEqualTo(song("Amália", "Fado", "year", 1950));
    }

    @Test
    void getItem_projection_answersWithThatPart() {
        put(song("Amália", "Fado", "year", 1950, "label", "Columbia"));
        assertThat(client.getItem(r -> r.tableName(TABLE)
                                .key(KEY)
                                .projectionExpression("#y")
                                .expressionAttributeNames(Map.of("#y", "year")))
                        .item())
                .isEqualTo(attributes("year", 1950));
    }

    @Test
    void deleteItem_allOld_answersWithTheItemAndItIsGone() {
        put(song("Amália", "Fado", "year", 1950));
        assertThat(client.deleteItem(r -> r.tableName(TABLE).key(KEY).returnValues(ReturnValue.ALL_OLD))
                        .attributes())
                .isEqualTo(song("Amália", "Fado", "year", 1950));
        assertThat(get(KEY)).isEmpty();
        assertThat(client.deleteItem(r -> r.tableName(TABLE).key(KEY)).hasAttributes())
                .isFalse();
    }

    @Test
    void updateItem_missingItem_isMadeFromTheKey() {
        UpdateItemResponse response = client.updateItem(r -> r.tableName(TABLE)
                .key(KEY)
                .updateExpression("ADD plays :one")
                .expressionAttributeValues(attributes(":one", 1))
                .returnValues(ReturnValue.ALL_NEW));
        assertThat(response.attributes()).isEqualTo(song("Amália", "Fado", "plays", 1));
        assertThat(get(KEY)).isEqualTo(song("Amália", "Fado", "plays", 1));
    }

    @Test
    void updateItem_onlyRemovingFromNothing_makesNoItem() {
        client.updateItem(r -> r.tableName(TABLE).key(KEY).updateExpression("REMOVE plays"));
        assertThat(get(KEY)).isEmpty();
        client.updateItem(r -> r.tableName(TABLE).key(KEY));
        assertThat(get(KEY)).isEqualTo(KEY);
    }

    @Test
    void updateItem_updatedOldAndNew_answerWithJustThoseAttributes() {
        put(song("Amália", "Fado", "plays", 1, "label", "Columbia"));
        assertThat(client.updateItem(r -> r.tableName(TABLE)
                                .key(KEY)
                                .updateExpression("SET plays = plays + :two, mood = :mood")
                                .expressionAttributeValues(attributes(":two", 2, ":mood", "sad"))
                                .returnValues(ReturnValue.UPDATED_NEW))
                        .attributes())
                .isEqualTo(attributes("plays", 3, "mood", "sad"));
        assertThat(client.updateItem(r -> r.tableName(TABLE)
                                .key(KEY)
                                .updateExpression("SET plays = :ten")
                                .expressionAttributeValues(attributes(":ten", 10))
                                .returnValues(ReturnValue.UPDATED_OLD))
                        .attributes())
                .isEqualTo(attributes("plays", 3));
    }

    @Test
    void updateItem_ofTheKey_isRefused() {
        assertError(
                () -> client.updateItem(r -> r.tableName(TABLE)
                        .key(KEY)
                        .updateExpression("SET title = :t")
                        .expressionAttributeValues(attributes(":t", "x"))),
                "One or more parameter values were invalid: Cannot update attribute title. This attribute is part of"
                        + " the key");
    }

    @Test
    void operations_unknownTable_areRefusedAsNotFound() {
        assertThatThrownBy(() -> client.getItem(r -> r.tableName("Nothing").key(KEY)))
                .isInstanceOf(ResourceNotFoundException.class)
                .hasMessageContaining("Requested resource not found");
    }

    @Test
    void putItem_wrongKeys_areRefusedInDynamoDbsWords() {
        assertError(
                () -> put(attributes("artist", "Amália")),
                "One or more parameter values were invalid: Missing the key title in the item");
        assertError(
                () -> put(attributes("artist", 1, "title", "Fado")),
                "One or more parameter values were invalid: Type mismatch for key artist expected: S actual: N");
        assertError(
                () -> put(song("", "Fado")),
                "One or more parameter values are not valid. The AttributeValue for a key attribute cannot contain an"
                        + " empty string value. Key: artist");
        assertError(
                () -> put(song("x".repeat(2049), "Fado")),
                "One or more parameter values were invalid: Size of hashkey has exceeded the maximum size limit"
                        + " of2048 bytes");
        assertError(
                () -> put(song("x", "y".repeat(1025))),
                "One or more parameter values were invalid: Aggregated size of all range keys has exceeded the size"
                        + " limit of 1024 bytes");
        assertError(() -> get(attributes("artist", "Amália")), "The provided key element does not match the schema");
        assertError(
                () -> put(song("Amália", "Fado", "genre", 1)),
                "One or more parameter values were invalid: Type mismatch for Index Key genre Expected: S Actual: N"
                        + " IndexName: by-genre");
        assertError(
                () -> put(song("Amália", "Fado", "genre", "")),
                "One or more parameter values are not valid. A value specified for a secondary index key is not"
                        + " supported. The AttributeValue for a key attribute cannot contain an empty string value."
                        + " IndexName: by-genre, IndexKey: genre");
    }

    @Test
    void putItem_over400Kb_isRefused() {
        int most = 400 * 1024 - "artistAtitleBc".length();
        put(song("A", "B", "c", "x".repeat(most)));
        assertError(
                () -> put(song("A", "B", "c", "x".repeat(most + 1))),
                "Item size has exceeded the maximum allowed size");
        assertError(
                () -> client.updateItem(r -> r.tableName(TABLE)
                        .key(song("A", "B"))
                        .updateExpression("SET d = :d")
                        .expressionAttributeValues(attributes(":d", 1))),
                "Item size to update has exceeded the maximum allowed size");
    }

    @Test
    void putItem_severalBadParameters_areReportedTogether() {
        assertError(
                () -> client.putItem(
                        r -> r.tableName(TABLE).item(KEY).returnValues("ALL").returnConsumedCapacity("SOME")),
                "2 validation errors detected: Value 'ALL' at 'returnValues' failed to satisfy constraint: Member must"
                        + " satisfy enum value set: [ALL_NEW, UPDATED_OLD, ALL_OLD, NONE, UPDATED_NEW]; Value 'SOME'"
                        + " at 'returnConsumedCapacity' failed to satisfy constraint: Member must satisfy enum value"
                        + " set: [INDEXES, TOTAL, NONE]");
        assertError(
                () -> client.putItem(r -> r.tableName("x!").item(KEY).returnValues("ALL")),
                "1 validation error detected: Value 'x!' at 'tableName' failed to satisfy constraint: Member must"
                        + " satisfy regular expression pattern: [a-zA-Z0-9_.-]+");
    }

    @Test
    void putItem_capacityOfIndexes_isToldApart() {
        var capacity = client.putItem(r -> r.tableName(TABLE)
                        .item(song(
                                "Amália", "Fado", "year", 1950, "genre", "Fado", "price", 3, "text", "x".repeat(1500)))
                        .returnConsumedCapacity(ReturnConsumedCapacity.INDEXES))
                .consumedCapacity();
        assertThat(capacity.table().capacityUnits()).isEqualTo(2.0);
        assertThat(capacity.globalSecondaryIndexes())
                .isEqualTo(Map.of("by-genre", units(2), "by-genre-short", units(1)));
        assertThat(capacity.localSecondaryIndexes()).isEqualTo(Map.of("by-year", units(2), "by-year-keys", units(1)));
        assertThat(capacity.capacityUnits()).isEqualTo(8.0);
    }

    private static Capacity units(double units) {
        return Capacity.builder().capacityUnits(units).build();
    }

    @Test
    void putItem_collectionMetrics_nameThePartition() {
        var metrics = client.putItem(
                        r -> r.tableName(TABLE).item(KEY).returnItemCollectionMetrics(ReturnItemCollectionMetrics.SIZE))
                .itemCollectionMetrics();
        assertThat(metrics.itemCollectionKey()).isEqualTo(attributes("artist", "Amália"));
        assertThat(metrics.sizeEstimateRangeGB()).containsExactly(0.0, 1.0);
    }
}
