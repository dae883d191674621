package io.azulejo.wavyblog.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;

/** Part of a content that is too long for the post's own item, which three indexes copy. */
@Entity
@Key(pk = "POSTBODY#{slug}", sk = "PART#{part:pad(3)}")
public record PostBody(String slug, int part, String text) {

    /** Returns the same part under another slug. */
    public PostBody of(String otherSlug) {
        return new PostBody(otherSlug, part, text);
    }
}
