package io.azulejo.studio.json;

import io.azulejo.http.problem.ProblemException;
import java.util.Base64;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Parser of items in DynamoDB JSON. The error for an invalid value names its path. */
public final class StudioItemJson {

    private StudioItemJson() {}

    /**
     * Returns an item.
     *
     * @param path the item's name in errors
     */
    public static Map<String, AttributeValue> item(String path, @Nullable Object tree) {
        Map<String, AttributeValue> item = new LinkedHashMap<>();
        object(path, tree).forEach((name, value) -> item.put(name, value(path + "." + name, value)));
        return item;
    }

    public static AttributeValue value(String path, @Nullable Object tree) {
        Map<String, @Nullable Object> typed = object(path, tree);
        if (typed.size() != 1) {
            throw ProblemException.invalid(path, "must be one type with its value, such as {\"S\": \"text\"}");
        }
        String type = typed.keySet().iterator().next();
        Object content = typed.get(type);
        return switch (type) {
            case "S" -> AttributeValue.fromS(text(path, content));
            case "N" -> AttributeValue.fromN(text(path, content));
            case "B" -> AttributeValue.fromB(bytes(path, content));
            case "BOOL" -> AttributeValue.fromBool(bool(path, content));
            case "NULL" -> AttributeValue.fromNul(bool(path, content));
            case "SS" -> AttributeValue.fromSs(texts(path, content));
            case "NS" -> AttributeValue.fromNs(texts(path, content));
            case "BS" ->
                AttributeValue.fromBs(
                        list(path, content).stream().map(e -> bytes(path, e)).toList());
            case "L" ->
                AttributeValue.fromL(
                        list(path, content).stream().map(e -> value(path, e)).toList());
            case "M" -> AttributeValue.fromM(item(path, content));
            default ->
                throw ProblemException.invalid(
                        path, "has the type " + type + "; types are S, N, B, BOOL, NULL, SS, NS, BS, L and M");
        };
    }

    private static List<String> texts(String path, @Nullable Object tree) {
        return list(path, tree).stream().map(element -> text(path, element)).toList();
    }

    private static String text(String path, @Nullable Object tree) {
        if (tree instanceof String text) {
            return text;
        }
        throw ProblemException.invalid(path, "must be a string in quotes, even for a number");
    }

    private static boolean bool(String path, @Nullable Object tree) {
        if (tree instanceof Boolean bool) {
            return bool;
        }
        throw ProblemException.invalid(path, "must be true or false");
    }

    private static SdkBytes bytes(String path, @Nullable Object tree) {
        try {
            return SdkBytes.fromByteArray(Base64.getDecoder().decode(text(path, tree)));
        } catch (IllegalArgumentException e) {
            throw ProblemException.invalid(path, "must be Base64");
        }
    }

    private static List<?> list(String path, @Nullable Object tree) {
        if (tree instanceof List<?> list) {
            return list;
        }
        throw ProblemException.invalid(path, "must be a list");
    }

    @SuppressWarnings("unchecked") // the keys of a tree's objects are strings
    private static Map<String, @Nullable Object> object(String path, @Nullable Object tree) {
        if (tree instanceof Map<?, ?> members) {
            return (Map<String, @Nullable Object>) members;
        }
        throw ProblemException.invalid(path, "must be an object");
    }
}
