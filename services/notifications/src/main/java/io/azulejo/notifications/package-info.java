/** Notifications and their users on two tables. */
@OpenAPIDefinition(
        info =
                @Info(
                        title = "Notifications",
                        version = "1",
                        description = "Notifications to users: inbox, delivery, preferences, broadcasts."))
@InjectModule(
        name = "Notifications",
        requires = {
            NotificationsTable.class,
            ScannableTable.class,
            InstantSource.class,
            Ids.class,
            RandomGenerator.class,
            Passwords.class,
            SignIns.class,
            PasswordResets.class,
            ApiKeys.class,
            DeliveryOptions.class,
            Retention.class,
            Pace.class,
            ResetCourier.class,
            JobOptions.class,
            NotificationsOptions.class,
            Jsonb.class
        })
@NullMarked
package io.azulejo.notifications;

import io.avaje.inject.InjectModule;
import io.avaje.jsonb.Jsonb;
import io.azulejo.notifications.rules.ApiKeys;
import io.azulejo.notifications.rules.DeliveryOptions;
import io.azulejo.notifications.rules.Ids;
import io.azulejo.web.job.Pace;
import io.azulejo.notifications.rules.ResetCourier;
import io.azulejo.notifications.rules.Retention;
import io.azulejo.notifications.rules.ScannableTable;
import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.web.job.JobOptions;
import io.azulejo.web.password.Passwords;
import io.azulejo.web.signin.PasswordResets;
import io.azulejo.web.signin.SignIns;
import io.swagger.v3.oas.annotations.OpenAPIDefinition;
import io.swagger.v3.oas.annotations.info.Info;
import java.time.InstantSource;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.NullMarked;
