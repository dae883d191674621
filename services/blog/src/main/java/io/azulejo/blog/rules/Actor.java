package io.azulejo.blog.rules;

import io.azulejo.blog.table.Role;
import io.azulejo.web.problem.ProblemException;

/** Who does something, as the blog knows the caller now. */
public record Actor(String userId, String name, Role role) {

    public boolean may(Permission permission) {
        return permission.has(role);
    }

    public void require(Permission permission) {
        if (!may(permission)) {
            throw ProblemException.forbidden("This needs the role " + permission.roleNames());
        }
    }

    public boolean is(String otherId) {
        return userId.equals(otherId);
    }

    /** For what belongs to someone: its owner may, and whoever has the permission. */
    boolean ownsOr(Permission permission, String owner) {
        return is(owner) || may(permission);
    }
}
