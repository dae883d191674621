package io.azulejo.engine.operation;

import io.azulejo.engine.request.Placeholders;
import io.azulejo.engine.request.StatementInput;
import io.azulejo.engine.request.TransactAction;
import io.azulejo.engine.request.TransactConditionCheck;
import io.azulejo.engine.request.TransactDelete;
import io.azulejo.engine.request.TransactPut;
import io.azulejo.engine.request.TransactUpdate;
import io.azulejo.engine.value.AttributeValueType;
import io.azulejo.engine.value.BinarySet;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.ListValue;
import io.azulejo.engine.value.MapValue;
import io.azulejo.engine.value.NumberSet;
import io.azulejo.engine.value.StringSet;
import io.azulejo.engine.value.Value;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Digest of a request's content that does not depend on the order of attributes. */
final class RequestDigest {
    private final MessageDigest digest;

    private RequestDigest() {
        try {
            digest = MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("This Java platform has no SHA-256", e);
        }
    }

    static byte[] of(List<TransactAction> actions) {
        RequestDigest digest = new RequestDigest();
        for (TransactAction action : actions) {
            digest.add(action);
        }
        return digest.digest.digest();
    }

    static byte[] ofStatements(List<StatementInput> statements) {
        RequestDigest digest = new RequestDigest();
        for (StatementInput statement : statements) {
            digest.text(statement.statement());
            digest.text(statement.returnValuesOnConditionCheckFailure());
            List<Value> parameters = Objects.requireNonNullElse(statement.parameters(), List.of());
            digest.number(parameters.size());
            parameters.forEach(digest::value);
        }
        return digest.digest.digest();
    }

    private void add(TransactAction action) {
        text(action.tableName());
        text(action.conditionExpression());
        text(action.returnValuesOnConditionCheckFailure());
        placeholders(action.placeholders());
        switch (action) {
            case TransactPut put -> {
                text("Put");
                item(put.item());
            }
            case TransactDelete delete -> {
                text("Delete");
                item(delete.key());
            }
            case TransactUpdate update -> {
                text("Update");
                item(update.key());
                text(update.updateExpression());
            }
            case TransactConditionCheck check -> {
                text("ConditionCheck");
                item(check.key());
            }
        }
    }

    private void placeholders(Placeholders placeholders) {
        if (placeholders.names() != null) {
            new TreeMap<>(placeholders.names()).forEach((name, attribute) -> {
                text(name);
                text(attribute);
            });
        }
        if (placeholders.values() != null) {
            attributes(placeholders.values());
        }
    }

    private void item(@Nullable Item item) {
        if (item != null) {
            attributes(item.attributes());
        }
    }

    private void attributes(Map<String, Value> attributes) {
        number(attributes.size());
        for (Map.Entry<String, Value> attribute : new TreeMap<>(attributes).entrySet()) {
            text(attribute.getKey());
            value(attribute.getValue());
        }
    }

    private void value(Value value) {
        switch (value) {
            case MapValue map -> attributes(map.attributes());
            case ListValue list -> {
                number(list.elements().size());
                list.elements().forEach(this::value);
            }
            case StringSet set -> elements(value.type(), set.elements());
            case NumberSet set -> elements(value.type(), set.elements());
            case BinarySet set -> elements(value.type(), set.elements());
            default -> text(value.type() + " " + value);
        }
    }

    private void elements(AttributeValueType type, Set<?> elements) {
        text(type.name());
        number(elements.size());
        elements.stream().map(Object::toString).sorted().forEach(this::text);
    }

    private void text(@Nullable String text) {
        if (text == null) {
            number(-1);
            return;
        }
        byte[] utf8 = text.getBytes(StandardCharsets.UTF_8);
        number(utf8.length);
        digest.update(utf8);
    }

    private void number(int number) {
        for (int shift = 24; shift >= 0; shift -= 8) {
            digest.update((byte) (number >>> shift));
        }
    }
}
