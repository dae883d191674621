package io.azulejo.wavyblog.table;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.Attribute;
import io.azulejo.annotation.CreatedAt;
import io.azulejo.annotation.Default;
import io.azulejo.annotation.Entity;
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
 * User, as documented except for the password: GSI3 copies every attribute, so hashes are in {@link Credentials}.
 * {@code passwordHash} is read from legacy users and never written.
 *
 * @param userId empty for a legacy user without one, who gets one at the next sign-in
 * @param role a legacy role that is unknown here counts as {@code user}
 * @param emailVerified null for legacy users and users from before verification, who count as verified
 * @param formerNames names that redirect to the user
 * @param tokenEpoch incremented when the password changes, so that older access tokens write nothing; null counts as 0
 * @param formerName previous name while a rename updates the user's posts
 */
@Entity("USER")
@Key(pk = "USER#{username}", sk = "METADATA#{username}")
@Unique(component = "email", guard = UserEmail.class)
@Accept(id = "AZ206", because = "the documented list of all users; only admins read it, and users are rarely written")
@Accept(id = "AZ212", because = "never written; legacy hashes are moved at the next sign-in")
public record User(
        @Attribute("UserID") @Default("") String userId,
        String username,
        @Default("") String email,
        @Nullable String passwordHash,
        @Default(value = "user", forUnknown = true) Role role,
        @Nullable UserStatus status,
        @Nullable String displayName,
        @Nullable String bio,
        @Nullable String formerName,
        Set<String> formerNames,
        @Nullable Boolean emailVerified,
        @Nullable Long tokenEpoch,
        @CreatedAt @Default("1970-01-01T00:00:00Z") Instant createdAt,
        @UpdatedAt @Default("1970-01-01T00:00:00Z") Instant updatedAt,
        @Version long version) {

    public boolean active() {
        return status == null || status == UserStatus.ACTIVE;
    }

    /** Returns the caller that a token of this user identifies. */
    public Caller caller() {
        return new Caller(userId, username, Set.of(EnumNames.of(role)), Map.of(), epoch());
    }

    /** Returns the epoch that access tokens of this user name. */
    public long epoch() {
        return tokenEpoch == null ? 0 : tokenEpoch;
    }

    public boolean verified() {
        return !Boolean.FALSE.equals(emailVerified);
    }
}
