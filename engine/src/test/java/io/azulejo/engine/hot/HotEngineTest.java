package io.azulejo.engine.hot;

import io.azulejo.engine.hot.HotJvm.Compilers;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The engine in process, once its code is compiled for the usual keys and values. A failure prints its seed. */
class HotEngineTest {
    private static final long SEED = Long.getLong("azulejo.test.seed", 20261118L);
    private static final int SEEDS_OF_LONG_RUN = 2;

    static Stream<HotJvm> paths() {
        return HotJvm.each(Compilers.TIERED, Compilers.OPTIMISING);
    }

    static Stream<HotJvm> codecs() {
        return HotJvm.each(Compilers.values());
    }

    @ParameterizedTest
    @MethodSource("paths")
    void everyPath_hotWithPuts_takesItemsOfAllShapes(HotJvm jvm) throws Exception {
        jvm.run(EngineProgram.class, Long.toString(SEED), Heat.PUT.name(), "5000", "2");
    }

    @ParameterizedTest
    @MethodSource("codecs")
    void keysAndItems_hotOrCompiledAtOnce_areWrittenByTheirDefinition(HotJvm jvm) throws Exception {
        // What is compiled at once needs no heat, and all around it stays interpreted.
        String usual = jvm.compilers() == Compilers.AT_ONCE ? "1" : "6000";
        jvm.run(CodecProgram.class, Long.toString(SEED), usual, "1000");
    }

    @ParameterizedTest
    @Tag("long")
    @MethodSource("paths")
    void everyPath_hotWithEachKindOfRequest_takesItemsOfAllShapes(HotJvm jvm) throws Exception {
        for (Heat heat : Heat.values()) {
            for (int i = 1; i <= SEEDS_OF_LONG_RUN; i++) {
                jvm.run(EngineProgram.class, Long.toString(SEED + i), heat.name(), "20000", "60");
            }
        }
    }
}
