package io.azulejo.server.json;

import io.azulejo.engine.request.Placeholders;
import io.azulejo.engine.value.Item;
import java.io.IOException;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Collects the expression attribute names and values of a request, which arrive as two fields. For one thread. */
final class PlaceholdersInput {
    private @Nullable Map<String, String> names;
    private @Nullable Item values;

    void names(JsonInput in) throws IOException {
        names = in.map("java.lang.String", in::text);
    }

    void values(JsonInput in) throws IOException {
        values = ItemInput.read(in);
    }

    Placeholders placeholders() {
        if (names == null && values == null) {
            return Placeholders.NONE;
        }
        return new Placeholders(
                names, values == null ? null : values.attributes(), values == null ? null : values.problem());
    }
}
