package io.azulejo.ui;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class ContentSecurityPolicyTest {

    @Test
    void strict_itself_allowsNothingInlineAndNoFrames() {
        assertThat(ContentSecurityPolicy.strict().value())
                .startsWith("default-src 'none'; script-src 'self'; style-src 'self'")
                .contains("frame-ancestors 'none'", "base-uri 'none'", "require-trusted-types-for 'script'")
                .doesNotContain("unsafe");
    }

    @Test
    void allow_moreSources_keepsTheOthersAndTheOriginal() {
        ContentSecurityPolicy strict = ContentSecurityPolicy.strict();

        assertThat(strict.allow("img-src", "https:").value()).contains("img-src 'self' data: https:;");
        assertThat(strict.value()).doesNotContain("https:");
    }

    @Test
    void allow_directiveThatHadNone_replacesNone() {
        assertThat(ContentSecurityPolicy.strict()
                        .allow("frame-ancestors", "'self'")
                        .value())
                .contains("frame-ancestors 'self'")
                .doesNotContain("frame-ancestors 'none'");
    }

    @Test
    void allow_unsafeSourceOrSecondDirective_isRefused() {
        ContentSecurityPolicy strict = ContentSecurityPolicy.strict();

        assertThatThrownBy(() -> strict.allow("script-src", "'unsafe-inline'"))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> strict.allow("script-src", "x; script-src *"))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
