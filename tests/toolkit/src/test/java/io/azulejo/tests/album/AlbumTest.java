package io.azulejo.tests.album;

import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.EmbeddedDynamoDb;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

class AlbumTest {
    private final DynamoDbClient client = EmbeddedDynamoDb.inMemory();
    private final AlbumDesign album = AlbumDesign.on(client);

    @AfterEach
    void close() {
        client.close();
    }

    @Test
    void read_recordWithArray_isNotShared() {
        album.createTables();
        album.stamps().create(new Stamp("Portugal", 1, new byte[] {7}));

        album.of("Portugal").getFirst().picture()[0] = 8;
        assertThat(album.of("Portugal").getFirst().picture()).containsExactly(7);
        album.outlines("Portugal").getFirst().picture()[0] = 8;
        assertThat(album.outlines("Portugal").getFirst().picture()).containsExactly(7);
    }
}
