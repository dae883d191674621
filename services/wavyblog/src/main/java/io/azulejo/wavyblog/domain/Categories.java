package io.azulejo.wavyblog.domain;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.Ids;
import io.azulejo.http.text.SlugText;
import io.azulejo.http.text.TextValidation;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.error.UniqueViolationException;
import io.azulejo.toolkit.error.VersionConflictException;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.wavyblog.table.Category;
import io.azulejo.wavyblog.table.CategoryAttributes;
import io.azulejo.wavyblog.table.CategoryBuilder;
import io.azulejo.wavyblog.table.CategoryKeys;
import io.azulejo.wavyblog.table.CategoryStats;
import io.azulejo.wavyblog.table.CategoryStatsKeys;
import io.azulejo.wavyblog.table.IdPointerKeys;
import io.azulejo.wavyblog.table.WavyBlogTable;
import jakarta.inject.Singleton;
import java.util.Map;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/**
 * Operations on categories and their post counts. A category with posts cannot be deleted, even if a post is added
 * concurrently.
 */
@Singleton
public final class Categories {
    /** Slug of the category for posts without one. It cannot be deleted. */
    public static final String DEFAULT = "uncategorized";

    private static final int MAX_NAME_LENGTH = 100;
    private static final int MAX_DESCRIPTION_LENGTH = 1000;

    private final WavyBlogTable table;

    public Categories(WavyBlogTable table) {
        this.table = table;
    }

    /** Creates the default category if it is missing. */
    public void ensureDefault() {
        if (table.category(DEFAULT).isEmpty()) {
            try {
                create(DEFAULT, "Uncategorized", null);
            } catch (ProblemException taken) {
                // another server has created it concurrently
                return;
            }
        }
    }

    public Category create(String slug, String name, @Nullable String description) {
        Category category = CategoryBuilder.blank()
                .categoryId(Ids.next("cat_"))
                .slug(SlugText.checked("slug", slug))
                .name(TextValidation.line("name", name, MAX_NAME_LENGTH))
                .description(TextValidation.optional("description", description, MAX_DESCRIPTION_LENGTH))
                .build();
        try {
            return creation(category).run().first(Category.class);
        } catch (AlreadyExistsException | UniqueViolationException e) {
            TransactWrite again = creation(category);
            if (!new Slugs(table).takeOver(again, slug, category.targetPk(), category.kind())) {
                throw ProblemException.taken("slug");
            }
            return again.run().first(Category.class);
        }
    }

    private TransactWrite creation(Category category) {
        return table.transaction()
                .create(category)
                .create(new CategoryStats(category.slug(), 0, 0))
                .create(IdPointers.ofCategory(category.categoryId(), category.slug()));
    }

    public Category rename(String slug, String name, @Nullable String description, OptionalLong version) {
        return table.categoryTable()
                .update(CategoryKeys.of(slug))
                .set(CategoryAttributes.NAME, TextValidation.line("name", name, MAX_NAME_LENGTH))
                .set(
                        CategoryAttributes.DESCRIPTION,
                        TextValidation.optional("description", description, MAX_DESCRIPTION_LENGTH))
                .expectVersion(version)
                .run();
    }

    /**
     * Deletes an empty category. The delete checks the version of the count, so it fails if a post was added since the
     * count was read.
     */
    public void delete(String slug) {
        if (slug.equals(DEFAULT)) {
            throw ProblemException.conflict("The default category cannot be deleted");
        }
        Category category = table.category(slug).orElseThrow(() -> ProblemException.notFound("category", slug));
        CategoryStats stats = stats(slug);
        if (stats.postCount() != 0) {
            throw ProblemException.conflict("The category has " + stats.postCount() + " posts");
        }
        TransactWrite transaction = table.transaction().delete(category).delete(stats);
        if (!category.categoryId().isEmpty()) {
            transaction.delete(IdPointerKeys.of(category.categoryId()));
        }
        try {
            transaction.run();
        } catch (VersionConflictException raced) {
            throw ProblemException.conflict("The category was changed, or a post was added, concurrently");
        }
    }

    /** Starts to move a category and its posts to another slug. Returns the job. */
    public JobRecord move(String slug, String newSlug) {
        if (slug.equals(DEFAULT)) {
            throw ProblemException.conflict("The default category cannot be moved");
        }
        Category old = table.category(slug).orElseThrow(() -> ProblemException.notFound("category", slug));
        stats(slug);
        try {
            return table.transaction()
                    .create(CategoryBuilder.of(old) // a new item, because the key changes
                            .categoryId(old.categoryId().isEmpty() ? Ids.next("cat_") : old.categoryId())
                            .slug(SlugText.checked("slug", newSlug))
                            .version(0)
                            .build())
                    .create(new CategoryStats(newSlug, 0, 0))
                    .create(JobRecord.of(CategoryMove.TYPE, Map.of("from", slug, "to", newSlug)))
                    .run()
                    .first(JobRecord.class);
        } catch (AlreadyExistsException | UniqueViolationException e) {
            throw ProblemException.taken("slug");
        }
    }

    /** Returns the category that a post names, or the default category. */
    String resolve(@Nullable String slug) {
        String category = slug == null || slug.isBlank() ? DEFAULT : SlugText.checked("category", slug);
        if (table.categoryStats(category).isEmpty()) {
            if (table.category(category).isEmpty()) {
                throw ProblemException.invalid("category", "does not exist: " + category);
            }
            stats(category);
        }
        return category;
    }

    /** Returns the count of a category. Counts the posts now if the category is a legacy item without a count. */
    CategoryStats stats(String slug) {
        return table.categoryStatsTable()
                .getOrCreate(CategoryStatsKeys.of(slug), () -> new CategoryStats(slug, count(slug), 0));
    }

    private long count(String slug) {
        return PageRequest.of(100)
                .all(page -> table.postsByCategory(slug, page))
                .count();
    }
}
