package io.azulejo.web.host;

import io.helidon.common.uri.UriPath;
import io.helidon.http.PathMatcher;
import io.helidon.http.PathMatchers;
import io.helidon.http.PathMatchers.MatchResult;
import io.helidon.http.PathMatchers.PrefixMatchResult;
import java.util.List;
import java.util.Optional;

/**
 * A route's pattern with parameters. Helidon tries the routes one after the other, each by a regular expression; here
 * what stands between the parameters is looked for first, which sorts out nearly all that do not match.
 */
record LiteralsFirst(String pattern, List<String> literals, PathMatcher matcher) implements PathMatcher {

    static PathMatcher of(String pattern) {
        PathMatcher matcher = PathMatchers.create(pattern);
        return pattern.indexOf('{') < 0
                ? matcher
                : new LiteralsFirst(pattern, List.of(pattern.split("\\{[^}]*}", -1)), matcher);
    }

    @Override
    public MatchResult match(UriPath path) {
        return mayMatch(path.path()) ? matcher.match(path) : MatchResult.notAccepted();
    }

    @Override
    public PrefixMatchResult prefixMatch(UriPath path) {
        return matcher.prefixMatch(path);
    }

    @Override
    public Optional<String> matchingElement() {
        return matcher.matchingElement();
    }

    private boolean mayMatch(String path) {
        if (!path.startsWith(literals.getFirst())) {
            return false;
        }
        int at = literals.getFirst().length();
        for (int i = 1; i < literals.size(); i++) {
            int found = path.indexOf(literals.get(i), at);
            if (found < 0) {
                return false;
            }
            at = found + literals.get(i).length();
        }
        return true;
    }
}
