package io.azulejo.blog.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Delete;
import io.avaje.http.api.Get;
import io.avaje.http.api.Patch;
import io.avaje.http.api.Path;
import io.avaje.http.api.Produces;
import io.avaje.http.api.QueryParam;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.Size;
import io.azulejo.blog.domain.Actor;
import io.azulejo.blog.domain.Categories;
import io.azulejo.blog.domain.CategoryDraft;
import io.azulejo.blog.domain.CategoryEdit;
import io.azulejo.blog.domain.CategoryPosts;
import io.azulejo.blog.domain.Users;
import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.Category;
import io.azulejo.blog.table.CategorySummary;
import io.azulejo.blog.table.PostSummary;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.openapi.Answers;
import io.azulejo.http.page.PageBody;
import io.azulejo.http.page.PageQuery;
import io.azulejo.http.precondition.ETag;
import io.azulejo.http.problem.ProblemType;
import io.azulejo.http.text.Ids;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.patterns.job.JobRunner;
import io.azulejo.toolkit.query.PageRequest;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Tree of categories. */
@Valid
@Controller
@Path("/blog/categories")
final class CategoryController {
    private static final int PER_PAGE = 10;

    private final BlogTable table;
    private final Categories categories;
    private final CategoryPosts categoryPosts;
    private final Users users;
    private final JobRunner jobs;

    CategoryController(
            BlogTable table, Categories categories, CategoryPosts categoryPosts, Users users, JobRunner jobs) {
        this.table = table;
        this.categories = categories;
        this.categoryPosts = categoryPosts;
        this.users = users;
        this.jobs = jobs;
    }

    /**
     * Lists categories in display order. Returns the main categories unless {@code parent} is set.
     *
     * @param parent id of a category; lists its direct subcategories instead
     */
    @Get
    CategoriesView list(@QueryParam @Nullable String parent) {
        String id = parent == null || parent.isEmpty() ? null : Ids.requireId("category", parent);
        List<CategorySummary> found = categories.siblings(id);
        if (id != null && found.isEmpty()) {
            categories.known(id);
        }
        return new CategoriesView(found);
    }

    /** Retrieves a category. */
    @Get("/{id}")
    CategorySummary get(String id, ServerRequest request, ServerResponse response) {
        Category category = categories.known(id);
        new ETag(category.version()).answer(request, response);
        return CategorySummary.of(category);
    }

    /**
     * Lists the published posts of a category, newest first.
     *
     * @param below if true, also includes the posts of all subcategories
     */
    @Get("/{id}/posts")
    PageBody<PostSummary> posts(
            String id,
            @QueryParam @Nullable Boolean below,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor) {
        PageRequest page = PageQuery.of(limit, cursor, PER_PAGE);
        if (Boolean.TRUE.equals(below)) {
            return PageBody.of(categoryPosts.inSubtree(id, page));
        }
        PageBody<PostSummary> posts =
                PageBody.of(table.postsByCategory(Ids.requireId("category", id), CategoryPosts.PUBLISHED, page));
        if (posts.items().isEmpty()) {
            categories.known(id);
        }
        return posts;
    }

    /** Creates a category. Requires the editor or admin role. The category becomes the last one of its parent. */
    @io.avaje.http.api.Post
    @Answers(ProblemType.NOT_FOUND) // the parent is deleted at the same time
    CategorySummary create(CategoryDraft body, ServerRequest request, ServerResponse response) {
        Category category = categories.create(actor(request), body);
        response.header("Location", "/blog/categories/" + category.categoryId());
        return CategorySummary.of(category);
    }

    /**
     * Updates the name, slug or description of a category. Requires the editor or admin role. Omitted fields stay
     * unchanged.
     */
    @Patch("/{id}")
    CategorySummary edit(String id, CategoryEdit body, ServerRequest request, ServerResponse response) {
        Category category = categories.edit(actor(request), id, body, ETag.expected(request));
        response.header("ETag", new ETag(category.version()).toString());
        return CategorySummary.of(category);
    }

    /** Moves a category within the tree. Requires the editor or admin role. */
    @io.avaje.http.api.Post("/{id}/move")
    @Produces(statusCode = 200)
    CategorySummary move(String id, CategoryMove body, ServerRequest request) {
        return CategorySummary.of(categories.move(actor(request), id, body.parentId(), body.behind()));
    }

    /**
     * Reorders the main categories. Requires the editor or admin role. The body must name each of them exactly once.
     */
    @io.avaje.http.api.Post("/reorder")
    void reorderRoots(CategoryOrder body, ServerRequest request, ServerResponse response) {
        categories.reorder(actor(request), null, body.order());
        response.status(204).send();
    }

    /**
     * Reorders the direct subcategories of a category. Requires the editor or admin role. The body must name each of
     * them exactly once.
     */
    @io.avaje.http.api.Post("/{id}/reorder")
    void reorder(String id, CategoryOrder body, ServerRequest request, ServerResponse response) {
        categories.reorder(actor(request), id, body.order());
        response.status(204).send();
    }

    /**
     * Deletes a category. Requires the editor or admin role. The category must have no subcategories. If it has
     * published posts, set {@code moveTo}: the response is then 202, and its Location header names the job that moves
     * the posts.
     *
     * @param moveTo id of the category that receives the published posts
     */
    @Delete("/{id}")
    void delete(String id, @QueryParam @Nullable String moveTo, ServerRequest request, ServerResponse response) {
        Optional<JobRecord> job = categories.delete(actor(request), id, moveTo);
        job.ifPresent(started -> {
            jobs.wake();
            response.header("Location", "/blog/me/jobs/" + started.id());
        });
        response.status(job.isPresent() ? 202 : 204).send();
    }

    private Actor actor(ServerRequest request) {
        return users.requireActive(Caller.of(request));
    }

    /** Categories with the same parent, in display order. */
    @Json
    record CategoriesView(List<CategorySummary> items) {}

    /**
     * New position of a category.
     *
     * @param parentId new parent; omit to make it a main category
     * @param behind sibling that the category follows; omit to put it last
     */
    @Json
    @Valid
    record CategoryMove(
            @Nullable @Size(max = 100) String parentId,
            @Nullable @Size(max = 100) String behind) {}

    /** Ids of all categories with the same parent, in their new order. */
    @Json
    @Valid
    record CategoryOrder(@Size(max = 1000) List<String> order) {}
}
