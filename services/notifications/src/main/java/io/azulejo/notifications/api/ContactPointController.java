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
import io.azulejo.http.caller.Caller;
import io.azulejo.http.openapi.Answers;
import io.azulejo.http.problem.ProblemType;
import io.azulejo.http.text.Elements;
import io.azulejo.notifications.domain.ContactPoints;
import io.azulejo.notifications.domain.Users;
import io.azulejo.notifications.table.Contact;
import io.azulejo.notifications.table.Device;
import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.notifications.table.Preference;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.time.Instant;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** The caller's addresses for delivery: email, phone and devices. */
@Valid
@Controller
@Path("/notifications/me")
final class ContactPointController {
    private final NotificationsTable table;
    private final Users users;
    private final ContactPoints reach;

    ContactPointController(NotificationsTable table, Users users, ContactPoints reach) {
        this.table = table;
        this.users = users;
        this.reach = reach;
    }

    /** Retrieves your contact data other than the e-mail address. */
    @Get("/contacts")
    ContactsBody contacts(ServerRequest request) {
        String userId = me(request);
        return new ContactsBody(
                table.contact(userId, Contact.PHONE).map(Contact::value).orElse(null),
                table.devices(userId).stream().map(DeviceView::of).toList());
    }

    /** Sets your phone number for SMS. */
    @Put("/contacts/phone")
    @Answers(never = ProblemType.CONFLICT)
    void setPhone(PhoneChange body, ServerRequest request, ServerResponse response) {
        reach.setPhone(me(request), body.phone());
        response.status(204).send();
    }

    /** Deletes your phone number. */
    @Delete("/contacts/phone")
    @Answers(never = ProblemType.CONFLICT)
    void deletePhone(ServerRequest request, ServerResponse response) {
        reach.deletePhone(me(request));
        response.status(204).send();
    }

    /** Registers a device for push messages. Registering the same device again updates it. */
    @Post("/devices")
    DeviceView addDevice(DeviceDraft body, ServerRequest request) {
        return DeviceView.of(reach.addDevice(me(request), body.token(), body.name()));
    }

    /** Deletes a device. */
    @Delete("/devices/{deviceId}")
    @Answers(never = ProblemType.CONFLICT)
    void deleteDevice(String deviceId, ServerRequest request, ServerResponse response) {
        reach.deleteDevice(me(request), deviceId);
        response.status(204).send();
    }

    /** Lists your notification preferences. */
    @Get("/preferences")
    PreferencesBody preferences(ServerRequest request) {
        return new PreferencesBody(
                table.preferences(me(request)).stream().map(PreferenceView::of).toList());
    }

    /** Sets the channels that you mute for a category. Use * for all categories. An empty list unmutes the category. */
    @Put("/preferences/{category}")
    @Answers(never = ProblemType.CONFLICT)
    PreferenceView setPreference(String category, PreferenceChange body, ServerRequest request) {
        return PreferenceView.of(
                reach.mute(me(request), category, Set.copyOf(Elements.required("muted", body.muted()))));
    }

    private String me(ServerRequest request) {
        return users.requireActive(Caller.of(request)).id();
    }

    /** Contact data of a user other than the e-mail address. */
    @Json
    record ContactsBody(@Nullable String phone, List<DeviceView> devices) {}

    /** Device to register for push messages. */
    @Json
    @Valid
    record DeviceDraft(@NotBlank String token, @Nullable String name) {}

    /** Device without its push token. */
    @Json
    record DeviceView(String deviceId, @Nullable String name, Instant createdAt) {

        static DeviceView of(Device device) {
            return new DeviceView(device.deviceId(), device.name(), device.createdAt());
        }
    }

    /** Phone number, such as +5511987654321. */
    @Json
    @Valid
    record PhoneChange(@NotBlank String phone) {}

    /** Channels to mute. */
    @Json
    @Valid
    record PreferenceChange(Set<String> muted) {}

    /** Muted channels of a category; * stands for all categories. */
    @Json
    record PreferenceView(String category, Set<String> muted) {

        static PreferenceView of(Preference preference) {
            return new PreferenceView(preference.category(), new TreeSet<>(preference.muted()));
        }
    }

    /** Preferences of a user. */
    @Json
    record PreferencesBody(List<PreferenceView> preferences) {}
}
