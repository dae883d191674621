package io.azulejo.engine.sdk;

import io.azulejo.engine.request.ListTagsOfResourceOutput;
import io.azulejo.engine.request.Tag;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.ListTagsOfResourceResponse;

/** Conversion of tags to and from the SDK's types. */
final class SdkTags {
    private SdkTags() {}

    static List<Tag> tags(List<software.amazon.awssdk.services.dynamodb.model.Tag> tags) {
        return tags.stream().map(tag -> new Tag(tag.key(), tag.value())).toList();
    }

    static ListTagsOfResourceResponse response(ListTagsOfResourceOutput output) {
        return ListTagsOfResourceResponse.builder()
                .tags(output.tags().entrySet().stream()
                        .map(tag -> software.amazon.awssdk.services.dynamodb.model.Tag.builder()
                                .key(tag.getKey())
                                .value(tag.getValue())
                                .build())
                        .toList())
                .build();
    }
}
