package io.azulejo.http.demo;

import java.util.Map;

/**
 * Person of the sample data who can sign in to all apps.
 *
 * @param may what the person may do, by service, such as {@code blog → author}
 * @param logins credentials by issuer: a service that has users of its own
 */
public record DemoPerson(String id, String name, Map<String, String> may, Map<String, DemoLogin> logins) {}
