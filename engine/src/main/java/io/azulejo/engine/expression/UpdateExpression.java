package io.azulejo.engine.expression;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.value.BinarySet;
import io.azulejo.engine.value.DynamoNumber;
import io.azulejo.engine.value.InvalidValueException;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.ListValue;
import io.azulejo.engine.value.MapValue;
import io.azulejo.engine.value.NumberSet;
import io.azulejo.engine.value.NumberValue;
import io.azulejo.engine.value.StringSet;
import io.azulejo.engine.value.Value;
import io.azulejo.engine.value.ValueType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** An update of one request, ready to be made on items. Immutable. */
public final class UpdateExpression {
    private final List<UpdateAction> actions;
    private final Binding binding;

    UpdateExpression(List<UpdateAction> actions, Binding binding) {
        this.actions = actions;
        this.binding = binding;
    }

    /** The paths that the actions change, in the order of the text. */
    public List<DocumentPath> targets() {
        return targets(actions, binding);
    }

    static List<DocumentPath> targets(List<UpdateAction> actions, Binding binding) {
        List<DocumentPath> targets = new ArrayList<>(actions.size());
        for (UpdateAction action : actions) {
            targets.add(binding.path(action.target()));
        }
        return targets;
    }

    /** All paths of the expression, those only read included. */
    public List<DocumentPath> paths() {
        return binding.paths();
    }

    /** The types that attributes of the item are known to get before the item is; by their names. */
    public Map<String, ValueType> knownTypes() {
        Map<String, ValueType> types = new HashMap<>();
        for (UpdateAction action : actions) {
            DocumentPath target = binding.path(action.target());
            ValueType type = target.nested() ? null : knownType(action);
            if (type != null) {
                types.put(target.root(), type);
            }
        }
        return types;
    }

    private @Nullable ValueType knownType(UpdateAction action) {
        return switch (action) {
            case UpdateAction.Set set -> knownType(set.value());
            case UpdateAction.Add add -> binding.typeOf(add.addend());
            case UpdateAction.Delete delete -> binding.typeOf(delete.elements());
            case UpdateAction.Remove remove -> null;
        };
    }

    private @Nullable ValueType knownType(SetValue value) {
        if (value instanceof Operand.Call call && call.function() == Function.IF_NOT_EXISTS) {
            return knownType(call.arguments().get(1));
        }
        return value instanceof Operand operand ? binding.typeOf(operand) : ValueType.N;
    }

    /** Projects an item on the changed paths: what UPDATED_OLD and UPDATED_NEW answer with. */
    public ProjectionExpression changed() {
        return ProjectionExpression.of(targets());
    }

    /** The item after the update; operands are read from the item as it was before. */
    public Item update(Item item) {
        return update(item, true);
    }

    /** The item that the update makes where there was none, out of the key alone. */
    public Item create(Item key) {
        return update(key, false);
    }

    private Item update(Item item, boolean existed) {
        List<@Nullable Value> assigned = new ArrayList<>(actions.size());
        for (UpdateAction action : actions) {
            assigned.add(action instanceof UpdateAction.Set set ? assigned(set.value(), item) : null);
        }
        PathTree<Change> changes = new PathTree<>();
        for (int i = 0; i < actions.size(); i++) {
            UpdateAction action = actions.get(i);
            DocumentPath path = binding.path(action.target());
            // DynamoDB lets nested paths be removed from an item that isn't there, but not from one that is.
            if (existed || !path.nested() || !(action instanceof UpdateAction.Remove)) {
                checkParent(path, item);
                changes.put(path, change(action, assigned.get(i), path.valueIn(item)));
            }
        }
        return DocumentChanges.apply(item, changes);
    }

    private Change change(UpdateAction action, @Nullable Value assigned, @Nullable Value existing) {
        return switch (action) {
            case UpdateAction.Set set -> new Change(assigned);
            case UpdateAction.Remove remove -> Change.REMOVAL;
            case UpdateAction.Add add -> new Change(added(existing, binding.constant(add.addend())));
            case UpdateAction.Delete delete ->
                new Change(existing == null ? null : without(existing, binding.constant(delete.elements())));
        };
    }

