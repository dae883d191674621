package io.azulejo.notifications.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Delete;
import io.avaje.http.api.Get;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Put;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.azulejo.notifications.rules.Reach;
import io.azulejo.notifications.rules.Users;
import io.azulejo.notifications.table.Contact;
import io.azulejo.notifications.table.Device;
import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.notifications.table.Preference;
import io.azulejo.web.token.Caller;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

@Valid
@Controller
@Path("/notifications/me")
final class ReachController {
    private final NotificationsTable table;
    private final Users users;
    private final Reach reach;

    ReachController(NotificationsTable table, Users users, Reach reach) {
        this.table = table;
        this.users = users;
        this.reach = reach;
    }

    /** Where the caller can be reached besides the e-mail address. */
    @Get("/contacts")
    ContactsBody contacts(ServerRequest request) {
        String userId = me(request);
        return new ContactsBody(
                table.contact(userId, Contact.PHONE).map(Contact::value).orElse(null),
                table.devices(userId).stream().map(DeviceView::of).toList());
    }

    /** Sets the phone number for SMS. */
    @Put("/contacts/phone")
    void setPhone(PhoneChange body, ServerRequest request, ServerResponse response) {
        reach.setPhone(me(request), body.phone());
        response.status(204).send();
    }

    /** Forgets the phone number. */
    @Delete("/contacts/phone")
    void deletePhone(ServerRequest request, ServerResponse response) {
        reach.deletePhone(me(request));
        response.status(204).send();
    }

    /** Adds a device that takes push messages; one that is known already stays one. */
    @Post("/devices")
    DeviceView addDevice(DeviceDraft body, ServerRequest request) {
        return DeviceView.of(reach.addDevice(me(request), body.token(), body.name()));
    }

    /** Forgets a device. */
    @Delete("/devices/{deviceId}")
    void deleteDevice(String deviceId, ServerRequest request, ServerResponse response) {
        reach.deleteDevice(me(request), deviceId);
        response.status(204).send();
    }

    /** What the caller does not want. */
    @Get("/preferences")
    PreferencesBody preferences(ServerRequest request) {
        return new PreferencesBody(
                table.preferences(me(request)).stream().map(PreferenceView::of).toList());
    }

    /** Sets the channels that the caller does not want for a category; * stands for all. */
    @Put("/preferences/{category}")
    PreferenceView setPreference(String category, PreferenceChange body, ServerRequest request) {
        return PreferenceView.of(reach.mute(me(request), category, body.muted()));
    }

    private String me(ServerRequest request) {
        return users.acting(Caller.of(request)).id();
    }

    /** Where a user can be reached besides the e-mail address. */
    @Json
    record ContactsBody(@Nullable String phone, List<DeviceView> devices) {}

    /** A device that takes push messages. */
    @Json
    @Valid
    record DeviceDraft(@NotBlank String token, @Nullable String name) {}

    /** A device, without the token by which it is reached. */
    @Json
    record DeviceView(String deviceId, @Nullable String name, Instant createdAt) {

        static DeviceView of(Device device) {
            return new DeviceView(device.deviceId(), device.name(), device.createdAt());
        }
    }

    /** A phone number such as +5511987654321. */
    @Json
    @Valid
    record PhoneChange(@NotBlank String phone) {}

    /** The channels that are not wanted. */
    @Json
    @Valid
    record PreferenceChange(Set<String> muted) {}

    /** The channels that are not wanted for a category; * stands for all. */
    @Json
    record PreferenceView(String category, Set<String> muted) {

        static PreferenceView of(Preference preference) {
            return new PreferenceView(preference.category(), new TreeSet<>(preference.muted()));
        }
    }

    /** All that a user does not want. */
    @Json
    record PreferencesBody(List<PreferenceView> preferences) {}
}
