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
import io.azulejo.http.caller.Caller;
import io.azulejo.http.job.JobView;
import io.azulejo.http.page.PageBody;
import io.azulejo.http.page.PageQuery;
import io.azulejo.http.precondition.ETag;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.patterns.job.JobRunner;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.wavyblog.WavyBlogOptions;
import io.azulejo.wavyblog.domain.EmailVerification;
import io.azulejo.wavyblog.domain.UserDeletion;
import io.azulejo.wavyblog.domain.UserRename;
import io.azulejo.wavyblog.domain.Users;
import io.azulejo.wavyblog.table.User;
import io.azulejo.wavyblog.table.WavyBlogTable;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import org.jspecify.annotations.Nullable;

/** The caller's own account, drafts and jobs. */
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
    private final EmailVerification verification;

    MeController(
            WavyBlogTable table,
            Users users,
            UserRename rename,
            UserDeletion deletion,
            JobRunner jobs,
            WavyBlogOptions options,
            EmailVerification verification) {
        this.verification = verification;
        this.table = table;
        this.users = users;
        this.rename = rename;
        this.deletion = deletion;
        this.jobs = jobs;
        this.options = options;
    }

    /** Retrieves the caller's account. */
    @Get
    AccountBody me(ServerRequest request, ServerResponse response) {
        User user = users.current(Caller.of(request));
        new ETag(user.version()).answer(request, response);
        return AccountBody.of(user);
    }

    /** Replaces the caller's profile. Omitted fields are removed. */
    @Put("/profile")
    AccountBody describe(ProfileChange body, ServerRequest request, ServerResponse response) {
        User user = users.updateProfile(
                users.requireActive(Caller.of(request)), body.name(), body.bio(), ETag.expected(request));
        new ETag(user.version()).answer(request, response);
        return AccountBody.of(user);
    }

    /** Changes the caller's email address. A mail to the new address has the link that verifies it. */
    @Put("/email")
    AccountBody changeEmail(EmailChange body, ServerRequest request) {
        User user = users.changeEmail(users.requireActive(Caller.of(request)), body.email());
        verification.send(user);
        return AccountBody.of(user);
    }

    /**
     * Changes the caller's username. The account changes at once; a job updates the posts. Poll the returned job to
     * follow it.
     */
    @Put("/username")
    @Produces(statusCode = 202)
    JobView rename(NameChange body, ServerRequest request) {
        if (!options.renaming()) {
            throw ProblemException.forbidden("Renaming users is disabled");
        }
        return JobView.started(jobs, rename.begin(name(request), body.username()));
    }

    /**
     * Deletes the caller's account. The deletion runs as a job: poll the returned job to follow it.
     *
     * @param posts {@code keep} transfers the published posts to the placeholder user {@code deleted}; {@code delete},
     *     the default, deletes them
     */
    @Delete
    @Produces(statusCode = 202)
    JobView delete(@QueryParam @Nullable String posts, ServerRequest request) {
        return JobView.started(jobs, deletion.begin(name(request), PostsParameter.keep(posts)));
    }

    /** Retrieves one of the caller's own jobs, such as a rename or deletion. */
    @Get("/jobs/{id}")
    JobView job(String id, ServerRequest request) {
        Caller caller = Caller.of(request);
        return JobView.find(jobs, id, job -> job.concerns(caller.subject()));
    }

    /** Lists the caller's drafts, newest first. */
    @Get("/drafts")
    PostPage drafts(@QueryParam @Nullable Integer limit, @QueryParam @Nullable String cursor, ServerRequest request) {
        User user = users.current(Caller.of(request));
        PageRequest page = PageQuery.of(limit, cursor).scope(user.userId());
        return PostPage.byCreation(PageBody.of(table.drafts(user.username(), page), PostListItem::of));
    }

    private String name(ServerRequest request) {
        return users.requireActive(Caller.of(request)).name();
    }

    /** New email address of a user. */
    @Json
    @Valid
    record EmailChange(@NotBlank String email) {}

    /** New username of a user. */
    @Json
    @Valid
    record NameChange(@NotBlank String username) {}

    /** New profile of a user. */
    @Json
    @Valid
    record ProfileChange(
            @Json.Alias("displayName") @Nullable @Size(max = 200)
            String name,

            @Nullable @Size(max = 4000) String bio) {}
}
