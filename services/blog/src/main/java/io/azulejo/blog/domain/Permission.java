package io.azulejo.blog.domain;

import io.azulejo.blog.table.Role;
import io.azulejo.http.text.EnumNames;
import java.util.List;

/**
 * Permissions and the roles that have them. Every signed-in user can comment, like and bookmark without a permission.
 */
public enum Permission {
    WRITE_POSTS,
    EDIT_POSTS,
    ARRANGE_CATEGORIES,
    MODERATE,
    MANAGE_USERS;

    boolean grantedTo(Role role) {
        return roles().contains(role);
    }

    String roleNames() {
        return String.join(
                " or ", roles().stream().map(role -> EnumNames.of(role)).toList());
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
