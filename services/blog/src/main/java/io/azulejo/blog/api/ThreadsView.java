package io.azulejo.blog.api;

import io.avaje.jsonb.Json;
import java.util.List;

/**
 * The comments of a post.
 *
 * @param complete false if there are more than one answer holds: then read them page by page
 */
@Json
record ThreadsView(List<ThreadView> threads, boolean complete) {}
