package io.azulejo.wavyblog.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Delete;
import io.avaje.http.api.Get;
import io.avaje.http.api.Path;
import io.avaje.http.api.Produces;
import io.avaje.http.api.Put;
import io.avaje.http.api.QueryParam;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.avaje.validation.constraints.Size;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.wavyblog.WavyBlogOptions;
import io.azulejo.wavyblog.rules.UserDeletion;
import io.azulejo.wavyblog.rules.UserRename;
import io.azulejo.wavyblog.rules.Users;
import io.azulejo.wavyblog.table.User;
import io.azulejo.wavyblog.table.WavyBlogTable;
import io.azulejo.web.job.JobRunner;
import io.azulejo.web.job.JobView;
import io.azulejo.web.page.PageBody;
import io.azulejo.web.page.PageQuery;
import io.azulejo.web.precondition.ETag;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.token.Caller;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import org.jspecify.annotations.Nullable;

@Valid
@Controller
@Path("/wavyblog/me")
final class MeController {
    private final WavyBlogTable table;
    private final Users users;
    private final UserRename rename;
    private final UserDeletion deletion;
    private final JobRunner jobs;
    private final WavyBlogOptions options;

    MeController(
            WavyBlogTable table,
            Users users,
            UserRename rename,
            UserDeletion deletion,
            JobRunner jobs,
            WavyBlogOptions options) {
        this.table = table;
        this.users = users;
        this.rename = rename;
        this.deletion = deletion;
        this.jobs = jobs;
        this.options = options;
    }

    /** The caller's own account. */
    @Get
    AccountBody me(ServerRequest request, ServerResponse response) {
        User user = users.known(Caller.of(request).name());
        new ETag(user.version()).answer(request, response);
        return AccountBody.of(user);
    }

    /** Changes what the caller says about oneself. */
    @Put("/profile")
    AccountBody describe(ProfileChange body, ServerRequest request, ServerResponse response) {
        User user = users.describe(
                users.acting(Caller.of(request)), body.displayName(), body.bio(), ETag.expected(request));
        new ETag(user.version()).answer(request, response);
        return AccountBody.of(user);
    }

    /** Changes the caller's e-mail address. */
    @Put("/email")
    AccountBody changeEmail(EmailChange body, ServerRequest request) {
        return AccountBody.of(users.changeEmail(users.acting(Caller.of(request)), body.email()));
    }

    /** Renames the caller. The user has the new name at once; the posts follow. */
    @Put("/username")
    @Produces(statusCode = 202)
    JobView rename(NameChange body, ServerRequest request) {
        if (!options.renaming()) {
            throw ProblemException.forbidden("Users cannot be renamed here");
        }
        return jobs.begun(rename.begin(name(request), body.username()));
    }

    /**
     * Deletes the caller.
     *
     * @param posts {@code keep} leaves what is published to the user "deleted"; {@code delete}, or nothing, does not
     */
    @Delete
    @Produces(statusCode = 202)
    JobView delete(@QueryParam @Nullable String posts, ServerRequest request) {
        return jobs.begun(deletion.begin(name(request), KeptPosts.asked(posts)));
    }

    /** How far the caller's own rename or deletion has come. */
    @Get("/jobs/{id}")
    JobView job(String id, ServerRequest request) {
        Caller caller = Caller.of(request);
        return jobs.view(id, job -> job.isAbout(caller));
    }

    /** The caller's drafts, newest first. */
    @Get("/drafts")
    PageBody<PostLine> drafts(
            @QueryParam @Nullable Integer limit, @QueryParam @Nullable String cursor, ServerRequest request) {
        Caller caller = Caller.of(request);
        PageRequest page = PageQuery.of(limit, cursor).scope(caller.subject());
        return PageBody.of(table.drafts(caller.name(), page), PostLine::of);
    }

    private String name(ServerRequest request) {
        return users.acting(Caller.of(request)).name();
    }

    /** A user's new address. */
    @Json
    @Valid
    record EmailChange(@NotBlank String email) {}

    /** A user's new name. */
    @Json
    @Valid
    record NameChange(@NotBlank String username) {}

    /** What a user says about oneself. */
    @Json
    @Valid
    record ProfileChange(
            @Nullable @Size(max = 200) String displayName,
            @Nullable @Size(max = 4000) String bio) {}
}
