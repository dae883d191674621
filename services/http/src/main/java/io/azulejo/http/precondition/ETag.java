package io.azulejo.http.precondition;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.problem.ProblemType;
import io.helidon.http.HeaderNames;
import io.helidon.http.HttpException;
import io.helidon.http.Status;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.Arrays;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Entity tag of a resource version: {@code ETag: "3"}. */
public record ETag(long version) {
    private static final Pattern STRONG = Pattern.compile("\"(\\d{1,18})\"");

    @Override
    public String toString() {
        return "\"" + version + "\"";
    }

    /** Returns the version in {@code If-Match}; empty if the header is missing or is {@code *}. */
    public static OptionalLong expected(ServerRequest request) {
        String header =
                request.headers().value(HeaderNames.IF_MATCH).orElse("*").trim();
        if (header.equals("*")) {
            return OptionalLong.empty();
        }
        Matcher tag = STRONG.matcher(header);
        if (!tag.matches()) {
            throw ProblemException.of(
                    ProblemType.PRECONDITION_FAILED, "If-Match is not an ETag of this resource: " + header);
        }
        return OptionalLong.of(Long.parseLong(tag.group(1)));
    }

    /**
     * Returns the version as {@link #expected} does, but fails with 428 if {@code If-Match} is missing. For changes
     * that could overwrite another client's change.
     */
    public static OptionalLong required(ServerRequest request) {
        if (!request.headers().contains(HeaderNames.IF_MATCH)) {
            throw ProblemException.of(
                    ProblemType.PRECONDITION_REQUIRED, "Send If-Match with the ETag you read, or * to overwrite");
        }
        return expected(request);
    }

    /** Sets the header, and ends the request with 304 if the client already has this version. */
    public void answer(ServerRequest request, ServerResponse response) {
        response.header(HeaderNames.ETAG, toString());
        String known = request.headers().value(HeaderNames.IF_NONE_MATCH).orElse("");
        if (known.isEmpty()) {
            return;
        }
        if (known.trim().equals("*") || Arrays.stream(known.split(",")).anyMatch(this::sameAs)) {
            throw new HttpException("Not modified", Status.NOT_MODIFIED_304);
        }
    }

    // If-None-Match compares weakly (RFC 9110, 13.1.2): a proxy that compresses may have added W/.
    private boolean sameAs(String tag) {
        String trimmed = tag.trim();
        return (trimmed.startsWith("W/") ? trimmed.substring(2) : trimmed).equals(toString());
    }
}
