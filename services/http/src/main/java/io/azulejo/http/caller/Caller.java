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
 * @param epoch the sign-in epoch of the subject when the token was issued; {@link #NO_EPOCH} if the token names none
 */
public record Caller(String subject, String name, Set<String> roles, Map<String, Set<String>> memberships, long epoch) {
    /** Epoch of a token whose issuer does not write one. */
    public static final long NO_EPOCH = -1;

    public Caller {
        roles = Set.copyOf(roles);
        memberships = Map.copyOf(memberships);
    }

    /** Creates a caller whose token names no epoch. */
    public Caller(String subject, String name, Set<String> roles, Map<String, Set<String>> memberships) {
        this(subject, name, roles, memberships, NO_EPOCH);
    }

    /** Returns the same caller with the epoch that a token of this caller names. */
    public Caller withEpoch(long current) {
        return new Caller(subject, name, roles, memberships, current);
    }

    /**
     * Returns whether the token was issued in the current epoch of its subject. A password reset or the disabling of an
     * account starts a new epoch.
     */
    public boolean isOfEpoch(long current) {
        return epoch == NO_EPOCH || epoch == current;
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
