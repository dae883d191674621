package io.azulejo.notifications.domain;

import io.azulejo.auth.token.Secrets;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.Ids;
import io.azulejo.http.text.TextValidation;
import io.azulejo.notifications.table.Contact;
import io.azulejo.notifications.table.ContactBuilder;
import io.azulejo.notifications.table.ContactKeys;
import io.azulejo.notifications.table.Device;
import io.azulejo.notifications.table.DeviceBuilder;
import io.azulejo.notifications.table.DeviceKeys;
import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.notifications.table.Preference;
import io.azulejo.notifications.table.PreferenceBuilder;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Contact points of a user, and the channels that the user has muted. */
@Singleton
public final class ContactPoints {
    private static final Pattern PHONE = Pattern.compile("\\+[1-9][0-9]{6,14}");
    private static final int LONGEST_TOKEN = 4096;
    private static final int LONGEST_NAME = 100;
    private static final int MOST_DEVICES = 20;
    private static final int ID_LENGTH = 32;

    private final NotificationsTable table;
    private final Channels channels;

    public ContactPoints(NotificationsTable table, Channels channels) {
        this.table = table;
        this.channels = channels;
    }

    public void setPhone(String userId, String number) {
        if (!PHONE.matcher(number).matches()) {
            throw ProblemException.invalid(
                    "phone", "must be an international phone number without spaces, such as +5511987654321");
        }
        table.contactTable()
                .put(ContactBuilder.blank()
                        .userId(userId)
                        .kind(Contact.PHONE)
                        .value(number)
                        .build());
    }

    public void deletePhone(String userId) {
        if (table.contactTable().delete(ContactKeys.of(userId, Contact.PHONE)).isEmpty()) {
            throw ProblemException.notFound("contact", Contact.PHONE);
        }
    }

    public Device addDevice(String userId, String token, @Nullable String name) {
        String known = TextValidation.line("token", token, LONGEST_TOKEN);
        String id = Secrets.hash(known).substring(0, ID_LENGTH);
        List<Device> devices = table.devices(userId);
        boolean added = devices.stream().noneMatch(device -> device.deviceId().equals(id));
        if (added && devices.size() >= MOST_DEVICES) {
            throw ProblemException.conflict("A user has at most " + MOST_DEVICES + " devices; delete one first");
        }
        return table.deviceTable()
                .put(DeviceBuilder.blank()
                        .userId(userId)
                        .deviceId(id)
                        .token(known)
                        .name(TextValidation.optionalLine("name", name, LONGEST_NAME))
                        .build());
    }

    public void deleteDevice(String userId, String deviceId) {
        if (table.deviceTable()
                .delete(DeviceKeys.of(userId, Ids.requireId("device", deviceId)))
                .isEmpty()) {
            throw ProblemException.notFound("device", deviceId);
        }
    }

    /** Sets the muted channels of a category. An empty set unmutes all channels. */
    public Preference mute(String userId, String category, Set<String> muted) {
        String name = category.equals(Preference.ALL) ? category : Draft.category(category);
        if (!muted.isEmpty()) {
            channels.known("muted", List.copyOf(muted));
        }
        return table.preferenceTable()
                .put(PreferenceBuilder.blank()
                        .userId(userId)
                        .category(name)
                        .muted(muted)
                        .build());
    }
}
