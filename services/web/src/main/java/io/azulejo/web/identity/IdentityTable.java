package io.azulejo.web.identity;

import io.azulejo.annotation.AccessPattern;
import io.azulejo.annotation.Aggregate;
import io.azulejo.annotation.Get;
import io.azulejo.annotation.Query;
import io.azulejo.annotation.SingleTable;
import io.azulejo.toolkit.entity.EntityTable;
import io.azulejo.web.token.RefreshToken;
import java.util.List;
import java.util.Optional;

/** The table of the local issuer. An account and its memberships are one item collection. */
@SingleTable(
        name = "${IDENTITY_TABLE:Identity}",
        entities = {Account.class, AccountEmail.class, Membership.class, RefreshToken.class})
public interface IdentityTable {

    @AccessPattern("Account with its memberships")
    @Query(consistent = true)
    Optional<Known> known(String accountId);

    @AccessPattern("Account of an address")
    @Get(consistent = true)
    Optional<AccountEmail> email(String email);

    EntityTable<Account> accounts();

    EntityTable<Membership> memberships();

    EntityTable<RefreshToken> refreshTokens();

    /** All that is known of an account. */
    @Aggregate
    record Known(Account account, List<Membership> memberships) {}
}
