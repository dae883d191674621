package io.azulejo.notifications.domain;

import io.azulejo.notifications.channel.Recipient;
import io.azulejo.notifications.table.Contact;
import io.azulejo.notifications.table.Device;
import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.notifications.table.Preference;
import io.azulejo.notifications.table.PreferenceKeys;
import io.azulejo.notifications.table.User;
import io.azulejo.notifications.table.UserKeys;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.schema.ItemsByKey;
import jakarta.inject.Singleton;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Lookup of recipients and their muted channels. */
@Singleton
public final class Recipients {
    private final NotificationsTable table;

    public Recipients(NotificationsTable table) {
        this.table = table;
    }

    /** Active user with the channels that the user has muted for a category. */
    record ReachableUser(User user, Set<String> muted) {}

    /** Finds an active user in one consistent request, because the user may have just signed up. */
    Optional<ReachableUser> find(String userId, @Nullable String category) {
        EntityKey<User> user = UserKeys.of(userId);
        EntityKey<Preference> all = PreferenceKeys.of(userId, Preference.ALL);
        EntityKey<Preference> some = PreferenceKeys.of(userId, category == null ? Preference.ALL : category);
        ItemsByKey found = table.transactGet().get(user).get(all).get(some).run();
        Set<String> muted = new HashSet<>();
        found.all(Preference.class).forEach(preference -> muted.addAll(preference.muted()));
        return found.get(user).filter(User::active).map(known -> new ReachableUser(known, muted));
    }

    Recipient recipient(User user) {
        return new StoredRecipient(table, user);
    }

    private record StoredRecipient(NotificationsTable table, User user) implements Recipient {
        @Override
        public String userId() {
            return user.id();
        }

        @Override
        public String email() {
            return user.email();
        }

        @Override
        public Optional<String> phone() {
            return table.contact(user.id(), Contact.PHONE).map(Contact::value);
        }

        @Override
        public List<String> deviceTokens() {
            return table.devices(user.id()).stream().map(Device::token).toList();
        }
    }
}
