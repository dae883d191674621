package io.azulejo.engine.partiql;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.expression.Comparison;
import io.azulejo.engine.expression.ConditionExpression;
import io.azulejo.engine.expression.ConditionNode;
import io.azulejo.engine.expression.Function;
import io.azulejo.engine.expression.ItemPath;
import io.azulejo.engine.expression.KeyAttributeCondition;
import io.azulejo.engine.expression.KeyRange;
import io.azulejo.engine.expression.Operand;
import io.azulejo.engine.table.KeySchema;
import io.azulejo.engine.table.TypedKeyAttribute;
import io.azulejo.engine.value.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Split of a WHERE clause into reads of single partitions. Alternatives on the key, by IN or by OR, become separate
 * reads; all other tests stay a filter. If an alternative leaves the partition open, the clause needs a scan.
 */
public final class KeyReads {
    private static final int MAX_READS = 50;
    /** Limit of the search for alternatives: beyond it there are too many reads in any case. */
    private static final int MAX_ALTERNATIVES = 2000;

    private final ConditionExpression where;
    private final KeySchema key;

    private KeyReads(ConditionExpression where, KeySchema key) {
        this.where = where;
        this.key = key;
    }

    /**
     * Returns the reads that find all items the clause may hold for, in the order of the clause; empty if that needs a
     * scan.
     */
    public static List<KeyRead> of(@Nullable ConditionExpression where, KeySchema key) {
        // Keys with several attributes are not searched by parts: the index is read completely and filtered.
        return where == null || key.hasMultipleAttributes() ? List.of() : new KeyReads(where, key).reads();
    }

    /** Rejects reads whose values have other types than the key. */
    public static void checkTypes(List<KeyRead> reads, KeySchema key) {
        for (KeyRead read : reads) {
            checkType(key.partitionKey(), List.of(read.range().partition()));
            if (key.sortKey() != null && read.range().sort() != null) {
                checkType(key.sortKey(), read.range().sort().operands());
            }
        }
    }

    private static void checkType(TypedKeyAttribute attribute, List<Value> values) {
        for (Value value : values) {
            if (value.type() != attribute.type()) {
                throw EngineException.validation("Key attribute's data type should match its data type in table's"
                        + " schema: Key " + attribute.name());
            }
        }
    }

    /** One alternative: a conjunction of tests. */
    private record Branch(List<Value> partitions, List<KeyAttributeCondition> sorts, List<ConditionNode> rest) {
        static Branch partition(Value value) {
            return new Branch(List.of(value), List.of(), List.of());
        }

        static Branch sort(KeyAttributeCondition test) {
            return new Branch(List.of(), List.of(test), List.of());
        }

        static Branch rest(ConditionNode condition) {
            return new Branch(List.of(), List.of(), List.of(condition));
        }

        boolean aboutKey() {
            return !partitions.isEmpty() || !sorts.isEmpty();
        }

        Branch and(Branch other) {
            return new Branch(
                    joined(partitions, other.partitions), joined(sorts, other.sorts), joined(rest, other.rest));
        }

        private static <T> List<T> joined(List<T> left, List<T> right) {
            List<T> joined = new ArrayList<>(left);
            for (T element : right) {
                if (!joined.contains(element)) {
                    joined.add(element);
                }
            }
            return joined;
        }
    }

    private List<KeyRead> reads() {
        List<Branch> branches = branches(where.condition());
        for (Branch branch : branches) {
            if (branch.partitions().size() != 1) {
                return List.of();
            }
        }
        if (branches.size() > MAX_READS) {
            throw tooMany();
        }
        List<KeyRead> reads = new ArrayList<>(branches.size());
        for (Branch branch : branches) {
            reads.add(read(branch));
        }
        return reads;
    }

    private List<Branch> branches(ConditionNode condition) {
        return switch (condition) {
            case ConditionNode.And and -> product(branches(and.left()), branches(and.right()));
            case ConditionNode.Or or -> alternatives(or);
            case ConditionNode.In in -> candidates(in);
            case ConditionNode.Compare compare -> List.of(compared(compare));
            case ConditionNode.Between between -> List.of(between(between));
            case ConditionNode.Test test -> List.of(test(test));
            case ConditionNode.Not not -> List.of(Branch.rest(not));
        };
    }

    private static List<Branch> product(List<Branch> left, List<Branch> right) {
        if (left.size() * right.size() > MAX_ALTERNATIVES) {
            throw tooMany();
        }
        List<Branch> product = new ArrayList<>(left.size() * right.size());
        for (Branch first : left) {
            for (Branch second : right) {
                product.add(first.and(second));
            }
        }
        return product;
    }

    private List<Branch> alternatives(ConditionNode.Or or) {
        List<Branch> alternatives = new ArrayList<>(branches(or.left()));
        alternatives.addAll(branches(or.right()));
        for (Branch branch : alternatives) {
            if (branch.aboutKey()) {
                return alternatives;
            }
        }
        return List.of(Branch.rest(or));
    }

