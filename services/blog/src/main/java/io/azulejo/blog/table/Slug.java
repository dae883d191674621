package io.azulejo.blog.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;

/** Guard item that makes a slug unique. Current and former slugs lead to their post. */
@Entity
@Key(pk = "SLUG#{slug}", sk = "SLUG#{slug}")
public record Slug(@FromKey String slug, String postId) {}
