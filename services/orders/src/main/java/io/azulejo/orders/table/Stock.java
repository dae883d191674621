package io.azulejo.orders.table;

import io.azulejo.annotation.Convert;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Version;
import io.azulejo.orders.brazil.Cnpj;
import org.jspecify.annotations.Nullable;

/**
 * What a warehouse has of a product. {@code available} is stored, because conditions cannot subtract; what is on the
 * shelves is all three together. The sort key repeats its ids, because index GSI1 is keyed by it.
 *
 * @param reserved set aside for lines of orders
 * @param held set aside by hand
 * @param bin the shelf, by which pickers walk
 */
@Entity
@Key(pk = "COMPANY#{cnpj}#PRODUCT#{productId}", sk = "STOCK#{cnpj}#{productId}#{warehouse}")
public record Stock(
        @Convert(Cnpj.AsPrinted.class) Cnpj cnpj,
        String productId,
        String warehouse,
        long available,
        long reserved,
        long held,
        @Nullable String bin,
        @Version long version) {}
