package io.azulejo.designer.cost;

import java.time.Duration;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How often access patterns are called, and how large what they touch is. Everything has a default, so that a sheet
 * can be had without a file. Immutable.
 *
 * @param settings the lines of the file that was given
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

    /** How much more than its average a day's busiest moment sees. */
    double peak() {
        return number("peak");
    }

    /** How many items a page has. */
    double page() {
        return number("page");
    }

    /** Items that a call reads where a collection is read whole. */
    double collection() {
        return number("collection");
    }

    /** Daily users, if the file tells. */
    OptionalDouble users() {
        return settings.containsKey("users") ? OptionalDouble.of(number("users")) : OptionalDouble.empty();
    }

    /** The part of the traffic that the busiest partition of a key takes. */
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

    /** Units a second that a document says an operation needs on average. */
    OptionalDouble claim(String operation) {
        return optional("claim." + operation);
    }

    OptionalDouble price(String units) {
        return optional("price." + units);
    }

    boolean names(String operation) {
        return settings.containsKey("rate." + operation);
    }

    /** Calls a second on average. */
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
