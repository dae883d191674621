package io.azulejo.wavyblog.demo;

import io.azulejo.wavyblog.rules.Categories;
import io.azulejo.wavyblog.rules.Posts;
import io.azulejo.wavyblog.rules.Registration;
import io.azulejo.wavyblog.rules.Users;
import io.azulejo.wavyblog.table.Role;
import io.azulejo.wavyblog.table.User;
import io.azulejo.wavyblog.table.WavyBlogTable;
import io.azulejo.web.demo.DemoAccounts;
import io.azulejo.web.demo.DemoLogin;
import io.azulejo.web.demo.SampleData;
import io.azulejo.web.idempotency.Mark;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;

/** An admin, four authors, five categories, and what they wrote; the design document's own examples first. */
@Singleton
final class WavyBlogSamples implements SampleData {
    private static final List<Person> PEOPLE = List.of(
            new Person("root", "Root", "Looks after the others.", Role.ADMIN),
            new Person("maria", "Maria Alves", "Writes where the train stops.", Role.USER),
            new Person("joao", "João Pires", "Keys, indexes, and novels.", Role.USER),
            new Person("lena", "Lena Sommer", "Flour on one hand, glaze on the other.", Role.USER),
            new Person("pedro", "Pedro Vaz", "Reads on trains.", Role.USER));
    private static final List<Named> CATEGORIES = List.of(
            new Named("travel", "Travel", "By train if there is one."),
            new Named("food", "Food", "What takes longer than it should."),
            new Named("books", "Books", "Read to the end."),
            new Named("crafts", "Crafts", "Made by hand."));

    private final WavyBlogTable table;
    private final DocumentExample example;
    private final Registration registration;
    private final Users users;
    private final Categories categories;
    private final Posts posts;

    private record Person(String username, String name, String bio, Role role) {}

    private record Named(String slug, String name, String description) {}

    WavyBlogSamples(
            WavyBlogTable table,
            DocumentExample example,
            Registration registration,
            Users users,
            Categories categories,
            Posts posts) {
        this.table = table;
        this.example = example;
        this.registration = registration;
        this.users = users;
        this.categories = categories;
        this.posts = posts;
    }

    @Override
    public int steps() {
        return 1 + PEOPLE.size() + CATEGORIES.size() + SamplePosts.all().size();
    }

    @Override
    public List<DemoLogin> load(Runnable step) {
        example.load(DemoAccounts.PASSWORD);
        step.run();
        for (Person person : PEOPLE) {
            register(person);
            step.run();
        }
        for (Named category : CATEGORIES) {
            if (table.category(category.slug()).isEmpty()) {
                categories.create(category.slug(), category.name(), category.description());
            }
            step.run();
        }
        for (SamplePosts.Planned planned : SamplePosts.all()) {
            String slug = String.valueOf(planned.draft().slug());
            if (table.slug(slug).isEmpty()) {
                User author = users.known(planned.author());
                posts.create(author.caller(), planned.draft(), Mark.NONE);
            }
            step.run();
        }
        return logins();
    }

    private void register(Person person) {
        if (table.user(person.username()).isEmpty()) {
            String email = person.username() + "@example.org";
            User user = registration.register(person.username(), email, DemoAccounts.PASSWORD, person.role());
            users.describe(user.caller(), person.name(), person.bio(), OptionalLong.empty());
        }
    }

    private static List<DemoLogin> logins() {
        List<DemoLogin> logins = new ArrayList<>();
        PEOPLE.forEach(person -> logins.add(new DemoLogin(
                person.username(), DemoAccounts.PASSWORD, person.role().name().toLowerCase(Locale.ROOT))));
        logins.add(new DemoLogin(DocumentExample.USER, DemoAccounts.PASSWORD, "user"));
        return logins;
    }
}
