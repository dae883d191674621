package io.azulejo.web.host;

import io.helidon.common.parameters.Parameters;
import io.helidon.common.uri.UriPath;
import io.helidon.http.PathMatcher;
import io.helidon.http.PathMatchers;
import io.helidon.http.PathMatchers.MatchResult;
import io.helidon.http.PathMatchers.PrefixMatchResult;
import io.helidon.http.RoutedPath;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A route's pattern whose parameters are whole segments, such as {@code /posts/{slug}/comments}. Helidon tries the
 * routes one after the other, each by a regular expression; this compares.
 *
 * @param literals what stands before the first parameter, between two, and behind the last
 * @param prefixes matches paths that go on behind the pattern
 */
record RoutePattern(List<String> literals, List<String> names, PathMatcher prefixes) implements PathMatcher {

    private static final String COMPONENT = "http/path";

    static PathMatcher of(String pattern) {
        PathMatcher helidons = PathMatchers.create(pattern);
        if (!pattern.matches("(/([^/{}*\\[\\]]+|\\{[A-Za-z0-9]+}))+") || pattern.indexOf('{') < 0) {
            return helidons;
        }
        List<String> literals = new ArrayList<>();
        List<String> names = new ArrayList<>();
        String[] pieces = pattern.split("[{}]", -1);
        for (int i = 0; i < pieces.length; i++) {
            (i % 2 == 0 ? literals : names).add(pieces[i]);
        }
        return new RoutePattern(List.copyOf(literals), List.copyOf(names), helidons);
    }

    @Override
    public MatchResult match(UriPath path) {
        String text = path.path();
        if (!text.startsWith(literals.getFirst())) {
            return MatchResult.notAccepted();
        }
        int[] ends = new int[names.size()];
        int at = literals.getFirst().length();
        for (int i = 0; i < ends.length; i++) {
            int slash = text.indexOf('/', at);
            int end = slash < 0 ? text.length() : slash;
            String literal = literals.get(i + 1);
            if (end == at || !text.startsWith(literal, end)) {
                return MatchResult.notAccepted();
            }
            ends[i] = end;
            at = end + literal.length();
        }
        return at == text.length()
                ? new MatchResult(true, new Matched(path, parameters(text, ends)))
                : MatchResult.notAccepted();
    }

    private Parameters parameters(String text, int[] ends) {
        Map<String, String> values = HashMap.newHashMap(ends.length);
        int at = 0;
        for (int i = 0; i < ends.length; i++) {
            values.put(names.get(i), text.substring(at + literals.get(i).length(), ends[i]));
            at = ends[i];
        }
        return Parameters.createSingleValueMap(COMPONENT, values);
    }

    @Override
    public PrefixMatchResult prefixMatch(UriPath path) {
        return prefixes.prefixMatch(path);
    }

    @Override
    public Optional<String> matchingElement() {
        return prefixes.matchingElement();
    }

    private record Matched(UriPath uri, Parameters pathParameters) implements RoutedPath {

        @Override
        public RoutedPath absolute() {
            return new Matched(uri.absolute(), pathParameters);
        }

        @Override
        public String path() {
            return uri.path();
        }

        @Override
        public String rawPath() {
            return uri.rawPath();
        }

        @Override
        public String rawPathNoParams() {
            return uri.rawPathNoParams();
        }

        @Override
        public Parameters matrixParameters() {
            return uri.matrixParameters();
        }

        @Override
        public void validate() {
            uri.validate();
        }
    }
}
