package io.azulejo.blog.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;
import org.jspecify.annotations.Nullable;

/**
 * A comment to write.
 *
 * @param inReplyTo the comment it answers; missing for the beginning of a thread
 */
@Json
@Valid
record CommentCreation(@NotBlank String text, @Nullable String inReplyTo) {}
