package io.azulejo.wavyblog.table;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.Attribute;
import io.azulejo.annotation.CreatedAt;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.GeneratedId;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Unique;
import io.azulejo.annotation.UpdatedAt;
import io.azulejo.annotation.Version;
import io.azulejo.web.text.Words;
import io.azulejo.web.token.Caller;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A user, as documented but for the password: index GSI3 copies every attribute, so new hashes live in
 * {@link Credentials}. {@code passwordHash} is read from users that others wrote, and never written.
 *
 * @param formerName set while the user's posts follow to a new name
 */
@Entity("USER")
@Key(pk = "USER#{username}", sk = "METADATA#{username}")
@Unique(component = "email", guard = UserEmail.class)
@Accept(id = "AZ206", because = "the documented list of all users; only admins read it, and users are written seldom")
@Accept(id = "AZ212", because = "never written; hashes that others wrote are moved at the next sign-in")
public record User(
        @Attribute("UserID") @GeneratedId(prefix = "usr_") String userId,
        String username,
        String email,
        @Nullable String passwordHash,
        Role role,
        @Nullable UserStatus status,
        @Nullable String displayName,
        @Nullable String bio,
        @Nullable String formerName,
        @CreatedAt Instant createdAt,
        @UpdatedAt Instant updatedAt,
        @Version long version) {

    public boolean active() {
        return status == null || status == UserStatus.ACTIVE;
    }

    /** Whom a token of this user names. */
    public Caller caller() {
        return new Caller(userId, username, Set.of(Words.of(role)), Map.of());
    }
}
