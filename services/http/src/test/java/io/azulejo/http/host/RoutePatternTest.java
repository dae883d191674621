package io.azulejo.http.host;

import static org.assertj.core.api.Assertions.assertThat;

import io.helidon.common.uri.UriPath;
import io.helidon.http.PathMatcher;
import io.helidon.http.PathMatchers;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

class RoutePatternTest {
    private static final long SEED = 5;
    private static final List<String> PATTERNS = List.of(
            "/posts/{slug}",
            "/posts/{slug}/publish",
            "/posts/{slug}/comments/{id}",
            "/{any}/posts",
            "/posts/{slug}/{slug2}",
            "/posts",
            "/companies/{cnpj}/orders/{id}/lines/{line}",
            "/posts/{slug}.html",
            "/posts/{+rest}",
            "/posts[/{slug}]");
    private static final List<String> PARTS = List.of(
            "posts",
            "comments",
            "publish",
            "companies",
            "orders",
            "lines",
            "a",
            "a%2Fb",
            "%7B",
            "a;m=1",
            "",
            "%C3%A9",
            "a%20b");

    @Test
    void match_ofAnyPath_isHelidonsOwn() {
        Random random = new Random(SEED);
        int accepted = 0;
        for (int round = 0; round < 20_000; round++) {
            StringBuilder path = new StringBuilder();
            for (int i = random.nextInt(7); i >= 0; i--) {
                path.append('/').append(PARTS.get(random.nextInt(PARTS.size())));
            }
            if (path.indexOf("//") == 0) { // would be parsed as another host
                continue;
            }
            String pattern = PATTERNS.get(random.nextInt(PATTERNS.size()));
            UriPath asked = UriPath.create(path.toString());
            PathMatcher own = PathMatchers.create(pattern);
            PathMatchers.MatchResult expected = own.match(asked);
            PathMatchers.MatchResult matched = RoutePattern.of(pattern).match(asked);
            assertThat(matched.accepted())
                    .as("%s of %s, seed %d", path, pattern, SEED)
                    .isEqualTo(expected.accepted());
            if (expected.accepted()) {
                accepted++;
                assertThat(matched.path().pathParameters().toMap())
                        .isEqualTo(expected.path().pathParameters().toMap());
            }
            assertThat(RoutePattern.of(pattern).matchingElement()).isEqualTo(own.matchingElement());
        }
        assertThat(accepted).isPositive();
    }
}
