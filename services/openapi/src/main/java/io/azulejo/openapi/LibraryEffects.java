package io.azulejo.openapi;

import io.azulejo.openapi.Effect.Problem;
import io.azulejo.openapi.Effect.RequestHeader;
import io.azulejo.openapi.Effect.ResponseHeader;
import io.azulejo.openapi.Effect.ResponseMedia;
import io.azulejo.openapi.Effect.Status;
import io.azulejo.openapi.Effect.Token;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Effects of methods that a service calls but does not compile: those of services/http, services/auth and the toolkit.
 * The one place to declare what the processor cannot read from a service's own source.
 */
final class LibraryEffects {
    private static final Problem BAD_REQUEST = new Problem("BAD_REQUEST");
    private static final Problem UNAUTHENTICATED = new Problem("UNAUTHENTICATED");
    private static final Problem FORBIDDEN = new Problem("FORBIDDEN");
    private static final Problem NOT_FOUND = new Problem("NOT_FOUND");
    private static final Problem CONFLICT = new Problem("CONFLICT");
    private static final Problem INVALID = new Problem("INVALID");
    private static final Problem PRECONDITION_FAILED = new Problem("PRECONDITION_FAILED");
    private static final String ANY = "*";

    private final Map<String, List<Effect>> effects = new HashMap<>();

    LibraryEffects() {
        String problem = "io.azulejo.http.problem.ProblemException.";
        add(problem + "invalid", INVALID);
        add(problem + "badParameter", BAD_REQUEST);
        add(problem + "unauthenticated", UNAUTHENTICATED);
        add(problem + "forbidden", FORBIDDEN);
        add(problem + "notFound", NOT_FOUND);
        add(problem + "conflict", CONFLICT);
        add(problem + "taken", CONFLICT);
        add("io.azulejo.http.problem.MovedException.<init>", new Status(301));

        add("io.azulejo.http.caller.Caller.of", new Token(true), UNAUTHENTICATED);
        add("io.azulejo.http.caller.Caller.find", new Token(false), UNAUTHENTICATED);
        add("io.azulejo.http.caller.Caller.require", FORBIDDEN);
        add("io.azulejo.http.caller.Caller.requireOwnerOr", FORBIDDEN);

        add("io.azulejo.http.precondition.ETag.expected", new RequestHeader("If-Match", false), PRECONDITION_FAILED);
        add(
                "io.azulejo.http.precondition.ETag.required",
                new RequestHeader("If-Match", true),
                PRECONDITION_FAILED,
                new Problem("PRECONDITION_REQUIRED"));
        add(
                "io.azulejo.http.precondition.ETag.answer",
                new ResponseHeader("ETag"),
                new RequestHeader("If-None-Match", false),
                new Status(304));
        add("io.azulejo.http.precondition.Versions.require", PRECONDITION_FAILED);

        add(
                "io.azulejo.http.idempotency.Idempotency.once",
                new RequestHeader("Idempotency-Key", false),
                BAD_REQUEST,
                CONFLICT,
                INVALID);
        add("io.azulejo.http.json.JsonMerge.apply", new Effect.MergePatch(), BAD_REQUEST, INVALID);
        add("io.azulejo.http.page.PageQuery.of", BAD_REQUEST);
        add("io.azulejo.http.job.JobView.find", NOT_FOUND);
        add("io.azulejo.http.live.LiveHub.stream", new ResponseMedia("text/event-stream"), new Problem("UNAVAILABLE"));
        add("io.azulejo.http.text.Ids.requireId", NOT_FOUND);
        add("io.azulejo.http.text.EnumNames.parameter", BAD_REQUEST);
        add("io.azulejo.http.text.EnumNames.field", INVALID);
        add("io.azulejo.http.text.Parameters." + ANY, BAD_REQUEST);
        for (String check : List.of("email", "line", "optionalLine", "handle", "required", "optional", "url")) {
            add("io.azulejo.http.text.TextValidation." + check, INVALID);
        }

        String signIn = "io.azulejo.auth.signin.PasswordSignIn.";
        add(signIn + "login", UNAUTHENTICATED, FORBIDDEN);
        add(signIn + "refresh", UNAUTHENTICATED, FORBIDDEN);
        add(signIn + "changePassword", INVALID, UNAUTHENTICATED);
        add(signIn + "resetPassword", INVALID, FORBIDDEN);
        String verified = "io.azulejo.auth.signin.VerifiedSignInController.";
        for (String routes : List.of("io.azulejo.auth.signin.SignInController.", verified)) {
            add(routes + "login", UNAUTHENTICATED, FORBIDDEN);
            add(routes + "refresh", UNAUTHENTICATED, FORBIDDEN);
        }
        add(verified + "verify", CONFLICT);
        add(verified + "sendVerification", new Token(true), UNAUTHENTICATED, FORBIDDEN);
        String passwords = "io.azulejo.auth.signin.PasswordController.";
        add(passwords + "logout", new Status(204), UNAUTHENTICATED);
        add(passwords + "changePassword", new Token(true), new Status(204), UNAUTHENTICATED, FORBIDDEN);
        add(passwords + "reset", new Status(204), FORBIDDEN);
        add("io.azulejo.auth.signin.PasswordResets.consume", INVALID);
        add("io.azulejo.auth.signin.SignIns.refresh", UNAUTHENTICATED);
        add("io.azulejo.auth.password.Passwords.check", INVALID);

        // Every write can lose against concurrent ones, or meet a unique value that is taken.
        String entities = "io.azulejo.toolkit.entity.EntityTable.";
        for (String write : List.of("create", "put", "replace", "change", "delete", "softDelete", "restore")) {
            add(entities + write, CONFLICT);
        }
        add("io.azulejo.toolkit.entity.EntityUpdate.run", CONFLICT);
        add("io.azulejo.toolkit.entity.EntityUpdate.expectVersion", PRECONDITION_FAILED);
        add("io.azulejo.toolkit.transaction.TransactWrite.run", CONFLICT);
        add("io.azulejo.patterns.idempotency.IdempotentCommit." + ANY, CONFLICT);
    }

    private void add(String method, Effect... all) {
        effects.computeIfAbsent(method, none -> new ArrayList<>()).addAll(List.of(all));
    }

    /** Returns the effects of a method, named by its type's qualified name and its own name. */
    List<Effect> of(String type, String method) {
        List<Effect> named = effects.get(type + "." + method);
        return named != null ? named : effects.getOrDefault(type + "." + ANY, List.of());
    }
}
