package io.azulejo.identity.domain;

import io.azulejo.http.caller.Caller;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.identity.table.Account;
import io.azulejo.identity.table.AccountAttributes;
import io.azulejo.identity.table.AccountKeys;
import io.azulejo.identity.table.IdentityTable;
import io.azulejo.identity.table.Membership;
import io.azulejo.identity.table.MembershipAttributes;
import io.azulejo.identity.table.MembershipKeys;
import io.azulejo.toolkit.error.WriteRefusedException;
import io.azulejo.toolkit.transaction.TransactWrite;
import jakarta.inject.Singleton;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Memberships: the roles of accounts in tenants. Owners of a tenant and platform admins grant them. Thread-safe.
 *
 * <p>The granting transaction also checks the caller's permission, so that nobody grants a role after losing the right
 * to. A change is in the member's tokens from the next refresh on.
 */
@Singleton
public final class Members {
    private static final Pattern TENANT = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,63}");
    private static final Pattern ROLE = Pattern.compile("[a-z][a-z0-9-]{0,31}");
    private static final int MAX_ROLES = 20;

    private final IdentityTable table;
    private final Accounts accounts;

    public Members(IdentityTable table, Accounts accounts) {
        this.table = table;
        this.accounts = accounts;
    }

    /** Sets an account's roles in a tenant, replacing any others there. */
    public Membership grant(Caller caller, String tenant, String accountId, Set<String> roles) {
        if (!TENANT.matcher(tenant).matches()) {
            throw ProblemException.badParameter("tenant", "must be 1 to 64 letters, digits, '.', '_' or '-'");
        }
        if (roles.isEmpty()
                || roles.size() > MAX_ROLES
                || !roles.stream().allMatch(role -> ROLE.matcher(role).matches())) {
            throw ProblemException.invalid(
                    "roles", "must be 1 to " + MAX_ROLES + " words of at most 32 letters, digits and '-'");
        }
        Membership membership =
                new Membership(accounts.requireAccount(accountId).account().accountId(), tenant, roles);
        run(checkedTransaction(caller, tenant, accountId).put(membership));
        return membership;
    }

    /** Ends a membership; does nothing if there is none. */
    public void revoke(Caller caller, String tenant, String accountId) {
        run(checkedTransaction(caller, tenant, accountId).delete(MembershipKeys.of(accountId, tenant)));
    }

    public void requireOwner(Caller caller, String tenant) {
        if (!caller.has(Account.PLATFORM_ADMIN) && !caller.hasAt(tenant, Membership.OWNER)) {
            throw ProblemException.forbidden("This needs the role " + Membership.OWNER + " in " + tenant);
        }
    }

    private TransactWrite checkedTransaction(Caller caller, String tenant, String accountId) {
        Caller actor = accounts.currentCaller(caller);
        requireOwner(actor, tenant);
        if (actor.has(Account.PLATFORM_ADMIN)) {
            return table.transaction()
                    .check(
                            AccountKeys.of(actor.subject()),
                            AccountAttributes.DISABLED
                                    .eq(false)
                                    .and(AccountAttributes.ROLES.contains(Account.PLATFORM_ADMIN)));
        }
        // The last owner must not leave, because nobody else could grant roles in the tenant.
        if (actor.subject().equals(accountId)) {
            throw ProblemException.conflict("An owner cannot change their own membership");
        }
        return table.transaction()
                .check(AccountKeys.of(actor.subject()), AccountAttributes.DISABLED.eq(false))
                .check(
                        MembershipKeys.of(actor.subject(), tenant),
                        MembershipAttributes.ROLES.contains(Membership.OWNER));
    }

    private static void run(TransactWrite transaction) {
        try {
            transaction.run();
        } catch (WriteRefusedException changed) {
            throw ProblemException.conflict("Your own account or membership changed during the request: try again");
        }
    }
}
