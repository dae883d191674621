package io.azulejo.engine.hot;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** Makes one kind of request hot with usual items, then runs every path with items of other shapes. For one thread. */
public final class HotRun {
    private final EveryPath paths;
    private final Random random;

    /** One call of a path. */
    private record Call(Consumer<Sample> path, Sample sample) {}

    private HotRun(DynamoDbClient client, long seed) {
        this.paths = new EveryPath(client);
        this.random = new Random(seed);
    }

    /**
     * Runs as a program's arguments say: the seed, the hot kind of request, how many of these, and at most how many other
     * calls of each path.
     *
     * @param heated sends the hot requests
     * @param client makes the other calls on the same store
     */
    public static void run(DynamoDbClient heated, DynamoDbClient client, String... arguments) {
        System.out.println("seed " + arguments[0]);
        HotRun run = new HotRun(client, Long.parseLong(arguments[0]));
        run.paths.createTables();
        Heat.valueOf(arguments[1]).run(heated, Integer.parseInt(arguments[2]));
        run.others(Integer.parseInt(arguments[3]));
    }

    /**
     * The first call of each path differs from the hot ones by nothing but shorter strings: another type would make the
     * JVM throw the compiled code away before short strings come to it.
     */
    private void others(int callsOfPath) {
        List<Call> first = new ArrayList<>();
        List<Call> later = new ArrayList<>();
        for (Consumer<Sample> path : paths.all()) {
            first.add(new Call(path, Sample.shorter(random)));
            List<Sample> samples = new ArrayList<>();
            for (ScalarAttributeType type : EveryPath.keyTypes()) {
                samples.addAll(Sample.others(type, random));
            }
            Collections.shuffle(samples, random);
            samples.stream().limit(callsOfPath).forEach(sample -> later.add(new Call(path, sample)));
        }
        Collections.shuffle(first, random);
        Collections.shuffle(later, random);
        for (List<Call> calls : List.of(first, later)) {
            for (Call call : calls) {
                call.path().accept(call.sample());
            }
        }
    }
}
