package io.azulejo.spring;

import io.azulejo.engine.Durability;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.springframework.boot.context.properties.ConfigurationProperties;
import org.springframework.boot.context.properties.bind.DefaultValue;

/**
 * Settings under {@code spring.azulejo}. Immutable.
 *
 * @param backend DynamoDB to use. If unset, it follows from 'folder' or 'endpoint'. A DynamoDbClient bean takes its
 *     place.
 * @param folder Folder of the backend 'folder'. It is created if it does not exist.
 * @param durability Events that an acknowledged write survives, on the backend 'folder'.
 * @param endpoint Address of the backend 'endpoint', such as http://localhost:8000. If unset, it is
 *     spring.cloud.aws.dynamodb.endpoint or spring.cloud.aws.endpoint.
 * @param region Region of the backends 'endpoint' and 'aws'. If unset, it is spring.cloud.aws.dynamodb.region,
 *     spring.cloud.aws.region.static or the SDK's default.
 * @param accessKey Access key of the backends 'endpoint' and 'aws'. If unset, it is
 *     spring.cloud.aws.credentials.access-key or the SDK's default.
 * @param secretKey Secret key that belongs to the access key.
 * @param tables Treatment of tables when a design is created. If unset, it is 'verify' on AWS and with a
 *     DynamoDbClient bean, and 'create' otherwise.
 * @param exclude Qualified names of design interfaces that do not become beans.
 * @param cursor Encryption of cursors.
 * @param studio Studio, which browses tables and runs access patterns.
 */
@ConfigurationProperties("spring.azulejo")
public record AzulejoProperties(
        @Nullable Backend backend,
        @Nullable Path folder,
        @DefaultValue("fsync") Durability durability,
        @Nullable URI endpoint,
        @Nullable String region,
        @Nullable String accessKey,
        @Nullable String secretKey,
        @Nullable TableMode tables,
        @DefaultValue Set<String> exclude,
        @DefaultValue Cursor cursor,
        @DefaultValue StudioServer studio) {

    public AzulejoProperties {
        exclude = Set.copyOf(exclude);
    }

    /** DynamoDB behind the designs. */
    public enum Backend {
        /** Embedded engine in memory; its items are lost when the application ends. */
        MEMORY,
        /** Embedded engine in a folder; needs azulejo-engine-rocksdb. */
        FOLDER,
        /** Any server that speaks DynamoDB's protocol. */
        ENDPOINT,
        /** DynamoDB. */
        AWS
    }

    /** Treatment of tables when a design is created. */
    public enum TableMode {
        /** Creates missing tables. */
        CREATE,
        /** Fails if a table is missing or differs from the design. */
        VERIFY,
        /** Does nothing. */
        NONE
    }

    /**
     * Encryption of cursors.
     *
     * @param keys Keys of cursors. The last one encrypts, all of them decrypt. Without keys, cursors end with the
     *     process.
     * @param lifetime Time after which a cursor is rejected. Unlimited if unset.
     */
    public record Cursor(
            @DefaultValue List<CursorKey> keys, @Nullable Duration lifetime) {
        public Cursor {
            keys = List.copyOf(keys);
        }
    }

    /**
     * Key of cursors.
     *
     * @param id Name of the key, which is part of every cursor: 1 to 32 visible ASCII characters.
     * @param secret Key in Base64: 32 bytes, such as the output of 'openssl rand -base64 32'.
     */
    public record CursorKey(String id, String secret) {
        @Override
        public String toString() {
            return "CursorKey[id=" + id + "]";
        }
    }

    /**
     * Studio beside the application.
     *
     * @param enabled Whether to start the studio on loopback; needs azulejo-studio.
     * @param port Port of the studio; 0 for any free port.
     */
    public record StudioServer(
            @DefaultValue("false") boolean enabled,
            @DefaultValue("8090") int port) {}
}
