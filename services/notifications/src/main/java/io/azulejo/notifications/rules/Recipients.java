package io.azulejo.notifications.rules;

import io.azulejo.notifications.channel.Recipient;
import io.azulejo.notifications.table.Contact;
import io.azulejo.notifications.table.Device;
import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.notifications.table.Preference;
import io.azulejo.notifications.table.PreferenceKeys;
import io.azulejo.notifications.table.User;
import io.azulejo.notifications.table.UserKeys;
import io.azulejo.toolkit.schema.EntityKey;
import io.azulejo.toolkit.schema.Found;
import jakarta.inject.Singleton;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Who gets a notification, and on which channels they do not want it. */
@Singleton
public final class Recipients {
    private final NotificationsTable table;

    public Recipients(NotificationsTable table) {
        this.table = table;
    }

    /** A user who can be written to, and the channels that this user has muted for a category. */
    record Willing(User user, Set<String> muted) {}

    /** One request, and consistent: the user may have signed up a moment ago. */
    Optional<Willing> find(String userId, @Nullable String category) {
        EntityKey<User> user = UserKeys.of(userId);
        EntityKey<Preference> all = PreferenceKeys.of(userId, Preference.ALL);
        EntityKey<Preference> some = PreferenceKeys.of(userId, category == null ? Preference.ALL : category);
        Found found = table.transactGet().get(user).get(all).get(some).run();
        Set<String> muted = new HashSet<>();
        found.all(Preference.class).forEach(preference -> muted.addAll(preference.muted()));
        return found.get(user).filter(User::active).map(known -> new Willing(known, muted));
    }

    Recipient recipient(User user) {
        return new Known(table, user);
    }

    private record Known(NotificationsTable table, User user) implements Recipient {
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
