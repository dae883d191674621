package io.azulejo.identity.rules;

import io.azulejo.identity.table.Account;
import io.azulejo.identity.table.AccountBuilder;
import io.azulejo.identity.table.IdentityTable;
import io.azulejo.identity.table.IdentityTable.Known;
import io.azulejo.identity.table.Membership;
import io.azulejo.toolkit.error.VersionConflictException;
import io.azulejo.web.password.Passwords;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.signin.PasswordResets;
import io.azulejo.web.signin.SignIns;
import io.azulejo.web.signin.SignIns.Subject;
import io.azulejo.web.signin.SignIns.Tokens;
import io.azulejo.web.token.Caller;
import jakarta.inject.Singleton;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Who may act as which account, and by which password. Thread-safe. */
@Singleton
public final class SignIn {
    private final IdentityTable table;
    private final Passwords passwords;
    private final SignIns signIns;
    private final PasswordResets resets;
    private final ResetCourier courier;

    public SignIn(
            IdentityTable table, Passwords passwords, SignIns signIns, PasswordResets resets, ResetCourier courier) {
        this.table = table;
        this.passwords = passwords;
        this.signIns = signIns;
        this.resets = resets;
        this.courier = courier;
    }

    public Tokens<Account> login(String email, String password) {
        Optional<Known> found = find(email);
        String hash = found.map(known -> known.account().passwordHash()).orElse(null);
        if (!passwords.verify(password, hash) || found.isEmpty()) {
            throw ProblemException.unauthenticated("Address or password is wrong");
        }
        Tokens<Account> tokens = signIns.begin(subject(found.get()));
        if (passwords.outdated(tokens.user().passwordHash())) {
            rehash(tokens.user(), password);
        }
        return tokens;
    }

    /** With the roles and memberships that the account has by now. */
    public Tokens<Account> refresh(String token) {
        return signIns.refresh(token, accountId -> subject(existing(accountId)));
    }

    public void logout(String token) {
        signIns.end(token);
    }

    /** Replaces the password and ends every sign-in. */
    public void changePassword(String accountId, String oldPassword, String newPassword) {
        Passwords.check("newPassword", newPassword);
        Account account = existing(accountId).account();
        if (!passwords.verify(oldPassword, account.passwordHash())) {
            throw ProblemException.invalid("oldPassword", "is wrong");
        }
        replacePassword(account, newPassword);
    }

    /** Sends a token to the address if an account has it; the caller learns nothing either way. */
    public void requestReset(String email) {
        find(email)
                .map(Known::account)
                .filter(account -> !account.disabled())
                .ifPresent(account -> courier.deliver(account, resets.begin(account.accountId())));
    }

    public void resetPassword(String token, String newPassword) {
        Passwords.check("newPassword", newPassword);
        Account account = existing(resets.take(token)).account();
        if (account.disabled()) {
            throw ProblemException.forbidden("This account is disabled");
        }
        replacePassword(account, newPassword);
    }

    /** Whom the tokens of an account name. */
    static Caller caller(Known known) {
        return new Caller(
                known.account().accountId(),
                known.account().name(),
                known.account().roles(),
                known.memberships().stream().collect(Collectors.toMap(Membership::tenant, Membership::roles)));
    }

    private static Subject<Account> subject(Known known) {
        Account account = known.account();
        return new Subject<>(account, caller(known), account.epoch(), !account.disabled());
    }

    private Optional<Known> find(String email) {
        return table.email(email.trim().toLowerCase(Locale.ROOT)).flatMap(found -> table.known(found.accountId()));
    }

    private Known existing(String accountId) {
        return table.known(accountId).orElseThrow(() -> ProblemException.unauthenticated("This account is gone"));
    }

    private void replacePassword(Account account, String password) {
        table.accounts()
                .put(AccountBuilder.of(account)
                        .passwordHash(passwords.hash(password))
                        .epoch(account.epoch() + 1)
                        .build());
    }

    private void rehash(Account account, String password) {
        try {
            table.accounts()
                    .put(AccountBuilder.of(account)
                            .passwordHash(passwords.hash(password))
                            .build());
        } catch (VersionConflictException changed) {
            // the account was changed at the same moment: the next login tries again
        }
    }
}
