package io.azulejo.engine.model;

import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A generated condition: evaluated directly by the model, and sent to a backend as an expression. */
sealed interface GeneratedCondition {
    boolean of(Map<String, AttributeValue> item);

    String in(ExpressionText words);

    record Exists(Path path, boolean wanted) implements GeneratedCondition {
        @Override
        public boolean of(Map<String, AttributeValue> item) {
            return path.in(item).isPresent() == wanted;
        }

        @Override
        public String in(ExpressionText words) {
            return (wanted ? "attribute_exists(" : "attribute_not_exists(") + words.path(path) + ")";
        }
    }

    record TypeIs(Path path, String type) implements GeneratedCondition {
        @Override
        public boolean of(Map<String, AttributeValue> item) {
            return path.in(item).map(Values::type).equals(Optional.of(type));
        }

        @Override
        public String in(ExpressionText words) {
            return "attribute_type(" + words.path(path) + ", " + words.value(Values.s(type)) + ")";
        }
    }

    record Compared(Path path, String sign, AttributeValue value) implements GeneratedCondition {
        @Override
        public boolean of(Map<String, AttributeValue> item) {
            Optional<AttributeValue> found = path.in(item).map(Values::canonical);
            boolean equal = found.equals(Optional.of(Values.canonical(value)));
            Optional<Integer> order = found.flatMap(stored -> Values.compare(stored, value));
            return switch (sign) {
                case "=" -> equal;
                case "<>" -> !equal;
                case "<" -> order.isPresent() && order.get() < 0;
                case "<=" -> order.isPresent() && order.get() <= 0;
                case ">" -> order.isPresent() && order.get() > 0;
                default -> order.isPresent() && order.get() >= 0;
            };
        }

        @Override
        public String in(ExpressionText words) {
            return words.path(path) + " " + sign + " " + words.value(value);
        }
    }

    record Between(Path path, AttributeValue lower, AttributeValue upper) implements GeneratedCondition {
        @Override
        public boolean of(Map<String, AttributeValue> item) {
            return new Compared(path, ">=", lower).of(item) && new Compared(path, "<=", upper).of(item);
        }

        @Override
        public String in(ExpressionText words) {
            return words.path(path) + " BETWEEN " + words.value(lower) + " AND " + words.value(upper);
        }
    }

    record OneOf(Path path, List<AttributeValue> values) implements GeneratedCondition {
        @Override
        public boolean of(Map<String, AttributeValue> item) {
            return values.stream().anyMatch(value -> new Compared(path, "=", value).of(item));
        }

        @Override
        public String in(ExpressionText words) {
            return words.path(path) + " IN ("
                    + String.join(", ", values.stream().map(words::value).toList()) + ")";
        }
    }

    record BeginsWith(Path path, String prefix) implements GeneratedCondition {
        @Override
        public boolean of(Map<String, AttributeValue> item) {
            return path.in(item)
                    .map(AttributeValue::s)
                    .filter(text -> text.startsWith(prefix))
                    .isPresent();
        }

        @Override
        public String in(ExpressionText words) {
            return "begins_with(" + words.path(path) + ", " + words.value(Values.s(prefix)) + ")";
        }
    }

    record Contains(Path path, AttributeValue part) implements GeneratedCondition {
        @Override
        public boolean of(Map<String, AttributeValue> item) {
            return path.in(item).filter(this::within).isPresent();
        }

        private boolean within(AttributeValue container) {
            AttributeValue wanted = Values.canonical(part);
            return switch (container.type()) {
                case S -> part.s() != null && container.s().contains(part.s());
                case B -> part.b() != null && bytes(container).contains(bytes(part));
                case BS -> part.b() != null && container.bs().contains(part.b());
                case SS -> part.s() != null && container.ss().contains(part.s());
                case NS -> part.n() != null && Values.canonical(container).ns().contains(wanted.n());
                case L -> Values.canonical(container).l().contains(wanted);
                default -> false;
            };
        }

        private static String bytes(AttributeValue binary) {
            return binary.b().asString(StandardCharsets.ISO_8859_1);
        }

        @Override
        public String in(ExpressionText words) {
            return "contains(" + words.path(path) + ", " + words.value(part) + ")";
        }
    }

    record SizeIs(Path path, String sign, int size) implements GeneratedCondition {
        @Override
        public boolean of(Map<String, AttributeValue> item) {
            Map<String, AttributeValue> measured = path.in(item)
                    .flatMap(SizeIs::sizeOf)
                    .<Map<String, AttributeValue>>map(found -> Map.of("size", Values.n(found)))
                    .orElse(Map.of());
            return new Compared(new Path("size"), sign, Values.n(size)).of(measured);
        }

        private static Optional<Integer> sizeOf(AttributeValue value) {
            return switch (value.type()) {
                case S -> Optional.of(value.s().length());
                case B -> Optional.of(value.b().asByteArray().length);
                case SS -> Optional.of(value.ss().size());
                case NS -> Optional.of(value.ns().size());
                case BS -> Optional.of(value.bs().size());
                case L -> Optional.of(value.l().size());
                case M -> Optional.of(value.m().size());
                default -> Optional.empty();
            };
        }

        @Override
        public String in(ExpressionText words) {
            return "size(" + words.path(path) + ") " + sign + " " + words.value(Values.n(size));
        }
    }

    record Both(GeneratedCondition left, GeneratedCondition right) implements GeneratedCondition {
        @Override
        public boolean of(Map<String, AttributeValue> item) {
            return left.of(item) && right.of(item);
        }

        @Override
        public String in(ExpressionText words) {
            return "(" + left.in(words) + ") AND (" + right.in(words) + ")";
        }
    }

    record Either(GeneratedCondition left, GeneratedCondition right) implements GeneratedCondition {
        @Override
        public boolean of(Map<String, AttributeValue> item) {
            return left.of(item) || right.of(item);
        }

        @Override
        public String in(ExpressionText words) {
            return "(" + left.in(words) + ") or (" + right.in(words) + ")";
        }
    }

    record Never(GeneratedCondition asked) implements GeneratedCondition {
        @Override
        public boolean of(Map<String, AttributeValue> item) {
            return !asked.of(item);
        }

        @Override
        public String in(ExpressionText words) {
            return "NOT (" + asked.in(words) + ")";
        }
    }
}
