package io.azulejo.engine.partiql;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.expression.ItemPath;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Parser for one statement. Rejects invalid and unsupported statements with DynamoDB's messages. */
final class StatementParser {
    private final TokenReader reader;
    private final ExpressionParser expressions;

    private StatementParser(String text) {
        this.reader = new TokenReader(PartiqlLexer.tokens(text));
        this.expressions = new ExpressionParser(reader);
    }

    static ParsedStatement parse(String text) {
        StatementParser parser = new StatementParser(text);
        Statement statement = parser.statement();
        parser.end();
        checkSource(statement);
        return new ParsedStatement(text, statement, parser.expressions.parameters());
    }

    private void end() {
        if (reader.acceptSign(";")) {
            if (!reader.atEnd()) {
                throw MalformedStatement.because("Unexpected token after semicolon. (Only one query is allowed.)");
            }
        } else if (!reader.atEnd()) {
            throw MalformedStatement.because("Unexpected token after expression");
        }
    }

    private Statement statement() {
        if (reader.acceptKeyword("SELECT")) {
            return select();
        }
        if (reader.acceptKeyword("INSERT")) {
            return insert();
        }
        if (reader.acceptKeyword("UPDATE")) {
            return update();
        }
        if (reader.acceptKeyword("DELETE")) {
            return delete();
        }
        if (reader.acceptKeyword("FROM")) {
            return fromFirst();
        }
        if (reader.peek().isKeyword("EXISTS") && reader.peekSecond().isSign("(")) {
            return exists();
        }
        throw MalformedStatement.because("Expected data manipulation");
    }

    private Statement.Select select() {
        if (reader.peek().isKeyword("DISTINCT")) {
            throw unsupported("DISTINCT", reader.peek());
        }
        List<Column> columns = columns();
        if (!reader.acceptKeyword("FROM")) {
            throw MalformedStatement.because("Expected FROM after SELECT list");
        }
        if (!isName(reader.peek())) {
            throw MalformedStatement.because(
                    reader.peek().type() == PartiqlToken.Type.KEYWORD ? "Unexpected keyword" : "Unexpected term");
        }
        Statement.Source source = source();
        Syntax where = where();
        for (String clause : List.of("GROUP", "HAVING")) {
            if (reader.peek().isKeyword(clause)) {
                throw unsupported(clause.equals("GROUP") ? "GROUP BY" : clause, reader.peek());
            }
        }
        List<Ordering> orders = orders();
        if (reader.peek().isKeyword("LIMIT")) {
            throw unsupported("LIMIT", reader.peek());
        }
        return new Statement.Select(source, columns, where, orders);
    }

    private static EngineException unsupported(String clause, PartiqlToken token) {
        return EngineException.validation("Unsupported clause: " + clause + " at " + token.at());
    }

    /** Returns the columns; empty for a star. */
    private List<Column> columns() {
        if (reader.acceptSign("*")) {
            if (reader.peek().isSign(",")) {
                throw MalformedStatement.because("Other expressions may not be present in the select list when '*' is"
                        + " used without dot notation.");
            }
            return List.of();
        }
        List<Column> columns = new ArrayList<>();
        do {
            Syntax column = expressions.expression();
            if (!(column instanceof Syntax.Path path)) {
                throw EngineException.validation("Unexpected path component at " + column.at());
            }
            if (reader.peek().isKeyword("AS") || isName(reader.peek())) {
                throw aliasing();
            }
            columns.add(Column.of(path.path()));
        } while (reader.acceptSign(","));
        return columns;
    }

    private @Nullable Syntax where() {
        return reader.acceptKeyword("WHERE") ? expressions.expression() : null;
    }

    private List<Ordering> orders() {
        if (!reader.acceptKeyword("ORDER")) {
            return List.of();
        }
        if (!reader.acceptKeyword("BY")) {
            throw MalformedStatement.because("Expected BY after ORDER");
        }
        List<Ordering> orders = new ArrayList<>();
        do {
            Syntax key = expressions.expression();
            if (!(key instanceof Syntax.Path path) || path.path().nested()) {
                throw EngineException.validation("Unexpected path component at " + key.at());
            }
            boolean descending = reader.acceptKeyword("DESC");
            if (!descending) {
                reader.acceptKeyword("ASC");
            }
            orders.add(new Ordering(path.path().root(), descending));
        } while (reader.acceptSign(","));
        return orders;
    }

