package io.azulejo.studio.json;

import java.time.Instant;
import java.util.Base64;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.core.SdkField;
import software.amazon.awssdk.core.SdkPojo;
import software.amazon.awssdk.core.util.SdkAutoConstructList;
import software.amazon.awssdk.core.util.SdkAutoConstructMap;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Conversion of SDK requests, responses and items to DynamoDB's wire JSON. */
public final class SdkJson {

    private SdkJson() {}

    /** Returns an item in DynamoDB JSON. */
    public static Map<String, @Nullable Object> item(Map<String, AttributeValue> item) {
        Map<String, @Nullable Object> tree = new LinkedHashMap<>();
        item.keySet().stream().sorted().forEach(name -> tree.put(name, tree(item.get(name))));
        return tree;
    }

    public static List<Map<String, @Nullable Object>> items(Collection<Map<String, AttributeValue>> items) {
        return items.stream().map(SdkJson::item).toList();
    }

    /** Returns the fields that are set in an SDK object. */
    public static Map<String, @Nullable Object> object(SdkPojo pojo) {
        Map<String, @Nullable Object> members = new LinkedHashMap<>();
        for (SdkField<?> field : pojo.sdkFields()) {
            Object value = field.getValueOrDefault(pojo);
            if (value != null && !(value instanceof SdkAutoConstructList) && !(value instanceof SdkAutoConstructMap)) {
                members.put(field.locationName(), tree(value));
            }
        }
        return members;
    }

    private static @Nullable Object tree(@Nullable Object value) {
        return switch (value) {
            case SdkPojo pojo -> object(pojo);
            case Map<?, ?> map -> {
                Map<String, @Nullable Object> members = new LinkedHashMap<>();
                map.forEach((name, member) -> members.put(String.valueOf(name), tree(member)));
                yield members;
            }
            case Collection<?> elements -> elements.stream().map(SdkJson::tree).toList();
            case SdkBytes bytes -> Base64.getEncoder().encodeToString(bytes.asByteArrayUnsafe());
            case Instant time -> time.toString();
            case null -> null;
            default -> value;
        };
    }
}
