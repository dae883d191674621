package io.azulejo.identity.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.IndexKey;
import io.azulejo.annotation.Key;
import java.util.Set;

/** Roles of an account in one tenant. */
@Entity
@Key(pk = "ACCOUNT#{accountId}", sk = "MEMBER#{tenant}")
@IndexKey(index = "GSI1", pk = "TENANT#{tenant}", sk = "ACCOUNT#{accountId}")
public record Membership(String accountId, String tenant, Set<String> roles) {

    /** Role that may grant roles in the tenant. */
    public static final String OWNER = "owner";
}
