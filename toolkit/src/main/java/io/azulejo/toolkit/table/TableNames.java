package io.azulejo.toolkit.table;

import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.toolkit.error.MissingVariableException;
import io.azulejo.toolkit.schema.TableRef;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Physical table names by declared name, with resolved variables. Immutable. */
public final class TableNames {
    private static final Pattern VARIABLE = Pattern.compile("\\$\\{([^}:]+)(?::([^}]*))?}");
    private static final Pattern NAME = Pattern.compile("[A-Za-z0-9_.-]{3,255}");
    private final Map<String, String> names;

    private TableNames(Map<String, String> names) {
        this.names = names;
    }

    public static TableNames of(Collection<TableRef> tables, ToolkitOptions options) {
        Map<String, String> names = new HashMap<>();
        for (TableRef table : tables) {
            names.computeIfAbsent(table.declaredName(), declared -> resolve(declared, options));
        }
        return new TableNames(Map.copyOf(names));
    }

    /** Replaces variables with values from the options, then the environment, then their defaults. */
    public static String resolve(String declared, ToolkitOptions options) {
        Matcher matcher = VARIABLE.matcher(declared);
        StringBuilder name = new StringBuilder();
        while (matcher.find()) {
            String value = value(matcher.group(1), matcher.group(2), options);
            if (value == null) {
                throw new MissingVariableException(declared, matcher.group(1));
            }
            matcher.appendReplacement(name, Matcher.quoteReplacement(value));
        }
        matcher.appendTail(name);
        String resolved = name.toString();
        if (!NAME.matcher(resolved).matches()) {
            throw new IllegalArgumentException("The table name \"%s\" of %s is not valid in DynamoDB: it has 3 to 255"
                            .formatted(resolved, declared)
                    + " letters, digits, '_', '-' and '.'");
        }
        return resolved;
    }

    public String of(String declaredName) {
        String name = names.get(declaredName);
        if (name == null) {
            throw new IllegalArgumentException("The design has no table " + declaredName);
        }
        return name;
    }

    private static @Nullable String value(String variable, @Nullable String byDefault, ToolkitOptions options) {
        String given = options.variables().get(variable);
        if (given != null) {
            return given;
        }
        String environment = options.environment().value(variable);
        return environment != null ? environment : byDefault;
    }
}
