package io.azulejo.engine.expression;

import io.azulejo.engine.value.BinarySet;
import io.azulejo.engine.value.BinaryValue;
import io.azulejo.engine.value.BoolValue;
import io.azulejo.engine.value.DynamoNumber;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.ListValue;
import io.azulejo.engine.value.MapValue;
import io.azulejo.engine.value.NullValue;
import io.azulejo.engine.value.NumberSet;
import io.azulejo.engine.value.NumberValue;
import io.azulejo.engine.value.StringSet;
import io.azulejo.engine.value.StringValue;
import io.azulejo.engine.value.Value;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A condition or filter of one request, ready to be evaluated on items. Immutable. */
public final class ConditionExpression {
    private final ConditionNode condition;
    private final Binding binding;
    private final boolean trueIfAbsent;

    ConditionExpression(ConditionNode condition, Binding binding) {
        this(condition, binding, false);
    }

    private ConditionExpression(ConditionNode condition, Binding binding, boolean trueIfAbsent) {
        this.condition = condition;
        this.binding = binding;
        this.trueIfAbsent = trueIfAbsent;
    }

    /** Returns the same condition, but also met if there is no item. */
    public ConditionExpression orAbsent() {
        return new ConditionExpression(condition, binding, true);
    }

    /** Returns whether the item meets the condition. Pass {@link Item#EMPTY} for an item that does not exist. */
    public boolean matches(Item item) {
        return (trueIfAbsent && item.isEmpty()) || holds(condition, item);
    }

    /** Returns the document paths of the condition, in the order of the text. */
    public List<ItemPath> paths() {
        return binding.paths();
    }

    public ConditionNode condition() {
        return condition;
    }

    /** Returns the document path that a path of the condition stands for. */
    public ItemPath path(Operand.Path path) {
        return binding.path(path);
    }

    /** Returns the value that a constant of the condition stands for. */
    public Value constant(Operand.Constant constant) {
        return binding.constant(constant);
    }

    private boolean holds(ConditionNode asked, Item item) {
        return switch (asked) {
            case ConditionNode.And and -> holds(and.left(), item) && holds(and.right(), item);
            case ConditionNode.Or or -> holds(or.left(), item) || holds(or.right(), item);
            case ConditionNode.Not not -> !holds(not.condition(), item);
            case ConditionNode.Compare compare ->
                compared(compare.comparison(), value(compare.left(), item), value(compare.right(), item));
            case ConditionNode.Between between -> {
                Value value = value(between.operand(), item);
                yield compared(Comparison.GREATER_OR_EQUAL, value, value(between.lower(), item))
                        && compared(Comparison.LESS_OR_EQUAL, value, value(between.upper(), item));
            }
            case ConditionNode.In in -> {
                Value value = value(in.operand(), item);
                boolean found = false;
                for (int i = 0; i < in.candidates().size() && value != null && !found; i++) {
                    found = value.equals(value(in.candidates().get(i), item));
                }
                yield found;
            }
            case ConditionNode.Test test -> test(test.function(), test.arguments(), item);
        };
    }

    private @Nullable Value value(Operand operand, Item item) {
        return switch (operand) {
            case Operand.Path path -> binding.path(path).valueIn(item);
            case Operand.Constant constant -> binding.constant(constant);
            // The parser allows no other call than size here.
            case Operand.Call call -> size(value(call.arguments().getFirst(), item));
        };
    }

    /** Compares two values. A missing attribute is unequal to everything, even to another missing attribute. */
    private static boolean compared(Comparison comparison, @Nullable Value left, @Nullable Value right) {
        if (left == null || right == null) {
            return comparison == Comparison.NOT_EQUAL;
        }
        return switch (comparison) {
            case EQUAL -> left.equals(right);
            case NOT_EQUAL -> !left.equals(right);
            default -> ValueOrder.comparable(left, right) && comparison.holds(ValueOrder.compare(left, right));
        };
    }

    private boolean test(Function function, List<Operand> arguments, Item item) {
        Value first = value(arguments.getFirst(), item);
        if (function == Function.ATTRIBUTE_EXISTS || function == Function.ATTRIBUTE_NOT_EXISTS) {
            return (first != null) == (function == Function.ATTRIBUTE_EXISTS);
        }
        Value second = value(arguments.get(1), item);
        if (first == null || second == null) {
            return false;
        }
        return switch (function) {
            case BEGINS_WITH -> beginsWith(first, second);
            case CONTAINS -> contains(first, second);
            default -> second instanceof StringValue name && first.type().name().equals(name.text());
        };
    }

    private static boolean beginsWith(Value value, Value prefix) {
        if (value instanceof StringValue string && prefix instanceof StringValue start) {
            return string.text().startsWith(start.text());
        }
        return value instanceof BinaryValue binary
                && prefix instanceof BinaryValue start
                && isAt(binary.bytes(), start.bytes(), 0);
    }

    private static boolean contains(Value container, Value part) {
        return switch (container) {
            case StringValue string ->
                part instanceof StringValue inner && string.text().contains(inner.text());
            case BinaryValue binary -> part instanceof BinaryValue inner && contains(binary.bytes(), inner.bytes());
            case StringSet set ->
                part instanceof StringValue string && set.elements().contains(string.text());
            case NumberSet set ->
                part instanceof NumberValue number && set.elements().contains(number.number());
            case BinarySet set ->
                part instanceof BinaryValue binary && set.elements().contains(binary);
            case ListValue list -> list.elements().contains(part);
            default -> false;
        };
    }

    private static boolean contains(byte[] bytes, byte[] part) {
        for (int at = 0; at + part.length <= bytes.length; at++) {
            if (isAt(bytes, part, at)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isAt(byte[] bytes, byte[] part, int at) {
        for (int i = 0; i < part.length; i++) {
            if (at + i >= bytes.length || bytes[at + i] != part[i]) {
                return false;
            }
        }
        return true;
    }

    /**
     * Returns the size of a value. For a string DynamoDB returns its UTF-16 length, unlike its size in a stored item.
     */
    private static @Nullable Value size(@Nullable Value value) {
        if (value == null) {
            return null;
        }
        int size = switch (value) {
            case StringValue string -> string.text().length();
            case BinaryValue binary -> binary.bytes().length;
            case StringSet set -> set.elements().size();
            case NumberSet set -> set.elements().size();
            case BinarySet set -> set.elements().size();
            case ListValue list -> list.elements().size();
            case MapValue map -> map.attributes().size();
            case NumberValue number -> -1;
            case BoolValue bool -> -1;
            case NullValue nothing -> -1;
        };
        return size < 0 ? null : new NumberValue(DynamoNumber.of(size));
    }
}
