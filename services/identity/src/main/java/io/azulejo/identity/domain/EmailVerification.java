package io.azulejo.identity.domain;

import io.azulejo.auth.mail.AccountLinks;
import io.azulejo.auth.mail.AccountMailer;
import io.azulejo.auth.mail.AddressVerification;
import io.azulejo.identity.table.Account;
import io.azulejo.identity.table.AccountAttributes;
import io.azulejo.identity.table.AccountKeys;
import io.azulejo.identity.table.IdentityTable;
import jakarta.inject.Singleton;
import java.util.Optional;

/** Verification of the e-mail addresses of accounts. Thread-safe. */
@Singleton
public final class EmailVerification extends AddressVerification<Account> {
    private final IdentityTable table;

    public EmailVerification(IdentityTable table, AccountLinks links, AccountMailer mailer) {
        super("your account", links, mailer);
        this.table = table;
    }

    @Override
    protected Address address(Account account) {
        return new Address(account.accountId(), account.email(), account.verified());
    }

    @Override
    protected Optional<Account> find(String userId) {
        return table.account(userId);
    }

    @Override
    protected Account markVerified(Account account, Address address) {
        return table.accounts()
                .update(AccountKeys.of(account.accountId()))
                .set(AccountAttributes.EMAIL_VERIFIED, true)
                .where(AccountAttributes.EMAIL.eq(address.email()))
                .run();
    }
}
