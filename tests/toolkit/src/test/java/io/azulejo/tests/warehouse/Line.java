package io.azulejo.tests.warehouse;

import io.azulejo.annotation.Convert;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.IndexKey;
import io.azulejo.annotation.Key;

@Entity("LINE")
@Key(pk = "ORDER#{orderId}", sk = "ITEM#{sku}")
@IndexKey(index = "ByState", pk = "ITEMSTATE#{state}", sk = "ORDER#{orderId}#ITEM#{sku}")
public record Line(
        String orderId, @Convert(Sku.AsText.class) Sku sku, String state, String shelf, int quantity) {}
