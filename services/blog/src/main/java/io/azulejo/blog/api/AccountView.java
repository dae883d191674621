package io.azulejo.blog.api;

import io.avaje.jsonb.Json;
import io.azulejo.blog.table.User;
import io.azulejo.blog.table.UserStatus;
import io.azulejo.http.text.EnumNames;
import org.jspecify.annotations.Nullable;

/** Account of a user, as the user and admins see it. */
@Json
record AccountView(ProfileView profile, @Nullable String email, String role, String status, long version) {

    static AccountView of(User user) {
        UserStatus status = user.status() == null ? UserStatus.ACTIVE : user.status();
        return new AccountView(
                ProfileView.of(user), user.email(), EnumNames.of(user.role()), EnumNames.of(status), user.version());
    }
}
