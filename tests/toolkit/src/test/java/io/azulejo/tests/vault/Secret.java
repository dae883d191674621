package io.azulejo.tests.vault;

import io.azulejo.annotation.Convert;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

@Entity("SECRET")
@Key(pk = "OWNER#{owner}", sk = "SECRET#{name}")
public record Secret(
        @FromKey String owner,
        @FromKey String name,
        @Convert(SealedText.class) String text,
        @Convert(SealedText.class) @Nullable String hint,
        @Convert(SealedText.class) List<String> codes,
        Map<String, BankCard> cards,
        Proof proof) {}
