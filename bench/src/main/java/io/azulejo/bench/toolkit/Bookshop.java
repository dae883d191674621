package io.azulejo.bench.toolkit;

import io.azulejo.annotation.AccessPattern;
import io.azulejo.annotation.Get;
import io.azulejo.annotation.Query;
import io.azulejo.annotation.SingleTable;
import java.util.List;
import java.util.Optional;

/** Measured design. */
@SingleTable(
        name = "Bookshop",
        entities = {Novel.class, Purchase.class},
        entityType = "type")
public interface Bookshop {

    @Get
    @AccessPattern("Get novel")
    Optional<Novel> novel(String author, String novelId);

    @Query
    @AccessPattern("List an author's novels")
    List<Novel> novels(String author);

    @Get
    @AccessPattern("Get purchase")
    Optional<Purchase> purchase(String purchaseId);
}
