package io.azulejo.tests.forge;

public sealed interface RepoItem permits Issue, Star {}
