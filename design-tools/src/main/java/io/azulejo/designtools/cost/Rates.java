package io.azulejo.designtools.cost;

import java.time.Duration;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Expected call rates of access patterns and sizes of items. Every setting has a default, so a cost sheet needs no
 * file. Immutable.
 *
 * @param settings the settings of the rates file
 */
public record Rates(SortedMap<String, String> settings) {
    static final Duration MONTH = Duration.ofDays(30);
    private static final Map<String, String> DEFAULTS = Map.of(
            "peak", "4",
            "page", "20",
            "collection", "20",
            "share", "0.01",
            "reads", "1000000/month",
            "writes", "100000/month");

    public Rates {
        settings = new TreeMap<>(settings);
    }

    public static Rates defaults() {
        return new Rates(new TreeMap<>());
    }

    /** Returns the ratio of peak traffic to average traffic. */
    double peak() {
        return number("peak");
    }

    /** Returns the number of items per page. */
    double page() {
        return number("page");
    }

    /** Returns the number of items that a query reads if it reads a whole collection. */
    double collection() {
        return number("collection");
    }

    /** Returns the number of daily users, if the file gives one. */
    OptionalDouble users() {
        return settings.containsKey("users") ? OptionalDouble.of(number("users")) : OptionalDouble.empty();
    }

    /** Returns the fraction of the traffic that the busiest partition of a key serves. */
    OptionalDouble share(String partition) {
        return optional("share." + partition);
    }

    double share() {
        return number("share");
    }

    OptionalDouble items(String operation) {
        return optional("items." + operation);
    }

    OptionalDouble size(String entity) {
        return optional("size." + entity);
    }

    /** Returns the average units per second that a design document claims for an operation. */
    OptionalDouble claim(String operation) {
        return optional("claim." + operation);
    }

    OptionalDouble price(String units) {
        return optional("price." + units);
    }

    boolean names(String operation) {
        return settings.containsKey("rate." + operation);
    }

    /** Returns the average calls per second. */
    double perSecond(String operation, boolean write) {
        String text = settings.getOrDefault("rate." + operation, setting(write ? "writes" : "reads"));
        int slash = text.indexOf('/');
        double number = Double.parseDouble(text.substring(0, slash));
        return switch (text.substring(slash + 1)) {
            case "second" -> number;
            case "day" -> number / Duration.ofDays(1).toSeconds();
            case "user" -> number * users().orElse(0) / Duration.ofDays(1).toSeconds();
            default -> number / MONTH.toSeconds();
        };
    }

    private OptionalDouble optional(String key) {
        String value = settings.get(key);
        return value == null ? OptionalDouble.empty() : OptionalDouble.of(Double.parseDouble(value));
    }

    private double number(String key) {
        return Double.parseDouble(setting(key));
    }

    private String setting(String key) {
        String value = settings.get(key);
        return value != null ? value : DEFAULTS.getOrDefault(key, "0");
    }
}
