package io.azulejo.web.demo;

/** How somebody of the sample data signs in, and as what. */
public record DemoLogin(String login, String password, String role) {}
