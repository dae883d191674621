package io.azulejo.identity.table;

import io.azulejo.annotation.CreatedAt;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.GeneratedId;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Unique;
import io.azulejo.annotation.UpdatedAt;
import io.azulejo.annotation.Version;
import java.time.Instant;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Account that can sign in.
 *
 * @param roles roles that apply in every tenant
 * @param emailVerified null in accounts from before verification, which count as verified
 * @param epoch increased to end all sign-ins of the account
 */
@Entity
@Key(pk = "ACCOUNT#{accountId}", sk = "ACCOUNT")
@Unique(component = "email", guard = AccountEmail.class)
public record Account(
        @GeneratedId(prefix = "acc_") String accountId,
        String email,
        String name,
        String passwordHash,
        Set<String> roles,
        boolean disabled,
        @Nullable Boolean emailVerified,
        long epoch,
        @CreatedAt Instant createdAt,
        @UpdatedAt Instant updatedAt,
        @Version long version) {

    /** Role that may grant any role in any tenant, and disable accounts. */
    public static final String PLATFORM_ADMIN = "platform-admin";

    public boolean verified() {
        return !Boolean.FALSE.equals(emailVerified);
    }
}