    private List<Branch> candidates(ConditionNode.In in) {
        TypedKeyAttribute attribute = keyAttribute(in.operand());
        List<Branch> branches = new ArrayList<>();
        for (Operand candidate : in.candidates()) {
            if (attribute == null || !(candidate instanceof Operand.Constant constant)) {
                return List.of(Branch.rest(in));
            }
            branches.add(equal(attribute, where.constant(constant)));
        }
        return branches.isEmpty() ? List.of(Branch.rest(in)) : branches;
    }

    private Branch equal(TypedKeyAttribute attribute, Value value) {
        return attribute.equals(key.partitionKey())
                ? Branch.partition(value)
                : Branch.sort(new KeyAttributeCondition.Compared(Comparison.EQUAL, value));
    }

    private Branch compared(ConditionNode.Compare compare) {
        boolean pathFirst = compare.left() instanceof Operand.Path;
        TypedKeyAttribute attribute = keyAttribute(pathFirst ? compare.left() : compare.right());
        Operand other = pathFirst ? compare.right() : compare.left();
        if (attribute == null
                || !(other instanceof Operand.Constant constant)
                || compare.comparison() == Comparison.NOT_EQUAL) {
            return Branch.rest(compare);
        }
        Value value = where.constant(constant);
        if (compare.comparison() == Comparison.EQUAL) {
            return equal(attribute, value);
        }
        return attribute.equals(key.partitionKey())
                ? Branch.rest(compare)
                : Branch.sort(new KeyAttributeCondition.Compared(
                        pathFirst ? compare.comparison() : compare.comparison().swapped(), value));
    }

    private Branch between(ConditionNode.Between between) {
        boolean sort = key.sortKey() != null && key.sortKey().equals(keyAttribute(between.operand()));
        return sort
                        && between.lower() instanceof Operand.Constant lower
                        && between.upper() instanceof Operand.Constant upper
                ? Branch.sort(new KeyAttributeCondition.Between(where.constant(lower), where.constant(upper)))
                : Branch.rest(between);
    }

    private Branch test(ConditionNode.Test test) {
        boolean sort = key.sortKey() != null
                && key.sortKey().equals(keyAttribute(test.arguments().getFirst()));
        return sort
                        && test.function() == Function.BEGINS_WITH
                        && test.arguments().get(1) instanceof Operand.Constant prefix
                ? Branch.sort(new KeyAttributeCondition.BeginsWith(where.constant(prefix)))
                : Branch.rest(test);
    }

    private @Nullable TypedKeyAttribute keyAttribute(Operand operand) {
        if (operand instanceof Operand.Path path && !where.path(path).nested()) {
            for (TypedKeyAttribute attribute : key.attributes()) {
                if (attribute.name().equals(where.path(path).root())) {
                    return attribute;
                }
            }
        }
        return null;
    }

    private KeyRead read(Branch branch) {
        Value partition = branch.partitions().getFirst();
        TypedKeyAttribute sortKey = key.sortKey();
        KeyAttributeCondition chosen = null;
        Set<String> filtered = new HashSet<>();
        for (KeyAttributeCondition sort : branch.sorts()) {
            if (sortKey != null) {
                filtered.add(sortKey.name());
                boolean equality = sort instanceof KeyAttributeCondition.Compared compared
                        && compared.comparison() == Comparison.EQUAL;
                chosen = chosen == null || equality ? sort : chosen;
            }
        }
        if (branch.sorts().size() <= 1) {
            filtered.clear();
        }
        for (ConditionNode condition : branch.rest()) {
            collectAttributes(condition, filtered);
        }
        return new KeyRead(new KeyRange(partition, chosen), filtered);
    }

    private void collectAttributes(ConditionNode condition, Set<String> attributes) {
        switch (condition) {
            case ConditionNode.And and -> {
                collectAttributes(and.left(), attributes);
                collectAttributes(and.right(), attributes);
            }
            case ConditionNode.Or or -> {
                collectAttributes(or.left(), attributes);
                collectAttributes(or.right(), attributes);
            }
            case ConditionNode.Not not -> collectAttributes(not.condition(), attributes);
            case ConditionNode.Compare compare ->
                collectAttributes(List.of(compare.left(), compare.right()), attributes);
            case ConditionNode.Between between ->
                collectAttributes(List.of(between.operand(), between.lower(), between.upper()), attributes);
            case ConditionNode.In in -> {
                collectAttributes(List.of(in.operand()), attributes);
                collectAttributes(in.candidates(), attributes);
            }
            case ConditionNode.Test test -> collectAttributes(test.arguments(), attributes);
        }
    }

    private void collectAttributes(List<Operand> operands, Set<String> attributes) {
        for (Operand operand : operands) {
            switch (operand) {
                case Operand.Path path -> {
                    ItemPath named = where.path(path);
                    attributes.add(named.root());
                }
                case Operand.Call call -> collectAttributes(call.arguments(), attributes);
                case Operand.Constant constant -> {}
            }
        }
    }

    private static EngineException tooMany() {
        return EngineException.validation("Too many decomposed read operations for a given query.");
    }
}
