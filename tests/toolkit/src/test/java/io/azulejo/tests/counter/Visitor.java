package io.azulejo.tests.counter;

import java.util.Map;

public record Visitor(String name, int visits, Map<String, Integer> clicks) {}
