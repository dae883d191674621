package io.azulejo.engine.sdk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.MusicTable;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.awscore.AwsResponse;
import software.amazon.awssdk.core.SdkField;
import software.amazon.awssdk.core.SdkPojo;
import software.amazon.awssdk.core.protocol.MarshallingType;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbRequest;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbStreamsRequest;
import software.amazon.awssdk.services.dynamodb.streams.DynamoDbStreamsClient;
import software.amazon.awssdk.utils.builder.SdkBuilder;

/** Comparison of docs/reference/compatibility.md with the SDK's model and the engine. */
class CompatibilityTest {
    private static final Path TABLES = Path.of("..", "docs", "reference", "compatibility.md");

    private final EmbeddedDynamoDb client = EmbeddedDynamoDb.inMemory();

    @AfterEach
    void close() {
        client.close();
    }

    /** Returns the rows under a heading: first column to second column. */
    private static Map<String, String> rows(String heading) throws IOException {
        Map<String, String> rows = new LinkedHashMap<>();
        boolean inside = false;
        for (String line : Files.readAllLines(TABLES)) {
            if (line.startsWith("#")) {
                inside = line.equals(heading);
            } else if (inside && line.startsWith("| ")) {
                String[] cells = line.split("\\|", -1);
                rows.put(cells[1].strip(), cells[2].strip());
            }
        }
        rows.remove("Operation");
        rows.remove("Parameter");
        return rows;
    }

    private static Map<String, Method> operations() {
        return operations(DynamoDbClient.class, DynamoDbRequest.class);
    }

    /** Returns the methods of an SDK client that take one request, by DynamoDB's operation name. */
    private static Map<String, Method> operations(Class<?> client, Class<?> request) {
        Map<String, Method> operations = new LinkedHashMap<>();
        for (Method method : client.getMethods()) {
            Class<?>[] parameters = method.getParameterTypes();
            if (parameters.length == 1
                    && request.isAssignableFrom(parameters[0])
                    && AwsResponse.class.isAssignableFrom(method.getReturnType())) {
                String name = method.getName();
                operations.put(Character.toUpperCase(name.charAt(0)) + name.substring(1), method);
            }
        }
        return operations;
    }

    private static SdkPojo builder(Method operation) {
        try {
            return (SdkPojo)
                    operation.getParameterTypes()[0].getMethod("builder").invoke(null);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError("The SDK has no builder for " + operation, e);
        }
    }

    private DynamoDbException refusal(Method operation, SdkPojo builder) {
        DynamoDbException refusal = catchThrowableOfType(DynamoDbException.class, () -> {
            try {
                operation.invoke(client, ((SdkBuilder<?, ?>) builder).build());
            } catch (InvocationTargetException e) {
                throw e.getCause();
            }
        });
        assertThat(refusal).as(operation.getName()).isNotNull();
        return refusal;
    }

    @Test
    void operations_ofTheSdk_eachHaveTheirRow() throws IOException {
        Set<String> named = new LinkedHashSet<>(rows("## Operations").keySet());
        Set<String> known = new LinkedHashSet<>(operations().keySet());
        known.addAll(operations(DynamoDbStreamsClient.class, DynamoDbStreamsRequest.class)
                .keySet());
        assertThat(named).containsExactlyInAnyOrderElementsOf(known);
    }

    @Test
    void operations_calledRefused_areRefusedByName() throws IOException {
        Map<String, Method> operations = operations();
        rows("## Operations").forEach((name, status) -> {
            Method operation = operations.get(name);
            if (operation == null) {
                return;
            }
            String refused = "This engine does not support the operation " + name;
            String text = status.equals("refused")
                    ? refusal(operation, builder(operation)).awsErrorDetails().errorMessage()
                    : "";
            assertThat(text).as(name).isEqualTo(status.equals("refused") ? refused : "");
        });
    }

    @Test
    void parameters_ofEverySupportedOperation_eachHaveTheirRow() throws IOException {
        Map<String, Method> operations = operations();
        operations.putAll(operations(DynamoDbStreamsClient.class, DynamoDbStreamsRequest.class));
        for (Map.Entry<String, String> row : rows("## Operations").entrySet()) {
            Method operation = operations.get(row.getKey());
            if (operation != null && row.getValue().equals("supported")) {
                assertThat(rows("### " + row.getKey()).keySet())
                        .as(row.getKey())
                        .containsExactlyInAnyOrderElementsOf(builder(operation).sdkFields().stream()
                                .map(SdkField::memberName)
                                .toList());
            }
        }
    }

    @Test
    void parameters_calledRefused_areRefusedByName() throws IOException {
        int refused = 0;
        for (Map.Entry<String, Method> operation : operations().entrySet()) {
            for (Map.Entry<String, String> row :
                    rows("### " + operation.getKey()).entrySet()) {
                if (row.getValue().equals("refused")) {
                    SdkPojo builder = complete(operation.getValue());
                    field(builder, row.getKey()).set(builder, sample(field(builder, row.getKey())));
                    assertThat(refusal(operation.getValue(), builder)
                                    .awsErrorDetails()
                                    .errorMessage())
                            .as(operation.getKey() + " " + row.getKey())
                            .isEqualTo("This engine does not support the parameter " + row.getKey());
                    refused++;
                }
            }
        }
        assertThat(refused).isPositive();
    }

    /** Returns a valid request with all required parameters, so that nothing else is rejected first. */
    private static SdkPojo complete(Method operation) {
        SdkPojo builder = builder(operation);
        String arn = "arn:aws:dynamodb:us-east-1:000000000000:table/Music";
        Map<String, String> texts = Map.of(
                "TableName", "Music",
                "TargetTableName", "Target",
                "SourceTableName", "Music",
                "BackupArn", arn + "/backup/01489602797149-73d8d5bc",
                "TableArn", arn,
                "S3Bucket", "bucket");
        for (SdkField<?> field : builder.sdkFields()) {
            String text = texts.get(field.memberName());
            if (text != null) {
                field.set(builder, text);
            } else if (List.of("Key", "Item", "AttributeDefinitions").contains(field.memberName())) {
                field.set(builder, sample(field));
            }
        }
        for (SdkField<?> field : builder.sdkFields()) {
            if (field.memberName().equals("KeySchema")) {
                field.set(builder, MusicTable.key("artist"));
            }
        }
        return builder;
    }

    private static SdkField<?> field(SdkPojo builder, String name) {
        return builder.sdkFields().stream()
                .filter(field -> field.memberName().equals(name))
                .findFirst()
                .orElseThrow(() -> new AssertionError("The SDK knows no parameter " + name));
    }

    private static Object sample(SdkField<?> field) {
        MarshallingType<?> type = field.marshallingType();
        if (type.equals(MarshallingType.STRING)) {
            return "x";
        }
        if (type.equals(MarshallingType.BOOLEAN)) {
            return true;
        }
        if (type.equals(MarshallingType.LIST)) {
            return List.of();
        }
        if (type.equals(MarshallingType.MAP)) {
            return Map.of();
        }
        if (type.equals(MarshallingType.SDK_POJO)) {
            return ((SdkBuilder<?, ?>) field.constructor().get()).build();
        }
        throw new AssertionError("No sample for " + field.memberName() + " of type " + type);
    }
}
