package io.azulejo.engine.request;

import io.azulejo.engine.value.Item;
import java.util.List;

/** The item collection that a write touched, in a table with local indexes, and the range of its size in gigabytes. */
public record ItemCollectionMetrics(Item itemCollectionKey, List<Double> sizeEstimateRangeGb) {}
