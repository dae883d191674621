package io.azulejo.blog.rules;

import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.Category;
import io.azulejo.blog.table.CategoryBuilder;
import io.azulejo.blog.table.CategoryChild;
import io.azulejo.blog.table.CategoryKeys;
import io.azulejo.blog.table.CategorySlug;
import io.azulejo.blog.table.CategoryStats;
import io.azulejo.blog.table.CategorySummary;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.error.VersionConflictException;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.toolkit.transaction.Written;
import io.azulejo.web.job.JobRecord;
import io.azulejo.web.precondition.Versions;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Ids;
import io.azulejo.web.text.SlugText;
import io.azulejo.web.text.Texts;
import jakarta.inject.Singleton;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The category tree: what is below what, and in which order. */
@Singleton
public final class Categories {
    private static final int STEP = 1000;
    private static final int LAST_ORDER = 999_999;
    private static final int DEEPEST = 8;
    private static final int PER_TRANSACTION = 30;
    private static final int LONGEST_NAME = 100;
    private static final int LONGEST_DESCRIPTION = 1000;

    private final BlogTable table;
    private final CategoryCounts counts;
    private final InstantSource clock;

    public Categories(BlogTable table, CategoryCounts counts, InstantSource clock) {
        this.table = table;
        this.counts = counts;
        this.clock = clock;
    }

    public Category known(String categoryId) {
        return table.category(Ids.sought("category", categoryId))
                .orElseThrow(() -> ProblemException.notFound("category", categoryId));
    }

    /** The categories below one, or the main ones, in the order in which they are shown. */
    public List<CategorySummary> siblings(@Nullable String parentId) {
        return PageRequest.of(100)
                .all(page -> parentId == null ? table.roots(page) : table.children(parentId, page))
                // Keys that others wrote without padding sort 10 before 2.
                .sorted(Comparator.comparingInt(CategorySummary::order))
                .toList();
    }

    public Category create(Actor actor, CategoryDraft draft) {
        actor.require(Permission.ARRANGE_CATEGORIES);
        String name = Texts.line("name", draft.name(), LONGEST_NAME);
        List<Category> above = above(draft.parentId());
        Category category = CategoryBuilder.blank()
                .categoryId(Ids.next(clock.instant()))
                .name(name)
                .slug(draft.slug() == null ? SlugText.of(name, "category") : SlugText.checked("slug", draft.slug()))
                .description(Texts.optional("description", draft.description(), LONGEST_DESCRIPTION))
                .parentId(draft.parentId())
                .order(after(siblings(draft.parentId()), null))
                .build();
        TransactWrite transaction =
                table.transaction().create(category).create(new CategoryStats(category.categoryId(), 0, 0));
        claim(transaction, category);
        join(transaction, category, above);
        return run(transaction);
    }

    public Category edit(Actor actor, String categoryId, CategoryEdit edit, OptionalLong version) {
        actor.require(Permission.ARRANGE_CATEGORIES);
        Category old = known(categoryId);
        Versions.require(version, "category", old.version());
        String slug = edit.slug() == null ? old.slug() : SlugText.checked("slug", edit.slug());
        Category edited = CategoryBuilder.of(old)
                .name(edit.name() == null ? old.name() : Texts.line("name", edit.name(), LONGEST_NAME))
                .slug(slug)
                .description(
                        edit.description() == null
                                ? old.description()
                                : Texts.optional("description", edit.description(), LONGEST_DESCRIPTION))
                .build();
        TransactWrite transaction = table.transaction().replace(old, edited);
        if (!Objects.equals(slug, old.slug())) {
            release(transaction, old);
            claim(transaction, edited);
        }
        return run(transaction);
    }

    /**
     * Puts a category below another, or among the main ones, behind a sibling or at the end. All the categories above
     * its new place are checked in the version in which they were read: two moves at once cannot make a ring.
     */
    public Category move(Actor actor, String categoryId, @Nullable String parentId, @Nullable String behind) {
        actor.require(Permission.ARRANGE_CATEGORIES);
        Category old = known(categoryId);
        List<Category> above = above(parentId);
        if (above.stream().anyMatch(category -> category.categoryId().equals(categoryId))) {
            throw ProblemException.conflict("A category cannot be below itself");
        }
        List<CategorySummary> siblings = siblings(parentId).stream()
                .filter(sibling -> !sibling.categoryId().equals(categoryId))
                .toList();
        Category moved = CategoryBuilder.of(old)
                .parentId(parentId)
                .order(after(siblings, behind))
                .build();
        TransactWrite transaction = table.transaction().replace(old, moved);
        leave(transaction, old, moved);
        if (!Objects.equals(parentId, old.parentId())) {
            release(transaction, old);
            claim(transaction, moved);
        }
        join(transaction, moved, above);
        return run(transaction);
    }

