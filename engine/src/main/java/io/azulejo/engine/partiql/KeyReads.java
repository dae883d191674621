package io.azulejo.engine.partiql;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.expression.Comparison;
import io.azulejo.engine.expression.Condition;
import io.azulejo.engine.expression.ConditionExpression;
import io.azulejo.engine.expression.DocumentPath;
import io.azulejo.engine.expression.Function;
import io.azulejo.engine.expression.KeyRange;
import io.azulejo.engine.expression.KeyTest;
import io.azulejo.engine.expression.Operand;
import io.azulejo.engine.table.KeyAttribute;
import io.azulejo.engine.table.KeySchema;
import io.azulejo.engine.value.Value;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Takes a WHERE clause apart into reads of single partitions. Alternatives that concern the key, by IN or by OR, become
 * reads of their own; what isn't about the key stays a filter. If some alternative leaves the partition open, only a
 * scan answers the clause.
 */
public final class KeyReads {
    private static final int MOST_READS = 50;
    /** Where the search for alternatives ends: beyond it there are too many reads in any case. */
    private static final int MOST_ALTERNATIVES = 2000;

    private final ConditionExpression where;
    private final KeySchema key;

    private KeyReads(ConditionExpression where, KeySchema key) {
        this.where = where;
        this.key = key;
    }

    /** The reads that find all items the clause may hold for, in the order of the clause, or none if that is a scan. */
    public static List<KeyRead> of(@Nullable ConditionExpression where, KeySchema key) {
        // Of a key with several attributes no part is looked for: the index is read whole and filtered.
        return where == null || key.hasSeveral() ? List.of() : new KeyReads(where, key).reads();
    }

    /** Refuses reads whose values have other types than the key. */
    public static void checkTypes(List<KeyRead> reads, KeySchema key) {
        for (KeyRead read : reads) {
            checkType(key.partitionKey(), List.of(read.range().partition()));
            if (key.sortKey() != null && read.range().sort() != null) {
                checkType(key.sortKey(), read.range().sort().operands());
            }
        }
    }

    private static void checkType(KeyAttribute attribute, List<Value> values) {
        for (Value value : values) {
            if (value.type() != attribute.type()) {
                throw EngineException.validation("Key attribute's data type should match its data type in table's"
                        + " schema: Key " + attribute.name());
            }
        }
    }

    /** One alternative: all of its tests hold together. */
    private record Branch(List<Value> partitions, List<KeyTest> sorts, List<Condition> rest) {
        static Branch partition(Value value) {
            return new Branch(List.of(value), List.of(), List.of());
        }

        static Branch sort(KeyTest test) {
            return new Branch(List.of(), List.of(test), List.of());
        }

        static Branch rest(Condition condition) {
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
        if (branches.size() > MOST_READS) {
            throw tooMany();
        }
        List<KeyRead> reads = new ArrayList<>(branches.size());
        for (Branch branch : branches) {
            reads.add(read(branch));
        }
        return reads;
    }

    private List<Branch> branches(Condition condition) {
        return switch (condition) {
            case Condition.And and -> product(branches(and.left()), branches(and.right()));
            case Condition.Or or -> alternatives(or);
            case Condition.In in -> candidates(in);
            case Condition.Compare compare -> List.of(compared(compare));
            case Condition.Between between -> List.of(between(between));
            case Condition.Test test -> List.of(test(test));
            case Condition.Not not -> List.of(Branch.rest(not));
        };
    }

