package io.azulejo.identity.domain;

import io.azulejo.http.caller.Caller;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.identity.table.IdentityTable;
import io.azulejo.identity.table.Membership;
import io.azulejo.toolkit.query.PageRequest;
import jakarta.inject.Singleton;
import java.util.List;

/**
 * Deletion of accounts with their memberships. What an account wrote in other services stays there, and its tokens
 * change nothing from then on. Thread-safe.
 */
@Singleton
public final class AccountDeletion {
    private static final int MEMBERSHIPS_PER_TRANSACTION = 50;

    private final IdentityTable table;
    private final Accounts accounts;

    public AccountDeletion(IdentityTable table, Accounts accounts) {
        this.table = table;
        this.accounts = accounts;
    }

    /** Deletes the caller's own account. */
    public void deleteOwn(Caller caller) {
        delete(accounts.requireAccount(caller.subject()));
    }

    /** Deletes another account. Admins delete their own account as everybody does. */
    public void delete(Caller admin, String accountId) {
        if (admin.subject().equals(accountId)) {
            throw ProblemException.conflict("Delete your own account with DELETE /identity/me");
        }
        delete(accounts.requireAccount(accountId));
    }

    private void delete(IdentityTable.AccountWithMemberships known) {
        List<Membership> memberships = known.memberships();
        memberships.forEach(this::requireAnotherOwner);
        List<Membership> rest = memberships;
        while (rest.size() > MEMBERSHIPS_PER_TRANSACTION) {
            table.transaction()
                    .deleteAll(rest.subList(0, MEMBERSHIPS_PER_TRANSACTION))
                    .run();
            rest = rest.subList(MEMBERSHIPS_PER_TRANSACTION, rest.size());
        }
        table.transaction().deleteAll(rest).delete(known.account()).run();
    }

    /** Refuses to leave a tenant with members but without an owner, because nobody could grant roles there. */
    private void requireAnotherOwner(Membership membership) {
        if (!membership.roles().contains(Membership.OWNER)) {
            return;
        }
        List<Membership> others = PageRequest.of(100)
                .all(page -> table.members(membership.tenant(), page))
                .filter(other -> !other.accountId().equals(membership.accountId()))
                .toList();
        if (!others.isEmpty()
                && others.stream().noneMatch(other -> other.roles().contains(Membership.OWNER))) {
            throw ProblemException.conflict(
                    "The account is the only owner of " + membership.tenant() + ": make another member owner first");
        }
    }
}
