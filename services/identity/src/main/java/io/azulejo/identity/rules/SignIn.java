package io.azulejo.identity.rules;

import io.azulejo.identity.table.Account;
import io.azulejo.identity.table.AccountBuilder;
import io.azulejo.identity.table.IdentityTable;
import io.azulejo.identity.table.IdentityTable.Known;
import io.azulejo.identity.table.Membership;
import io.azulejo.toolkit.error.VersionConflictException;
import io.azulejo.web.password.Passwords;
import io.azulejo.web.signin.PasswordResets;
import io.azulejo.web.signin.PasswordSignIn;
import io.azulejo.web.signin.SignIns;
import io.azulejo.web.signin.SignIns.Subject;
import io.azulejo.web.token.Caller;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** Who may act as which account, with the roles and memberships that it has by now. Thread-safe. */
@Singleton
public final class SignIn extends PasswordSignIn<Known> {
    private final IdentityTable table;
    private final ResetCourier courier;

    public SignIn(
            IdentityTable table, Passwords passwords, SignIns signIns, PasswordResets resets, ResetCourier courier) {
        super(passwords, signIns, resets);
        this.table = table;
        this.courier = courier;
    }

    @Override
    protected List<Subject<Known>> find(String email) {
        return table.email(email.trim().toLowerCase(Locale.ROOT)).flatMap(found -> present(found.accountId())).stream()
                .toList();
    }

    @Override
    protected Optional<Subject<Known>> present(String accountId) {
        return table.known(accountId).map(known -> {
            Account account = known.account();
            return new Subject<>(known, caller(known), account.passwordHash(), account.epoch(), !account.disabled());
        });
    }

    @Override
    protected void rehash(Known known, String hash) {
        try {
            table.accounts()
                    .put(AccountBuilder.of(known.account()).passwordHash(hash).build());
        } catch (VersionConflictException changed) {
            return; // the next login tries again
        }
    }

    @Override
    protected void replace(Known known, String hash) {
        Account account = known.account();
        table.accounts()
                .put(AccountBuilder.of(account)
                        .passwordHash(hash)
                        .epoch(account.epoch() + 1)
                        .build());
    }

    @Override
    protected void deliver(Known known, String token) {
        courier.deliver(known.account(), token);
    }

    /** Whom the tokens of an account name. */
    static Caller caller(Known known) {
        return new Caller(
                known.account().accountId(),
                known.account().name(),
                known.account().roles(),
                known.memberships().stream().collect(Collectors.toMap(Membership::tenant, Membership::roles)));
    }
}
