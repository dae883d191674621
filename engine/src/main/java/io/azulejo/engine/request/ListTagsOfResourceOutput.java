package io.azulejo.engine.request;

import java.util.Map;

/** The answer to a ListTagsOfResource request: all tags, in the order they were set. */
public record ListTagsOfResourceOutput(Map<String, String> tags) {}
