package io.azulejo.identity.table;

import io.azulejo.annotation.AccessPattern;
import io.azulejo.annotation.Aggregate;
import io.azulejo.annotation.Get;
import io.azulejo.annotation.Index;
import io.azulejo.annotation.Query;
import io.azulejo.annotation.SingleTable;
import io.azulejo.auth.signin.PasswordReset;
import io.azulejo.auth.token.RefreshToken;
import io.azulejo.toolkit.entity.EntityTable;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.transaction.TransactWrite;
import java.util.List;
import java.util.Optional;

/** Table design of the local issuer. An account and its memberships form one item collection. */
@SingleTable(
        name = "${IDENTITY_TABLE:Identity}",
        entities = {Account.class, AccountEmail.class, Membership.class, RefreshToken.class, PasswordReset.class},
        indexes = @Index(name = "GSI1", partitionKey = "GSI1PK", sortKey = "GSI1SK"))
public interface IdentityTable {

    @AccessPattern("Account with its memberships")
    @Query(consistent = true)
    Optional<AccountWithMemberships> known(String accountId);

    @AccessPattern("Account of an address")
    @Get(consistent = true)
    Optional<AccountEmail> email(String email);

    @AccessPattern("Account by id")
    @Get(consistent = true)
    Optional<Account> account(String accountId);

    @AccessPattern("Members of a tenant")
    @Query(index = "GSI1")
    Page<Membership> members(String tenant, PageRequest page);

    EntityTable<Account> accounts();

    EntityTable<Membership> memberships();

    EntityTable<RefreshToken> refreshTokens();

    EntityTable<PasswordReset> passwordResets();

    TransactWrite transaction();

    /** Account with its memberships. */
    @Aggregate
    record AccountWithMemberships(Account account, List<Membership> memberships) {}
}
