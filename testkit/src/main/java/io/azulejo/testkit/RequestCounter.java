package io.azulejo.testkit;

import io.azulejo.toolkit.observe.RequestHook;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.ConcurrentSkipListMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Predicate;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ScanRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** Counter of the requests that a design sends to DynamoDB, by operation. Thread-safe. */
public final class RequestCounter implements RequestHook {
    private final Map<String, LongAdder> counts = new ConcurrentSkipListMap<>();
    private volatile Predicate<Thread> counted = thread -> true;

    /** Counts only requests from these threads from now on, for example to exclude job threads. */
    public void only(Predicate<Thread> threads) {
        counted = threads;
    }

    /** Returns the counts since the last call. */
    public Map<String, Long> take() {
        Map<String, Long> taken = new TreeMap<>();
        counts.forEach((operation, count) -> {
            long sum = count.sumThenReset();
            if (sum > 0) {
                taken.put(operation, sum);
            }
        });
        return taken;
    }

    private void count(String operation) {
        if (counted.test(Thread.currentThread())) {
            counts.computeIfAbsent(operation, name -> new LongAdder()).increment();
        }
    }

    @Override
    public void getItem(GetItemRequest.Builder request) {
        count("GetItem");
    }

    @Override
    public void putItem(PutItemRequest.Builder request) {
        count("PutItem");
    }

    @Override
    public void updateItem(UpdateItemRequest.Builder request) {
        count("UpdateItem");
    }

    @Override
    public void deleteItem(DeleteItemRequest.Builder request) {
        count("DeleteItem");
    }

    @Override
    public void query(QueryRequest.Builder request) {
        count("Query");
    }

    @Override
    public void scan(ScanRequest.Builder request) {
        count("Scan");
    }

    @Override
    public void transactWriteItems(TransactWriteItemsRequest.Builder request) {
        count("TransactWriteItems");
    }

    @Override
    public void transactGetItems(TransactGetItemsRequest.Builder request) {
        count("TransactGetItems");
    }

    @Override
    public void batchGetItem(BatchGetItemRequest.Builder request) {
        count("BatchGetItem");
    }

    @Override
    public void batchWriteItem(BatchWriteItemRequest.Builder request) {
        count("BatchWriteItem");
    }
}
