package io.azulejo.engine.operation;

import static io.azulejo.engine.ErrorAssertions.assertError;
import static io.azulejo.engine.MusicTable.TABLE;
import static org.assertj.core.api.Assertions.assertThat;

import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.MusicTable;
import io.azulejo.engine.ReopenableStore;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.Tag;

class TagsTest {
    private static final String ARN = "arn:aws:dynamodb:us-east-1:000000000000:table/Music";
    private static final String MISSING = "arn:aws:dynamodb:us-east-1:000000000000:table/Missing";

    private final ReopenableStore store = new ReopenableStore();
    private EmbeddedDynamoDb client = EmbeddedDynamoDb.builder().store(store).build();

    @BeforeEach
    void createTable() {
        client.createTable(MusicTable.definition(TABLE).toBuilder()
                .tags(tag("env", "test"))
                .build());
    }

    @AfterEach
    void close() {
        client.close();
    }

    private static Tag tag(String key, String value) {
        return Tag.builder().key(key).value(value).build();
    }

    private Map<String, String> tags() {
        return client.listTagsOfResource(r -> r.resourceArn(ARN)).tags().stream()
                .collect(Collectors.toMap(Tag::key, Tag::value));
    }

    @Test
    void tags_addedReplacedAndRemoved_areListedAtOnce() {
        client.tagResource(r -> r.resourceArn(ARN).tags(tag("team", "music"), tag("env", "prod")));
        assertThat(tags()).isEqualTo(Map.of("env", "prod", "team", "music"));
        client.untagResource(r -> r.resourceArn(ARN).tagKeys("env", "unknown"));
        assertThat(tags()).isEqualTo(Map.of("team", "music"));
    }

    @Test
    void tags_ofAReopenedStore_areStillThere() {
        client.close();
        client = EmbeddedDynamoDb.builder().store(store).build();
        assertThat(tags()).isEqualTo(Map.of("env", "test"));
    }

    @Test
    void badArns_areRefusedAsOnDynamoDb() {
        assertError(
                () -> client.tagResource(r -> r.resourceArn("nonsense").tags(tag("a", "b"))),
                "Invalid TableArn: Invalid ResourceArn provided as input nonsense");
        assertError(
                () -> client.tagResource(r -> r.resourceArn(MISSING).tags(tag("a", "b"))),
                "ResourceNotFoundException",
                "Requested resource not found: ResourcArn: " + MISSING + " not found");
        assertError(
                () -> client.listTagsOfResource(r -> r.resourceArn(MISSING)),
                "AccessDeniedException",
                "User: arn:aws:iam::000000000000:root is not authorized to perform: dynamodb:ListTagsOfResource on"
                        + " resource: " + MISSING);
    }

    @Test
    void badTags_areRefused() {
        assertError(
                () -> client.tagResource(r -> r.resourceArn(ARN).tags(List.of())),
                "Atleast one Tag needs to be provided as Input.");
        assertError(
                () -> client.untagResource(r -> r.resourceArn(ARN).tagKeys(List.of())),
                "Atleast one Tag Key needs to be provided as Input.");
        assertError(
                () -> client.tagResource(r -> r.resourceArn(ARN).tags(tag("", "x"))),
                "1 validation error detected: Value '' at 'tags.1.member.key' failed to satisfy constraint: Member must"
                        + " have length greater than or equal to 1");
        assertError(
                () -> client.tagResource(r -> r.resourceArn(ARN)
                        .tags(IntStream.range(0, 50)
                                .mapToObj(i -> tag("k" + i, "v"))
                                .toList())),
                "Number of Tags exceed the current limit for the provided ResourceArn");
    }

    @Test
    void tags_withOtherCharacters_areRefused() {
        client.tagResource(r -> r.resourceArn(ARN).tags(tag("Équipe 1_.:/=+-@", "água")));
        assertThat(tags()).containsEntry("Équipe 1_.:/=+-@", "água");
        assertError(
                () -> client.tagResource(r -> r.resourceArn(ARN).tags(tag("a#b", "x"))),
                "The Tag Key provided is invalid, Key: a#b");
        assertError(
                () -> client.tagResource(r -> r.resourceArn(ARN).tags(tag("a", "x!"))),
                "The Tag Value provided is invalid, Value: x!");
        assertError(
                () -> client.tagResource(r -> r.resourceArn(ARN).tags(tag("AWS:a", "x"))),
                "Tag Key cannot be prefixed with aws:, Key: AWS:a");
        assertError(
                () -> client.tagResource(r -> r.resourceArn(ARN).tags(tag("a", "x"), tag("a", "y"))),
                "Duplicate Tag Keys provided as input: Duplicate Tag Key found a");
        assertError(
                () -> client.createTable(MusicTable.definition("Other").toBuilder()
                        .tags(tag("a#b", "x"))
                        .build()),
                "The Tag Key provided is invalid, Key: a#b");
    }
}
