package io.azulejo.notifications.demo;

import io.azulejo.http.demo.DemoAccounts;
import io.azulejo.http.demo.DemoLogin;
import io.azulejo.http.demo.SampleData;
import io.azulejo.http.demo.SampleDataMarker;
import io.azulejo.notifications.domain.ContactPoints;
import io.azulejo.notifications.domain.Draft;
import io.azulejo.notifications.domain.Inbox;
import io.azulejo.notifications.domain.NotificationAction;
import io.azulejo.notifications.domain.NotificationIds;
import io.azulejo.notifications.domain.NotificationProducer;
import io.azulejo.notifications.domain.SignUp;
import io.azulejo.notifications.table.Notification;
import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.notifications.table.Role;
import io.azulejo.notifications.table.User;
import io.azulejo.toolkit.error.AlreadyExistsException;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Loader of sample data: four users with notifications from a shop, some of them read, archived or muted. */
@Singleton
final class SampleNotificationLoader implements SampleData {
    private static final String PRODUCER = "shop";
    private static final Duration INTERVAL = Duration.ofHours(5);
    private static final List<Person> PEOPLE = List.of(
            new Person("admin", Role.ADMIN),
            new Person(PRODUCER, Role.PRODUCER),
            new Person("bruno", Role.USER),
            new Person("carla", Role.USER));

    private final DocumentExample example;
    private final NotificationsTable table;
    private final SignUp signUp;
    private final ContactPoints reach;
    private final NotificationProducer producing;
    private final Inbox inbox;

    SampleNotificationLoader(
            DocumentExample example,
            NotificationsTable table,
            SignUp signUp,
            ContactPoints reach,
            NotificationProducer producing,
            Inbox inbox) {
        this.example = example;
        this.table = table;
        this.signUp = signUp;
        this.reach = reach;
        this.producing = producing;
        this.inbox = inbox;
    }

    private record Person(String name, Role role) {
        String email() {
            return name + "@example.org";
        }

        DemoLogin login() {
            return new DemoLogin(email(), DemoAccounts.PASSWORD, role.name().toLowerCase(Locale.ROOT));
        }
    }

    @Override
    public int steps() {
        return 1 + PEOPLE.size() * (1 + SampleNotifications.all().size());
    }

    @Override
    public List<DemoLogin> load(Runnable step) {
        SampleDataMarker loaded = new SampleDataMarker(table);
        if (loaded.isSet()) {
            for (int i = 0; i < steps(); i++) {
                step.run();
            }
            return PEOPLE.stream().map(Person::login).toList();
        }
        example.load(DemoAccounts.PASSWORD);
        step.run();
        for (Person person : PEOPLE) {
            User user = known(person);
            reach.setPhone(user.id(), "+351210000001");
            reach.mute(user.id(), "news", Set.of("sms"));
            step.run();
            List<Draft> drafts = SampleNotifications.all();
            for (int i = 0; i < drafts.size(); i++) {
                send(user, drafts.get(i), i);
                step.run();
            }
        }
        loaded.set();
        return PEOPLE.stream().map(Person::login).toList();
    }

    private User known(Person person) {
        return table.userEmail(person.email())
                .flatMap(guard -> table.user(guard.userId()))
                .orElseGet(() -> signUp.signUp(person.email(), DemoAccounts.PASSWORD, person.name(), person.role()));
    }

    /**
     * Creates a notification and marks some of them. Ids are derived from user and number, so existing ones are not
     * created again.
     */
    private void send(User user, Draft draft, int number) {
        Instant time = user.createdAt()
                .minus(INTERVAL.multipliedBy(SampleNotifications.all().size() - number));
        List<Notification> sent;
        try {
            sent = producing.createAll(
                    PRODUCER,
                    user.id(),
                    draft,
                    channel -> NotificationIds.of(time, user.id() + number + channel),
                    null);
        } catch (AlreadyExistsException before) {
            return;
        }
        String shown = sent.stream()
                .filter(Notification::shown)
                .map(Notification::id)
                .findFirst()
                .orElseThrow();
        if (number % 4 == 0) {
            inbox.mark(user.id(), shown, NotificationAction.ARCHIVE);
        } else if (number % 2 == 0) {
            inbox.mark(user.id(), shown, NotificationAction.READ);
        }
    }
}
