package io.azulejo.migrate.sample.v2;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.Attribute;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.Upcast;
import io.azulejo.toolkit.codec.Items;
import io.azulejo.toolkit.schema.ItemUpcaster;
import java.math.BigDecimal;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Order with the amount in cents and a renamed note. */
@Entity(value = "ORDER", version = 2)
@Upcast(from = 1, with = Order.Cents.class)
@Accept(id = "AZ219", because = "no customer of a test expires")
@Key(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
public record Order(
        String customerId,
        String orderId,
        int cents,
        @Attribute(aliases = "note") String remark) {

    /** Version 1 had the amount as a text such as 12.50. */
    public static final class Cents implements ItemUpcaster {
        @Override
        public void upcast(Map<String, AttributeValue> item) {
            BigDecimal amount = new BigDecimal(Items.string(item, "amount"));
            item.remove("amount");
            item.put(
                    "cents",
                    AttributeValue.fromN(
                            amount.movePointRight(2).toBigIntegerExact().toString()));
        }
    }
}
