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
import io.azulejo.blog.rules.Actor;
import io.azulejo.blog.rules.Categories;
import io.azulejo.blog.rules.CategoryDraft;
import io.azulejo.blog.rules.CategoryEdit;
import io.azulejo.blog.rules.CategoryPosts;
import io.azulejo.blog.rules.Users;
import io.azulejo.blog.table.BlogTable;
import io.azulejo.blog.table.Category;
import io.azulejo.blog.table.CategorySummary;
import io.azulejo.blog.table.PostSummary;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.web.job.JobRecord;
import io.azulejo.web.job.JobRunner;
import io.azulejo.web.page.PageBody;
import io.azulejo.web.page.PageQuery;
import io.azulejo.web.precondition.ETag;
import io.azulejo.web.text.Ids;
import io.azulejo.web.token.Caller;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

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
     * The main categories in order, or those below another.
     *
     * @param parent the category whose children are asked for
     */
    @Get
    CategoriesView list(@QueryParam @Nullable String parent) {
        return new CategoriesView(
                categories.siblings(parent == null || parent.isEmpty() ? null : Ids.sought("category", parent)));
    }

    /** A category. */
    @Get("/{id}")
    CategorySummary get(String id, ServerRequest request, ServerResponse response) {
        Category category = categories.known(id);
        new ETag(category.version()).answer(request, response);
        return CategorySummary.of(category);
    }

    /**
     * The published posts of a category, newest first.
     *
     * @param below whether those of the categories below it are among them
     */
    @Get("/{id}/posts")
    PageBody<PostSummary> posts(
            String id,
            @QueryParam @Nullable Boolean below,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor) {
        PageRequest page = PageQuery.of(limit, cursor, PER_PAGE);
        return PageBody.of(
                Boolean.TRUE.equals(below)
                        ? categoryPosts.withAllBelow(id, page)
                        : table.postsByCategory(Ids.sought("category", id), CategoryPosts.PUBLISHED, page));
    }

    /** Makes a category; for editors. */
    @io.avaje.http.api.Post
    CategorySummary create(CategoryDraft body, ServerRequest request, ServerResponse response) {
        Category category = categories.create(actor(request), body);
        response.header("Location", "/blog/categories/" + category.categoryId());
        return CategorySummary.of(category);
    }

    /** Changes name, slug or description; for editors. */
    @Patch("/{id}")
    CategorySummary edit(String id, CategoryEdit body, ServerRequest request, ServerResponse response) {
        Category category = categories.edit(actor(request), id, body, ETag.expected(request));
        response.header("ETag", new ETag(category.version()).toString());
        return CategorySummary.of(category);
    }

    /** Puts a category elsewhere in the tree; for editors. */
    @io.avaje.http.api.Post("/{id}/move")
    @Produces(statusCode = 200)
    CategorySummary move(String id, CategoryMove body, ServerRequest request) {
        return CategorySummary.of(categories.move(actor(request), id, body.parentId(), body.behind()));
    }

    /** Puts the main categories into another order; for editors. */
    @io.avaje.http.api.Post("/reorder")
    void reorderRoots(CategoryOrder body, ServerRequest request, ServerResponse response) {
        categories.reorder(actor(request), null, body.order());
        response.status(204).send();
    }

    /** Puts the categories below one into another order; for editors. */
    @io.avaje.http.api.Post("/{id}/reorder")
    void reorder(String id, CategoryOrder body, ServerRequest request, ServerResponse response) {
        categories.reorder(actor(request), id, body.order());
        response.status(204).send();
    }

    /**
     * Deletes a category; for editors.
     *
     * @param moveTo the category that gets its posts; one that has any is not deleted otherwise
     */
    @Delete("/{id}")
    void delete(String id, @QueryParam @Nullable String moveTo, ServerRequest request, ServerResponse response) {
        Optional<JobRecord> job = categories.delete(actor(request), id, moveTo);
        job.ifPresent(begun -> {
            jobs.wake();
            response.header("Location", "/blog/admin/jobs/" + begun.id());
        });
        response.status(job.isPresent() ? 202 : 204).send();
    }

    private Actor actor(ServerRequest request) {
        return users.acting(Caller.of(request));
    }

    /** The categories of one place, in order. */
    @Json
    record CategoriesView(List<CategorySummary> items) {}

    /**
     * Where a category goes.
     *
     * @param parentId missing to become a main category
     * @param behind the sibling before it; missing for the end
     */
    @Json
    @Valid
    record CategoryMove(
            @Nullable @Size(max = 100) String parentId,
            @Nullable @Size(max = 100) String behind) {}

    /** All categories of one place in their new order. */
    @Json
    @Valid
    record CategoryOrder(@Size(max = 1000) List<String> order) {}
}
