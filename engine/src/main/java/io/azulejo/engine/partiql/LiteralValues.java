package io.azulejo.engine.partiql;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.value.BoolValue;
import io.azulejo.engine.value.DynamoNumber;
import io.azulejo.engine.value.InvalidValueException;
import io.azulejo.engine.value.ListValue;
import io.azulejo.engine.value.MapValue;
import io.azulejo.engine.value.NullValue;
import io.azulejo.engine.value.NumberSet;
import io.azulejo.engine.value.NumberValue;
import io.azulejo.engine.value.StringSet;
import io.azulejo.engine.value.StringValue;
import io.azulejo.engine.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;

/** Conversion of the literals and parameters of one statement into values. One instance per request. */
final class LiteralValues {
    private static final int MAXIMUM_DEPTH = 31;

    private final List<Value> parameters;

    LiteralValues(List<Value> parameters) {
        this.parameters = parameters;
    }

    Value of(Syntax syntax) {
        return syntax instanceof Syntax.Parameter parameter
                ? parameters.get(parameter.index())
                : literal(syntax, "root", 0);
    }

    /** Converts a literal. DynamoDB accepts parameters only for whole values, never inside a list, map or bag. */
    private static Value literal(Syntax syntax, String path, int depth) {
        if (depth > MAXIMUM_DEPTH) {
            throw EngineException.validation("Nesting Levels have exceeded supported limits under " + path);
        }
        return switch (syntax) {
            case Syntax.Text text -> new StringValue(text.text());
            case Syntax.Numeral number -> new NumberValue(number(number, path));
            case Syntax.Bool bool -> bool.value() ? BoolValue.TRUE : BoolValue.FALSE;
            case Syntax.Null nothing -> NullValue.NULL;
            case Syntax.ListOf list -> list(list.elements(), path, depth);
            case Syntax.MapOf map -> map(map.members(), path, depth);
            case Syntax.BagOf bag -> bag(bag.elements(), path);
            default ->
                throw EngineException.validation(
                        "Unsupported data type: " + kind(syntax) + " under key " + path + " at " + syntax.at());
        };
    }

    private static String kind(Syntax syntax) {
        return switch (syntax) {
            case Syntax.Parameter parameter -> "Parameter";
            case Syntax.Missing missing -> "Missing";
            case Syntax.Path path -> "Path";
            case Syntax.Call call -> "Call";
            default -> "Operation";
        };
    }

    private static DynamoNumber number(Syntax.Numeral number, String path) {
        try {
            return DynamoNumber.of(number.number());
        } catch (InvalidValueException e) {
            throw EngineException.validation(e.problem() + " under " + path);
        }
    }

    private static Value list(List<Syntax> elements, String path, int depth) {
        List<Value> values = new ArrayList<>(elements.size());
        for (int i = 0; i < elements.size(); i++) {
            values.add(literal(elements.get(i), path + "[" + i + "]", depth + 1));
        }
        return new ListValue(values);
    }

    private static Value map(List<Syntax.Member> members, String path, int depth) {
        Map<String, Value> values = new LinkedHashMap<>();
        for (Syntax.Member member : members) {
            values.put(member.name(), literal(member.value(), path + "." + member.name(), depth + 1));
        }
        return new MapValue(values);
    }

    private static Value bag(List<Syntax> elements, String path) {
        if (elements.isEmpty()) {
            throw EngineException.validation("Empty bags are not supported");
        }
        List<String> strings = new ArrayList<>();
        List<DynamoNumber> numbers = new ArrayList<>();
        List<String> written = new ArrayList<>();
        for (Syntax element : elements) {
            if (element instanceof Syntax.Text text) {
                strings.add(text.text());
            } else if (element instanceof Syntax.Numeral number) {
                numbers.add(number(number, path));
                written.add(number.number().toString());
            }
        }
        if (strings.size() == elements.size()) {
            return strings(strings);
        }
        if (numbers.size() < elements.size()) {
            throw EngineException.validation(
                    "Unsupported data type in Bag. DynamoDB only supports either numbers or strings in bags");
        }
        NumberSet set = new NumberSet(new LinkedHashSet<>(numbers));
        if (set.elements().size() < numbers.size()) {
            throw EngineException.validation("One or more parameter values were invalid: Input collection " + written
                    + " contains duplicates! under " + path);
        }
        return set;
    }

    private static Value strings(List<String> strings) {
        try {
            return StringSet.of(strings);
        } catch (InvalidValueException e) {
            throw EngineException.validation(e.problem());
        }
    }
}
