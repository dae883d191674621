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
import io.azulejo.wavyblog.rules.Categories;
import io.azulejo.wavyblog.rules.Listing;
import io.azulejo.wavyblog.rules.Slugs;
import io.azulejo.wavyblog.rules.Users;
import io.azulejo.wavyblog.table.Category;
import io.azulejo.wavyblog.table.WavyBlogTable;
import io.azulejo.web.job.JobRunner;
import io.azulejo.web.job.JobView;
import io.azulejo.web.page.PageBody;
import io.azulejo.web.page.PageQuery;
import io.azulejo.web.precondition.ETag;
import io.azulejo.web.problem.MovedException;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.token.Caller;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import org.jspecify.annotations.Nullable;

@Valid
@Controller
@Path("/wavyblog/categories")
final class CategoryController {
    private final WavyBlogTable table;
    private final Categories categories;
    private final Listing listing;
    private final Slugs slugs;
    private final Users users;
    private final JobRunner jobs;

    CategoryController(
            WavyBlogTable table, Categories categories, Listing listing, Slugs slugs, Users users, JobRunner jobs) {
        this.table = table;
        this.categories = categories;
        this.listing = listing;
        this.slugs = slugs;
        this.users = users;
        this.jobs = jobs;
    }

    /** All categories. */
    @Get
    PageBody<Category> list(@QueryParam @Nullable Integer limit, @QueryParam @Nullable String cursor) {
        return PageBody.of(table.categories(PageQuery.of(limit, cursor)));
    }

    /** A category; a former slug leads to the present one. */
    @Get("/{slug}")
    Category get(String slug, ServerRequest request, ServerResponse response) {
        Category category = table.category(slug)
                .orElseThrow(() -> slugs.redirect(slug)
                        .<RuntimeException>map(now -> new MovedException("/wavyblog/categories/" + now))
                        .orElseGet(() -> ProblemException.notFound("category", slug)));
        new ETag(category.version()).answer(request, response);
        return category;
    }

    /** The published posts of a category, newest first. */
    @Get("/{slug}/posts")
    PageBody<PostLine> posts(String slug, @QueryParam @Nullable Integer limit, @QueryParam @Nullable String cursor) {
        return PageBody.of(listing.byCategory(slug, PageQuery.of(limit, cursor)), PostLine::of);
    }

    /** Makes a category; for admins. */
    @Post
    Category create(CategoryDraft body, ServerRequest request, ServerResponse response) {
        requireAdmin(request);
        Category category = categories.create(body.slug(), body.name(), body.description());
        response.header("Location", "/wavyblog/categories/" + category.slug());
        return category;
    }

    /** Changes name and description; for admins. */
    @Put("/{slug}")
    Category rename(String slug, CategoryChange body, ServerRequest request, ServerResponse response) {
        requireAdmin(request);
        Category category = categories.rename(slug, body.name(), body.description(), ETag.expected(request));
        new ETag(category.version()).answer(request, response);
        return category;
    }

    /** Moves a category with its posts to another slug; for admins. */
    @Post("/{slug}/move")
    @Produces(statusCode = 202)
    JobView move(String slug, SlugChange body, ServerRequest request) {
        requireAdmin(request);
        return jobs.begun(categories.move(slug, body.slug()));
    }

    /** Deletes a category that has no posts; for admins. */
    @Delete("/{slug}")
    void delete(String slug, ServerRequest request, ServerResponse response) {
        requireAdmin(request);
        categories.delete(slug);
        response.status(204).send();
    }

    private void requireAdmin(ServerRequest request) {
        users.acting(Caller.of(request)).require("admin");
    }

    /** What a category is called. */
    @Json
    @Valid
    record CategoryChange(@NotBlank String name, @Nullable String description) {}

    /** A new category. */
    @Json
    @Valid
    record CategoryDraft(
            @NotBlank String slug,
            @NotBlank String name,
            @Nullable String description) {}
}
