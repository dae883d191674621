package io.azulejo.wavyblog.rules;

import com.github.f4b6a3.ulid.UlidCreator;
import io.azulejo.template.KeyEncoding;
import io.azulejo.wavyblog.table.IdPointer;

/** Ids of new items, and the pointers by which they are found. */
final class Ids {
    private static final String USER = "USER#";

    private Ids() {}

    /** Made here and not on writing, because the pointer item of the same transaction needs it too. */
    static String next(String prefix) {
        return prefix + UlidCreator.getMonotonicUlid();
    }

    static IdPointer ofUser(String userId, String username) {
        return new IdPointer(userId, USER + KeyEncoding.text(username, '#'));
    }

    static IdPointer ofPost(String postId, String slug) {
        return new IdPointer(postId, "POST#" + KeyEncoding.text(slug, '#'));
    }

    static IdPointer ofCategory(String categoryId, String slug) {
        return new IdPointer(categoryId, "CATEGORY#" + KeyEncoding.text(slug, '#'));
    }

    static String username(IdPointer pointer) {
        return KeyEncoding.decodeText(pointer.targetPk().substring(USER.length()), '#');
    }
}
