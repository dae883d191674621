package io.azulejo.wavyblog.domain;

import io.azulejo.template.KeyEncoding;
import io.azulejo.wavyblog.table.IdPointer;
import io.azulejo.wavyblog.table.Slug;
import java.util.Optional;

/** Factory and parser of {@link IdPointer} items, which find items by id. */
final class IdPointers {
    private static final String USER = "USER#";
    private static final String POST = "POST#";
    private static final String CATEGORY = "CATEGORY#";

    private IdPointers() {}

    static IdPointer ofUser(String userId, String username) {
        return new IdPointer(userId, USER + KeyEncoding.text(username, '#'));
    }

    static IdPointer ofPost(String postId, String slug) {
        return new IdPointer(postId, POST + KeyEncoding.text(slug, '#'));
    }

    static IdPointer ofCategory(String categoryId, String slug) {
        return new IdPointer(categoryId, CATEGORY + KeyEncoding.text(slug, '#'));
    }

    static String slugOfPost(IdPointer pointer) {
        return KeyEncoding.decodeText(pointer.targetPk().substring(POST.length()), '#');
    }

    /** Returns the current slug of the post or category; empty if the pointer is of another kind. */
    static Optional<String> slug(IdPointer pointer, Slug.Kind kind) {
        String prefix = kind == Slug.Kind.POST ? POST : CATEGORY;
        return pointer.targetPk().startsWith(prefix)
                ? Optional.of(KeyEncoding.decodeText(pointer.targetPk().substring(prefix.length()), '#'))
                : Optional.empty();
    }

    static String username(IdPointer pointer) {
        return KeyEncoding.decodeText(pointer.targetPk().substring(USER.length()), '#');
    }
}
