package io.azulejo.blog.domain;

import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.Category;
import io.azulejo.blog.table.CategoryBuilder;
import io.azulejo.blog.table.CategoryChild;
import io.azulejo.blog.table.CategoryKeys;
import io.azulejo.blog.table.CategorySlug;
import io.azulejo.blog.table.CategoryStats;
import io.azulejo.blog.table.CategorySummary;
import io.azulejo.http.precondition.Versions;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.Ids;
import io.azulejo.http.text.SlugText;
import io.azulejo.http.text.TextValidation;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.toolkit.error.AlreadyExistsException;
import io.azulejo.toolkit.error.VersionConflictException;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.transaction.TransactWrite;
import io.azulejo.toolkit.transaction.TransactionResult;
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

/** Operations on the category tree: create, edit, move, order and delete. */
@Singleton
public final class Categories {
    private static final int ORDER_GAP = 1000;
    private static final int MAX_ORDER = 999_999;
    private static final int MAX_DEPTH = 8;
    private static final int MOVES_PER_TRANSACTION = 30;
    private static final int MAX_NAME_LENGTH = 100;
    private static final int MAX_DESCRIPTION_LENGTH = 1000;

    private final BlogTable table;
    private final CategoryCounts counts;
    private final InstantSource clock;

    public Categories(BlogTable table, CategoryCounts counts, InstantSource clock) {
        this.table = table;
        this.counts = counts;
        this.clock = clock;
    }

    public Category known(String categoryId) {
        return table.category(Ids.requireId("category", categoryId))
                .orElseThrow(() -> ProblemException.notFound("category", categoryId));
    }

    /**
     * Returns the direct subcategories of a category, or the main categories if {@code parentId} is null, in display
     * order.
     */
    public List<CategorySummary> siblings(@Nullable String parentId) {
        return PageRequest.of(100)
                .all(page -> parentId == null ? table.roots(page) : table.children(parentId, page))
                // Legacy keys are not zero-padded, so the index returns 10 before 2.
                .sorted(Comparator.comparingInt(CategorySummary::order))
                .toList();
    }

    /** Returns the categories of the whole tree. */
    List<CategorySummary> all() {
        List<CategorySummary> found = new ArrayList<>(siblings(null));
        for (int i = 0; i < found.size(); i++) {
            found.addAll(siblings(found.get(i).categoryId()));
        }
        return found;
    }

    public Category create(Actor actor, CategoryDraft draft) {
        actor.require(Permission.ARRANGE_CATEGORIES);
        String name = TextValidation.line("name", draft.name(), MAX_NAME_LENGTH);
        List<Category> ancestors = ancestors(draft.parentId());
        Category category = CategoryBuilder.blank()
                .categoryId(Ids.next(clock.instant()))
                .name(name)
                .slug(draft.slug() == null ? SlugText.of(name, "category") : SlugText.checked("slug", draft.slug()))
                .description(TextValidation.optional("description", draft.description(), MAX_DESCRIPTION_LENGTH))
                .parentId(draft.parentId())
                .order(orderAfter(siblings(draft.parentId()), null))
                .build();
        TransactWrite transaction =
                table.transaction().create(category).create(new CategoryStats(category.categoryId(), 0, 0));
        claimSlug(transaction, category);
        addToParent(transaction, category, ancestors);
        return run(transaction);
    }

    public Category edit(Actor actor, String categoryId, CategoryEdit edit, OptionalLong version) {
        actor.require(Permission.ARRANGE_CATEGORIES);
        Category old = known(categoryId);
        Versions.require(version, "category", old.version());
        String slug = edit.slug() == null ? old.slug() : SlugText.checked("slug", edit.slug());
        Category edited = CategoryBuilder.of(old)
                .name(edit.name() == null ? old.name() : TextValidation.line("name", edit.name(), MAX_NAME_LENGTH))
                .slug(slug)
                .description(
                        edit.description() == null
                                ? old.description()
                                : TextValidation.optional("description", edit.description(), MAX_DESCRIPTION_LENGTH))
                .build();
        TransactWrite transaction = table.transaction().replace(old, edited);
        if (!Objects.equals(slug, old.slug())) {
            releaseSlug(transaction, old);
            claimSlug(transaction, edited);
        }
        return run(transaction);
    }

    /**
     * Moves a category below another one, or to the main categories, after a sibling or to the end. The transaction
     * checks the version of every ancestor of the new position, so that two concurrent moves cannot create a cycle.
     */
    public Category move(Actor actor, String categoryId, @Nullable String parentId, @Nullable String behind) {
        actor.require(Permission.ARRANGE_CATEGORIES);
        Category old = known(categoryId);
        List<Category> ancestors = ancestors(parentId);
        if (ancestors.stream().anyMatch(category -> category.categoryId().equals(categoryId))) {
            throw ProblemException.conflict("A category cannot be below itself");
        }
        List<CategorySummary> siblings = siblings(parentId).stream()
                .filter(sibling -> !sibling.categoryId().equals(categoryId))
                .toList();
        Category moved = CategoryBuilder.of(old)
                .parentId(parentId)
                .order(orderAfter(siblings, behind))
                .build();
        TransactWrite transaction = table.transaction().replace(old, moved);
        deleteOldLinks(transaction, old, moved);
        if (!Objects.equals(parentId, old.parentId())) {
            releaseSlug(transaction, old);
            claimSlug(transaction, moved);
        }
        addToParent(transaction, moved, ancestors);
        return run(transaction);
    }

