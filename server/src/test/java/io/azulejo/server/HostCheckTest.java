package io.azulejo.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class HostCheckTest {
    private final HostCheck check = new HostCheck(Set.of("dynamodb.intern"));

    @ParameterizedTest
    @ValueSource(
            strings = {
                "localhost",
                "localhost:8000",
                "LOCALHOST:8000",
                "azulejo.localhost:8000",
                "127.0.0.1",
                "127.0.0.1:8000",
                "10.1.2.3:80",
                "[::1]",
                "[::1]:8000",
                "dynamodb.intern",
                "Dynamodb.Intern:8000"
            })
    void allows_nameNobodyElseCanOwn_isTrue(String host) {
        assertThat(check.allows(host)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "evil.example",
                "evil.example:8000",
                "localhost.evil.example",
                "127.0.0.1.evil.example:8000",
                "notlocalhost",
                ":8000"
            })
    void allows_nameAPageCouldOwn_isFalse(String host) {
        assertThat(check.allows(host)).isFalse();
    }

    @Test
    void allows_noHostHeader_isFalse() {
        assertThat(check.allows(null)).isFalse();
    }
}
