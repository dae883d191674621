package io.azulejo.design;

import io.azulejo.annotation.Index.Projection;
import io.azulejo.annotation.KeyType;
import io.azulejo.annotation.TimePrecision;
import io.azulejo.design.ComponentDefinition.Role;
import io.azulejo.template.KeyTemplate;
import java.util.List;

/** Definition of a small blog, as the processor would create it. */
final class WavyDesign {
    static final JavaType POST = new JavaType("blog", "Post");
    static final JavaType SLUG = new JavaType("blog", "Slug");

    private WavyDesign() {}

    static ComponentDefinition text(String name, String attribute) {
        return new ComponentDefinition(
                name,
                attribute,
                new ValueType.Scalar(ValueType.Kind.STRING),
                false,
                false,
                Role.DATA,
                "",
                List.of(),
                null);
    }

    static EntityDefinition post() {
        return new EntityDefinition(
                POST,
                "POST",
                List.of(new EntityTypeDefinition("POST_DRAFT", new WhenDefinition("published", true, false))),
                KeyTemplate.parse("POST#{slug}"),
                KeyTemplate.parse("METADATA#{slug}"),
                List.of(new IndexKeyDefinition(
                        "GSI1",
                        KeyTemplate.parse("POSTS_BY_USER#{authorId}"),
                        KeyTemplate.parse("POST#{createdAt:seconds}"),
                        null,
                        0)),
                List.of(
                        text("slug", "Slug"),
                        text("authorId", "AuthorID"),
                        new ComponentDefinition(
                                "tags",
                                "Tags",
                                new ValueType.SetOf(new ValueType.Scalar(ValueType.Kind.STRING)),
                                false,
                                false,
                                Role.DATA,
                                "",
                                List.of("Labels"),
                                null),
                        new ComponentDefinition(
                                "createdAt",
                                "CreatedAt",
                                new ValueType.Time(TimePrecision.SECONDS),
                                false,
                                false,
                                Role.CREATED_AT,
                                "",
                                List.of(),
                                new DefaultDefinition("2020-01-01T00:00:00Z", false))),
                List.of(new UniqueDefinition(
                        "slug",
                        List.of(),
                        SLUG,
                        List.of(new UniqueDefinition.GuardComponent("slug", false)),
                        "",
                        List.of("Post#slug"))),
                List.of(),
                new ItemVersionDefinition(2, "_v", List.of(new JavaType("blog", "PostV1"))),
                null,
                List.of());
    }

    static DesignDefinition design() {
        TableDefinition table = new TableDefinition(
                "${DYNAMODB_TABLE:WavyBlog}",
                "PK",
                "SK",
                "EntityType",
                null,
                "#",
                List.of(
                        new IndexDefinition(
                                "GSI1", "GSI1PK", "GSI1SK", false, Projection.ALL, List.of(), List.of(), List.of()),
                        new IndexDefinition(
                                "GSI3", "EntityType", "PK", false, Projection.ALL, List.of(), List.of(), List.of()),
                        new IndexDefinition(
                                "Swapped", "SK", "PK", false, Projection.KEYS_ONLY, List.of(), List.of(), List.of()),
                        new IndexDefinition(
                                "Authors",
                                "AuthorID",
                                null,
                                false,
                                Projection.INCLUDE,
                                List.of("Slug"),
                                List.of(),
                                List.of())),
                List.of(post()),
                KeyType.STRING,
                KeyType.STRING);
        return new DesignDefinition(
                new JavaType("blog", "Wavy"),
                List.of(table),
                List.of(new ProjectionDefinition(
                        new JavaType("blog", "PostSummary"), POST, List.of(text("slug", "Slug")))),
                List.of(new AggregateDefinition(
                        new JavaType("blog", "Thread"),
                        List.of(new AggregateDefinition.Part("post", POST, AggregateDefinition.Multiplicity.ONE)))),
                List.of(
                        new PatternDefinition.Get(
                                "Get post by slug",
                                "post",
                                List.of(new ParameterDefinition("slug", "String", ParameterDefinition.Role.KEY)),
                                POST,
                                true,
                                false),
                        new PatternDefinition.Query(
                                "Get posts by user",
                                "postsByUser",
                                List.of(new ParameterDefinition("authorId", "String", ParameterDefinition.Role.KEY)),
                                table.name(),
                                "GSI1",
                                List.of(POST),
                                new PatternDefinition.KeyConditionDefinition(
                                        KeyTemplate.parse("POSTS_BY_USER#{authorId}"),
                                        null,
                                        KeyTemplate.parse("POST#"),
                                        false,
                                        KeyTemplate.parse("{createdAt:seconds}"),
                                        null,
                                        0,
                                        List.of(),
                                        List.of()),
                                new PatternDefinition.ResultDefinition(
                                        PatternDefinition.Container.PAGE, PatternDefinition.Element.ENTITY, POST, null),
                                true,
                                false,
                                0,
                                false)),
                List.of(new Finding(Diagnostic.INDEX_UNUSED, "GSI3", "Index GSI3 is unused", "documented")));
    }
}
