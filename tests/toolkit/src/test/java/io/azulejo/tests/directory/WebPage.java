package io.azulejo.tests.directory;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import java.util.Locale;

@Entity("PAGE")
@Key(pk = "SITE#{url.host}#{url.port}", sk = "PAGE#{slug()}")
public record WebPage(Url url, String title, int visits) {

    public String slug() {
        return title.toLowerCase(Locale.ROOT).replace(' ', '-');
    }
}
