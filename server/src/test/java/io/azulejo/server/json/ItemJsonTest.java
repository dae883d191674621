package io.azulejo.server.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.azulejo.engine.error.DynamoDbError;
import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.value.BinaryValue;
import io.azulejo.engine.value.Item;
import java.util.Base64;
import java.util.Random;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ItemJsonTest {
    @ParameterizedTest
    @ValueSource(
            strings = {
                "{}",
                "{\"pk\":{\"S\":\"ORDER#1\"},\"total\":{\"N\":\"12.5\"},\"paid\":{\"BOOL\":false},\"gone\":{\"NULL\":true}}",
                "{\"raw\":{\"B\":\"AQID\"},\"tags\":{\"SS\":[\"a\",\"b\"]},\"sizes\":{\"NS\":[\"-2\",\"1\"]}}",
                "{\"blobs\":{\"BS\":[\"AQ==\",\"Ag==\"]},\"lines\":{\"L\":[{\"S\":\"\"},{\"L\":[]},{\"M\":{}}]}}",
                "{\"address\":{\"M\":{\"city\":{\"S\":\"Évora\"},\"zip\":{\"M\":{\"deep\":{\"L\":[{\"N\":\"0\"}]}}}}}}",
                "{\"quote\\\"d\":{\"S\":\"tab\\t, nul\\u0000, 𝄞 and \\\\\"}}"
            })
    void item_readAndWritten_isTheSameText(String json) {
        assertThat(Json.text(Json.item(json))).isEqualTo(json);
    }

    @Test
    void item_random_survivesTheWire() {
        long seed = System.nanoTime();
        RandomGenerator random = new Random(seed);
        for (int i = 0; i < 500; i++) {
            String json = RandomJson.item(random);
            Item item = Json.item(json);

            assertThat(item.problem()).as("seed %d, item %d: %s", seed, i, json).isNull();
            assertThat(Json.item(Json.text(item)))
                    .as("seed %d, item %d: %s", seed, i, json)
                    .isEqualTo(item);
        }
    }

    @Test
    void number_unnormalised_isWrittenNormalised() {
        assertThat(Json.text(Json.item("{\"n\":{\"N\":\"+001.500e1\"}}"))).isEqualTo("{\"n\":{\"N\":\"15\"}}");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    {"a":{}}                      | Supplied AttributeValue is empty
                    {"a":{"S":null}}              | Supplied AttributeValue is empty
                    {"a":{"Unknown":1}}           | Supplied AttributeValue is empty
                    {"a":null}                    | Supplied AttributeValue is empty
                    {"a":{"S":"x","N":"1"}}       | has more than one datatypes set
                    {"a":{"NULL":false}}          | Null attribute value types must have the value of true
                    {"a":{"N":"one"}}             | cannot be converted to a numeric value
                    {"a":{"SS":[]}}               | may not be empty
                    {"a":{"SS":["x","x"]}}        | contains duplicates
                    {"a":{"NS":["1","1.0"]}}      | contains duplicates
                    {"a":{"BS":["AQ==","AQ=="]}}  | contains duplicates
                    {"a":{"L":[{"N":"x"}]}}       | cannot be converted to a numeric value
                    """)
    void value_dynamoDbWouldRefuse_isTheItemsProblem(String json, String problem) {
        assertThat(Json.item(json).problem()).contains(problem);
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
                    {"a":"text"}              | Unexpected field type
                    {"a":[]}                  | Unrecognized collection type class com.amazonaws.dynamodb.v20120810.AttributeValue
                    {"a":{"S":1}}             | NUMBER_VALUE cannot be converted to String
                    {"a":{"S":1.5}}           | DECIMAL_VALUE cannot be converted to String
                    {"a":{"S":true}}          | TRUE_VALUE cannot be converted to String
                    {"a":{"S":{}}}            | Start of structure or map found where not expected
                    {"a":{"S":[]}}            | Unrecognized collection type class java.lang.String
                    {"a":{"N":1}}             | NUMBER_VALUE cannot be converted to String
                    {"a":{"BOOL":"maybe"}}    | Unexpected token received from parser
                    {"a":{"B":1}}             | only base-64-encoded strings are convertible to bytes
                    {"a":{"B":"abc"}}         | Base64 encoded length is expected a multiple of 4 bytes but found: 3
                    {"a":{"B":"ab*="}}        | Invalid Base64 character detected
                    {"a":{"B":"AB=="}}        | Invalid last non-pad Base64 character dectected
                    {"a":{"SS":"x"}}          | Unexpected field type
                    {"a":{"SS":[1]}}          | NUMBER_VALUE cannot be converted to String
                    {"a":{"L":{}}}            | Start of structure or map found where not expected
                    {"a":{"L":["x"]}}         | Unexpected value type in payload
                    {"a":{"M":[]}}            | Unrecognized collection type java.util.Map<java.lang.String, com.amazonaws.dynamodb.v20120810.AttributeValue>
                    {"a":{"S":"1"},"a":{"S":"2"}} | Attribute 'a' is given twice
                    """)
    void json_ofAnotherType_isASerializationException(String json, String message) {
        assertThatExceptionOfType(EngineException.class)
                .isThrownBy(() -> Json.item(json))
                .satisfies(e -> assertThat(e.error()).isEqualTo(DynamoDbError.SERIALIZATION))
                .withMessage(message);
    }

    @Test
    void attributes_manyWithOneTwice_areRefused() {
        StringBuilder json = new StringBuilder("{");
        for (int i = 0; i < 100; i++) {
            json.append("\"a").append(i).append("\":{\"NULL\":true},");
        }
        assertThat(Json.item(json + "\"b\":{\"NULL\":true}}").attributeCount()).isEqualTo(101);
        assertThatExceptionOfType(EngineException.class)
                .isThrownBy(() -> Json.item(json + "\"a7\":{\"NULL\":true}}"))
                .withMessage("Attribute 'a7' is given twice");
    }

    @Test
    void nesting_farTooDeep_isTheItemsProblem() {
        String json = "{\"a\":" + "{\"L\":[".repeat(200) + "{\"S\":\"x\"}" + "]}".repeat(200) + "}";

        assertThat(Json.item(json).problem()).contains("Nesting Levels have exceeded supported limits");
    }

    @Test
    void binary_ofAnyLength_survivesTheWire() {
        for (int length = 0; length < 10; length++) {
            byte[] bytes = new byte[length];
            new Random(length).nextBytes(bytes);
            String json = "{\"b\":{\"B\":\"" + Base64.getEncoder().encodeToString(bytes) + "\"}}";

            assertThat(Json.item(json).get("b")).isEqualTo(new BinaryValue(bytes));
            assertThat(Json.text(Json.item(json))).isEqualTo(json);
        }
    }
}
