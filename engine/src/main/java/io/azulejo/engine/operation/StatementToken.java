package io.azulejo.engine.operation;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.value.BinaryValue;
import io.azulejo.engine.value.InvalidValueException;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.NumberValue;
import io.azulejo.engine.value.StringValue;
import io.azulejo.engine.value.Value;
import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Continuation token of a SELECT: which of the statement's reads the page ended in, and the last key in it, or null if
 * that read has not begun. A token is only valid for its own statement and parameters.
 */
record StatementToken(int read, @Nullable Item key) {
    private static final String SEPARATOR = ":";

    String encoded(String statementDigest) {
        StringBuilder token =
                new StringBuilder(statementDigest).append(SEPARATOR).append(read);
        if (key != null) {
            for (Map.Entry<String, Value> attribute : key.attributes().entrySet()) {
                token.append(SEPARATOR)
                        .append(base64(attribute.getKey().getBytes(StandardCharsets.UTF_8)))
                        .append(SEPARATOR)
                        .append(attribute.getValue().type())
                        .append(SEPARATOR)
                        .append(base64(bytes(attribute.getValue())));
            }
        }
        return base64(token.toString().getBytes(StandardCharsets.UTF_8));
    }

    static StatementToken decoded(String token, String statementDigest) {
        try {
            List<String> parts = List.of(text(token).split(SEPARATOR, -1));
            if (parts.size() < 2 || parts.size() % 3 != 2) {
                throw invalid();
            }
            if (!parts.getFirst().equals(statementDigest)) {
                throw EngineException.validation("NextToken does not match request");
            }
            Map<String, Value> attributes = new LinkedHashMap<>();
            for (int i = 2; i < parts.size(); i += 3) {
                attributes.put(text(parts.get(i)), value(parts.get(i + 1), parts.get(i + 2)));
            }
            return new StatementToken(
                    Integer.parseInt(parts.get(1)), attributes.isEmpty() ? null : Item.of(attributes));
        } catch (IllegalArgumentException | InvalidValueException e) {
            throw invalid();
        }
    }

    static EngineException invalid() {
        return EngineException.validation("Invalid NextToken");
    }

    private static Value value(String type, String base64) {
        return switch (type) {
            case "S" -> new StringValue(text(base64));
            case "N" -> NumberValue.of(text(base64));
            case "B" -> new BinaryValue(Base64.getDecoder().decode(base64));
            default -> throw invalid();
        };
    }

    private static byte[] bytes(Value value) {
        return switch (value) {
            case StringValue string -> string.text().getBytes(StandardCharsets.UTF_8);
            case NumberValue number -> number.number().text().getBytes(StandardCharsets.UTF_8);
            case BinaryValue binary -> binary.bytes();
            default -> throw new IllegalArgumentException("A key cannot be of type " + value.type());
        };
    }

    private static String base64(byte[] bytes) {
        return Base64.getEncoder().encodeToString(bytes);
    }

    private static String text(String base64) {
        return new String(Base64.getDecoder().decode(base64), StandardCharsets.UTF_8);
    }
}
