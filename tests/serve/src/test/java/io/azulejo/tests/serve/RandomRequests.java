package io.azulejo.tests.serve;

import io.avaje.jsonb.Jsonb;
import java.net.URLEncoder;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Random requests to the routes of an OpenAPI document, or to DynamoDB's operations. Not thread-safe. */
final class RandomRequests {
    private static final List<String> OPERATIONS = List.of(
            "GetItem",
            "PutItem",
            "UpdateItem",
            "DeleteItem",
            "Query",
            "Scan",
            "BatchGetItem",
            "BatchWriteItem",
            "TransactWriteItems",
            "TransactGetItems",
            "DescribeTable",
            "ListTables",
            "UpdateTable",
            "DescribeTimeToLive",
            "ExecuteStatement",
            "TagResource",
            "DescribeLimits",
            "NoSuchOperation");
    private static final List<String> WIRE_NAMES = List.of(
            "TableName",
            "Item",
            "Key",
            "Keys",
            "pk",
            "S",
            "N",
            "B",
            "M",
            "L",
            "NULL",
            "SS",
            "RequestItems",
            "Fuzz",
            "PutRequest",
            "KeyConditionExpression",
            "FilterExpression",
            "ConditionExpression",
            "UpdateExpression",
            "ProjectionExpression",
            "ExpressionAttributeNames",
            "ExpressionAttributeValues",
            ":a",
            "#a",
            "Limit",
            "ExclusiveStartKey",
            "TransactItems",
            "Put",
            "Update",
            "Statement",
            "ReturnValues",
            "Select");
    private static final List<String> ACCEPTED =
            List.of("application/json", "text/html", "*/*", "text/event-stream;q=0", "x/y", "application/xml");
    private static final List<String> TYPES =
            List.of("application/json", "application/json", "application/json", "text/markdown", "x", "");

    private final Random random;
    private final RandomValues values;
    private final List<Route> routes;
    private final @Nullable String token;

    private record Route(String method, String path, List<String> queries) {}

    /** Request and whether its response has no body. */
    static final class Request {
        private final byte[] bytes;
        private final boolean head;

        Request(byte[] bytes, boolean head) {
            this.bytes = bytes;
            this.head = head;
        }

        byte[] bytes() {
            return bytes;
        }

        boolean head() {
            return head;
        }
    }

    private RandomRequests(Random random, RandomValues values, List<Route> routes, @Nullable String token) {
        this.random = random;
        this.values = values;
        this.routes = routes;
        this.token = token;
    }

    static RandomRequests toServices(long seed, String openApi, @Nullable String token) {
        Map<String, Object> document = Jsonb.instance().type(Object.class).map().fromJson(openApi);
        List<Route> routes = new ArrayList<>();
        map(document.get("paths"))
                .forEach((path, operations) -> map(operations)
                        .forEach((method, operation) -> routes.add(new Route(
                                method.toUpperCase(Locale.ROOT),
                                path,
                                queries(map(operation).get("parameters"))))));
        Set<String> names = new LinkedHashSet<>();
        collectProperties(document, names);
        Random random = new Random(seed);
        return new RandomRequests(random, new RandomValues(random, List.copyOf(names)), routes, token);
    }

    static RandomRequests toDynamoDb(long seed) {
        Random random = new Random(seed);
        return new RandomRequests(random, new RandomValues(random, WIRE_NAMES), List.of(), null);
    }

    private static List<String> queries(@Nullable Object parameters) {
        List<String> queries = new ArrayList<>();
        if (parameters instanceof List<?> list) {
            for (Object parameter : list) {
                if ("query".equals(map(parameter).get("in"))) {
                    queries.add(String.valueOf(map(parameter).get("name")));
                }
            }
        }
        return queries;
    }

    private static void collectProperties(@Nullable Object value, Set<String> names) {
        if (value instanceof Map<?, ?> object) {
            if (object.get("properties") instanceof Map<?, ?> properties) {
                properties.keySet().forEach(name -> names.add(String.valueOf(name)));
            }
            object.values().forEach(field -> collectProperties(field, names));
        } else if (value instanceof List<?> list) {
            list.forEach(item -> collectProperties(item, names));
        }
    }

    @SuppressWarnings("unchecked") // JSON objects are read as maps
    private static Map<String, Object> map(@Nullable Object object) {
        return object == null ? Map.of() : (Map<String, Object>) object;
    }

    Request next() {
        return routes.isEmpty() ? operation() : route();
    }

    /** Returns bytes that were a request. */
    byte[] broken() {
        return values.mutated(next().bytes());
    }

    private Request operation() {
        String body = values.rarely()
                ? values.json(0)
                : "{\"TableName\":\"Fuzz\"," + values.object(0).substring(1);
        if (body.endsWith(",}")) {
            body = "{\"TableName\":\"Fuzz\"}";
        }
        return request(
                "POST",
                "/",
                List.of(
                        "X-Amz-Target: DynamoDB_20120810." + values.one(OPERATIONS),
                        "Content-Type: application/x-amz-json-1.0"),
                body);
    }

    private Request route() {
        Route route = values.one(routes);
        StringBuilder path = new StringBuilder();
        for (String segment : route.path().substring(1).split("/", -1)) {
            path.append('/').append(segment.startsWith("{") ? encoded(values.text()) : segment);
        }
        char mark = '?';
        for (String query : route.queries()) {
            if (random.nextInt(3) == 0) {
                path.append(mark).append(query).append('=').append(encoded(values.text()));
                mark = '&';
            }
        }
        if (values.rarely()) {
            path.append(mark).append(encoded(values.text())).append('=');
        }
        String method =
                values.rarely() ? values.one(List.of("HEAD", "OPTIONS", "TRACE", "PATCH", "FUZZ")) : route.method();
        List<String> headers = new ArrayList<>();
        headers.add("Accept: " + values.one(ACCEPTED));
        if (token != null && random.nextInt(4) > 0) {
            headers.add("Authorization: Bearer " + (values.rarely() ? "x" : token));
        }
        if (values.rarely()) {
            headers.add(values.one(List.of("If-Match", "If-None-Match", "Idempotency-Key", "Last-Event-ID", "Range"))
                    + ": "
                    + encoded(values.text()));
        }
        if (method.equals("GET") || method.equals("HEAD")) {
            return request(method, path.toString(), headers, "");
        }
        String type = values.one(TYPES);
        if (!type.isEmpty()) {
            headers.add("Content-Type: " + type);
        }
        return request(method, path.toString(), headers, values.rarely() ? values.text() : values.object(0));
    }

    private static String encoded(String text) {
        return URLEncoder.encode(text, StandardCharsets.UTF_8);
    }

    private static Request request(String method, String path, List<String> headers, String body) {
        byte[] content = body.getBytes(StandardCharsets.UTF_8);
        StringBuilder head = new StringBuilder(method + " " + path + " HTTP/1.1\r\nHost: localhost\r\n");
        headers.forEach(header -> head.append(header).append("\r\n"));
        if (content.length > 0) {
            head.append("Content-Length: ").append(content.length).append("\r\n");
        }
        byte[] start = head.append("\r\n").toString().getBytes(StandardCharsets.ISO_8859_1);
        byte[] bytes = new byte[start.length + content.length];
        System.arraycopy(start, 0, bytes, 0, start.length);
        System.arraycopy(content, 0, bytes, start.length, content.length);
        return new Request(bytes, method.equals("HEAD"));
    }
}
