package io.azulejo.http.recording;

import io.avaje.jsonb.Json;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Recorded request to DynamoDB.
 *
 * @param operation the API's name of it, such as {@code TransactWriteItems}
 * @param index null for the table itself
 * @param items number of items that the response returned or the request wrote
 */
@Json
public record RecordedRequest(
        String operation,
        String table,
        @Nullable String index,
        List<RecordedKey> keys,
        int items,
        RecordedUnits units) {}
