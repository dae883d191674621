package io.azulejo.bench.toolkit;

import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import software.amazon.awssdk.enhanced.dynamodb.TableSchema;

/** Entity to item to entity. */
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
        return HandWritten.toNovel(HandWritten.toItem(novel));
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
        return HandWritten.toPurchase(HandWritten.toItem(purchase));
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
