package io.azulejo.wavyblog.domain;

import io.azulejo.auth.mail.AccountLinks;
import io.azulejo.auth.mail.AccountMailer;
import io.azulejo.auth.mail.AddressVerification;
import io.azulejo.wavyblog.table.User;
import io.azulejo.wavyblog.table.UserAttributes;
import io.azulejo.wavyblog.table.UserKeys;
import io.azulejo.wavyblog.table.WavyBlogTable;
import jakarta.inject.Singleton;
import java.util.Optional;

/** Verification of the e-mail addresses of users. Users without a verified address cannot publish. Thread-safe. */
@Singleton
public final class EmailVerification extends AddressVerification<User> {
    private final WavyBlogTable table;

    public EmailVerification(WavyBlogTable table, AccountLinks links, AccountMailer mailer) {
        super("WavyBlog", links, mailer);
        this.table = table;
    }

    @Override
    protected Address address(User user) {
        return new Address(user.userId(), user.email(), user.verified());
    }

    @Override
    protected Optional<User> find(String userId) {
        return table.id(userId).flatMap(pointer -> table.user(IdPointers.username(pointer)));
    }

    @Override
    protected User markVerified(User user, Address address) {
        return table.userTable()
                .update(UserKeys.of(user.username()))
                .set(UserAttributes.EMAIL_VERIFIED, true)
                .where(UserAttributes.USER_ID.eq(address.userId()).and(UserAttributes.EMAIL.eq(address.email())))
                .run();
    }
}
