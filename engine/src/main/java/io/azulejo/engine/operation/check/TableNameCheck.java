package io.azulejo.engine.operation.check;

import io.azulejo.engine.error.EngineException;
import org.jspecify.annotations.Nullable;

/** Table names in requests: a name or an ARN. */
public final class TableNameCheck {
    static final String PATTERN = "[a-zA-Z0-9_.-]+";
    private static final int MAX = 255;
    private static final String ARN_TABLE = ":table/";

    private TableNameCheck() {}

    /** Checks the name in a data request. A bad name is reported first and alone. */
    public static void check(@Nullable String given) {
        if (given != null) {
            check(given, 1);
        }
    }

    /** Checks the name in a table request, where it is required and has at least three characters. */
    public static String required(@Nullable String given) {
        if (given == null) {
            throw EngineException.validation(
                    "The parameter 'TableName' is required but was not present in the request");
        }
        check(given, 3);
        return resolve(given);
    }

    /** Adds the constraints on a name that another parameter gives. */
    public static void constraints(Constraints constraints, String at, @Nullable String name) {
        constraints.notNull(at, name);
        if (name != null) {
            if (!hasOnlyAllowedCharacters(name)) {
                constraints.failed("'" + name + "'", at, "Member must satisfy regular expression pattern: " + PATTERN);
            }
            constraints.length(at, name.length(), 3, MAX, name);
        }
    }

    /** Returns the table's name, whether the request gave the name or the ARN. */
    public static String resolve(String given) {
        int at = given.startsWith("arn:") ? given.indexOf(ARN_TABLE) : -1;
        return at < 0 ? given : given.substring(at + ARN_TABLE.length());
    }

    private static void check(String given, int least) {
        String name = resolve(given);
        Constraints constraints = new Constraints().length("tableName", name.length(), least, MAX, name);
        if (!name.isEmpty() && !hasOnlyAllowedCharacters(name)) {
            constraints.failed(
                    "'" + name + "'", "tableName", "Member must satisfy regular expression pattern: " + PATTERN);
        }
        constraints.check();
    }

    static boolean hasOnlyAllowedCharacters(String name) {
        for (int i = 0; i < name.length(); i++) {
            char c = name.charAt(i);
            boolean allowed = (c >= 'a' && c <= 'z')
                    || (c >= 'A' && c <= 'Z')
                    || (c >= '0' && c <= '9')
                    || c == '_'
                    || c == '.'
                    || c == '-';
            if (!allowed) {
                return false;
            }
        }
        return true;
    }
}
