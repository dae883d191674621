package io.azulejo.http.host;

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
 * Path matcher for patterns whose parameters are whole segments, such as {@code /posts/{slug}/comments}. Helidon tries
 * the routes one after another, each with a regular expression; this matcher compares strings, which is faster.
 *
 * @param literals the text before the first parameter, between parameters, and after the last
 * @param prefixes Helidon's matcher, for prefix matches
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
        int position = literals.getFirst().length();
        for (int i = 0; i < ends.length; i++) {
            int slash = text.indexOf('/', position);
            int end = slash < 0 ? text.length() : slash;
            String literal = literals.get(i + 1);
            if (end == position || !text.startsWith(literal, end)) {
                return MatchResult.notAccepted();
            }
            ends[i] = end;
            position = end + literal.length();
        }
        return position == text.length()
                ? new MatchResult(true, new Matched(path, parameters(text, ends)))
                : MatchResult.notAccepted();
    }

    private Parameters parameters(String text, int[] ends) {
        Map<String, String> values = HashMap.newHashMap(ends.length);
        int position = 0;
        for (int i = 0; i < ends.length; i++) {
            values.put(names.get(i), text.substring(position + literals.get(i).length(), ends[i]));
            position = ends[i];
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
