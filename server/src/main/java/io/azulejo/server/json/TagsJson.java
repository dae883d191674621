package io.azulejo.server.json;

import com.fasterxml.jackson.core.JsonGenerator;
import io.azulejo.engine.request.ListTagsOfResourceInput;
import io.azulejo.engine.request.ListTagsOfResourceOutput;
import io.azulejo.engine.request.Tag;
import io.azulejo.engine.request.TagResourceInput;
import io.azulejo.engine.request.UntagResourceInput;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Codec for TagResource, UntagResource and ListTagsOfResource. */
final class TagsJson {
    private TagsJson() {}

    static @Nullable List<Tag> tags(JsonInput in) throws IOException {
        return in.list(() -> {
            @Nullable String key = null;
            @Nullable String value = null;
            if (in.startStructure("Tag")) {
                for (String field = in.nextField(); field != null; field = in.nextField()) {
                    switch (field) {
                        case "Key" -> key = in.string();
                        case "Value" -> value = in.string();
                        default -> in.skip();
                    }
                }
            }
            return new Tag(key, value);
        });
    }

    static TagResourceInput readTag(JsonInput in) throws IOException {
        @Nullable String resourceArn = null;
        @Nullable List<Tag> tags = null;
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            switch (field) {
                case "ResourceArn" -> resourceArn = in.string();
                case "Tags" -> tags = tags(in);
                default -> in.skip();
            }
        }
        return new TagResourceInput(resourceArn, tags);
    }

    static UntagResourceInput readUntag(JsonInput in) throws IOException {
        @Nullable String resourceArn = null;
        @Nullable List<String> keys = null;
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            switch (field) {
                case "ResourceArn" -> resourceArn = in.string();
                case "TagKeys" -> keys = in.list(in::text);
                default -> in.skip();
            }
        }
        return new UntagResourceInput(resourceArn, keys);
    }

    static ListTagsOfResourceInput readList(JsonInput in) throws IOException {
        @Nullable String resourceArn = null;
        @Nullable String nextToken = null;
        for (String field = in.nextField(); field != null; field = in.nextField()) {
            switch (field) {
                case "ResourceArn" -> resourceArn = in.string();
                case "NextToken" -> nextToken = in.string();
                default -> in.skip();
            }
        }
        return new ListTagsOfResourceInput(resourceArn, nextToken);
    }

    static void write(ListTagsOfResourceOutput output, JsonGenerator out) throws IOException {
        out.writeStartObject();
        out.writeArrayFieldStart("Tags");
        for (Map.Entry<String, String> tag : output.tags().entrySet()) {
            out.writeStartObject();
            out.writeStringField("Key", tag.getKey());
            out.writeStringField("Value", tag.getValue());
            out.writeEndObject();
        }
        out.writeEndArray();
        out.writeEndObject();
    }
}