    private static void checkParent(DocumentPath path, Item item) {
        if (!path.nested()) {
            return;
        }
        int last = path.elements().size() - 1;
        Value parent = new DocumentPath(path.elements().subList(0, last)).valueIn(item);
        boolean fits = path.elements().get(last) instanceof DocumentPath.Attribute
                ? parent instanceof MapValue
                : parent instanceof ListValue;
        if (!fits) {
            throw EngineException.validation(
                    "The document path provided in the update expression is invalid for update");
        }
    }

    private Value assigned(SetValue value, Item item) {
        return switch (value) {
            case SetValue.Sum sum -> {
                DynamoNumber first = number(assigned(sum.left(), item));
                yield sum(sum.sign(), first, number(assigned(sum.right(), item)));
            }
            case Operand.Path path -> present(binding.path(path).valueIn(item));
            case Operand.Constant constant -> binding.constant(constant);
            case Operand.Call call ->
                call.function() == Function.IF_NOT_EXISTS
                        ? ifNotExists(call.arguments(), item)
                        : listAppend(call.arguments(), item);
        };
    }

    private Value ifNotExists(List<Operand> arguments, Item item) {
        Value existing = arguments.getFirst() instanceof Operand.Path path
                ? binding.path(path).valueIn(item)
                : null;
        return existing != null ? existing : assigned(arguments.get(1), item);
    }

    private Value listAppend(List<Operand> arguments, Item item) {
        List<Value> elements = new ArrayList<>();
        for (Operand argument : arguments) {
            if (!(assigned(argument, item) instanceof ListValue part)) {
                throw incorrectType();
            }
            elements.addAll(part.elements());
        }
        return new ListValue(elements);
    }

    private static Value present(@Nullable Value value) {
        if (value == null) {
            throw EngineException.validation(
                    "The provided expression refers to an attribute that does not exist in the item");
        }
        return value;
    }

    private static DynamoNumber number(Value value) {
        if (value instanceof NumberValue number) {
            return number.number();
        }
        throw incorrectType();
    }

    private static Value sum(SetValue.Sign sign, DynamoNumber left, DynamoNumber right) {
        try {
            return new NumberValue(sign == SetValue.Sign.PLUS ? left.plus(right) : left.minus(right));
        } catch (InvalidValueException e) {
            throw EngineException.validation(e.problem());
        }
    }

    private static Value added(@Nullable Value existing, Value addend) {
        if (existing == null) {
            return addend;
        }
        if (existing instanceof NumberValue number && addend instanceof NumberValue more) {
            return sum(SetValue.Sign.PLUS, number.number(), more.number());
        }
        if (existing instanceof StringSet set && addend instanceof StringSet more) {
            return new StringSet(union(set.elements(), more.elements()));
        }
        if (existing instanceof NumberSet set && addend instanceof NumberSet more) {
            return new NumberSet(union(set.elements(), more.elements()));
        }
        if (existing instanceof BinarySet set && addend instanceof BinarySet more) {
            return new BinarySet(union(set.elements(), more.elements()));
        }
        throw incorrectType();
    }

    /** A set without some elements; null where none is left, as there are no empty sets. */
    private static @Nullable Value without(Value existing, Value deleted) {
        if (existing instanceof StringSet set && deleted instanceof StringSet less) {
            Set<String> rest = difference(set.elements(), less.elements());
            return rest.isEmpty() ? null : new StringSet(rest);
        }
        if (existing instanceof NumberSet set && deleted instanceof NumberSet less) {
            Set<DynamoNumber> rest = difference(set.elements(), less.elements());
            return rest.isEmpty() ? null : new NumberSet(rest);
        }
        if (existing instanceof BinarySet set && deleted instanceof BinarySet less) {
            var rest = difference(set.elements(), less.elements());
            return rest.isEmpty() ? null : new BinarySet(rest);
        }
        throw incorrectType();
    }

    private static <T> Set<T> union(Set<T> left, Set<T> right) {
        Set<T> union = new LinkedHashSet<>(left);
        union.addAll(right);
        return union;
    }

    private static <T> Set<T> difference(Set<T> left, Set<T> right) {
        Set<T> difference = new LinkedHashSet<>(left);
        difference.removeAll(right);
        return difference;
    }

    private static EngineException incorrectType() {
        return EngineException.validation("An operand in the update expression has an incorrect data type");
    }
}
