package io.azulejo.bench.services;

import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** Measured services, with their labels in the tables. */
enum MeasuredService {
    WAVYBLOG,
    BLOG,
    SESSIONS,
    ORDERS,
    NOTIFICATIONS;

    ServiceFixture on(DynamoDbClient client) {
        return switch (this) {
            case WAVYBLOG -> new WavyBlogFixture(client);
            case BLOG -> new BlogFixture(client);
            case SESSIONS -> new SessionsFixture(client);
            case ORDERS -> new OrdersFixture(client);
            case NOTIFICATIONS -> new NotificationsFixture(client);
        };
    }
}