    /** Puts all siblings into this order; those whose place stays are not written. */
    public void reorder(Actor actor, @Nullable String parentId, List<String> order) {
        actor.require(Permission.ARRANGE_CATEGORIES);
        Set<String> known =
                siblings(parentId).stream().map(CategorySummary::categoryId).collect(Collectors.toSet());
        if (order.size() != known.size() || !known.equals(Set.copyOf(order))) {
            throw ProblemException.invalid("order", "must name each of the " + known.size() + " categories once");
        }
        List<Category> categories = table.categoryTable()
                .getAll(order.stream().map(CategoryKeys::of).toList());
        TransactWrite transaction = table.transaction();
        int moved = 0;
        for (int i = 0; i < categories.size(); i++) {
            Category old = categories.get(i);
            Category now = CategoryBuilder.of(old).order((i + 1) * STEP).build();
            if (now.order() == old.order()) {
                continue;
            }
            transaction.replace(old, now);
            leave(transaction, old, now);
            link(transaction, now);
            if (++moved % PER_TRANSACTION == 0) {
                transaction.run();
                transaction = table.transaction();
            }
        }
        transaction.run();
    }

    /** Deletes a category that is empty, or begins to move its posts elsewhere first. */
    public Optional<JobRecord> delete(Actor actor, String categoryId, @Nullable String moveTo) {
        actor.require(Permission.ARRANGE_CATEGORIES);
        Category category = known(categoryId);
        CategoryStats stats = counts.of(categoryId);
        if (!table.links(categoryId).isEmpty() || !siblings(categoryId).isEmpty()) {
            throw ProblemException.conflict("The category has others below it: move them first");
        }
        if (stats.posts() == 0) {
            remove(category, stats);
            return Optional.empty();
        }
        if (moveTo == null) {
            throw ProblemException.conflict(
                    "The category has " + stats.posts() + " posts: say with moveTo where they go");
        }
        if (moveTo.equals(categoryId)) {
            throw ProblemException.badParameter("moveTo", "must be another category");
        }
        return Optional.of(table.jobTable()
                .create(CategoryClosing.of(categoryId, counts.of(moveTo).categoryId())));
    }

    /** The count goes in the version in which it was 0: a post or category that came meanwhile makes this fail. */
    void remove(Category category, CategoryStats stats) {
        TransactWrite transaction = table.transaction().delete(category).delete(stats);
        release(transaction, category);
        if (category.parentId() != null) {
            transaction.deleteAll(table.link(category.parentId(), category.categoryId()));
        }
        written(transaction);
    }

    /** A category and those above it, up to a main one. */
    private List<Category> above(@Nullable String categoryId) {
        List<Category> path = new ArrayList<>();
        String next = categoryId;
        while (next != null) {
            if (path.size() == DEEPEST) {
                throw ProblemException.conflict("Categories are at most " + DEEPEST + " deep");
            }
            String sought = next;
            Category category = table.category(sought)
                    .orElseThrow(() -> ProblemException.invalid("parentId", "is unknown: there is no " + sought));
            path.add(category);
            next = category.parentId();
        }
        return path;
    }

    private static int after(List<CategorySummary> siblings, @Nullable String behind) {
        int at = siblings.size() - 1;
        if (behind != null) {
            at = siblings.stream().map(CategorySummary::categoryId).toList().indexOf(behind);
            if (at < 0) {
                throw ProblemException.invalid("behind", "must be one of the categories at the new place");
            }
        }
        int before = at < 0 ? 0 : siblings.get(at).order();
        int next = at + 1 < siblings.size() ? siblings.get(at + 1).order() : before + 2 * STEP;
        int order = before + (next - before) / 2;
        if (order == before || order > LAST_ORDER) {
            throw ProblemException.conflict("There is no room left at this place: reorder its categories first");
        }
        return order;
    }

    /** The parent's count is written, if only to itself, so that the parent cannot be deleted at the same moment. */
    private void join(TransactWrite transaction, Category category, List<Category> above) {
        if (!above.isEmpty()) {
            counts.of(above.getFirst().categoryId());
            transaction.checkAll(above).update(counts.add(above.getFirst().categoryId(), 0));
        }
        link(transaction, category);
    }

    private static void link(TransactWrite transaction, Category category) {
        String parent = category.parentId();
        if (parent != null) {
            transaction.put(CategoryChild.of(parent, category.categoryId(), category.order()));
        }
    }

    private void leave(TransactWrite transaction, Category old, Category now) {
        String parent = old.parentId();
        if (parent == null) {
            return;
        }
        CategoryChild kept = CategoryChild.of(String.valueOf(now.parentId()), now.categoryId(), now.order());
        for (CategoryChild link : table.link(parent, old.categoryId())) {
            if (!link.parentId().equals(kept.parentId()) || !link.order().equals(kept.order())) {
                transaction.delete(link);
            }
        }
    }

    private static void claim(TransactWrite transaction, Category category) {
        CategorySlug slug = CategorySlug.of(category);
        if (slug != null) {
            transaction.create(slug);
        }
    }

    private static void release(TransactWrite transaction, Category category) {
        CategorySlug slug = CategorySlug.of(category);
        if (slug != null) {
            transaction.delete(slug);
        }
    }

    private static Category run(TransactWrite transaction) {
        return written(transaction).first(Category.class);
    }

    private static Written written(TransactWrite transaction) {
        try {
            return transaction.run();
        } catch (AlreadyExistsException e) {
            throw ProblemException.taken("slug");
        } catch (VersionConflictException e) {
            throw ProblemException.conflict("A category of this branch was changed at the same moment: try again");
        }
    }
}
