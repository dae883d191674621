package io.azulejo.server.json;

import io.azulejo.engine.request.Placeholders;
import java.io.IOException;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Collector of the expression attribute names and values of a request, which arrive as two fields. Not thread-safe. */
final class PlaceholdersInput {
    private @Nullable Map<String, String> names;
    private ItemInput.@Nullable ExpressionValues values;

    void names(JsonInput in) throws IOException {
        names = in.map("java.lang.String", in::text);
    }

    void values(JsonInput in) throws IOException {
        values = ItemInput.values(in);
    }

    Placeholders placeholders() {
        if (names == null && values == null) {
            return Placeholders.NONE;
        }
        return new Placeholders(
                names, values == null ? null : values.values(), values == null ? null : values.problem());
    }
}
