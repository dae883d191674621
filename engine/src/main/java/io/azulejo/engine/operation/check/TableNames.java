package io.azulejo.engine.operation.check;

import io.azulejo.engine.error.EngineException;
import org.jspecify.annotations.Nullable;

/** What may name a table: its name, or its ARN in place of it. */
public final class TableNames {
    static final String PATTERN = "[a-zA-Z0-9_.-]+";
    private static final int MOST = 255;
    private static final String ARN_TABLE = ":table/";

    private TableNames() {}

    /** Checks the name in a request for data; a bad one is reported before and without everything else. */
    public static void check(@Nullable String given) {
        if (given != null) {
            check(given, 1);
        }
    }

    /** Checks the name in a request for a table, where it is required and has three characters or more. */
    public static String required(@Nullable String given) {
        if (given == null) {
            throw EngineException.validation(
                    "The parameter 'TableName' is required but was not present in the request");
        }
        check(given, 3);
        return resolve(given);
    }

    /** The table's name, whether its ARN was given or the name itself. */
    public static String resolve(String given) {
        int at = given.startsWith("arn:") ? given.indexOf(ARN_TABLE) : -1;
        return at < 0 ? given : given.substring(at + ARN_TABLE.length());
    }

    private static void check(String given, int least) {
        String name = resolve(given);
        Constraints constraints = new Constraints().length("tableName", name.length(), least, MOST, name);
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
