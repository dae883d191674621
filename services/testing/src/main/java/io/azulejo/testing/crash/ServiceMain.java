package io.azulejo.testing.crash;

import io.azulejo.engine.Durability;
import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.rocksdb.DurableDynamoDb;
import java.io.IOException;
import java.nio.file.Path;

/** Main class of the process that the test kills: opens the store, serves, prints its address and waits. */
final class ServiceMain {
    static final String READY = "serving ";

    private ServiceMain() {}

    /** Runs with the {@link CrashTestProgram}'s class and the folder as arguments. */
    public static void main(String[] arguments) throws ReflectiveOperationException, IOException {
        Path folder = Path.of(arguments[1]);
        CrashTestProgram program = Class.forName(arguments[0])
                .asSubclass(CrashTestProgram.class)
                .getDeclaredConstructor()
                .newInstance();
        EmbeddedDynamoDb engine = DurableDynamoDb.open(folder.resolve("store"), Durability.FSYNC);
        System.out.println(READY + program.serve(engine, folder));
        if (System.in.read() < 0) { // the parent process has ended, so exit as well
            Runtime.getRuntime().halt(0);
        }
    }
}
