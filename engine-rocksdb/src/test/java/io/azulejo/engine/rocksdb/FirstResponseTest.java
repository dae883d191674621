package io.azulejo.engine.rocksdb;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.Durability;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** Classes that a fresh JVM loads for the first answer: loading what is not needed yet would cost half a second. */
class FirstResponseTest {
    @TempDir
    Path folder;

    @Test
    void open_freshJvm_makesNeitherLoggerNorRetryStrategyNorDecimal() throws IOException, InterruptedException {
        try (DynamoDbClient client = DurableDynamoDb.open(folder, Durability.OS)) {
            client.createTable(table -> table.tableName("songs")
                    .billingMode(BillingMode.PAY_PER_REQUEST)
                    .attributeDefinitions(AttributeDefinition.builder()
                            .attributeName("pk")
                            .attributeType(ScalarAttributeType.S)
                            .build())
                    .keySchema(KeySchemaElement.builder()
                            .attributeName("pk")
                            .keyType(KeyType.HASH)
                            .build()));
        }

        ChildJvm.Result result = ChildJvm.run(
                List.of("env", "JDK_JAVA_OPTIONS=-Xlog:class+init"), FirstResponseProgram.class, folder.toString());

        assertThat(result.output())
                .contains("tables [songs]", "Initializing 'io/azulejo/engine/Engine'")
                .doesNotContain(
                        "Initializing 'org/slf4j/LoggerFactory'",
                        "Initializing 'software/amazon/awssdk/retries/internal/DefaultStandardRetryStrategy'",
                        "Initializing 'java/math/BigDecimal'");
    }
}
