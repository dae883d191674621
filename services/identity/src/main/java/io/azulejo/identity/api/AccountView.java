package io.azulejo.identity.api;

import io.avaje.jsonb.Json;
import io.azulejo.identity.table.Account;
import java.time.Instant;
import java.util.List;

/** Account as shown to its owner and to admins. */
@Json
record AccountView(
        String accountId,
        String email,
        boolean emailVerified,
        String name,
        List<String> roles,
        boolean disabled,
        Instant createdAt) {

    static AccountView of(Account account) {
        return new AccountView(
                account.accountId(),
                account.email(),
                account.verified(),
                account.name(),
                account.roles().stream().sorted().toList(),
                account.disabled(),
                account.createdAt());
    }
}
