package io.azulejo.bench.services;

import io.azulejo.web.host.Service;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A service that is measured: each has an entry, and two routes. */
enum BenchedService {
    WAVYBLOG {
        @Override
        Prepared prepare(DynamoDbClient client) {
            return WavyBlogRows.prepare(client);
        }
    };

    /**
     * A service with its table and what is in it.
     *
     * @param one path of a GET that answers with one thing
     * @param list path of a GET that answers with twenty
     * @param token of the caller, if the routes need one
     */
    record Prepared(
            Service service,
            String one,
            String list,
            @Nullable String token) {}

    abstract Prepared prepare(DynamoDbClient client);
}
