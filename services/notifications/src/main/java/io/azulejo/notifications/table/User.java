package io.azulejo.notifications.table;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.CreatedAt;
import io.azulejo.annotation.Default;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.GeneratedId;
import io.azulejo.annotation.IndexKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Unique;
import io.azulejo.annotation.UpdatedAt;
import io.azulejo.annotation.Version;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.text.EnumNames;
import java.time.Instant;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * User account. The components after {@code createdAt} extend the documented design; legacy users have none of them.
 *
 * @param email empty if a legacy user has none
 * @param passwordHash empty if a legacy user has none, who then cannot sign in
 * @param role a role that only another application knows is {@code user}
 * @param epoch incremented to end all sign-ins
 */
@Entity
@Key(pk = "USER#{id}", sk = "METADATA")
@IndexKey(index = "GSI1", pk = "EMAIL#{email}", sk = "USER#{id}")
@Unique(component = "email", guard = UserEmail.class)
@Accept(id = "AZ211", because = "the documented index for login")
public record User(
        @GeneratedId(prefix = User.PREFIX) String id,
        @Default("") String email,
        @Default("") String passwordHash,
        @CreatedAt @Default("1970-01-01T00:00:00Z") Instant createdAt,
        @Nullable String name,
        @Default(value = "user", forUnknown = true) Role role,
        @Nullable UserStatus status,
        @Nullable Long epoch,
        @UpdatedAt @Nullable Instant updatedAt,
        @Version long version) {
    public static final String PREFIX = "usr_";

    /** Returns the id, which the uniqueness item of the e-mail address stores as its owner. */
    public String userId() {
        return id;
    }

    public boolean active() {
        return status == null || status == UserStatus.ACTIVE;
    }

    public long epochOrZero() {
        return epoch == null ? 0 : epoch;
    }

    /** Returns the caller that this user's tokens name. */
    public Caller caller() {
        return new Caller(id, id, Set.of(EnumNames.of(role)), Map.of());
    }
}
