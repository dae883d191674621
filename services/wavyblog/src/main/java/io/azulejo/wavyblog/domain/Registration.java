package io.azulejo.wavyblog.domain;

import io.azulejo.auth.password.Passwords;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.Ids;
import io.azulejo.http.text.TextValidation;
import io.azulejo.toolkit.Generated;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.error.ConditionFailedException;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.wavyblog.table.Credentials;
import io.azulejo.wavyblog.table.Role;
import io.azulejo.wavyblog.table.User;
import io.azulejo.wavyblog.table.UserAliasAttributes;
import io.azulejo.wavyblog.table.UserAliasKeys;
import io.azulejo.wavyblog.table.UserBuilder;
import io.azulejo.wavyblog.table.UserStatus;
import io.azulejo.wavyblog.table.WavyBlogTable;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Set;

/** Registration of users. Username and email address are unique, also under concurrent registrations. */
@Singleton
public final class Registration {
    private final WavyBlogTable table;
    private final Passwords passwords;
    private final InstantSource clock;

    /** Creates the registration for use outside a server, by the system's clock. */
    public Registration(WavyBlogTable table, Passwords passwords) {
        this(table, passwords, InstantSource.system());
    }

    @Inject
    public Registration(WavyBlogTable table, Passwords passwords, InstantSource clock) {
        this.table = table;
        this.passwords = passwords;
        this.clock = clock;
    }

    public User register(String username, String email, String password) {
        return create(username, email, password, Role.USER, false);
    }

    /** Registers a user whose address needs no verification. Not for self-registration. */
    public User register(String username, String email, String password, Role role) {
        return create(username, email, password, role, true);
    }

    private User create(String username, String email, String password, Role role, boolean verified) {
        String name = username(username);
        String address = TextValidation.email(email);
        Passwords.check("password", password);
        User user = UserBuilder.blank()
                .userId(Ids.next("usr_"))
                .username(name)
                .email(address)
                .role(role)
                .status(UserStatus.ACTIVE)
                .formerNames(Set.of())
                .emailVerified(verified)
                .build();
        Credentials credentials = new Credentials(name, passwords.hash(password), 0, Generated.TIME, 0);
        try {
            return creation(user, credentials).run().first(User.class);
        } catch (AlreadyExistsException | ConditionFailedException e) {
            throw ProblemException.taken("username");
        }
    }

    private TransactWrite creation(User user, Credentials credentials) {
        TransactWrite transaction = table.transaction()
                .create(user)
                .create(credentials)
                .create(IdPointers.ofUser(user.userId(), user.username()));
        claimName(transaction, user.username(), clock.instant());
        return transaction;
    }

    /** Adds the condition that nobody's former name is reserved, or no longer. */
    static void claimName(TransactWrite transaction, String name, Instant now) {
        transaction.delete(
                UserAliasKeys.of(name),
                UserAliasAttributes.USERNAME.missing().or(UserAliasAttributes.EXPIRES_AT.lt(now)));
    }

    /** Validates the name of a new user. Legacy names are not validated. */
    static String username(String value) {
        if (value.equals(DeletedUser.NAME)) {
            throw ProblemException.invalid("username", "is reserved");
        }
        return TextValidation.handle("username", value, 3, 32);
    }
}
