package io.azulejo.notifications.rules;

import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.notifications.table.Role;
import io.azulejo.notifications.table.User;
import io.azulejo.notifications.table.UserBuilder;
import io.azulejo.notifications.table.UserStatus;
import io.azulejo.web.password.Passwords;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Texts;
import jakarta.inject.Singleton;
import org.jspecify.annotations.Nullable;

/** How people become users. An address is one user's alone, whoever else signs up at the same moment. */
@Singleton
public final class SignUp {
    private static final int LONGEST_NAME = 100;

    private final NotificationsTable table;
    private final Passwords passwords;
    private final Unread unread;
    private final Ids ids;

    public SignUp(NotificationsTable table, Passwords passwords, Unread unread, Ids ids) {
        this.table = table;
        this.passwords = passwords;
        this.unread = unread;
        this.ids = ids;
    }

    public User signUp(String email, String password, @Nullable String name) {
        return signUp(email, password, name, Role.USER);
    }

    public User signUp(String email, String password, @Nullable String name, Role role) {
        String address = Texts.email(email);
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

    /** Users of others have no guard yet: they are in the index alone, in the case in which they were written. */
    void requireFree(String address, String asGiven) {
        if (!table.userByEmail(address).isEmpty()
                || (!asGiven.equals(address) && !table.userByEmail(asGiven).isEmpty())) {
            throw ProblemException.taken("email");
        }
    }

    static @Nullable String name(@Nullable String name) {
        return Texts.optionalLine("name", name, LONGEST_NAME);
    }
}
