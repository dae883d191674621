package io.azulejo.orders.table;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.Convert;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.FromKey;
import io.azulejo.annotation.Key;
import io.azulejo.orders.brazil.Cnpj;

/** The phase of an order as the documented lists by phase find it; one of them is there at any time. */
@Entity
@Key(pk = "COMPANY#{cnpj}#ORDER#{orderId}", sk = "STATUS#{orderStatus}")
@Accept(
        id = "AZ206",
        because = "the documented lists by phase; the sort key begins with the company, by which it splits")
@Accept(id = "AZ217", because = "documented so; one transaction moves the item with the header, which is the truth")
public record StatusItem(
        @FromKey @Convert(Cnpj.AsPrinted.class) Cnpj cnpj,
        String orderId,
        @Convert(OrderCode.AsText.class) OrderCode orderStatus) {}
