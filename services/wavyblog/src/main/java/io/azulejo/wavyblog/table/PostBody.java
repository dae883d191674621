package io.azulejo.wavyblog.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;

/** One part of a content too long for the post's own item, which three indexes copy whole. */
@Entity
@Key(pk = "POSTBODY#{slug}", sk = "PART#{part:pad(3)}")
public record PostBody(String slug, int part, String text) {

    /** The same part of a post under another slug. */
    public PostBody of(String otherSlug) {
        return new PostBody(otherSlug, part, text);
    }
}
