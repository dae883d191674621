package io.azulejo.blog.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;

/** Makes a slug unique and finds its post, also by a slug the post had before. */
@Entity
@Key(pk = "SLUG#{slug}", sk = "SLUG#{slug}")
public record Slug(@FromKey String slug, String postId) {}
