package io.azulejo.tests.directory;

public record Url(String host, int port) {}
