package io.azulejo.server.json;

import io.azulejo.engine.value.BinarySet;
import io.azulejo.engine.value.BinaryValue;
import io.azulejo.engine.value.DynamoNumber;
import io.azulejo.engine.value.InvalidValueException;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.ItemEncoder;
import io.azulejo.engine.value.NumberSet;
import io.azulejo.engine.value.StringSet;
import io.azulejo.engine.value.Value;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Reader of an item directly into its binary form. An invalid value is recorded in the item, because its error has a
 * place in the engine's order of checks. Not thread-safe; one instance per item.
 */
final class ItemInput {
    private static final String EMPTY =
            "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes";
    private static final String SEVERAL = "Supplied AttributeValue has more than one datatypes set, "
            + "must contain exactly one of the supported datatypes";
    private static final String VALUE_TYPE = "com.amazonaws.dynamodb.v20120810.AttributeValue";

    private final JsonInput in;
    private final ItemEncoder writer = new ItemEncoder();

    private @Nullable String rejectedName;

    private ItemInput(JsonInput in) {
        this.in = in;
    }

    static @Nullable Item read(JsonInput in) throws IOException {
        if (!in.startMap(VALUE_TYPE)) {
            return null;
        }
        ItemInput input = new ItemInput(in);
        input.attributes();
        return input.writer.item();
    }

    /** Reads the values of a request's expressions. */
    static @Nullable ExpressionValues values(JsonInput in) throws IOException {
        if (!in.startMap(VALUE_TYPE)) {
            return null;
        }
        ItemInput input = new ItemInput(in);
        input.attributes();
        Item item = input.writer.item();
        String problem = item.problem() == null
                ? null
                : "ExpressionAttributeValues contains invalid value: " + item.problem() + " for key "
                        + input.rejectedName;
        return new ExpressionValues(item.attributes(), problem);
    }

    /** The values of a request's expressions, and why DynamoDB would reject the first bad one. */
    record ExpressionValues(
            Map<String, Value> values, @Nullable String problem) {}

    /** Reads one item of a list; null is an empty item. */
    static Item element(JsonInput in) throws IOException {
        Item item = read(in);
        return item == null ? Item.EMPTY : item;
    }

    /** Reads one value as an item with a single attribute. */
    static Item single(JsonInput in) throws IOException {
        ItemInput input = new ItemInput(in);
        input.writer.name("0");
        input.value();
        return input.writer.item();
    }

    /** Reads a list of values as an item with the positions as attribute names; null if there is none. */
    static @Nullable Item parameters(JsonInput in) throws IOException {
        if (in.isNull()) {
            return null;
        }
        ItemInput input = new ItemInput(in);
        in.startList();
        for (int position = 0; in.nextElement(); position++) {
            input.writer.name(Integer.toString(position));
            input.value();
        }
        return input.writer.item();
    }

    private void attributes() throws IOException {
        DuplicateNames names = new DuplicateNames();
        for (String name = in.nextField(); name != null; name = in.nextField()) {
            if (!names.add(name)) {
                throw JsonInput.refused("Attribute '" + name + "' is given twice");
            }
            boolean fine = !writer.hasProblem();
            writer.name(name);
            value();
            if (fine && writer.hasProblem()) {
                // The outermost map comes last, so that its name is kept.
                rejectedName = name;
            }
        }
    }

    private void value() throws IOException {
        if (!in.startStructure("AttributeValue")) {
            writer.nullValue().problem(EMPTY);
            return;
        }
        boolean written = false;
        for (String type = in.nextField(); type != null; type = in.nextField()) {
            if (in.isNull()) {
                continue;
            }
            if (written) {
                in.skip();
                writer.problem(SEVERAL);
            } else {
                written = payload(type);
            }
        }
        if (!written) {
            writer.nullValue().problem(EMPTY);
        }
    }

    /** Writes a value of a type; returns false for an unknown type, which DynamoDB ignores. */
    private boolean payload(String type) throws IOException {
        switch (type) {
            case "S" -> writer.string(in.text());
            case "N" -> writer.number(in.text());
            case "B" -> writer.binary(in.blob());
            case "BOOL" -> writer.bool(Boolean.TRUE.equals(in.bool()));
            case "NULL" -> {
                writer.nullValue();
                if (!Boolean.TRUE.equals(in.bool())) {
                    writer.problem("One or more parameter values were invalid: "
                            + "Null attribute value types must have the value of true");
                }
            }
            case "SS" -> set(strings());
            case "NS" -> set(numbers());
            case "BS" -> set(binaries());
            case "L" -> {
                writer.startList();
                in.startList();
                while (in.nextElement()) {
                    value();
                }
                writer.end();
            }
            case "M" -> {
                writer.startMap();
                if (in.startMap(VALUE_TYPE)) {
                    attributes();
                }
                writer.end();
            }
            default -> {
                in.skip();
                return false;
            }
        }
        return true;
    }

    private void set(@Nullable Value set) {
        if (set == null) {
            writer.nullValue();
        } else {
            writer.value(set);
        }
    }

    private @Nullable Value strings() throws IOException {
        List<String> elements = new ArrayList<>();
        in.startList();
        while (in.nextElement()) {
            elements.add(in.text());
        }
        try {
            return StringSet.of(elements);
        } catch (InvalidValueException e) {
            writer.problem(e.problem());
            return null;
        }
    }

    private @Nullable Value numbers() throws IOException {
        List<String> elements = new ArrayList<>();
        in.startList();
        while (in.nextElement()) {
            elements.add(in.text());
        }
        try {
            List<DynamoNumber> numbers = new ArrayList<>(elements.size());
            for (String element : elements) {
                numbers.add(DynamoNumber.parse(element));
            }
            return NumberSet.of(numbers);
        } catch (InvalidValueException e) {
            writer.problem(e.problem());
            return null;
        }
    }

    private @Nullable Value binaries() throws IOException {
        List<BinaryValue> elements = new ArrayList<>();
        in.startList();
        while (in.nextElement()) {
            elements.add(new BinaryValue(in.blob()));
        }
        try {
            return BinarySet.of(elements);
        } catch (InvalidValueException e) {
            writer.problem(e.problem());
            return null;
        }
    }
}
