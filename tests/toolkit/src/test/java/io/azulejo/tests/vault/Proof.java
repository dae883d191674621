package io.azulejo.tests.vault;

import io.azulejo.annotation.Convert;

/** Proof of identity, of which one kind is secret. */
public sealed interface Proof {

    record Phrase(@Convert(SealedText.class) String words) implements Proof {}

    record Witness(String name) implements Proof {}
}
