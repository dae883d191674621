package io.azulejo.auth.sample;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Default;
import io.avaje.http.api.Delete;
import io.avaje.http.api.Get;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Put;
import io.avaje.http.api.QueryParam;
import io.avaje.http.api.Valid;
import io.azulejo.http.caller.Caller;
import io.azulejo.http.page.PageBody;
import io.azulejo.http.page.PageQuery;
import io.azulejo.http.precondition.ETag;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.problem.ProblemType;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.OptionalLong;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;

@Valid
@Controller
@Path("/notes")
final class NoteController {
    private final ConcurrentSkipListMap<String, Note> notes = new ConcurrentSkipListMap<>();
    private final AtomicLong ids = new AtomicLong();
    private final InstantSource clock;

    NoteController(InstantSource clock) {
        this.clock = clock;
    }

    /** All notes. */
    @Get
    PageBody<Note> list(@QueryParam @Nullable Integer limit, @QueryParam @Nullable String cursor) {
        PageRequest page = PageQuery.of(limit, cursor);
        List<Note> items = notes.values().stream().limit(page.size()).toList();
        return PageBody.of(new Page<>(items, null), note -> note);
    }

    /** One note. */
    @Get("/{id}")
    Note get(String id, ServerRequest request, ServerResponse response) {
        Note note = find(id);
        new ETag(note.version()).answer(request, response);
        return note;
    }

    /** Keeps a note of the caller. */
    @Post
    Note create(NoteDraft draft, ServerRequest request) {
        Caller caller = Caller.of(request);
        Instant at = draft.at() == null ? clock.instant() : draft.at();
        Note note = new Note("n" + ids.incrementAndGet(), caller.name(), draft.text(), at, 1);
        notes.put(note.id(), note);
        return note;
    }

    /** Changes a note of the caller. */
    @Put("/{id}")
    Note change(String id, NoteDraft draft, ServerRequest request, ServerResponse response) {
        Note old = find(id);
        Caller.of(request).requireOwnerOr("editor", old.owner());
        OptionalLong expected = ETag.required(request);
        if (expected.isPresent() && expected.getAsLong() != old.version()) {
            throw ProblemException.of(ProblemType.PRECONDITION_FAILED, "The note is in version " + old.version());
        }
        Note changed = new Note(id, old.owner(), draft.text(), old.at(), old.version() + 1);
        notes.put(id, changed);
        new ETag(changed.version()).answer(request, response);
        return changed;
    }

    /** Removes every note; for editors. */
    @Delete
    void clear(ServerRequest request, ServerResponse response) {
        Caller.of(request).require("editor");
        notes.clear();
        response.status(204).send();
    }

    /** The square of a number. */
    @Get("/square/{number}")
    String square(int number, @Default("1") @QueryParam int times) {
        return Integer.toString(number * number * times);
    }

    /** Fails. */
    @Get("/failures/first")
    String fail() {
        throw new IllegalStateException("the secret inside");
    }

    private Note find(String id) {
        Note note = notes.get(id);
        if (note == null) {
            throw ProblemException.notFound("note", id);
        }
        return note;
    }
}
