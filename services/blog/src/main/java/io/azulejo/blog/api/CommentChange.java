package io.azulejo.blog.api;

import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Valid;

/** The new text of a comment. */
@Json
@Valid
record CommentChange(@NotBlank String text) {}
