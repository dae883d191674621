package io.azulejo.bench;

import java.util.List;

/** Benchmarks of synced writes on virtual threads compared with platform threads. */
final class WritersSuite implements Suite {
    @Override
    public String name() {
        return "writers";
    }

    @Override
    public void run(JmhRunner jmh, Report report) {
        report.section(
                "Sixteen virtual writers, durability `fsync`",
                "Callers park while the store's commit thread waits for the disk, so that virtual threads share syncs as"
                        + " platform threads do. Aim: at least 0.8 of the operations/s.");
        Row platform = run(jmh, "platform threads", JmhRunner.Callers.PLATFORM);
        Row virtual = run(jmh, "virtual threads", JmhRunner.Callers.VIRTUAL);
        report.table(List.of(platform, virtual));
        report.figure("Virtual to platform", virtual.opsPerSecond() / platform.opsPerSecond(), "", "at least 0.8");
    }

    private static Row run(JmhRunner jmh, String variant, JmhRunner.Callers callers) {
        return jmh.run(OperationBenchmark.class, "putItem", "FSYNC", variant, 16, callers);
    }
}
