package io.azulejo.engine.model;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** One generated action of an update. */
sealed interface Edit {
    Path target();

    /** SET, REMOVE, ADD or DELETE. */
    String section();

    String in(ExpressionText words);

    /** Returns the type of the assigned, added or deleted value, if it is known without the item. */
    Optional<String> knownType();

    record Assign(Path target, Source source) implements Edit {
        @Override
        public String section() {
            return "SET";
        }

        @Override
        public String in(ExpressionText words) {
            return words.path(target) + " = " + source.in(words);
        }

        @Override
        public Optional<String> knownType() {
            return source.knownType();
        }
    }

    record Remove(Path target) implements Edit {
        @Override
        public String section() {
            return "REMOVE";
        }

        @Override
        public String in(ExpressionText words) {
            return words.path(target);
        }

        @Override
        public Optional<String> knownType() {
            return Optional.empty();
        }
    }

    record Add(Path target, AttributeValue addend) implements Edit {
        @Override
        public String section() {
            return "ADD";
        }

        @Override
        public String in(ExpressionText words) {
            return words.path(target) + " " + words.value(addend);
        }

        @Override
        public Optional<String> knownType() {
            return Optional.of(Values.type(addend));
        }
    }

    record Delete(Path target, AttributeValue elements) implements Edit {
        @Override
        public String section() {
            return "DELETE";
        }

        @Override
        public String in(ExpressionText words) {
            return words.path(target) + " " + words.value(elements);
        }

        @Override
        public Optional<String> knownType() {
            return Optional.of(Values.type(elements));
        }
    }

    /** Right side of a SET action; it reads the item as it was before the update. */
    sealed interface Source {
        AttributeValue of(Map<String, AttributeValue> item);

        String in(ExpressionText words);

        Optional<String> knownType();
    }

    record Constant(AttributeValue value) implements Source {
        @Override
        public AttributeValue of(Map<String, AttributeValue> item) {
            return value;
        }

        @Override
        public String in(ExpressionText words) {
            return words.value(value);
        }

        @Override
        public Optional<String> knownType() {
            return Optional.of(Values.type(value));
        }
    }

    record Copy(Path path) implements Source {
        @Override
        public AttributeValue of(Map<String, AttributeValue> item) {
            return path.in(item)
                    .orElseThrow(() -> ModelError.validation(
                            "The provided expression refers to an attribute that does not exist in the item"));
        }

        @Override
        public String in(ExpressionText words) {
            return words.path(path);
        }

        @Override
        public Optional<String> knownType() {
            return Optional.empty();
        }
    }

    record IfNotExists(Path path, Source otherwise) implements Source {
        @Override
        public AttributeValue of(Map<String, AttributeValue> item) {
            return path.in(item).orElseGet(() -> otherwise.of(item));
        }

        @Override
        public String in(ExpressionText words) {
            return "if_not_exists(" + words.path(path) + ", " + otherwise.in(words) + ")";
        }

        @Override
        public Optional<String> knownType() {
            return otherwise.knownType();
        }
    }

    record Sum(Source left, String sign, Source right) implements Source {
        @Override
        public AttributeValue of(Map<String, AttributeValue> item) {
            BigDecimal first = number(left.of(item));
            BigDecimal second = number(right.of(item));
            return Values.n(sign.equals("+") ? first.add(second) : first.subtract(second));
        }

        private static BigDecimal number(AttributeValue value) {
            if (value.n() == null) {
                throw ModelError.incorrectType();
            }
            return Values.number(value);
        }

        @Override
        public String in(ExpressionText words) {
            return left.in(words) + " " + sign + " " + right.in(words);
        }

        @Override
        public Optional<String> knownType() {
            return Optional.of("N");
        }
    }

    record Joined(Source first, Source second) implements Source {
        @Override
        public AttributeValue of(Map<String, AttributeValue> item) {
            List<AttributeValue> elements = new ArrayList<>(list(first.of(item)));
            elements.addAll(list(second.of(item)));
            return AttributeValue.fromL(elements);
        }

        private static List<AttributeValue> list(AttributeValue value) {
            if (!value.hasL()) {
                throw ModelError.incorrectType();
            }
            return value.l();
        }

        @Override
        public String in(ExpressionText words) {
            return "list_append(" + first.in(words) + ", " + second.in(words) + ")";
        }

        @Override
        public Optional<String> knownType() {
            return Optional.of("L");
        }
    }
}