    /** Reorders all siblings. Writes only the categories whose position changes. */
    public void reorder(Actor actor, @Nullable String parentId, List<String> order) {
        actor.require(Permission.ARRANGE_CATEGORIES);
        Set<String> known =
                siblings(parentId).stream().map(CategorySummary::categoryId).collect(Collectors.toSet());
        if (parentId != null && known.isEmpty()) {
            known(parentId);
        }
        if (order.size() != known.size() || !known.equals(Set.copyOf(order))) {
            throw ProblemException.invalid(
                    "order", "must list each of the " + known.size() + " categories exactly once");
        }
        List<Category> categories = table.categoryTable()
                .getAll(order.stream().map(CategoryKeys::of).toList());
        TransactWrite transaction = table.transaction();
        int moved = 0;
        for (int i = 0; i < categories.size(); i++) {
            Category old = categories.get(i);
            Category now = CategoryBuilder.of(old).order((i + 1) * ORDER_GAP).build();
            if (now.order() == old.order()) {
                continue;
            }
            transaction.replace(old, now);
            deleteOldLinks(transaction, old, now);
            link(transaction, now);
            if (++moved % MOVES_PER_TRANSACTION == 0) {
                transaction.run();
                transaction = table.transaction();
            }
        }
        transaction.run();
    }

    /** Deletes an empty category, or starts a job that first moves its posts to another category. */
    public Optional<JobRecord> delete(Actor actor, String categoryId, @Nullable String moveTo) {
        actor.require(Permission.ARRANGE_CATEGORIES);
        Category category = known(categoryId);
        CategoryStats stats = counts.of(categoryId);
        if (!table.links(categoryId).isEmpty() || !siblings(categoryId).isEmpty()) {
            throw ProblemException.conflict("The category has subcategories: move them first");
        }
        if (stats.posts() == 0) {
            remove(category, stats);
            return Optional.empty();
        }
        if (moveTo == null) {
            throw ProblemException.conflict(
                    "The category has " + stats.posts() + " posts: set moveTo to the category that receives them");
        }
        if (moveTo.equals(categoryId)) {
            throw ProblemException.badParameter("moveTo", "must be another category");
        }
        return Optional.of(table.jobTable()
                .create(CategoryDeletion.of(categoryId, counts.of(moveTo).categoryId())
                        .startedBy(actor.userId())));
    }

    /**
     * Deletes a category with its count. The delete checks the version of the count, so it fails if a post or
     * subcategory was added since the count was read.
     */
    void remove(Category category, CategoryStats stats) {
        TransactWrite transaction = table.transaction().delete(category).delete(stats);
        releaseSlug(transaction, category);
        if (category.parentId() != null) {
            transaction.deleteAll(table.link(category.parentId(), category.categoryId()));
        }
        commit(transaction);
    }

    /** Returns a category and its ancestors, up to a main category. */
    private List<Category> ancestors(@Nullable String categoryId) {
        List<Category> path = new ArrayList<>();
        String next = categoryId;
        while (next != null) {
            if (path.size() == MAX_DEPTH) {
                throw ProblemException.conflict("Categories can be at most " + MAX_DEPTH + " levels deep");
            }
            String ancestorId = next;
            Category category = table.category(ancestorId)
                    .orElseThrow(() -> ProblemException.invalid("parentId", "does not exist: " + ancestorId));
            path.add(category);
            next = category.parentId();
        }
        return path;
    }

    private static int orderAfter(List<CategorySummary> siblings, @Nullable String behind) {
        int at = siblings.size() - 1;
        if (behind != null) {
            at = siblings.stream().map(CategorySummary::categoryId).toList().indexOf(behind);
            if (at < 0) {
                throw ProblemException.invalid("behind", "must be one of the new siblings");
            }
        }
        int before = at < 0 ? 0 : siblings.get(at).order();
        int next = at + 1 < siblings.size() ? siblings.get(at + 1).order() : before + 2 * ORDER_GAP;
        int order = before + (next - before) / 2;
        if (order == before || order > MAX_ORDER) {
            throw ProblemException.conflict("There is no free position here: reorder the categories first");
        }
        return order;
    }

    /**
     * Links a category to its parent. Also updates the parent's count by 0, so that a concurrent delete of the parent
     * fails.
     */
    private void addToParent(TransactWrite transaction, Category category, List<Category> ancestors) {
        if (!ancestors.isEmpty()) {
            counts.of(ancestors.getFirst().categoryId());
            transaction
                    .checkAll(ancestors)
                    .update(counts.add(ancestors.getFirst().categoryId(), 0));
        }
        link(transaction, category);
    }

    private static void link(TransactWrite transaction, Category category) {
        String parent = category.parentId();
        if (parent != null) {
            transaction.put(CategoryChild.of(parent, category.categoryId(), category.order()));
        }
    }

    private void deleteOldLinks(TransactWrite transaction, Category old, Category now) {
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

    private static void claimSlug(TransactWrite transaction, Category category) {
        CategorySlug slug = CategorySlug.of(category);
        if (slug != null) {
            transaction.create(slug);
        }
    }

    private static void releaseSlug(TransactWrite transaction, Category category) {
        CategorySlug slug = CategorySlug.of(category);
        if (slug != null) {
            transaction.delete(slug);
        }
    }

    private static Category run(TransactWrite transaction) {
        return commit(transaction).first(Category.class);
    }

    private static TransactionResult commit(TransactWrite transaction) {
        try {
            return transaction.run();
        } catch (AlreadyExistsException e) {
            throw ProblemException.taken("slug");
        } catch (VersionConflictException e) {
            throw ProblemException.conflict("A related category was changed concurrently: try again");
        }
    }
}
