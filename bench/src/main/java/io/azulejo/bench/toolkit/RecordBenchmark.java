package io.azulejo.bench.toolkit;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;

/** JMH benchmark of mapping an entity to an item and back. */
@State(Scope.Benchmark)
public class RecordBenchmark {
    private final Novel novel = Novel.sample(1);
    private final Purchase purchase = Purchase.sample();
    private final NovelBean novelBean = Beans.of(novel);
    private final PurchaseBean purchaseBean = Beans.of(purchase);
    private final TableSchema<NovelBean> novelSchema = TableSchema.fromBean(NovelBean.class);
    private final TableSchema<PurchaseBean> purchaseSchema = TableSchema.fromBean(PurchaseBean.class);

    @Benchmark
    public Object flatByHand() {
        return HandWrittenMapping.toNovel(HandWrittenMapping.toItem(novel));
    }

    @Benchmark
    public Object flatByToolkit() {
        return NovelSchema.INSTANCE.read(NovelSchema.INSTANCE.toItem(novel));
    }

    @Benchmark
    public Object flatByEnhancedClient() {
        return novelSchema.mapToItem(novelSchema.itemToMap(novelBean, true));
    }

    @Benchmark
    public Object nestedByHand() {
        return HandWrittenMapping.toPurchase(HandWrittenMapping.toItem(purchase));
    }

    @Benchmark
    public Object nestedByToolkit() {
        return PurchaseSchema.INSTANCE.read(PurchaseSchema.INSTANCE.toItem(purchase));
    }

    @Benchmark
    public Object nestedByEnhancedClient() {
        return purchaseSchema.mapToItem(purchaseSchema.itemToMap(purchaseBean, true));
    }
}
