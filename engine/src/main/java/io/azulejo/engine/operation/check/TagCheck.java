package io.azulejo.engine.operation.check;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.request.Tag;
import io.azulejo.engine.table.ResourceNames;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Checks of tags and of the ARNs of tagged resources. */
public final class TagCheck {
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
            if (key.regionMatches(true, 0, "aws:", 0, 4)) {
                throw EngineException.validation("One or more parameter values were invalid: Tag keys must not begin"
                        + " with aws:, as does: " + key);
            }
            if (tags.put(key, Objects.requireNonNull(tag.value())) != null) {
                throw EngineException.validation(
                        "One or more parameter values were invalid: Duplicate tag key: " + key);
            }
        }
        count(tags.size());
        return tags;
    }

    public static void count(int tags) {
        if (tags > MAX_TAGS) {
            throw EngineException.validation("One or more parameter values were invalid: Too many tags: " + tags
                    + ". A resource can have at most " + MAX_TAGS);
        }
    }
}