    private static List<Branch> product(List<Branch> left, List<Branch> right) {
        if (left.size() * right.size() > MOST_ALTERNATIVES) {
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

    private List<Branch> alternatives(Condition.Or or) {
        List<Branch> alternatives = new ArrayList<>(branches(or.left()));
        alternatives.addAll(branches(or.right()));
        for (Branch branch : alternatives) {
            if (branch.aboutKey()) {
                return alternatives;
            }
        }
        return List.of(Branch.rest(or));
    }

    private List<Branch> candidates(Condition.In in) {
        KeyAttribute attribute = keyAttribute(in.operand());
        List<Branch> branches = new ArrayList<>();
        for (Operand candidate : in.candidates()) {
            if (attribute == null || !(candidate instanceof Operand.Constant constant)) {
                return List.of(Branch.rest(in));
            }
            branches.add(equal(attribute, where.constant(constant)));
        }
        return branches.isEmpty() ? List.of(Branch.rest(in)) : branches;
    }

    private Branch equal(KeyAttribute attribute, Value value) {
        return attribute.equals(key.partitionKey())
                ? Branch.partition(value)
                : Branch.sort(new KeyTest.Compared(Comparison.EQUAL, value));
    }

    private Branch compared(Condition.Compare compare) {
        boolean pathFirst = compare.left() instanceof Operand.Path;
        KeyAttribute attribute = keyAttribute(pathFirst ? compare.left() : compare.right());
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
                : Branch.sort(new KeyTest.Compared(
                        pathFirst ? compare.comparison() : compare.comparison().mirrored(), value));
    }

    private Branch between(Condition.Between between) {
        boolean sort = key.sortKey() != null && key.sortKey().equals(keyAttribute(between.operand()));
        return sort
                        && between.lower() instanceof Operand.Constant lower
                        && between.upper() instanceof Operand.Constant upper
                ? Branch.sort(new KeyTest.Between(where.constant(lower), where.constant(upper)))
                : Branch.rest(between);
    }

    private Branch test(Condition.Test test) {
        boolean sort = key.sortKey() != null
                && key.sortKey().equals(keyAttribute(test.arguments().getFirst()));
        return sort
                        && test.function() == Function.BEGINS_WITH
                        && test.arguments().get(1) instanceof Operand.Constant prefix
                ? Branch.sort(new KeyTest.BeginsWith(where.constant(prefix)))
                : Branch.rest(test);
    }

    private @Nullable KeyAttribute keyAttribute(Operand operand) {
        if (operand instanceof Operand.Path path && !where.path(path).nested()) {
            for (KeyAttribute attribute : key.attributes()) {
                if (attribute.name().equals(where.path(path).root())) {
                    return attribute;
                }
            }
        }
        return null;
    }

    private KeyRead read(Branch branch) {
        Value partition = branch.partitions().getFirst();
        KeyAttribute sortKey = key.sortKey();
        KeyTest chosen = null;
        Set<String> filtered = new HashSet<>();
        for (KeyTest sort : branch.sorts()) {
            if (sortKey != null) {
                filtered.add(sortKey.name());
                boolean equality =
                        sort instanceof KeyTest.Compared compared && compared.comparison() == Comparison.EQUAL;
                chosen = chosen == null || equality ? sort : chosen;
            }
        }
        if (branch.sorts().size() <= 1) {
            filtered.clear();
        }
        for (Condition condition : branch.rest()) {
            collectAttributes(condition, filtered);
        }
        return new KeyRead(new KeyRange(partition, chosen), filtered);
    }

    private void collectAttributes(Condition condition, Set<String> attributes) {
        switch (condition) {
            case Condition.And and -> {
                collectAttributes(and.left(), attributes);
                collectAttributes(and.right(), attributes);
            }
            case Condition.Or or -> {
                collectAttributes(or.left(), attributes);
                collectAttributes(or.right(), attributes);
            }
            case Condition.Not not -> collectAttributes(not.condition(), attributes);
            case Condition.Compare compare -> collectAttributes(List.of(compare.left(), compare.right()), attributes);
            case Condition.Between between ->
                collectAttributes(List.of(between.operand(), between.lower(), between.upper()), attributes);
            case Condition.In in -> {
                collectAttributes(List.of(in.operand()), attributes);
                collectAttributes(in.candidates(), attributes);
            }
            case Condition.Test test -> collectAttributes(test.arguments(), attributes);
        }
    }

    private void collectAttributes(List<Operand> operands, Set<String> attributes) {
        for (Operand operand : operands) {
            switch (operand) {
                case Operand.Path path -> {
                    DocumentPath named = where.path(path);
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
