package io.azulejo.web.identity;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import java.util.Set;

/** What an account may do in one tenant. */
@Entity
@Key(pk = "ACCOUNT#{accountId}", sk = "MEMBER#{tenant}")
public record Membership(String accountId, String tenant, Set<String> roles) {}
