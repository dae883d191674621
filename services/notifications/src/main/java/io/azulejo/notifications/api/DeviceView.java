package io.azulejo.notifications.api;

import io.avaje.jsonb.Json;
import io.azulejo.notifications.table.Device;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** A device, without the token by which it is reached. */
@Json
record DeviceView(String deviceId, @Nullable String name, Instant createdAt) {

    static DeviceView of(Device device) {
        return new DeviceView(device.deviceId(), device.name(), device.createdAt());
    }
}
