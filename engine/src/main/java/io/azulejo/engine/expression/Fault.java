package io.azulejo.engine.expression;

/**
 * Faults of an expression that is syntactically correct. DynamoDB reads the whole text before it reports any of them.
 * It then reports not the first in the text but the first in a fixed order of kinds, which differs by grammar.
 */
enum Fault {
    REDUNDANT_PARENTHESES,
    UNKNOWN_FUNCTION,
    MISUSED_FUNCTION,
    RESERVED_WORD,
    REPEATED_SECTION
}
