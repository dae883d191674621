package io.azulejo.http.demo;

/** Credentials of a sample account, and its role. */
public record DemoLogin(String login, String password, String role) {}
