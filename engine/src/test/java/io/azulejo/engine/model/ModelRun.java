package io.azulejo.engine.model;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import java.util.random.RandomGeneratorFactory;
import org.awaitility.Awaitility;
import org.awaitility.core.ConditionTimeoutException;

/**
 * Runner of the same random steps on a backend and on the model. It reports the shortest sequence that makes them
 * differ.
 */
final class ModelRun {
    private static final int MAXIMUM_REPLAYS = 400;

    private final Backend backend;
    private int replays;

    ModelRun(Backend backend) {
        this.backend = backend;
    }

    /** The first step whose outcome differs, with both outcomes. */
    private record Difference(int step, Outcome expected, Outcome actual) {}

    void run(long seed, int steps) {
        RandomGenerator random = RandomGeneratorFactory.of("L64X128MixRandom").create(seed);
        StepGenerator generator = new StepGenerator(random);
        List<Step> made = new ArrayList<>();
        for (int i = 0; i < steps; i++) {
            made.add(generator.next());
        }
        made.removeIf(step -> !step.isSupportedBy(backend));
        replay(made).ifPresent(difference -> {
            throw new AssertionError(report(seed, made, difference));
        });
    }

    private Optional<Difference> replay(List<Step> steps) {
        backend.clear();
        ReferenceModel model = new ReferenceModel();
        for (int i = 0; i < steps.size(); i++) {
            Step step = steps.get(i);
            Outcome expected = expected(step, model);
            Outcome actual = actual(step, expected);
            if (!expected.equals(actual)) {
                return Optional.of(new Difference(i, expected, actual));
            }
        }
        return Optional.empty();
    }

    private static Outcome expected(Step step, ReferenceModel model) {
        try {
            return new Outcome.Answered(step.on(model));
        } catch (ModelError refusal) {
            return refusal.outcome();
        }
    }

    /** Returns the backend's outcome; an eventually consistent backend gets time to catch up. */
    private Outcome actual(Step step, Outcome expected) {
        if (!backend.eventual() || !step.eventual()) {
            return Outcome.of(() -> step.on(backend));
        }
        try {
            return Awaitility.await()
                    .atMost(Duration.ofSeconds(10))
                    .until(() -> Outcome.of(() -> step.on(backend)), expected::equals);
        } catch (ConditionTimeoutException e) {
            return Outcome.of(() -> step.on(backend));
        }
    }

    private String report(long seed, List<Step> made, Difference found) {
        List<Step> shortest = new ArrayList<>(made.subList(0, found.step() + 1));
        Difference difference = found;
        for (int chunk = Math.max(1, shortest.size() / 2); chunk > 0; chunk /= 2) {
            for (int from = shortest.size() - 1 - chunk; from >= 0 && replays < MAXIMUM_REPLAYS; from -= chunk) {
                List<Step> without = new ArrayList<>(shortest);
                without.subList(from, from + chunk).clear();
                replays++;
                Optional<Difference> still = replay(without);
                if (still.isPresent()) {
                    difference = still.get();
                    shortest = new ArrayList<>(without.subList(0, difference.step() + 1));
                    from = Math.min(from, shortest.size());
                }
            }
        }
        StringBuilder text = new StringBuilder("Seed " + seed + ", step " + found.step()
                + ": the backend differs from the model. Shortest sequence found:");
        for (Step step : shortest) {
            text.append("\n  ").append(step);
        }
        text.append("\nexpected ").append(difference.expected());
        text.append("\nbut was  ").append(difference.actual());
        return text.toString().replaceAll(ValueGenerator.FILLING + "{20,}", "(many " + ValueGenerator.FILLING + ")");
    }
}
