package io.azulejo.identity.domain;

import io.azulejo.auth.password.Passwords;
import io.azulejo.auth.signin.PasswordResets;
import io.azulejo.auth.signin.PasswordSignIn;
import io.azulejo.auth.signin.SignIns;
import io.azulejo.auth.signin.SignIns.Subject;
import io.azulejo.http.caller.Caller;
import io.azulejo.identity.table.Account;
import io.azulejo.identity.table.AccountAttributes;
import io.azulejo.identity.table.AccountBuilder;
import io.azulejo.identity.table.AccountKeys;
import io.azulejo.identity.table.IdentityTable;
import io.azulejo.identity.table.IdentityTable.AccountWithMemberships;
import io.azulejo.identity.table.Membership;
import io.azulejo.toolkit.error.VersionConflictException;
import jakarta.inject.Singleton;
import java.net.URI;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Password sign-in for accounts, with their current roles and memberships. Thread-safe. */
@Singleton
public final class SignIn extends PasswordSignIn<AccountWithMemberships> {
    private final IdentityTable table;
    private final EmailVerification mails;

    public SignIn(
            IdentityTable table, Passwords passwords, SignIns signIns, PasswordResets resets, EmailVerification mails) {
        super(passwords, signIns, resets);
        this.table = table;
        this.mails = mails;
    }

    @Override
    protected List<Subject<AccountWithMemberships>> find(String email) {
        return table
                .email(email.trim().toLowerCase(Locale.ROOT))
                .flatMap(found -> currentState(found.accountId()))
                .stream()
                .toList();
    }

    @Override
    protected Optional<Subject<AccountWithMemberships>> currentState(String accountId) {
        return table.known(accountId).map(known -> {
            Account account = known.account();
            return new Subject<>(known, caller(known), account.passwordHash(), account.epoch(), !account.disabled());
        });
    }

    @Override
    protected void rehash(AccountWithMemberships known, String hash) {
        try {
            table.accounts()
                    .put(AccountBuilder.of(known.account()).passwordHash(hash).build());
        } catch (VersionConflictException changed) {
            return; // the next login tries again
        }
    }

    @Override
    protected void replace(AccountWithMemberships known, String hash) {
        Account account = known.account();
        table.accounts()
                .put(AccountBuilder.of(account)
                        .passwordHash(hash)
                        .epoch(account.epoch() + 1)
                        .build());
    }

    @Override
    protected void addressProven(AccountWithMemberships known, String address) {
        if (!known.account().verified() && known.account().email().equalsIgnoreCase(address)) {
            table.accounts()
                    .update(AccountKeys.of(known.account().accountId()))
                    .set(AccountAttributes.EMAIL_VERIFIED, true)
                    .where(AccountAttributes.EMAIL.eq(known.account().email()))
                    .run();
        }
    }

    @Override
    protected Optional<URI> deliver(AccountWithMemberships known, String token) {
        return mails.sendReset(known.account(), token);
    }

    /** Returns the caller that the tokens of an account identify. */
    static Caller caller(AccountWithMemberships known) {
        return new Caller(
                known.account().accountId(),
                known.account().name(),
                known.account().roles(),
                known.memberships().stream().collect(Collectors.toMap(Membership::tenant, Membership::roles)),
                known.account().epoch());
    }
}
