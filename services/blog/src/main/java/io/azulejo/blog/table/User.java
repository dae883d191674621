package io.azulejo.blog.table;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.CreatedAt;
import io.azulejo.annotation.Default;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.IndexKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Unique;
import io.azulejo.annotation.UpdatedAt;
import io.azulejo.annotation.Version;
import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * User of the blog, identified by the subject of the token. The first index repeats the table key; it is written
 * because the design document requires it, but never read.
 *
 * @param formerHandles handles that redirect to the user and stay reserved
 */
@Entity("USER")
@Key(pk = "USER#{userId}", sk = "PROFILE#{userId}")
@IndexKey(index = "GSI1", pk = "USER#{userId}", sk = "PROFILE")
@IndexKey(index = "GSI2", pk = "ROLE#{role}", sk = "USER#{userId}")
@Unique(component = "handle", guard = Handle.class)
@Unique(component = "email", guard = UserEmail.class)
@Accept(id = "AZ210", because = "documented, and other applications may read it")
@Accept(id = "AZ216", because = "documented, and other applications may read it")
@Accept(id = "AZ206", because = "the documented list by role; profiles are rarely written, and never at sign-in")
public record User(
        @FromKey String userId,
        @Default("Unnamed") String name,
        @Nullable String handle,
        Set<String> formerHandles,
        @Nullable String email,
        @Nullable String bio,
        @Nullable String avatarUrl,
        @Default(value = "reader", forUnknown = true) Role role,
        @Nullable UserStatus status,
        @CreatedAt @Default("1970-01-01T00:00:00Z") Instant createdAt,
        @UpdatedAt @Default("1970-01-01T00:00:00Z") Instant updatedAt,
        @Version long version) {

    public boolean active() {
        return status == null || status == UserStatus.ACTIVE;
    }
}
