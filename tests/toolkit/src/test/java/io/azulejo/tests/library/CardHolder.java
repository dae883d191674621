package io.azulejo.tests.library;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;

/** Guard item of {@link Member#card}, readable by the card number. */
@Entity("CARD")
@Key(pk = "CARD#{branch}#{card}", sk = "HOLDER")
public record CardHolder(String branch, String card, String memberId) {}
