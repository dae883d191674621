package io.azulejo.migrate;

import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.stream.Collectors;

/** Counts of a backfill. A page that is repeated after a crash counts twice. Immutable. */
public record BackfillCounts(Map<BackfillCounter, Long> values) {

    public static final BackfillCounts NONE = new BackfillCounts(Map.of());

    public BackfillCounts {
        Map<BackfillCounter, Long> copy = new EnumMap<>(BackfillCounter.class);
        copy.putAll(values);
        copy.values().removeIf(value -> value == 0);
        values = Collections.unmodifiableMap(copy);
    }

    public long of(BackfillCounter counter) {
        return values.getOrDefault(counter, 0L);
    }

    public BackfillCounts plus(BackfillCounts other) {
        Map<BackfillCounter, Long> sum = new EnumMap<>(BackfillCounter.class);
        sum.putAll(values);
        other.values.forEach((counter, value) -> sum.merge(counter, value, Long::sum));
        return new BackfillCounts(sum);
    }

    /** Returns the text for a checkpoint. */
    String encoded() {
        return values.entrySet().stream()
                .map(entry -> entry.getKey().name() + "=" + entry.getValue())
                .collect(Collectors.joining(","));
    }

    static BackfillCounts decoded(String text) {
        Map<BackfillCounter, Long> values = new EnumMap<>(BackfillCounter.class);
        for (String entry : text.split(",", -1)) {
            int equals = entry.indexOf('=');
            if (equals > 0) {
                values.put(
                        BackfillCounter.valueOf(entry.substring(0, equals)),
                        Long.parseLong(entry.substring(equals + 1)));
            }
        }
        return new BackfillCounts(values);
    }

    /** Collector of counts. Not thread-safe. */
    static final class Collector {
        private final Map<BackfillCounter, Long> values = new EnumMap<>(BackfillCounter.class);

        void add(BackfillCounter counter) {
            add(counter, 1);
        }

        void add(BackfillCounter counter, long count) {
            values.merge(counter, count, Long::sum);
        }

        void add(BackfillCounts counts) {
            counts.values().forEach(this::add);
        }

        BackfillCounts counts() {
            return new BackfillCounts(values);
        }
    }
}
