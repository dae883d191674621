package io.azulejo.web.precondition;

import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.problem.ProblemType;
import io.helidon.http.HeaderNames;
import io.helidon.http.HttpException;
import io.helidon.http.Status;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.Arrays;
import java.util.OptionalLong;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The version of a resource as HTTP shows it: {@code ETag: "3"}. */
public record ETag(long version) {
    private static final Pattern STRONG = Pattern.compile("\"(\\d{1,18})\"");

    @Override
    public String toString() {
        return "\"" + version + "\"";
    }

    /** The version that {@code If-Match} names; empty if the header is missing or allows any version. */
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

    /** As {@link #expected}, where a change without {@code If-Match} could overwrite another's: 428. */
    public static OptionalLong required(ServerRequest request) {
        if (!request.headers().contains(HeaderNames.IF_MATCH)) {
            throw ProblemException.of(
                    ProblemType.PRECONDITION_REQUIRED, "Send If-Match with the ETag you read, or * to overwrite");
        }
        return expected(request);
    }

    /** Sets the header; ends the request with 304 if the caller already has this version. */
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
