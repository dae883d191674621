package io.azulejo.notifications.domain;

import io.azulejo.auth.password.Passwords;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.TextValidation;
import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.notifications.table.Role;
import io.azulejo.notifications.table.User;
import io.azulejo.notifications.table.UserBuilder;
import io.azulejo.notifications.table.UserStatus;
import io.azulejo.toolkit.error.UnreadableItemException;
import jakarta.inject.Singleton;
import org.jspecify.annotations.Nullable;

/** Creation of users. An e-mail address belongs to one user only, even if several sign up at the same time. */
@Singleton
public final class SignUp {
    private static final int LONGEST_NAME = 100;

    private final NotificationsTable table;
    private final NotificationsTable complete;
    private final Passwords passwords;
    private final Unread unread;
    private final NotificationIds ids;

    public SignUp(
            NotificationsTable table, CompleteReads complete, Passwords passwords, Unread unread, NotificationIds ids) {
        this.table = table;
        this.complete = complete.table();
        this.passwords = passwords;
        this.unread = unread;
        this.ids = ids;
    }

    public User signUp(String email, String password, @Nullable String name) {
        return signUp(email, password, name, Role.USER);
    }

    public User signUp(String email, String password, @Nullable String name, Role role) {
        String address = TextValidation.email(email);
        Passwords.check("password", password);
        requireFree(address, email);
        User user = UserBuilder.blank()
                .id(User.PREFIX + ids.next())
                .email(address)
                .name(name(name))
                .passwordHash(passwords.hash(password))
                .role(role)
                .status(UserStatus.ACTIVE)
                .build();
        return table.transaction()
                .create(user)
                .create(unread.none(user.id()))
                .run()
                .first(User.class);
    }

    /**
     * Requires that no user has the address. Legacy users have no uniqueness item; only the index finds them, with the
     * letter case in which they were written.
     */
    void requireFree(String address, String asGiven) {
        if (hasUser(address) || (!asGiven.equals(address) && hasUser(asGiven))) {
            throw ProblemException.taken("email");
        }
    }

    private boolean hasUser(String email) {
        try {
            return !complete.userByEmail(email).isEmpty();
        } catch (UnreadableItemException user) {
            return true;
        }
    }

    static @Nullable String name(@Nullable String name) {
        return TextValidation.optionalLine("name", name, LONGEST_NAME);
    }
}
