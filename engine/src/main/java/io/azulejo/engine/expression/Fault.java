package io.azulejo.engine.expression;

/**
 * What can be wrong with an expression that is well-formed otherwise. DynamoDB reads the whole text before it complains
 * of any of these, and then not of the first in the text but of the first in an order of kinds that each grammar has.
 */
enum Fault {
    REDUNDANT_PARENTHESES,
    UNKNOWN_FUNCTION,
    MISUSED_FUNCTION,
    RESERVED_WORD,
    REPEATED_SECTION
}
