package io.azulejo.engine.expression;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.value.AttributeValueType;
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
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** An update of one request, ready to be applied to items. Immutable. */
public final class UpdateExpression {
    private static final String INCORRECT_TYPE = "An operand in the update expression has an incorrect data type";

    private final List<UpdateActionNode> actions;
    private final Binding binding;
    private final String typeProblem;

    UpdateExpression(List<UpdateActionNode> actions, Binding binding) {
        this(actions, binding, INCORRECT_TYPE);
    }

    /** Creates an update that reports values of the wrong type with its own message. */
    UpdateExpression(List<UpdateActionNode> actions, Binding binding, String typeProblem) {
        this.actions = actions;
        this.binding = binding;
        this.typeProblem = typeProblem;
    }

    /** Returns the paths that the actions change, in the order of the text. */
    public List<ItemPath> targets() {
        return targets(actions, binding);
    }

    static List<ItemPath> targets(List<UpdateActionNode> actions, Binding binding) {
        List<ItemPath> targets = new ArrayList<>(actions.size());
        for (UpdateActionNode action : actions) {
            targets.add(binding.path(action.target()));
        }
        return targets;
    }

    /** Returns all paths of the expression, including those that are only read. */
    public List<ItemPath> paths() {
        return binding.paths();
    }

    /** Returns, by attribute name, the types that the update is known to assign before the item is read. */
    public Map<String, AttributeValueType> knownTypes() {
        Map<String, AttributeValueType> types = new HashMap<>();
        for (UpdateActionNode action : actions) {
            ItemPath target = binding.path(action.target());
            AttributeValueType type = target.nested() ? null : knownType(action);
            if (type != null) {
                types.put(target.root(), type);
            }
        }
        return types;
    }

    private @Nullable AttributeValueType knownType(UpdateActionNode action) {
        return switch (action) {
            case UpdateActionNode.Set set -> knownType(set.value());
            case UpdateActionNode.Add add -> binding.typeOf(add.addend());
            case UpdateActionNode.Delete delete -> binding.typeOf(delete.elements());
            case UpdateActionNode.Remove remove -> null;
        };
    }

    private @Nullable AttributeValueType knownType(SetValue value) {
        if (value instanceof Operand.Call call && call.function() == Function.IF_NOT_EXISTS) {
            return knownType(call.arguments().get(1));
        }
        return value instanceof Operand operand ? binding.typeOf(operand) : AttributeValueType.N;
    }

    /** Returns the projection onto the changed paths, which UPDATED_OLD and UPDATED_NEW answer with. */
    public ProjectionExpression changed() {
        return ProjectionExpression.of(targets());
    }

    /** Returns the item after the update; operands are read from the item as it was before. */
    public Item update(Item item) {
        return update(item, true);
    }

    /** Returns the item that the update creates from the key alone. */
    public Item create(Item key) {
        return update(key, false);
    }

    private Item update(Item item, boolean existed) {
        List<@Nullable Value> assigned = new ArrayList<>(actions.size());
        for (UpdateActionNode action : actions) {
            assigned.add(action instanceof UpdateActionNode.Set set ? assigned(set.value(), item) : null);
        }
        PathTree<Change> changes = new PathTree<>();
        for (int i = 0; i < actions.size(); i++) {
            UpdateActionNode action = actions.get(i);
            ItemPath path = binding.path(action.target());
            // DynamoDB allows removing nested paths from an item that does not exist, but not from one that does.
            if (existed || !path.nested() || !(action instanceof UpdateActionNode.Remove)) {
                checkParent(path, item);
                changes.put(path, change(action, assigned.get(i), path.valueIn(item)));
            }
        }
        return DocumentChanges.apply(item, changes);
    }

    private Change change(UpdateActionNode action, @Nullable Value assigned, @Nullable Value existing) {
        return switch (action) {
            case UpdateActionNode.Set set -> new Change(assigned);
            case UpdateActionNode.Remove remove -> Change.REMOVAL;
            case UpdateActionNode.Add add -> new Change(added(existing, binding.constant(add.addend())));
            case UpdateActionNode.Delete delete ->
                new Change(existing == null ? null : without(existing, binding.constant(delete.elements())));
        };
    }

    private static void checkParent(ItemPath path, Item item) {
        if (!path.nested()) {
            return;
        }
        int last = path.elements().size() - 1;
        Value parent = new ItemPath(path.elements().subList(0, last)).valueIn(item);
        boolean fits = path.elements().get(last) instanceof ItemPath.Attribute
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

    private DynamoNumber number(Value value) {
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

    private Value added(@Nullable Value existing, Value addend) {
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

    /** Returns a set without some elements; null if none is left, because empty sets do not exist. */
    private @Nullable Value without(Value existing, Value deleted) {
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

    private EngineException incorrectType() {
        return EngineException.validation(typeProblem);
    }
}
