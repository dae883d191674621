package io.azulejo.wavyblog.domain;

import io.azulejo.auth.mail.AccountLinks;
import io.azulejo.auth.mail.AccountMail;
import io.azulejo.auth.mail.AccountMailer;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.toolkit.error.WriteRefusedException;
import io.azulejo.wavyblog.table.User;
import io.azulejo.wavyblog.table.UserAttributes;
import io.azulejo.wavyblog.table.UserKeys;
import io.azulejo.wavyblog.table.WavyBlogTable;
import jakarta.inject.Singleton;

/** Verification of e-mail addresses by a link in a mail. Users without a verified address cannot publish. */
@Singleton
public final class EmailVerification {
    /** Name of the service in mails. */
    static final String SERVICE = "WavyBlog";

    private final WavyBlogTable table;
    private final AccountLinks links;
    private final AccountMailer mailer;

    public EmailVerification(WavyBlogTable table, AccountLinks links, AccountMailer mailer) {
        this.table = table;
        this.links = links;
        this.mailer = mailer;
    }

    /** Sends the verification mail to a user whose address is not verified. */
    public void send(User user) {
        if (!user.verified()) {
            mailer.send(new AccountMail(
                    AccountMail.Purpose.VERIFY_ADDRESS,
                    SERVICE,
                    user.userId(),
                    user.email(),
                    links.verification(user.userId(), user.email())));
        }
    }

    /** Marks the address in a verification token as verified. Opening a link again has no effect. */
    public User verify(String token) {
        AccountLinks.Verification proof = links.open(token);
        User user = table.id(proof.userId())
                .flatMap(pointer -> table.user(IdPointers.username(pointer)))
                .filter(found -> found.email().equals(proof.address()))
                .orElseThrow(() -> ProblemException.invalid("token", "is for an address that the user no longer has"));
        if (user.verified()) {
            return user;
        }
        try {
            return table.userTable()
                    .update(UserKeys.of(user.username()))
                    .set(UserAttributes.EMAIL_VERIFIED, true)
                    .where(UserAttributes.USER_ID.eq(proof.userId()).and(UserAttributes.EMAIL.eq(proof.address())))
                    .run();
        } catch (WriteRefusedException changed) {
            throw ProblemException.conflict("The user was changed concurrently: open the link again");
        }
    }
}
