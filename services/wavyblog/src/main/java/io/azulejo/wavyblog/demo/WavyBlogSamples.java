package io.azulejo.wavyblog.demo;

import io.azulejo.http.demo.DemoAccounts;
import io.azulejo.http.demo.DemoLogin;
import io.azulejo.http.demo.SampleData;
import io.azulejo.patterns.idempotency.IdempotentCommit;
import io.azulejo.wavyblog.domain.Categories;
import io.azulejo.wavyblog.domain.Posts;
import io.azulejo.wavyblog.domain.Registration;
import io.azulejo.wavyblog.domain.Users;
import io.azulejo.wavyblog.table.Role;
import io.azulejo.wavyblog.table.User;
import io.azulejo.wavyblog.table.WavyBlogTable;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalLong;

/**
 * Sample data of an admin, four authors, five categories and their posts, after the examples of the design document.
 */
@Singleton
final class WavyBlogSamples implements SampleData {
    private static final List<Person> PEOPLE = List.of(
            new Person("root", "Root", "Looks after the others.", Role.ADMIN),
            new Person("maria", "Maria Alves", "Writes where the train stops.", Role.USER),
            new Person("joao", "João Pires", "Keys, indexes, and novels.", Role.USER),
            new Person("lena", "Lena Sommer", "Flour on one hand, glaze on the other.", Role.USER),
            new Person("pedro", "Pedro Vaz", "Reads on trains.", Role.USER));
    private static final List<SampleCategory> CATEGORIES = List.of(
            new SampleCategory("travel", "Travel", "By train if there is one."),
            new SampleCategory("food", "Food", "What takes longer than it should."),
            new SampleCategory("books", "Books", "Read to the end."),
            new SampleCategory("crafts", "Crafts", "Made by hand."));

    private final WavyBlogTable table;
    private final DocumentedExamples example;
    private final Registration registration;
    private final Users users;
    private final Categories categories;
    private final Posts posts;

    private record Person(String username, String name, String bio, Role role) {}

    private record SampleCategory(String slug, String name, String description) {}

    WavyBlogSamples(
            WavyBlogTable table,
            DocumentedExamples example,
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
        for (SampleCategory category : CATEGORIES) {
            if (table.category(category.slug()).isEmpty()) {
                categories.create(category.slug(), category.name(), category.description());
            }
            step.run();
        }
        for (SamplePosts.Planned planned : SamplePosts.all()) {
            String slug = String.valueOf(planned.draft().slug());
            if (table.slug(slug).isEmpty()) {
                User author = users.known(planned.author());
                posts.create(author.caller(), planned.draft(), IdempotentCommit.NONE);
            }
            step.run();
        }
        return logins();
    }

    private void register(Person person) {
        if (table.user(person.username()).isEmpty()) {
            String email = person.username() + "@example.org";
            User user = registration.register(person.username(), email, DemoAccounts.PASSWORD, person.role());
            users.updateProfile(user.caller(), person.name(), person.bio(), OptionalLong.empty());
        }
    }

    private static List<DemoLogin> logins() {
        List<DemoLogin> logins = new ArrayList<>();
        PEOPLE.forEach(person -> logins.add(new DemoLogin(
                person.username(), DemoAccounts.PASSWORD, person.role().name().toLowerCase(Locale.ROOT))));
        logins.add(new DemoLogin(DocumentedExamples.USER, DemoAccounts.PASSWORD, "user"));
        return logins;
    }
}
