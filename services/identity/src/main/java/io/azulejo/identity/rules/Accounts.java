package io.azulejo.identity.rules;

import io.azulejo.identity.table.Account;
import io.azulejo.identity.table.AccountAttributes;
import io.azulejo.identity.table.AccountBuilder;
import io.azulejo.identity.table.AccountKeys;
import io.azulejo.identity.table.IdentityTable;
import io.azulejo.toolkit.Generated;
import io.azulejo.web.password.Passwords;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Texts;
import io.azulejo.web.token.Caller;
import jakarta.inject.Singleton;
import java.util.Set;

/** How people get an account, and lose it. Thread-safe. */
@Singleton
public final class Accounts {
    private static final int LONGEST_NAME = 100;

    private final IdentityTable table;
    private final Passwords passwords;

    public Accounts(IdentityTable table, Passwords passwords) {
        this.table = table;
        this.passwords = passwords;
    }

    public Account register(String email, String name, String password) {
        return register(Generated.ID, email, name, password, Set.of());
    }

    /** An account with an id that was chosen beforehand, or roles that hold everywhere: not for everybody. */
    public Account register(String accountId, String email, String name, String password, Set<String> roles) {
        Passwords.check("password", password);
        return table.accounts()
                .create(AccountBuilder.blank()
                        .accountId(accountId)
                        .email(Texts.email(email))
                        .name(Texts.line("name", name, LONGEST_NAME))
                        .passwordHash(passwords.hash(password))
                        .roles(roles)
                        .build());
    }

    public IdentityTable.Known known(String accountId) {
        return table.known(accountId).orElseThrow(() -> ProblemException.notFound("account", accountId));
    }

    /** Disables an account, or enables it again; either way every sign-in ends. */
    public Account setDisabled(Caller admin, String accountId, boolean disabled) {
        if (admin.subject().equals(accountId)) {
            throw ProblemException.conflict("Nobody can do this to oneself");
        }
        return table.accounts()
                .update(AccountKeys.of(accountId))
                .set(AccountAttributes.DISABLED, disabled)
                .add(AccountAttributes.EPOCH, 1L)
                .run();
    }

    /**
     * The caller as the account is now, for whatever changes something: a token outlives what was done to its account.
     */
    public Caller acting(Caller caller) {
        IdentityTable.Known known = table.known(caller.subject())
                .orElseThrow(() -> ProblemException.unauthenticated("This account is gone"));
        if (known.account().disabled()) {
            throw ProblemException.forbidden("This account is disabled");
        }
        return SignIn.caller(known);
    }
}