    private Statement insert() {
        if (!reader.acceptKeyword("INTO")) {
            throw MalformedStatement.because("Unexpected keyword");
        }
        Statement.Source source = sourceWithoutAlias();
        if (!reader.acceptKeyword("VALUE")) {
            expressions.expression();
            end();
            throw EngineException.validation("Unsupported operation: an INSERT takes one item, after VALUE");
        }
        return new Statement.Insert(source, expressions.expression());
    }

    private Statement update() {
        Statement.Source source = source();
        List<Statement.Action> actions = actions();
        Syntax where = where();
        return new Statement.Update(source, actions, where, returning());
    }

    /** Parses PartiQL's alternative form of an update, with the condition first. */
    private Statement fromFirst() {
        Statement.Source source = source();
        Syntax where = where();
        List<Statement.Action> actions = actions();
        return new Statement.Update(source, actions, where, returning());
    }

    private List<Statement.Action> actions() {
        List<Statement.Action> actions = new ArrayList<>();
        while (true) {
            if (reader.acceptKeyword("SET")) {
                do {
                    actions.add(assignment());
                } while (reader.acceptSign(","));
            } else if (reader.acceptKeyword("REMOVE")) {
                do {
                    actions.add(new Statement.Action(expressions.simplePath().path(), null));
                } while (reader.acceptSign(","));
            } else if (actions.isEmpty()) {
                throw MalformedStatement.because("Expected data manipulation");
            } else {
                return actions;
            }
        }
    }

    private Statement.Action assignment() {
        ItemPath target = expressions.simplePath().path();
        if (!reader.acceptOperator("=")) {
            throw MalformedStatement.because("Expected '='");
        }
        return new Statement.Action(target, expressions.expression());
    }

    private Statement delete() {
        if (!reader.acceptKeyword("FROM")) {
            throw MalformedStatement.because("Expected FROM after DELETE");
        }
        Statement.Source source = source();
        Syntax where = where();
        return new Statement.Delete(source, where, returning());
    }

    private @Nullable Returning returning() {
        if (!reader.acceptWord("RETURNING")) {
            return null;
        }
        boolean all = reader.acceptWord("ALL");
        if (!all && !reader.acceptWord("MODIFIED")) {
            throw MalformedStatement.because("Expected ALL or MODIFIED in a returning clause.");
        }
        boolean old = reader.acceptWord("OLD");
        if (!old && !reader.acceptWord("NEW")) {
            throw MalformedStatement.because("Expected OLD or NEW in a returning clause.");
        }
        if (!reader.acceptSign("*")) {
            throw MalformedStatement.because("Expected '*' in a returning clause.");
        }
        if (all) {
            return old ? Returning.ALL_OLD : Returning.ALL_NEW;
        }
        return old ? Returning.MODIFIED_OLD : Returning.MODIFIED_NEW;
    }

    private Statement exists() {
        reader.next();
        reader.next();
        if (!reader.acceptKeyword("SELECT")) {
            throw MalformedStatement.because("Unexpected term");
        }
        Statement.Select select = select();
        reader.expectSign(")", "RIGHT_PAREN");
        return new Statement.Exists(select);
    }

    private Statement.Source source() {
        Statement.Source source = sourceWithoutAlias();
        boolean clause = reader.peek().isWord("RETURNING");
        if (reader.peek().isKeyword("AS") || (isName(reader.peek()) && !clause)) {
            throw aliasing();
        }
        return source;
    }

    private Statement.Source sourceWithoutAlias() {
        List<String> names = new ArrayList<>();
        Syntax.Path path = expressions.simplePath();
        for (ItemPath.Element element : path.path().elements()) {
            if (!(element instanceof ItemPath.Attribute attribute)) {
                throw EngineException.validation("Unexpected path component at " + path.at());
            }
            names.add(attribute.name());
        }
        return new Statement.Source(names);
    }

    private static void checkSource(Statement statement) {
        List<String> path = statement.source().path();
        if (path.contains("")) {
            throw EngineException.validation("Path component cannot be an empty string");
        }
        if (statement instanceof Statement.Insert && path.size() > 1) {
            throw EngineException.validation("FROM clause may only contain a single table name");
        }
        if (path.size() > 2) {
            throw EngineException.validation("A path may contain at most 2 components in the FROM clause");
        }
        boolean read = statement instanceof Statement.Select || statement instanceof Statement.Exists;
        if (!read && path.size() > 1) {
            throw EngineException.validation("This operation is not supported on an index");
        }
    }

    private static boolean isName(PartiqlToken token) {
        return token.type() == PartiqlToken.Type.NAME || token.type() == PartiqlToken.Type.QUOTED_NAME;
    }

    private static EngineException aliasing() {
        return EngineException.validation("Aliasing is not supported");
    }
}
