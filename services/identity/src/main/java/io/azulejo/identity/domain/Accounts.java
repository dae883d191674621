package io.azulejo.identity.domain;

import io.azulejo.auth.password.Passwords;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.TextValidation;
import io.azulejo.identity.table.Account;
import io.azulejo.identity.table.AccountAttributes;
import io.azulejo.identity.table.AccountBuilder;
import io.azulejo.identity.table.AccountKeys;
import io.azulejo.identity.table.IdentityTable;
import io.azulejo.toolkit.Generated;
import jakarta.inject.Singleton;
import java.util.Set;

/** Registration, lookup and disabling of accounts. Thread-safe. */
@Singleton
public final class Accounts {
    private static final int MAX_NAME_LENGTH = 100;

    private final IdentityTable table;
    private final Passwords passwords;

    public Accounts(IdentityTable table, Passwords passwords) {
        this.table = table;
        this.passwords = passwords;
    }

    public Account register(String email, String name, String password) {
        return table.accounts().create(account(Generated.ID, email, name, password, Set.of(), false));
    }

    /**
     * Registers an account with a given id or with global roles, whose address needs no verification. Not for
     * self-registration.
     */
    public Account register(String accountId, String email, String name, String password, Set<String> roles) {
        return table.accounts().create(account(accountId, email, name, password, roles, true));
    }

    private Account account(
            String accountId, String email, String name, String password, Set<String> roles, boolean verified) {
        Passwords.check("password", password);
        return AccountBuilder.blank()
                .accountId(accountId)
                .email(TextValidation.email(email))
                .name(TextValidation.line("name", name, MAX_NAME_LENGTH))
                .passwordHash(passwords.hash(password))
                .roles(roles)
                .emailVerified(verified)
                .build();
    }

    public IdentityTable.AccountWithMemberships requireAccount(String accountId) {
        return table.known(accountId).orElseThrow(() -> ProblemException.notFound("account", accountId));
    }

    /** Disables or enables an account; either way all its sign-ins end. */
    public Account setDisabled(Caller admin, String accountId, boolean disabled) {
        if (admin.subject().equals(accountId)) {
            throw ProblemException.conflict("You cannot disable or enable your own account");
        }
        return table.accounts()
                .update(AccountKeys.of(accountId))
                .set(AccountAttributes.DISABLED, disabled)
                .add(AccountAttributes.EPOCH, 1L)
                .run();
    }

    /**
     * Returns the caller with the account's current roles. Use it for every change, because a token outlives changes to
     * its account.
     */
    public Caller currentCaller(Caller caller) {
        IdentityTable.AccountWithMemberships known = table.known(caller.subject())
                .orElseThrow(() -> ProblemException.unauthenticated("This account no longer exists"));
        if (known.account().disabled()) {
            throw ProblemException.forbidden("This account is disabled");
        }
        requireEpoch(caller, known.account());
        return SignIn.caller(known);
    }

    /** Refuses a token that was issued before the password changed or the account was disabled. */
    public static void requireEpoch(Caller caller, Account account) {
        if (!caller.isOfEpoch(account.epoch())) {
            throw ProblemException.unauthenticated("All sign-ins of this account were ended: sign in again");
        }
    }
}
