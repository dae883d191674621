package io.azulejo.tests.guard;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Unique;

@Entity("LODGER")
@Key(pk = "LODGER#{lodgerId}", sk = "LODGER")
@Unique(component = "badge", guard = Badge.class)
public record Lodger(String lodgerId, String badge) {}
