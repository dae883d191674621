package io.azulejo.http.caller;

import io.azulejo.http.problem.ProblemException;
import io.helidon.webserver.http.ServerRequest;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Authenticated caller of a request, from a verified token.
 *
 * @param subject the stable id
 * @param name the display name, such as the username
 * @param roles roles that apply in every tenant
 * @param memberships roles by tenant
 */
public record Caller(String subject, String name, Set<String> roles, Map<String, Set<String>> memberships) {

    public Caller {
        roles = Set.copyOf(roles);
        memberships = Map.copyOf(memberships);
    }

    /** Returns the caller; fails with 401 if the request has no token. */
    public static Caller of(ServerRequest request) {
        return find(request)
                .orElseThrow(() -> ProblemException.unauthenticated("This needs a bearer token in Authorization"));
    }

    public static Optional<Caller> find(ServerRequest request) {
        return request.context().get(Caller.class);
    }

    public boolean has(String role) {
        return roles.contains(role);
    }

    public boolean hasAt(String tenant, String role) {
        return memberships.getOrDefault(tenant, Set.of()).contains(role);
    }

    public void require(String role) {
        if (!has(role)) {
            throw ProblemException.forbidden("This needs the role " + role);
        }
    }

    /** Requires that the caller owns the resource or has the role. */
    public void requireOwnerOr(String role, String owner) {
        if (!name.equals(owner) && !has(role)) {
            throw ProblemException.forbidden("This belongs to someone else and needs the role " + role);
        }
    }
}
