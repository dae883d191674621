package io.azulejo.identity.domain;

import io.azulejo.auth.mail.AccountLinks;
import io.azulejo.auth.mail.AccountMail;
import io.azulejo.auth.mail.AccountMailer;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.identity.table.Account;
import io.azulejo.identity.table.AccountAttributes;
import io.azulejo.identity.table.AccountKeys;
import io.azulejo.identity.table.IdentityTable;
import io.azulejo.toolkit.error.WriteRefusedException;
import jakarta.inject.Singleton;

/** Verification of e-mail addresses by a link in a mail. Thread-safe. */
@Singleton
public final class EmailVerification {
    /** Name of the service in mails. */
    static final String SERVICE = "your account";

    private final IdentityTable table;
    private final AccountLinks links;
    private final AccountMailer mailer;

    public EmailVerification(IdentityTable table, AccountLinks links, AccountMailer mailer) {
        this.table = table;
        this.links = links;
        this.mailer = mailer;
    }

    /** Sends the verification mail to an account whose address is not verified. */
    public void send(Account account) {
        if (!account.verified()) {
            mailer.send(new AccountMail(
                    AccountMail.Purpose.VERIFY_ADDRESS,
                    SERVICE,
                    account.accountId(),
                    account.email(),
                    links.verification(account.accountId(), account.email())));
        }
    }

    /** Marks the address in a verification token as verified. Opening a link again has no effect. */
    public Account verify(String token) {
        AccountLinks.Verification proof = links.open(token);
        Account account = table.account(proof.userId())
                .filter(found -> found.email().equals(proof.address()))
                .orElseThrow(
                        () -> ProblemException.invalid("token", "is for an address that the account no longer has"));
        if (account.verified()) {
            return account;
        }
        try {
            return table.accounts()
                    .update(AccountKeys.of(account.accountId()))
                    .set(AccountAttributes.EMAIL_VERIFIED, true)
                    .where(AccountAttributes.EMAIL.eq(proof.address()))
                    .run();
        } catch (WriteRefusedException changed) {
            throw ProblemException.conflict("The account was changed concurrently: open the link again");
        }
    }
}
