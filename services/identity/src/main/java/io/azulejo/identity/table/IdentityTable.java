package io.azulejo.identity.table;

import io.azulejo.annotation.AccessPattern;
import io.azulejo.annotation.Aggregate;
import io.azulejo.annotation.Get;
import io.azulejo.annotation.Index;
import io.azulejo.annotation.Query;
import io.azulejo.annotation.SingleTable;
import io.azulejo.toolkit.entity.EntityTable;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.web.signin.PasswordReset;
import io.azulejo.web.token.RefreshToken;
import java.util.List;
import java.util.Optional;

/** The local issuer's design. An account and its memberships are one item collection. */
@SingleTable(
        name = "${IDENTITY_TABLE:Identity}",
        entities = {Account.class, AccountEmail.class, Membership.class, RefreshToken.class, PasswordReset.class},
        indexes = @Index(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK"))
public interface IdentityTable {

    @AccessPattern("Account with its memberships")
    @Query(consistent = true)
    Optional<Known> known(String accountId);

    @AccessPattern("Account of an address")
    @Get(consistent = true)
    Optional<AccountEmail> email(String email);

    @AccessPattern("Members of a tenant")
    @Query(index = "GSI1")
    Page<Membership> members(String tenant, PageRequest page);

    EntityTable<Account> accounts();

    EntityTable<Membership> memberships();

    EntityTable<RefreshToken> refreshTokens();

    EntityTable<PasswordReset> passwordResets();

    TransactWrite transaction();

    /** All that is known of an account. */
    @Aggregate
    record Known(Account account, List<Membership> memberships) {}
}
