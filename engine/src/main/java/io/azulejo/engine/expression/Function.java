package io.azulejo.engine.expression;

import org.jspecify.annotations.Nullable;

/** The functions of DynamoDB's expressions; their names are case-sensitive. */
public enum Function {
    ATTRIBUTE_EXISTS("attribute_exists", 1, Use.TEST),
    ATTRIBUTE_NOT_EXISTS("attribute_not_exists", 1, Use.TEST),
    ATTRIBUTE_TYPE("attribute_type", 2, Use.TEST),
    BEGINS_WITH("begins_with", 2, Use.TEST),
    CONTAINS("contains", 2, Use.TEST),
    SIZE("size", 1, Use.OPERAND),
    IF_NOT_EXISTS("if_not_exists", 2, Use.UPDATE),
    LIST_APPEND("list_append", 2, Use.UPDATE);

    /** Place where a function is allowed: as a condition, as an operand of a condition, or in an update. */
    enum Use {
        TEST,
        OPERAND,
        UPDATE
    }

    private static final Function[] ALL = values();

    private final String text;
    private final int operands;
    private final Use use;

    Function(String text, int operands, Use use) {
        this.text = text;
        this.operands = operands;
        this.use = use;
    }

    public static @Nullable Function named(String name) {
        for (Function function : ALL) {
            if (function.text.equals(name)) {
                return function;
            }
        }
        return null;
    }

    String text() {
        return text;
    }

    int operands() {
        return operands;
    }

    /** Returns whether the function is boolean. */
    public boolean isTest() {
        return use == Use.TEST;
    }

    Use use() {
        return use;
    }
}
