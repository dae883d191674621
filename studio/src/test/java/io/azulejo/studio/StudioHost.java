package io.azulejo.studio;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.http.host.Host;
import io.azulejo.http.host.HostExtensions;
import io.azulejo.http.host.HostOptions;
import io.azulejo.studio.access.StudioAccess;
import io.azulejo.studio.sample.Bed;
import io.azulejo.studio.sample.GardenDesign;
import io.azulejo.studio.sample.Plant;
import io.azulejo.studio.sample.PlantCode;
import io.azulejo.testing.ApiClient;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.wavyblog.table.PostBuilder;
import io.azulejo.wavyblog.table.WavyBlogTableDesign;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;

/** Studio with the WavyBlog design and a few posts, on the in-memory engine. */
final class StudioHost implements AutoCloseable {
    static final String TABLE = "WavyBlog-studio";

    final DynamoDbClient client = EmbeddedDynamoDb.inMemory();
    final Host host;
    final ApiClient api;

    StudioHost(StudioAccess access) {
        this(access, StudioOptions.Writes.ALLOWED);
    }

    StudioHost(StudioAccess access, StudioOptions.Writes writes) {
        ToolkitOptions options = ToolkitOptions.defaults()
                .variables(Map.of("DYNAMODB_TABLE", TABLE, "IDENTITY_TABLE", "Identity-studio"));
        WavyBlogTableDesign blog = WavyBlogTableDesign.on(client, options);
        blog.createTables();
        GardenDesign garden = GardenDesign.on(client, options);
        garden.createTables();
        garden.plant(new Plant(new PlantCode("A", 7), Bed.SUNNY, LocalDate.of(2026, 4, 1), "Rose", Set.of("red"), 40));
        for (int i = 0; i < 30; i++) {
            blog.postTable()
                    .create(PostBuilder.blank()
                            .postId("post_" + i)
                            .slug("post-" + i)
                            .title("Post number " + i)
                            .content("<script>document.title = 'run'</script>")
                            .authorId("john_doe")
                            .category(i == 4 ? "sport" : i % 2 == 0 ? "tech" : "life")
                            .published(i != 7)
                            .publishedAt(Instant.parse("2024-01-15T10:30:00Z").plusSeconds(i))
                            .createdAt(Instant.parse("2024-01-15T10:30:00Z").plusSeconds(i))
                            .build());
        }
        Studio studio =
                new Studio(client, new StudioOptions(options, StudioHost.class.getClassLoader(), access, writes));
        host = Host.start(
                HostOptions.defaults().withPort(0).withRates(Map.of()),
                List.of(),
                new HostExtensions(List.of(studio), List.of(), Map.of(), Map.of()));
        api = ApiClient.at(host.uri().resolve("/studio/api/")).with("X-Studio", "1");
    }

    Map<String, AttributeValue> post(String slug) {
        return client.getItem(get -> get.tableName(TABLE)
                        .key(Map.of(
                                "PK", AttributeValue.fromS("POST#" + slug),
                                "SK", AttributeValue.fromS("METADATA#" + slug))))
                .item();
    }

    /** Creates a table that belongs to no design, with each item in its own partition. */
    @SuppressWarnings("unchecked") // varargs of the SDK
    void fill(String table, int items) {
        client.createTable(create -> create.tableName(table)
                .billingMode(BillingMode.PAY_PER_REQUEST)
                .attributeDefinitions(
                        definition -> definition.attributeName("id").attributeType("S"))
                .keySchema(key -> key.attributeName("id").keyType("HASH")));
        for (int i = 0; i < items; i++) {
            Map<String, AttributeValue> item =
                    Map.of("id", AttributeValue.fromS("item-" + i), "text", AttributeValue.fromS("text " + i));
            client.putItem(put -> put.tableName(table).item(item));
        }
    }

    @Override
    public void close() {
        host.close();
        client.close();
    }
}
