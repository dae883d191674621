package io.azulejo.wavyblog.demo;

import io.azulejo.auth.password.Passwords;
import io.azulejo.wavyblog.table.Category;
import io.azulejo.wavyblog.table.CategoryStats;
import io.azulejo.wavyblog.table.Credentials;
import io.azulejo.wavyblog.table.CredentialsBuilder;
import io.azulejo.wavyblog.table.IdPointer;
import io.azulejo.wavyblog.table.Post;
import io.azulejo.wavyblog.table.Role;
import io.azulejo.wavyblog.table.User;
import io.azulejo.wavyblog.table.UserStatus;
import io.azulejo.wavyblog.table.WavyBlogTable;
import jakarta.inject.Singleton;
import java.time.Instant;
import java.util.Set;

/**
 * Example user, category and post of the design document, with their documented ids and times. They are written
 * directly to the table, because the domain logic would assign new ids and the current time.
 */
@Singleton
final class DocumentedExamples {
    static final String USER = "john_doe";
    static final String CATEGORY = "technology";
    static final String POST = "my-first-post";
    private static final Instant CREATED = Instant.parse("2024-01-15T10:30:00Z");

    private final WavyBlogTable table;
    private final Passwords passwords;

    DocumentedExamples(WavyBlogTable table, Passwords passwords) {
        this.table = table;
        this.passwords = passwords;
    }

    void load(String password) {
        if (table.user(USER).isEmpty()) {
            table.transaction()
                    .create(new User(
                            "usr_123456",
                            USER,
                            "john@example.com",
                            null,
                            Role.USER,
                            UserStatus.ACTIVE,
                            "John Doe",
                            "The example of the design document.",
                            null,
                            Set.of(),
                            true,
                            null,
                            CREATED,
                            CREATED,
                            0))
                    .create(CredentialsBuilder.of(Credentials.first(USER))
                            .passwordHash(passwords.hash(password))
                            .build())
                    .create(new IdPointer("usr_123456", "USER#" + USER))
                    .run();
        }
        if (table.category(CATEGORY).isEmpty()) {
            table.transaction()
                    .create(new Category("cat_345678", CATEGORY, "Technology", null, CREATED, CREATED, 0))
                    .create(new CategoryStats(CATEGORY, 1, 0)) // the post below
                    .create(new IdPointer("cat_345678", "CATEGORY#" + CATEGORY))
                    .create(new Post(
                            "post_789012",
                            POST,
                            "My First Post",
                            "# Hello World\nThis is my first post...",
                            null,
                            USER,
                            CATEGORY,
                            "https://example.com/thumb.jpg",
                            true,
                            CREATED,
                            null,
                            CREATED,
                            CREATED,
                            0))
                    .create(new IdPointer("post_789012", "POST#" + POST))
                    .run();
        }
    }
}
