package io.azulejo.notifications.table;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.CreatedAt;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.GeneratedId;
import io.azulejo.annotation.IndexKey;
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
 * A user. What comes after {@code createdAt} is added to the document: users whom others wrote have none of it.
 *
 * @param epoch raised to end all sign-ins
 */
@Entity
@Key(pk = "USER#{id}", sk = "METADATA")
@IndexKey(index = "GSI1", pk = "EMAIL#{email}", sk = "USER#{id}")
@Unique(component = "email", guard = UserEmail.class)
@Accept(id = "AZ211", because = "the documented index for login")
public record User(
        @GeneratedId(prefix = User.PREFIX) String id,
        String email,
        String passwordHash,
        @CreatedAt Instant createdAt,
        @Nullable String name,
        @Nullable Role role,
        @Nullable UserStatus status,
        @Nullable Long epoch,
        @UpdatedAt @Nullable Instant updatedAt,
        @Version long version) {
    public static final String PREFIX = "usr_";

    /** What the guard of the address says about its owner. */
    public String userId() {
        return id;
    }

    public boolean active() {
        return status == null || status == UserStatus.ACTIVE;
    }

    public Role knownRole() {
        return role == null ? Role.USER : role;
    }

    public long knownEpoch() {
        return epoch == null ? 0 : epoch;
    }

    /** Whom a token of this user names. */
    public Caller caller() {
        return new Caller(id, id, Set.of(Words.of(knownRole())), Map.of());
    }
}
