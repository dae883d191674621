package io.azulejo.web.token;

import io.azulejo.web.problem.ProblemException;
import io.helidon.webserver.http.ServerRequest;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Who makes a request, as a verified token says.
 *
 * @param subject the stable id
 * @param name what the caller is called, such as the username
 * @param roles roles that hold everywhere
 * @param memberships roles by tenant
 */
public record Caller(String subject, String name, Set<String> roles, Map<String, Set<String>> memberships) {

    public Caller {
        roles = Set.copyOf(roles);
        memberships = Map.copyOf(memberships);
    }

    /** The caller of a request that needs one: 401 without a token. */
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

    /** For what belongs to someone: its owner may, and whoever has the role. */
    public void requireOwnerOr(String role, String owner) {
        if (!name.equals(owner) && !has(role)) {
            throw ProblemException.forbidden("This belongs to someone else and needs the role " + role);
        }
    }
}
