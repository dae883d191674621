package io.azulejo.wavyblog.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Delete;
import io.avaje.http.api.Get;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Produces;
import io.avaje.http.api.Put;
import io.avaje.http.api.QueryParam;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.job.JobView;
import io.azulejo.http.openapi.Answers;
import io.azulejo.http.page.PageBody;
import io.azulejo.http.page.PageQuery;
import io.azulejo.http.precondition.ETag;
import io.azulejo.http.problem.MovedException;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.problem.ProblemType;
import io.azulejo.patterns.job.JobRunner;
import io.azulejo.wavyblog.domain.Categories;
import io.azulejo.wavyblog.domain.PostLists;
import io.azulejo.wavyblog.domain.Slugs;
import io.azulejo.wavyblog.domain.Users;
import io.azulejo.wavyblog.table.Category;
import io.azulejo.wavyblog.table.WavyBlogTable;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import org.jspecify.annotations.Nullable;

/** Categories of posts. */
@Valid
@Controller
@Path("/wavyblog/categories")
final class CategoryController {
    private final WavyBlogTable table;
    private final Categories categories;
    private final PostLists listing;
    private final Slugs slugs;
    private final Users users;
    private final JobRunner jobs;

    CategoryController(
            WavyBlogTable table, Categories categories, PostLists listing, Slugs slugs, Users users, JobRunner jobs) {
        this.table = table;
        this.categories = categories;
        this.listing = listing;
        this.slugs = slugs;
        this.users = users;
        this.jobs = jobs;
    }

    /** Lists all categories. */
    @Get
    PageBody<Category> list(@QueryParam @Nullable Integer limit, @QueryParam @Nullable String cursor) {
        return PageBody.of(table.categories(PageQuery.of(limit, cursor)));
    }

    /** Retrieves a category. A former slug redirects to the current one. */
    @Get("/{slug}")
    Category get(String slug, ServerRequest request, ServerResponse response) {
        Category category = require(slug, "");
        new ETag(category.version()).answer(request, response);
        return category;
    }

    /** Lists the published posts of a category, newest first. */
    @Get("/{slug}/posts")
    PostPage posts(String slug, @QueryParam @Nullable Integer limit, @QueryParam @Nullable String cursor) {
        PageBody<PostListItem> page =
                PageBody.of(listing.byCategory(slug, PageQuery.of(limit, cursor)), PostListItem::of);
        if (page.items().isEmpty()) {
            require(slug, "/posts");
        }
        return PostPage.byCreation(page);
    }

    /** Creates a category. Requires the admin role. */
    @Post
    Category create(CategoryDraft body, ServerRequest request, ServerResponse response) {
        requireAdmin(request);
        Category category = categories.create(body.slug(), body.name(), body.description());
        response.header("Location", "/wavyblog/categories/" + category.slug());
        return category;
    }

    /** Replaces the name and description of a category. Requires the admin role. */
    @Put("/{slug}")
    @Answers(ProblemType.NOT_FOUND)
    Category rename(String slug, CategoryChange body, ServerRequest request, ServerResponse response) {
        requireAdmin(request);
        Category category = categories.rename(slug, body.name(), body.description(), ETag.expected(request));
        new ETag(category.version()).answer(request, response);
        return category;
    }

    /**
     * Moves a category and its posts to another slug. Requires the admin role. The move runs as a job: poll the
     * returned job to follow it.
     */
    @Post("/{slug}/move")
    @Produces(statusCode = 202)
    JobView move(String slug, SlugChange body, ServerRequest request) {
        requireAdmin(request);
        return JobView.started(jobs, categories.move(slug, body.slug()));
    }

    /** Deletes a category without posts. Requires the admin role. The default category cannot be deleted. */
    @Delete("/{slug}")
    void delete(String slug, ServerRequest request, ServerResponse response) {
        requireAdmin(request);
        categories.delete(slug);
        response.status(204).send();
    }

    private Category require(String slug, String rest) {
        return table.category(slug)
                .orElseThrow(() -> slugs.redirect(slug)
                        .flatMap(table::category)
                        .<RuntimeException>map(now -> new MovedException("/wavyblog/categories/" + now.slug() + rest))
                        .orElseGet(() -> ProblemException.notFound("category", slug)));
    }

    private void requireAdmin(ServerRequest request) {
        users.requireActive(Caller.of(request)).require("admin");
    }

    /** New name and description of a category. */
    @Json
    @Valid
    record CategoryChange(@NotBlank String name, @Nullable String description) {}

    /** Category to create. */
    @Json
    @Valid
    record CategoryDraft(
            @NotBlank String slug,
            @NotBlank String name,
            @Nullable String description) {}
}
