package io.azulejo.engine.request;

import java.util.Map;

/** A ListTagsOfResource response: all tags, in the order in which they were set. */
public record ListTagsOfResourceOutput(Map<String, String> tags) {}
