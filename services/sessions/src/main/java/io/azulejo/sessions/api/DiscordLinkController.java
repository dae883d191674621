package io.azulejo.sessions.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Delete;
import io.avaje.http.api.Get;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.jsonb.Json;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.sessions.domain.AccountLinks;
import io.azulejo.sessions.domain.Actor;
import io.azulejo.sessions.table.AccountLink;
import io.azulejo.sessions.table.LinkCode;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.time.Instant;

/** Link between an account and a Discord user. */
@Controller
@Path("/sessions/users/{id}/discord-link")
final class DiscordLinkController {
    private final AccountLinks links;

    DiscordLinkController(AccountLinks links) {
        this.links = links;
    }

    /** Creates a code that links your account to a Discord user, who enters it with {@code /session link}. */
    @Post
    LinkCodeBody request(String id, ServerRequest request) {
        LinkCode code = links.requestCode(self(request, id));
        return new LinkCodeBody(code.code(), "/session link code:" + code.code(), code.expiresAt());
    }

    /** Retrieves the Discord user that your account is linked to. */
    @Get
    LinkBody get(String id, ServerRequest request) {
        return links.linkedTo(self(request, id).userId())
                .map(LinkBody::of)
                .orElseThrow(() -> ProblemException.notFound("Discord user linked to", id));
    }

    /** Removes the link to a Discord user. */
    @Delete
    void unlink(String id, ServerRequest request, ServerResponse response) {
        links.unlink(self(request, id));
        response.status(204).send();
    }

    private static Actor self(ServerRequest request, String id) {
        Actor actor = Actors.of(request);
        if (!actor.userId().equals(id)) {
            throw ProblemException.forbidden("You can only link your own account");
        }
        return actor;
    }

    /**
     * Code that links an account to a Discord user.
     *
     * @param command the command to enter in Discord
     */
    @Json
    record LinkCodeBody(String code, String command, Instant expiresAt) {}

    /** Link of an account to a Discord user. */
    @Json
    record LinkBody(String discordUserId, Instant linkedAt) {
        static LinkBody of(AccountLink link) {
            return new LinkBody(link.otherId(), link.linkedAt());
        }
    }
}
