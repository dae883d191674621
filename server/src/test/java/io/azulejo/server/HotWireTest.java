package io.azulejo.server;

import io.azulejo.engine.hot.Heat;
import io.azulejo.engine.hot.HotJvm;
import io.azulejo.engine.hot.HotJvm.Compilers;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The engine over the wire, once its code is compiled for the usual keys and values. A failure prints its seed. */
class HotWireTest {
    private static final long SEED = Long.getLong("azulejo.test.seed", 20261118L);

    static Stream<HotJvm> tiered() {
        return HotJvm.each(Compilers.TIERED);
    }

    static Stream<HotJvm> both() {
        return HotJvm.each(Compilers.TIERED, Compilers.OPTIMISING);
    }

    /** The puts are made in process, which heats the engine sooner; the other calls go over HTTP. */
    @ParameterizedTest
    @MethodSource("tiered")
    void everyPath_ofEngineHotWithPuts_takesItemsOfAllShapes(HotJvm jvm) throws Exception {
        jvm.run(HotWireProgram.class, "false", Long.toString(SEED), Heat.PUT.name(), "5000", "1");
    }

    @ParameterizedTest
    @Tag("long")
    @MethodSource("both")
    void everyPath_ofServerHotWithEachKindOfRequest_takesItemsOfAllShapes(HotJvm jvm) throws Exception {
        for (Heat heat : Heat.values()) {
            jvm.run(HotWireProgram.class, "true", Long.toString(SEED), heat.name(), "10000", "20");
        }
    }
}
