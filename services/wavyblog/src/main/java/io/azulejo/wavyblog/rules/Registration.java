package io.azulejo.wavyblog.rules;

import io.azulejo.toolkit.Generated;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.wavyblog.table.Credentials;
import io.azulejo.wavyblog.table.Role;
import io.azulejo.wavyblog.table.User;
import io.azulejo.wavyblog.table.UserAliasKeys;
import io.azulejo.wavyblog.table.UserBuilder;
import io.azulejo.wavyblog.table.UserStatus;
import io.azulejo.wavyblog.table.WavyBlogTable;
import io.azulejo.web.password.Passwords;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Ids;
import io.azulejo.web.text.Texts;
import jakarta.inject.Singleton;

/** How people become users. Name and address are theirs alone, whoever else registers at the same moment. */
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
        String address = Texts.email(email);
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
                    .checkAbsent(UserAliasKeys.of(name)) // a former name still leads to its user
                    .run()
                    .first(User.class);
        } catch (AlreadyExistsException e) {
            throw ProblemException.taken("username");
        }
    }

    /** What names of new users must look like; those of others are read whatever they are. */
    static String username(String value) {
        if (value.equals(DeletedUser.NAME)) {
            throw ProblemException.invalid("username", "is reserved");
        }
        return Texts.handle("username", value, 3, 32);
    }
}
