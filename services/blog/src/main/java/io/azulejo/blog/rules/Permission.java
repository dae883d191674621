package io.azulejo.blog.rules;

import io.azulejo.blog.table.Role;
import io.azulejo.web.text.Words;
import java.util.List;

/** What not everybody may do, and the roles that may. Whoever signed in may comment, like and keep posts. */
public enum Permission {
    WRITE_POSTS,
    EDIT_POSTS,
    ARRANGE_CATEGORIES,
    MODERATE,
    MANAGE_USERS;

    boolean has(Role role) {
        return roles().contains(role);
    }

    String roleNames() {
        return String.join(" or ", roles().stream().map(role -> Words.of(role)).toList());
    }

    private List<Role> roles() {
        return switch (this) {
            case WRITE_POSTS -> List.of(Role.AUTHOR, Role.EDITOR, Role.ADMIN);
            case EDIT_POSTS, ARRANGE_CATEGORIES -> List.of(Role.EDITOR, Role.ADMIN);
            case MODERATE -> List.of(Role.MODERATOR, Role.ADMIN);
            case MANAGE_USERS -> List.of(Role.ADMIN);
        };
    }
}
