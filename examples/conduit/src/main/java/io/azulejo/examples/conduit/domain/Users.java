package io.azulejo.examples.conduit.domain;

import io.azulejo.examples.conduit.domain.ConduitException.Reason;
import io.azulejo.examples.conduit.table.ConduitTable;
import io.azulejo.examples.conduit.table.Follow;
import io.azulejo.examples.conduit.table.FollowKeys;
import io.azulejo.examples.conduit.table.User;
import io.azulejo.examples.conduit.table.UserAttributes;
import io.azulejo.examples.conduit.table.UserBuilder;
import io.azulejo.examples.conduit.table.UserKeys;
import io.azulejo.toolkit.entity.EntityUpdate;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.error.UniqueViolationException;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import org.springframework.security.crypto.password.PasswordEncoder;
import org.springframework.stereotype.Service;

/** Accounts and who follows whom. Thread-safe. */
@Service
public final class Users {
    private final ConduitTable table;
    private final PasswordEncoder passwords;
    /** Hash that is compared if there is no user, so that the response time reveals no addresses. */
    private final String hashOfNobody;

    Users(ConduitTable table, PasswordEncoder passwords) {
        this.table = table;
        this.passwords = passwords;
        this.hashOfNobody = passwords.encode("nobody");
    }

    /**
     * Changes to a user; empty leaves the value as it is.
     *
     * @param bio an optional of null removes it
     */
    public record Changes(
            Optional<String> username,
            Optional<String> email,
            Optional<String> password,
            Change<@Nullable String> bio,
            Change<@Nullable String> image) {}

    /**
     * Change to a value that may be null.
     *
     * @param wanted whether the value changes
     */
    public record Change<T extends @Nullable Object>(boolean wanted, T value) {}

    public User register(String username, String email, String password) {
        return unique(() -> table.userTable()
                .create(UserBuilder.blank()
                        .username(username)
                        .email(email)
                        .passwordHash(passwords.encode(password))
                        .articles(0)
                        .favorites(0)
                        .build()));
    }

    public User logIn(String email, String password) {
        Optional<User> user = table.email(email).flatMap(found -> table.user(found.userId()));
        boolean right = passwords.matches(password, user.map(User::passwordHash).orElse(hashOfNobody));
        return user.filter(found -> right)
                .orElseThrow(() -> ConduitException.of(Reason.UNAUTHENTICATED, "credentials", "invalid"));
    }

    /** Returns the user of a token. */
    public User current(String userId) {
        return table.user(userId).orElseThrow(() -> ConduitException.of(Reason.UNAUTHENTICATED, "token", "is invalid"));
    }

    public User change(String userId, Changes changes) {
        EntityUpdate<User> update = table.userTable().update(UserKeys.of(userId));
        changes.username().ifPresent(name -> update.set(UserAttributes.USERNAME, name));
        changes.email().ifPresent(email -> update.set(UserAttributes.EMAIL, email));
        changes.password().ifPresent(text -> update.set(UserAttributes.PASSWORD_HASH, passwords.encode(text)));
        if (changes.bio().wanted()) {
            update.set(UserAttributes.BIO, changes.bio().value());
        }
        if (changes.image().wanted()) {
            update.set(UserAttributes.IMAGE, changes.image().value());
        }
        return unique(update::run);
    }

    /** Returns the user of a name; empty if there is none. */
    public Optional<User> named(String username) {
        return table.username(username).flatMap(found -> table.user(found.userId()));
    }

    public User profile(String username) {
        return named(username).orElseThrow(() -> ConduitException.notFound("profile"));
    }

    public boolean follows(@Nullable String followerId, String authorId) {
        return followerId != null && table.follow(followerId, authorId).isPresent();
    }

    public void follow(String followerId, String authorId) {
        try {
            table.followTable().create(new Follow(followerId, authorId));
        } catch (AlreadyExistsException alreadyFollowed) {
            return;
        }
    }

    public void unfollow(String followerId, String authorId) {
        table.followTable().delete(FollowKeys.of(followerId, authorId));
    }

    private static User unique(Supplier<User> write) {
        try {
            return write.get();
        } catch (UniqueViolationException taken) {
            throw ConduitException.of(Reason.TAKEN, taken.component(), "has already been taken");
        }
    }
}
