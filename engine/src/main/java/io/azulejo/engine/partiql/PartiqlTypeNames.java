package io.azulejo.engine.partiql;

import java.util.Set;

/** Type names that may follow IS. DynamoDB parses them all but supports only MISSING and NULL. */
final class PartiqlTypeNames {
    private static final Set<String> NAMES = Set.of(
            "MISSING",
            "NULL",
            "BOOL",
            "BOOLEAN",
            "SMALLINT",
            "INT",
            "INT4",
            "INT8",
            "INTEGER",
            "FLOAT",
            "REAL",
            "DEC",
            "DECIMAL",
            "NUMERIC",
            "TIMESTAMP",
            "CHAR",
            "CHARACTER",
            "VARCHAR",
            "STRING",
            "SYMBOL",
            "CLOB",
            "BLOB",
            "STRUCT",
            "TUPLE",
            "LIST",
            "SEXP",
            "BAG");

    private PartiqlTypeNames() {}

    static String read(TokenReader reader) {
        PartiqlToken token = reader.next();
        if (token.isWord("DOUBLE") && reader.acceptWord("PRECISION")) {
            return "DOUBLE PRECISION";
        }
        if (token.isWord("CHARACTER") && reader.acceptWord("VARYING")) {
            return "CHARACTER VARYING";
        }
        for (String name : NAMES) {
            if (token.isWord(name)) {
                return name;
            }
        }
        throw MalformedStatement.because("Expected type name");
    }
}
