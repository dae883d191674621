package io.azulejo.http.demo;

import java.util.Map;
import java.util.Set;

/**
 * Account of the sample data that signs in at the local issuer.
 *
 * @param id the account's id, which is the subject of its tokens
 * @param roles roles that apply in every tenant
 * @param memberships roles by tenant
 */
public record DemoAccount(
        String id, String email, String name, Set<String> roles, Map<String, Set<String>> memberships) {

    public DemoAccount {
        roles = Set.copyOf(roles);
        memberships = Map.copyOf(memberships);
    }
}
