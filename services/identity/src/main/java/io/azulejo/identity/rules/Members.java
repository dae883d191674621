package io.azulejo.identity.rules;

import io.azulejo.identity.table.Account;
import io.azulejo.identity.table.AccountAttributes;
import io.azulejo.identity.table.AccountKeys;
import io.azulejo.identity.table.IdentityTable;
import io.azulejo.identity.table.Membership;
import io.azulejo.identity.table.MembershipAttributes;
import io.azulejo.identity.table.MembershipKeys;
import io.azulejo.toolkit.error.WriteRefusedException;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.token.Caller;
import jakarta.inject.Singleton;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * Who may do what in which tenant. Owners of a tenant say so, and whoever is admin of all. Thread-safe.
 *
 * <p>That the one who says so may is checked in the same transaction, so that nobody grants anything after having lost
 * the right to. What was granted or revoked is in the member's tokens from the next refresh on.
 */
@Singleton
public final class Members {
    private static final Pattern TENANT = Pattern.compile("[A-Za-z0-9][A-Za-z0-9._-]{0,63}");
    private static final Pattern ROLE = Pattern.compile("[a-z][a-z0-9-]{0,31}");
    private static final int MOST_ROLES = 20;

    private final IdentityTable table;
    private final Accounts accounts;

    public Members(IdentityTable table, Accounts accounts) {
        this.table = table;
        this.accounts = accounts;
    }

    /** Gives an account these roles in a tenant, and no others there. */
    public Membership grant(Caller caller, String tenant, String accountId, Set<String> roles) {
        if (!TENANT.matcher(tenant).matches()) {
            throw ProblemException.badParameter("tenant", "must be 1 to 64 letters, digits, '.', '_' or '-'");
        }
        if (roles.isEmpty()
                || roles.size() > MOST_ROLES
                || !roles.stream().allMatch(role -> ROLE.matcher(role).matches())) {
            throw ProblemException.invalid(
                    "roles", "must be 1 to " + MOST_ROLES + " words of at most 32 letters, digits and '-'");
        }
        Membership membership =
                new Membership(accounts.known(accountId).account().accountId(), tenant, roles);
        run(by(caller, tenant, accountId).put(membership));
        return membership;
    }

    /** Ends a membership; where there is none, nothing is to be done. */
    public void revoke(Caller caller, String tenant, String accountId) {
        run(by(caller, tenant, accountId).delete(MembershipKeys.of(accountId, tenant)));
    }

    public void requireOwner(Caller caller, String tenant) {
        if (!caller.has(Account.PLATFORM_ADMIN) && !caller.hasAt(tenant, Membership.OWNER)) {
            throw ProblemException.forbidden("This needs the role " + Membership.OWNER + " in " + tenant);
        }
    }

    private TransactWrite by(Caller caller, String tenant, String accountId) {
        Caller now = accounts.acting(caller);
        requireOwner(now, tenant);
        if (now.has(Account.PLATFORM_ADMIN)) {
            return table.transaction()
                    .check(
                            AccountKeys.of(now.subject()),
                            AccountAttributes.DISABLED
                                    .eq(false)
                                    .and(AccountAttributes.ROLES.contains(Account.PLATFORM_ADMIN)));
        }
        // An owner who could leave might be the last, and nobody could let anyone in again.
        if (now.subject().equals(accountId)) {
            throw ProblemException.conflict("An owner cannot do this to oneself");
        }
        return table.transaction()
                .check(AccountKeys.of(now.subject()), AccountAttributes.DISABLED.eq(false))
                .check(MembershipKeys.of(now.subject(), tenant), MembershipAttributes.ROLES.contains(Membership.OWNER));
    }

    private static void run(TransactWrite transaction) {
        try {
            transaction.run();
        } catch (WriteRefusedException changed) {
            throw ProblemException.conflict("Your own account or membership was changed at the same moment: try again");
        }
    }
}
