package io.azulejo.server.json;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import java.util.function.Supplier;
import software.amazon.awssdk.auth.credentials.AwsBasicCredentials;
import software.amazon.awssdk.auth.credentials.StaticCredentialsProvider;
import software.amazon.awssdk.core.SdkField;
import software.amazon.awssdk.core.SdkPojo;
import software.amazon.awssdk.core.protocol.MarshallingType;
import software.amazon.awssdk.core.traits.ListTrait;
import software.amazon.awssdk.core.traits.MapTrait;
import software.amazon.awssdk.http.AbortableInputStream;
import software.amazon.awssdk.http.ExecutableHttpRequest;
import software.amazon.awssdk.http.HttpExecuteRequest;
import software.amazon.awssdk.http.HttpExecuteResponse;
import software.amazon.awssdk.http.SdkHttpClient;
import software.amazon.awssdk.http.SdkHttpResponse;
import software.amazon.awssdk.regions.Region;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.utils.builder.Buildable;

/** Requests of the SDK with every member of its service model set, and the JSON that the SDK sends for them. */
final class SdkSamples {
    private SdkSamples() {}

    /** Sets every member of a request, including nested ones. */
    static <B extends SdkPojo> B complete(B builder) {
        for (SdkField<?> field : builder.sdkFields()) {
            field.set(builder, sample(field));
        }
        return builder;
    }

    private static Object sample(SdkField<?> field) {
        MarshallingType<?> type = field.marshallingType();
        if (type.equals(MarshallingType.STRING)) {
            return "sample";
        } else if (type.equals(MarshallingType.INTEGER)) {
            return 7;
        } else if (type.equals(MarshallingType.LONG)) {
            return 7L;
        } else if (type.equals(MarshallingType.BOOLEAN)) {
            return true;
        } else if (type.equals(MarshallingType.INSTANT)) {
            return Instant.ofEpochMilli(1_500);
        } else if (type.equals(MarshallingType.LIST)) {
            return List.of(sample(field.getTrait(ListTrait.class).memberFieldInfo()));
        } else if (type.equals(MarshallingType.MAP)) {
            return Map.of("sample", sample(field.getTrait(MapTrait.class).valueFieldInfo()));
        } else if (type.equals(MarshallingType.SDK_POJO)) {
            return structure(field.constructor());
        }
        throw new IllegalArgumentException("No sample for " + field.memberName() + " of type " + type.getTargetClass());
    }

    private static Object structure(Supplier<SdkPojo> constructor) {
        SdkPojo builder = constructor.get();
        if (builder instanceof AttributeValue.Builder) {
            return AttributeValue.fromS("sample");
        }
        return ((Buildable) complete(builder)).build();
    }

    /** Returns the body the SDK sends for a call. */
    static String json(Consumer<DynamoDbClient> call) {
        Captured captured = new Captured();
        try (DynamoDbClient client = DynamoDbClient.builder()
                .httpClient(captured)
                .endpointOverride(URI.create("http://localhost:1"))
                .region(Region.US_EAST_1)
                .credentialsProvider(StaticCredentialsProvider.create(AwsBasicCredentials.create("id", "secret")))
                .build()) {
            call.accept(client);
        }
        return captured.body;
    }

    private static final class Captured implements SdkHttpClient {
        private String body = "";

        @Override
        public ExecutableHttpRequest prepareRequest(HttpExecuteRequest request) {
            return new ExecutableHttpRequest() {
                @Override
                public HttpExecuteResponse call() {
                    body = read(request);
                    return HttpExecuteResponse.builder()
                            .response(SdkHttpResponse.builder().statusCode(200).build())
                            .responseBody(AbortableInputStream.create(
                                    new ByteArrayInputStream("{}".getBytes(StandardCharsets.UTF_8))))
                            .build();
                }

                @Override
                public void abort() {}
            };
        }

        private static String read(HttpExecuteRequest request) {
            try {
                return new String(
                        request.contentStreamProvider()
                                .orElseThrow()
                                .newStream()
                                .readAllBytes(),
                        StandardCharsets.UTF_8);
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }

        @Override
        public void close() {}
    }
}
