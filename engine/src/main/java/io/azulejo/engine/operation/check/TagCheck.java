package io.azulejo.engine.operation.check;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.request.Tag;
import io.azulejo.engine.table.ResourceNames;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Checks of tags and of the ARNs of tagged resources. */
public final class TagCheck {
    /** Letters, spaces and digits of any script, and a few signs. */
    private static final Pattern ALLOWED = Pattern.compile("[\\p{L}\\p{Z}\\p{N}_.:/=+\\-@]*");

    private static final int MAX_TAGS = 50;
    private static final int MAX_KEY = 128;
    private static final int MAX_VALUE = 256;

    private TagCheck() {}

    /** Returns the name of the table in an ARN. */
    public static String table(@Nullable String arn) {
        if (arn == null || arn.isEmpty()) {
            throw EngineException.validation("Invalid TableArn");
        }
        String name = ResourceNames.tableName(arn);
        if (name == null) {
            throw EngineException.validation("Invalid TableArn: Invalid ResourceArn provided as input " + arn);
        }
        return name;
    }

    public static void shape(Constraints constraints, @Nullable List<Tag> tags) {
        for (int i = 0; tags != null && i < tags.size(); i++) {
            String at = "tags." + (i + 1) + ".member.";
            Tag tag = tags.get(i);
            constraints.notNull(at + "value", tag.value()).notNull(at + "key", tag.key());
            if (tag.value() != null) {
                constraints.length(at + "value", tag.value().length(), 0, MAX_VALUE, tag.value());
            }
            if (tag.key() != null) {
                constraints.length(at + "key", tag.key().length(), 1, MAX_KEY, tag.key());
            }
        }
    }

    /** Returns the tags of a checked request, each key once. */
    public static Map<String, String> tags(@Nullable List<Tag> given) {
        Map<String, String> tags = new LinkedHashMap<>();
        for (Tag tag : given == null ? List.<Tag>of() : given) {
            String key = Objects.requireNonNull(tag.key());
            String value = Objects.requireNonNull(tag.value());
            if (key.regionMatches(true, 0, "aws:", 0, 4)) {
                throw EngineException.validation("Tag Key cannot be prefixed with aws:, Key: " + key);
            }
            if (!ALLOWED.matcher(key).matches()) {
                throw EngineException.validation("The Tag Key provided is invalid, Key: " + key);
            }
            if (!ALLOWED.matcher(value).matches()) {
                throw EngineException.validation("The Tag Value provided is invalid, Value: " + value);
            }
            if (tags.put(key, value) != null) {
                throw EngineException.validation(
                        "Duplicate Tag Keys provided as input: Duplicate Tag Key found " + key);
            }
        }
        count(tags.size());
        return tags;
    }

    public static void count(int tags) {
        if (tags > MAX_TAGS) {
            throw EngineException.validation("Number of Tags exceed the current limit for the provided ResourceArn");
        }
    }
}
