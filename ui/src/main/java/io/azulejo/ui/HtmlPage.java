package io.azulejo.ui;

/** Complete HTML page with the policy under which a browser may run it. Immutable. */
public record HtmlPage(String html, ContentSecurityPolicy policy, UiLanguage language) {}
