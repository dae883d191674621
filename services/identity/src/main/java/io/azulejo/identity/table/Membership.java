package io.azulejo.identity.table;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.IndexKey;
import io.azulejo.annotation.Key;
import java.util.Set;

/** What an account may do in one tenant. */
@Entity
@Key(pk = "ACCOUNT#{accountId}", sk = "MEMBER#{tenant}")
@IndexKey(index = "GSI1", pk = "TENANT#{tenant}", sk = "ACCOUNT#{accountId}")
public record Membership(String accountId, String tenant, Set<String> roles) {

    /** The role that may say who else is a member. */
    public static final String OWNER = "owner";
}
