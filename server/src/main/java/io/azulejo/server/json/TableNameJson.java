package io.azulejo.server.json;

import java.io.IOException;
import org.jspecify.annotations.Nullable;

/** Reader of requests whose only parameter is the table's name. */
final class TableNameJson {
    private TableNameJson() {}

    static @Nullable String read(JsonInput in) throws IOException {
        @Nullable String tableName = null;
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            if (field.equals("TableName")) {
                tableName = in.string();
            } else {
                in.skip();
            }
        }
        return tableName;
    }
}
