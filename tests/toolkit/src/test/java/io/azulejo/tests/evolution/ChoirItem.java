package io.azulejo.tests.evolution;

public sealed interface ChoirItem permits Singer, Song {}
