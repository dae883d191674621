package io.azulejo.wavyblog.rules;

import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.error.UniqueViolationException;
import io.azulejo.toolkit.error.VersionConflictException;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.wavyblog.table.Category;
import io.azulejo.wavyblog.table.CategoryAttributes;
import io.azulejo.wavyblog.table.CategoryBuilder;
import io.azulejo.wavyblog.table.CategoryKeys;
import io.azulejo.wavyblog.table.CategoryStats;
import io.azulejo.wavyblog.table.CategoryStatsKeys;
import io.azulejo.wavyblog.table.IdPointerKeys;
import io.azulejo.wavyblog.table.WavyBlogTable;
import io.azulejo.web.job.JobRecord;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Ids;
import io.azulejo.web.text.SlugText;
import io.azulejo.web.text.Texts;
import jakarta.inject.Singleton;
import java.util.Map;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Categories, and how many posts each has: one that has any cannot be deleted, whoever is adding one right now. */
@Singleton
public final class Categories {
    /** Where posts go that name none; it cannot be deleted. */
    public static final String DEFAULT = "uncategorized";

    private static final int LONGEST_NAME = 100;
    private static final int LONGEST_DESCRIPTION = 1000;

    private final WavyBlogTable table;

    public Categories(WavyBlogTable table) {
        this.table = table;
    }

    /** Makes the default category where there is none. */
    public void prepare() {
        if (table.category(DEFAULT).isEmpty()) {
            try {
                create(DEFAULT, "Uncategorized", null);
            } catch (ProblemException taken) {
                // another server was starting too
                return;
            }
        }
    }

    public Category create(String slug, String name, @Nullable String description) {
        Category category = CategoryBuilder.blank()
                .categoryId(Ids.next("cat_"))
                .slug(SlugText.checked("slug", slug))
                .name(Texts.line("name", name, LONGEST_NAME))
                .description(Texts.optional("description", description, LONGEST_DESCRIPTION))
                .build();
        try {
            return table.transaction()
                    .create(category)
                    .create(new CategoryStats(slug, 0, 0))
                    .create(IdPointers.ofCategory(category.categoryId(), slug))
                    .run()
                    .first(Category.class);
        } catch (AlreadyExistsException | UniqueViolationException e) {
            throw ProblemException.taken("slug");
        }
    }

    public Category rename(String slug, String name, @Nullable String description, OptionalLong version) {
        return table.categoryTable()
                .update(CategoryKeys.of(slug))
                .set(CategoryAttributes.NAME, Texts.line("name", name, LONGEST_NAME))
                .set(CategoryAttributes.DESCRIPTION, Texts.optional("description", description, LONGEST_DESCRIPTION))
                .expectVersion(version)
                .run();
    }

    /** The count is deleted in the version in which it was 0: a post that came meanwhile makes the delete fail. */
    public void delete(String slug) {
        if (slug.equals(DEFAULT)) {
            throw ProblemException.conflict("The default category cannot be deleted");
        }
        Category category = table.category(slug).orElseThrow(() -> ProblemException.notFound("category", slug));
        CategoryStats stats = counted(slug);
        if (stats.postCount() != 0) {
            throw ProblemException.conflict("The category has " + stats.postCount() + " posts");
        }
        try {
            table.transaction()
                    .delete(category)
                    .delete(stats)
                    .delete(IdPointerKeys.of(category.categoryId()))
                    .run();
        } catch (VersionConflictException raced) {
            throw ProblemException.conflict("The category was changed, or got a post, at the same moment");
        }
    }

    /** Begins to move a category and its posts to another slug; the record tells how far it has come. */
    public JobRecord move(String slug, String newSlug) {
        if (slug.equals(DEFAULT)) {
            throw ProblemException.conflict("The default category cannot be moved");
        }
        Category old = table.category(slug).orElseThrow(() -> ProblemException.notFound("category", slug));
        counted(slug);
        try {
            return table.transaction()
                    .create(CategoryBuilder.of(old) // under another key it is new
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

    /** The category that a post names, or the default. */
    String known(@Nullable String slug) {
        String wanted = slug == null || slug.isBlank() ? DEFAULT : SlugText.checked("category", slug);
        if (table.categoryStats(wanted).isEmpty()) {
            if (table.category(wanted).isEmpty()) {
                throw ProblemException.invalid("category", "is unknown: there is no " + wanted);
            }
            counted(wanted);
        }
        return wanted;
    }

    /** The count of a category; a category of others has none, and its posts are counted now. */
    CategoryStats counted(String slug) {
        return table.categoryStatsTable()
                .getOrCreate(CategoryStatsKeys.of(slug), () -> new CategoryStats(slug, count(slug), 0));
    }

    private long count(String slug) {
        return PageRequest.of(100)
                .all(page -> table.postsByCategory(slug, page))
                .count();
    }
}
