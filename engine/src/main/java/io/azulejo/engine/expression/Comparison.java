package io.azulejo.engine.expression;

import org.jspecify.annotations.Nullable;

/** The six comparisons between two operands. */
public enum Comparison {
    EQUAL("="),
    NOT_EQUAL("<>"),
    LESS("<"),
    LESS_OR_EQUAL("<="),
    GREATER(">"),
    GREATER_OR_EQUAL(">=");

    private static final Comparison[] ALL = values();

    private final String sign;

    Comparison(String sign) {
        this.sign = sign;
    }

    static @Nullable Comparison of(Token token) {
        return token.type() == Token.Type.SIGN ? named(token.text()) : null;
    }

    /** Returns the comparison with this sign, or null if there is none. */
    public static @Nullable Comparison named(String sign) {
        for (Comparison comparison : ALL) {
            if (comparison.sign.equals(sign)) {
                return comparison;
            }
        }
        return null;
    }

    /** Returns whether the comparison needs an order, which only strings, numbers and binaries have. */
    boolean ordered() {
        return this != EQUAL && this != NOT_EQUAL;
    }

    /** Returns the comparison that means the same with its operands swapped. */
    public Comparison swapped() {
        return switch (this) {
            case EQUAL, NOT_EQUAL -> this;
            case LESS -> GREATER;
            case LESS_OR_EQUAL -> GREATER_OR_EQUAL;
            case GREATER -> LESS;
            case GREATER_OR_EQUAL -> LESS_OR_EQUAL;
        };
    }

    /** Returns whether an ordered comparison holds for operands that compare as {@code order} says. */
    public boolean holds(int order) {
        return switch (this) {
            case EQUAL -> order == 0;
            case NOT_EQUAL -> order != 0;
            case LESS -> order < 0;
            case LESS_OR_EQUAL -> order <= 0;
            case GREATER -> order > 0;
            case GREATER_OR_EQUAL -> order >= 0;
        };
    }

    @Override
    public String toString() {
        return sign;
    }
}
