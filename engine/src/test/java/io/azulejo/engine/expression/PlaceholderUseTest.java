package io.azulejo.engine.expression;

import static io.azulejo.engine.expression.ExpressionFixtures.with;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNoException;

import io.azulejo.engine.error.EngineException;
import io.azulejo.engine.request.Placeholders;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PlaceholderUseTest {
    private final Expressions expressions = new Expressions();

    private static void refuses(String problem, Runnable request) {
        assertThatExceptionOfType(EngineException.class)
                .isThrownBy(request::run)
                .withMessage(problem);
    }

    @Test
    void unusedPlaceholders_areRefused_namesFirst() {
        refuses("Value provided in ExpressionAttributeNames unused in expressions: keys: {#a, #c}", () -> {
            PlaceholderUse use = with("#a", "a", "#b", "b", "#c", "c", ":v", 1, ":w", 1);
            expressions.condition("#b = :v", use);
            use.checkAllUsed();
        });
        refuses("Value provided in ExpressionAttributeValues unused in expressions: keys: {:w}", () -> {
            PlaceholderUse use = with("#b", "b", ":v", 1, ":w", 1);
            expressions.condition("#b = :v", use);
            use.checkAllUsed();
        });
    }

    @Test
    void placeholders_countAsUsed_inWhicheverExpressionTheyStand() {
        assertThatNoException().isThrownBy(() -> {
            PlaceholderUse use = with("#a", "a", "#b", "b", "#c", "c", ":v", 1, ":w", 2);
            expressions.update("SET #a = :v", use);
            expressions.condition("#b = :w OR #b = :v", use);
            expressions.projection("#c", use);
            use.checkAllUsed();
        });
    }

    @ParameterizedTest
    @ValueSource(strings = {"a", "#", "#a.b", "##", "#a-b", ":a", "#é", ""})
    void names_mustBePlaceholders(String key) {
        refuses(
                "ExpressionAttributeNames contains invalid key: Syntax error; key: \"" + key + "\"",
                () -> PlaceholderUse.of(new Placeholders(Map.of(key, "name"), null, null)));
    }

    @Test
    void parameters_mustNotBeEmpty_andProblemsOfValuesComeAfterThoseOfKeys() {
        refuses(
                "ExpressionAttributeNames must not be empty",
                () -> PlaceholderUse.of(new Placeholders(Map.of(), null, null)));
        refuses(
                "ExpressionAttributeValues must not be empty",
                () -> PlaceholderUse.of(new Placeholders(null, Map.of(), "problem")));
        refuses(
                "ExpressionAttributeValues contains invalid key: Syntax error; key: \"b\"",
                () -> PlaceholderUse.of(new Placeholders(null, Map.of("b", ExpressionFixtures.NULL), "problem")));
        refuses(
                "problem",
                () -> PlaceholderUse.of(new Placeholders(null, Map.of(":b", ExpressionFixtures.NULL), "problem")));
    }
}
