package io.azulejo.tests.library;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveStatus;

class TablesTest extends LibrarySuite {

    @Test
    void create_declaredTables_areActiveAndAsDeclared() {
        TableDescription live =
                raw.describeTable(request -> request.tableName(table)).table();
        assertThat(live.tableStatusAsString()).isEqualTo("ACTIVE");
        assertThat(live.billingModeSummary().billingMode()).isEqualTo(BillingMode.PAY_PER_REQUEST);
        assertThat(live.globalSecondaryIndexes())
                .extracting(
                        index -> index.indexName() + " " + index.projection().projectionTypeAsString())
                .containsExactlyInAnyOrder("GSI1 ALL", "GSI2 ALL", "GSI3 INCLUDE");
        assertThat(raw.describeTimeToLive(request -> request.tableName(table))
                        .timeToLiveDescription()
                        .timeToLiveStatus())
                .isIn(TimeToLiveStatus.ENABLED, TimeToLiveStatus.ENABLING);
        assertThat(tables().verify()).isEmpty();
    }

    @Test
    void create_existingTables_leavesThemUnchanged() {
        joined("ana", null);
        tables().create();
        assertThat(library.member("ana")).isPresent();
    }

    @Test
    void verify_missingTable_isReported() {
        raw.deleteTable(request -> request.tableName(ledger));
        assertThat(tables().verify())
                .extracting(Object::toString)
                .containsExactly(ledger + ": table is missing, the design declares a table");
    }

    @Test
    void verify_otherTable_namesEveryDifference() {
        raw.deleteTable(request -> request.tableName(table));
        raw.createTable(CreateTableRequest.builder()
                .tableName(table)
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .attributeDefinitions(List.of(text("PK"), text("GSI1PK"), number("GSI1SK")))
                .keySchema(List.of(key("PK", KeyType.HASH)))
                .globalSecondaryIndexes(List.of(GlobalSecondaryIndex.builder()
                        .indexName("GSI1")
                        .keySchema(List.of(key("GSI1PK", KeyType.HASH), key("GSI1SK", KeyType.RANGE)))
                        .projection(projection -> projection.projectionType(ProjectionType.KEYS_ONLY))
                        .build()))
                .build());
        assertThat(tables().verify())
                .extracting(Object::toString)
                .containsExactly(
                        table + ": key is (PK S), the design declares (PK S, SK S)",
                        table + ": index GSI1 is global (GSI1PK S, GSI1SK N) KEYS_ONLY,"
                                + " the design declares global (GSI1PK S, GSI1SK S) ALL",
                        table + ": index GSI2 is missing, the design declares global (GSI2PK S, GSI2SK S) ALL",
                        table + ": index GSI3 is missing, the design declares"
                                + " global (GSI3PK S, GSI3SK S) INCLUDE [BookId, MemberId, Stars, Type]",
                        table + ": TTL is off, the design declares on for ForgottenAt");
    }

    private static AttributeDefinition text(String name) {
        return AttributeDefinition.builder()
                .attributeName(name)
                .attributeType(ScalarAttributeType.S)
                .build();
    }

    private static AttributeDefinition number(String name) {
        return AttributeDefinition.builder()
                .attributeName(name)
                .attributeType(ScalarAttributeType.N)
                .build();
    }

    private static KeySchemaElement key(String name, KeyType type) {
        return KeySchemaElement.builder().attributeName(name).keyType(type).build();
    }
}
