package io.azulejo.tests.guard;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;

/** Guard of {@link Lodger#badge}, which holds the key of its owner. */
@Entity("BADGE")
@Key(pk = "BADGE#{badge}", sk = "BADGE")
public record Badge(String badge, String lodgerId) {}
