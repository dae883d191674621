package io.azulejo.blog.domain;

import io.azulejo.blog.table.Role;
import io.azulejo.http.problem.ProblemException;

/** Caller of an operation, with the current name and role in the blog. */
public record Actor(String userId, String name, Role role) {

    public boolean may(Permission permission) {
        return permission.grantedTo(role);
    }

    public void require(Permission permission) {
        if (!may(permission)) {
            throw ProblemException.forbidden("This requires the role " + permission.roleNames());
        }
    }

    public boolean is(String otherId) {
        return userId.equals(otherId);
    }

    /** Returns whether the caller is the owner or has the permission. */
    boolean ownsOr(Permission permission, String owner) {
        return is(owner) || may(permission);
    }
}
