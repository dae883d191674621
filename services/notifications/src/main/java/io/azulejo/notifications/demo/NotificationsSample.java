package io.azulejo.notifications.demo;

import io.azulejo.notifications.rules.Draft;
import io.azulejo.notifications.rules.Ids;
import io.azulejo.notifications.rules.Inbox;
import io.azulejo.notifications.rules.Mark;
import io.azulejo.notifications.rules.Producing;
import io.azulejo.notifications.rules.Reach;
import io.azulejo.notifications.rules.SignUp;
import io.azulejo.notifications.table.Notification;
import io.azulejo.notifications.table.NotificationsTable;
import io.azulejo.notifications.table.Role;
import io.azulejo.notifications.table.User;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.web.demo.DemoAccounts;
import io.azulejo.web.demo.DemoLogin;
import io.azulejo.web.demo.SampleData;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Set;

/** Four people, whom a shop tells what happens; some of it they have read, archived, or do not want. */
@Singleton
final class NotificationsSample implements SampleData {
    private static final String PRODUCER = "shop";
    private static final Duration APART = Duration.ofHours(5);
    private static final List<Person> PEOPLE = List.of(
            new Person("admin", Role.ADMIN),
            new Person(PRODUCER, Role.PRODUCER),
            new Person("bruno", Role.USER),
            new Person("carla", Role.USER));

    private final DocumentExample example;
    private final NotificationsTable table;
    private final SignUp signUp;
    private final Reach reach;
    private final Producing producing;
    private final Inbox inbox;

    NotificationsSample(
            DocumentExample example,
            NotificationsTable table,
            SignUp signUp,
            Reach reach,
            Producing producing,
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
        example.load(DemoAccounts.PASSWORD);
        step.run();
        for (Person person : PEOPLE) {
            User user = known(person);
            reach.setPhone(user.id(), "+351210000001");
            reach.mute(user.id(), "news", Set.of("sms"));
            step.run();
            List<Draft> drafts = SampleNotifications.all();
            for (int i = 0; i < drafts.size(); i++) {
                tell(user, drafts.get(i), i);
                step.run();
            }
        }
        return PEOPLE.stream().map(Person::login).toList();
    }

    private User known(Person person) {
        return table.userEmail(person.email())
                .flatMap(guard -> table.user(guard.userId()))
                .orElseGet(() -> signUp.signUp(person.email(), DemoAccounts.PASSWORD, person.name(), person.role()));
    }

    /** The ids follow from user and number: what is there already is not written again. */
    private void tell(User user, Draft draft, int number) {
        Instant time = user.createdAt()
                .minus(APART.multipliedBy(SampleNotifications.all().size() - number));
        List<Notification> told;
        try {
            told = producing.give(
                    PRODUCER, user.id(), draft, channel -> Ids.of(time, user.id() + number + channel), null);
        } catch (AlreadyExistsException before) {
            return;
        }
        String shown = told.stream()
                .filter(Notification::shown)
                .map(Notification::id)
                .findFirst()
                .orElseThrow();
        if (number % 4 == 0) {
            inbox.mark(user.id(), shown, Mark.ARCHIVE);
        } else if (number % 2 == 0) {
            inbox.mark(user.id(), shown, Mark.READ);
        }
    }
}
