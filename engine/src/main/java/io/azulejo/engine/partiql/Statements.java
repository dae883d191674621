package io.azulejo.engine.partiql;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.expression.ConditionExpression;
import io.azulejo.engine.expression.ParsedCache;
import io.azulejo.engine.value.Item;
import io.azulejo.engine.value.MapValue;
import io.azulejo.engine.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * Entry point for PartiQL statements: parses them, binds their parameters and caches the parsed form. Throws the
 * validation error that DynamoDB would answer with. Thread-safe.
 */
public final class Statements {
    private final ParsedCache<ParsedStatement> cache = new ParsedCache<>();

    public BoundStatement bind(String text, List<Value> parameters) {
        ParsedStatement parsed = cache.get(text);
        if (parsed == null) {
            parsed = StatementParser.parse(text);
            cache.put(text, parsed);
        }
        if (parsed.parameters() != parameters.size()) {
            throw EngineException.validation("Number of parameters in request and statement don't match.");
        }
        return bind(parsed.statement(), new LiteralValues(parameters));
    }

    private static BoundStatement bind(Statement statement, LiteralValues values) {
        return switch (statement) {
            case Statement.Select select -> select(select, values);
            case Statement.Exists exists -> new BoundStatement.Exists(select(exists.select(), values));
            case Statement.Insert insert ->
                new BoundStatement.Insert(insert.source().table(), item(insert.item(), values));
            case Statement.Update update ->
                new BoundStatement.Update(
                        update.source().table(),
                        UpdateTranslation.translate(update.actions(), values),
                        where(update.where(), values),
                        update.returning());
            case Statement.Delete delete -> {
                Returning returning = delete.returning();
                if (returning != null && returning != Returning.ALL_OLD) {
                    throw EngineException.validation("Invalid returning clause: " + returning
                            + ". Only RETURNING ALL OLD * is allowed in DELETE statements.");
                }
                yield new BoundStatement.Delete(delete.source().table(), where(delete.where(), values), returning);
            }
        };
    }

    private static BoundStatement.Select select(Statement.Select select, LiteralValues values) {
        if (!select.orders().isEmpty() && select.where() == null) {
            throw EngineException.validation("Must have WHERE clause in the statement when using ORDER BY clause.");
        }
        return new BoundStatement.Select(
                select.source().table(),
                select.source().index(),
                select.columns(),
                where(select.where(), values),
                select.orders());
    }

    private static @Nullable ConditionExpression where(@Nullable Syntax where, LiteralValues values) {
        return where == null ? null : ConditionTranslation.translate(where, values);
    }

    private static Item item(Syntax syntax, LiteralValues values) {
        Map<String, Value> attributes = new LinkedHashMap<>();
        if (syntax instanceof Syntax.MapOf map) {
            // Every attribute is a whole value, so parameters are allowed here.
            for (Syntax.Member member : map.members()) {
                attributes.put(member.name(), values.of(member.value()));
            }
        } else if (values.of(syntax) instanceof MapValue map) {
            attributes.putAll(map.attributes());
        } else {
            throw EngineException.validation("The VALUE of an INSERT statement must be a map at " + syntax.at());
        }
        return Item.of(attributes);
    }
}
