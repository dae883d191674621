package io.azulejo.identity.api;

import io.avaje.jsonb.Json;
import io.azulejo.identity.table.Membership;
import java.util.List;

/** Roles of an account in a tenant. */
@Json
record MemberView(String accountId, String tenant, List<String> roles) {

    static MemberView of(Membership membership) {
        return new MemberView(
                membership.accountId(),
                membership.tenant(),
                membership.roles().stream().sorted().toList());
    }
}
