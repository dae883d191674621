package io.azulejo.engine.expression;

import java.util.List;

/**
 * Entry point for the expressions of requests: parses them, binds them to the request's placeholders and caches the
 * parsed form. Every method throws the validation error that DynamoDB would answer with. Thread-safe.
 */
public final class Expressions {
    private final ParsedCache<ParsedCondition> conditions = new ParsedCache<>();
    private final ParsedCache<ParsedUpdate> updates = new ParsedCache<>();
    private final ParsedCache<ParsedProjection> projections = new ParsedCache<>();

    public ConditionExpression condition(String text, PlaceholderUse placeholders) {
        return condition(ExpressionKind.CONDITION, text, placeholders);
    }

    public ConditionExpression filter(String text, PlaceholderUse placeholders) {
        return condition(ExpressionKind.FILTER, text, placeholders);
    }

    private ConditionExpression condition(ExpressionKind kind, String text, PlaceholderUse placeholders) {
        ParsedCondition parsed = parsed(kind, text);
        return new ConditionExpression(parsed.condition(), ConditionBinder.bind(kind, parsed, placeholders));
    }

    public KeyConditionExpression keyCondition(String text, PlaceholderUse placeholders) {
        ParsedCondition parsed = parsed(ExpressionKind.KEY_CONDITION, text);
        return new KeyConditionExpression(
                parsed.condition(), ConditionBinder.bind(ExpressionKind.KEY_CONDITION, parsed, placeholders));
    }

    public UpdateExpression update(String text, PlaceholderUse placeholders) {
        ParsedUpdate parsed = updates.get(text);
        if (parsed == null) {
            ExpressionKind.UPDATE.checkLength(text);
            parsed = UpdateParser.parse(text);
            updates.put(text, parsed);
        }
        return new UpdateExpression(parsed.actions(), UpdateBinder.bind(ExpressionKind.UPDATE, parsed, placeholders));
    }

    public ProjectionExpression projection(String text, PlaceholderUse placeholders) {
        ParsedProjection parsed = projections.get(text);
        if (parsed == null) {
            ExpressionKind.PROJECTION.checkLength(text);
            parsed = ProjectionParser.parse(text);
            projections.put(text, parsed);
        }
        Binding binding = new Binding(ExpressionKind.PROJECTION, placeholders, parsed.slots());
        for (Operand.Path path : parsed.paths()) {
            binding.bindPath(path);
        }
        List<ItemPath> paths = binding.paths();
        PathOverlaps.check(ExpressionKind.PROJECTION, paths);
        return ProjectionExpression.of(paths);
    }

    private ParsedCondition parsed(ExpressionKind kind, String text) {
        ParsedCondition parsed = conditions.get(text);
        if (parsed == null) {
            kind.checkLength(text);
            parsed = ConditionParser.parse(kind, text);
            conditions.put(text, parsed);
        }
        return parsed;
    }
}
