package io.azulejo.wavyblog.domain;

import io.azulejo.auth.password.Passwords;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.Ids;
import io.azulejo.http.text.TextValidation;
import io.azulejo.toolkit.Generated;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.wavyblog.table.Credentials;
import io.azulejo.wavyblog.table.Role;
import io.azulejo.wavyblog.table.User;
import io.azulejo.wavyblog.table.UserAliasKeys;
import io.azulejo.wavyblog.table.UserBuilder;
import io.azulejo.wavyblog.table.UserStatus;
import io.azulejo.wavyblog.table.WavyBlogTable;
import jakarta.inject.Singleton;

/** Registration of users. Username and email address are unique, also under concurrent registrations. */
@Singleton
public final class Registration {
    private final WavyBlogTable table;
    private final Passwords passwords;

    public Registration(WavyBlogTable table, Passwords passwords) {
        this.table = table;
        this.passwords = passwords;
    }

    public User register(String username, String email, String password) {
        return register(username, email, password, Role.USER);
    }

    public User register(String username, String email, String password, Role role) {
        String name = username(username);
        String address = TextValidation.email(email);
        Passwords.check("password", password);
        User user = UserBuilder.blank()
                .userId(Ids.next("usr_"))
                .username(name)
                .email(address)
                .role(role)
                .status(UserStatus.ACTIVE)
                .build();
        try {
            return table.transaction()
                    .create(user)
                    .create(new Credentials(name, passwords.hash(password), 0, Generated.TIME, 0))
                    .create(IdPointers.ofUser(user.userId(), name))
                    .checkAbsent(UserAliasKeys.of(name)) // a former name still redirects to its user
                    .run()
                    .first(User.class);
        } catch (AlreadyExistsException e) {
            throw ProblemException.taken("username");
        }
    }

    /** Validates the name of a new user. Legacy names are not validated. */
    static String username(String value) {
        if (value.equals(DeletedUser.NAME)) {
            throw ProblemException.invalid("username", "is reserved");
        }
        return TextValidation.handle("username", value, 3, 32);
    }
}
