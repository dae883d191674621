package io.azulejo.testing.kill;

import io.azulejo.engine.Durability;
import io.azulejo.engine.EmbeddedDynamoDb;
import io.azulejo.engine.rocksdb.DurableDynamoDb;
import java.io.IOException;
import java.nio.file.Path;

/** The process that is killed: opens the store, serves, says where, and goes on until then. */
final class ServiceMain {
    static final String READY = "serving ";

    private ServiceMain() {}

    /** Takes the {@link ServedProgram}'s class and the folder. */
    public static void main(String[] arguments) throws ReflectiveOperationException, IOException {
        Path folder = Path.of(arguments[1]);
        ServedProgram program = Class.forName(arguments[0])
                .asSubclass(ServedProgram.class)
                .getDeclaredConstructor()
                .newInstance();
        EmbeddedDynamoDb engine = DurableDynamoDb.open(folder.resolve("store"), Durability.FSYNC);
        System.out.println(READY + program.serve(engine, folder));
        if (System.in.read() < 0) { // whoever started this is gone: nobody would kill it
            Runtime.getRuntime().halt(0);
        }
    }
}
