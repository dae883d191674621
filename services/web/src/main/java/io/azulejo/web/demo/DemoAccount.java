package io.azulejo.web.demo;

import java.util.Map;
import java.util.Set;

/**
 * Somebody of the sample data who signs in at the local issuer.
 *
 * @param id the account's id, and so the subject of its tokens
 * @param roles roles that hold everywhere
 * @param memberships roles by tenant
 */
public record DemoAccount(
        String id, String email, String name, Set<String> roles, Map<String, Set<String>> memberships) {

    public DemoAccount {
        roles = Set.copyOf(roles);
        memberships = Map.copyOf(memberships);
    }
}
