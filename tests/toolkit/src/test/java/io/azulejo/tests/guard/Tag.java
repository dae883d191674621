package io.azulejo.tests.guard;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;

/** Guard of {@link Dog#tag}, which does not say whose it is. */
@Entity("TAG")
@Key(pk = "TAG#{tag}", sk = "TAG")
public record Tag(@FromKey String tag) {}
