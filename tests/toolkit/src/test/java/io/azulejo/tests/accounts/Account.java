package io.azulejo.tests.accounts;

/** Owner of repositories: a user or an organisation. */
public sealed interface Account permits User, Organisation {
    String name();
}
