package io.azulejo.bench.services;

import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** The services, by the names under which the rows show them. */
enum BenchedService {
    WAVYBLOG,
    BLOG,
    SESSIONS,
    ORDERS,
    NOTIFICATIONS;

    ServiceRows on(DynamoDbClient client) {
        return switch (this) {
            case WAVYBLOG -> new WavyBlogRows(client);
            case BLOG -> new BlogRows(client);
            case SESSIONS -> new SessionsRows(client);
            case ORDERS -> new OrdersRows(client);
            case NOTIFICATIONS -> new NotificationsRows(client);
        };
    }
}
