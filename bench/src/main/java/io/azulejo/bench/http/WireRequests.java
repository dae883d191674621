package io.azulejo.bench.http;

import io.azulejo.bench.Payload;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/** Encoded requests, as an AWS SDK sends them. Immutable. */
final class WireRequests {
    static final int ITEMS = 1_000;

    private final String host;
    /** Unique for every run, because a peer keeps its tables. */
    private final String table = "bench-" + Long.toHexString(System.nanoTime());

    private final byte[][] gets = new byte[ITEMS][];
    private final byte[][] puts = new byte[ITEMS][];

    WireRequests(URI server) {
        this.host = server.getHost() + ":" + server.getPort();
        String payload = Payload.text(0, 960);
        for (int i = 0; i < ITEMS; i++) {
            String key = "\"pk\":{\"S\":\"ITEM#" + i + "\"},\"sk\":{\"S\":\"METADATA\"}";
            gets[i] = request("GetItem", "{\"TableName\":\"" + table + "\",\"Key\":{" + key + "}}");
            puts[i] = request(
                    "PutItem",
                    "{\"TableName\":\"" + table + "\",\"Item\":{" + key + ",\"payload\":{\"S\":\"" + payload + "\"}}}");
        }
    }

    byte[] createTable() {
        return request(
                "CreateTable",
                "{\"TableName\":\"" + table + "\",\"BillingMode\":\"PAY_PER_REQUEST\",\"AttributeDefinitions\":["
                        + "{\"AttributeName\":\"pk\",\"AttributeType\":\"S\"},"
                        + "{\"AttributeName\":\"sk\",\"AttributeType\":\"S\"}],\"KeySchema\":["
                        + "{\"AttributeName\":\"pk\",\"KeyType\":\"HASH\"},"
                        + "{\"AttributeName\":\"sk\",\"KeyType\":\"RANGE\"}]}");
    }

    byte[] get(int item) {
        return gets[item];
    }

    byte[] put(int item) {
        return puts[item];
    }

    private byte[] request(String operation, String body) {
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        String head = "POST / HTTP/1.1\r\nHost: " + host
                + "\r\nContent-Type: application/x-amz-json-1.0\r\nX-Amz-Target: DynamoDB_20120810." + operation
                + "\r\nX-Amz-Date: 20261115T120000Z\r\nAuthorization: AWS4-HMAC-SHA256"
                + " Credential=local/20261115/us-east-1/dynamodb/aws4_request,"
                + " SignedHeaders=content-length;content-type;host;x-amz-date;x-amz-target, Signature="
                + "0".repeat(64)
                + "\r\nUser-Agent: aws-sdk-java/2.54.15 md/io#sync md/http#Apache5 ua/2.1 os/Linux lang/java\r\n"
                + "Content-Length: " + bytes.length + "\r\n\r\n";
        byte[] start = head.getBytes(StandardCharsets.US_ASCII);
        byte[] request = Arrays.copyOf(start, start.length + bytes.length);
        System.arraycopy(bytes, 0, request, start.length, bytes.length);
        return request;
    }
}
