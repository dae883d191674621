package io.azulejo.wavyblog.table;

import io.azulejo.annotation.Attribute;
import io.azulejo.annotation.CreatedAt;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.GeneratedId;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Unique;
import io.azulejo.annotation.UpdatedAt;
import io.azulejo.annotation.Version;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * A user, as documented but for the password: index GSI3 copies every attribute, so new hashes live in
 * {@link Credentials}. {@code passwordHash} is read from users that others wrote, and never written.
 */
@Entity("USER")
@Key(pk = "USER#{username}", sk = "METADATA#{username}")
@Unique(component = "email", guard = UserEmail.class)
public record User(
        @Attribute("UserID") @GeneratedId(prefix = "usr_") String userId,
        String username,
        String email,
        @Nullable String passwordHash,
        Role role,
        @Nullable UserStatus status,
        @Nullable String displayName,
        @Nullable String bio,
        @CreatedAt Instant createdAt,
        @UpdatedAt Instant updatedAt,
        @Version long version) {}
