package io.azulejo.engine.operation.check;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.request.LegacyParameters;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Collector of constraint violations of single parameters, because DynamoDB reports these together: "2 validation
 * errors detected: …". Not thread-safe; one instance per request.
 */
public final class Constraints {
    /** DynamoDB lists at most ten. */
    private static final int MAX_ERRORS = 10;

    private @Nullable List<String> errors;

    public Constraints notNull(String at, @Nullable Object value) {
        return value == null ? failed("null", at, "Member must not be null") : this;
    }

    public Constraints choice(EnumParameter choice, @Nullable String value) {
        return choice(choice.parameter(), choice, value);
    }

    /** Checks a choice whose position in the request is not simply its parameter's name. */
    public Constraints choice(String at, EnumParameter choice, @Nullable String value) {
        return value == null || choice.words().contains(value)
                ? this
                : failed("'" + value + "'", at, "Member must satisfy enum value set: " + choice.words());
    }

    public Constraints atLeast(String at, @Nullable Long value, long least) {
        return value == null || value >= least
                ? this
                : failed("'" + value + "'", at, "Member must have value greater than or equal to " + least);
    }

    public Constraints atMost(String at, @Nullable Long value, long most) {
        return value == null || value <= most
                ? this
                : failed("'" + value + "'", at, "Member must have value less than or equal to " + most);
    }

    /** Checks a length; {@code shown} is DynamoDB's form of the value. */
    public Constraints length(String at, int length, int least, int most, Object shown) {
        if (length < least) {
            return failed("'" + shown + "'", at, "Member must have length greater than or equal to " + least);
        }
        return length > most
                ? failed("'" + shown + "'", at, "Member must have length less than or equal to " + most)
                : this;
    }

    /** Checks a name of an index: its characters and its length. */
    public Constraints indexName(String at, @Nullable String name) {
        if (name == null) {
            return this;
        }
        if (!TableNameCheck.hasOnlyAllowedCharacters(name)) {
            failed("'" + name + "'", at, "Member must satisfy regular expression pattern: " + TableNameCheck.PATTERN);
        }
        return length(at, name.length(), 3, 255, name);
    }

    /** Checks the legacy parameters. */
    public Constraints legacy(LegacyParameters parameters) {
        LegacyShape.check(this, parameters);
        return this;
    }

    /** Records a failed constraint with DynamoDB's message. */
    public Constraints failed(String shownValue, String at, String constraint) {
        if (errors == null) {
            errors = new ArrayList<>();
        }
        if (errors.size() < MAX_ERRORS) {
            errors.add("Value " + shownValue + " at '" + at + "' failed to satisfy constraint: " + constraint);
        }
        return this;
    }

    /** Throws if any constraint failed. */
    public void check() {
        if (errors != null) {
            throw EngineException.validation(errors.size() + " validation error" + (errors.size() > 1 ? "s" : "")
                    + " detected: " + String.join("; ", errors));
        }
    }
}
