package io.azulejo.bench.toolkit;

import java.math.BigDecimal;
import org.jspecify.annotations.NullUnmarked;
import software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbBean;

/** {@link Purchase.Line} as a bean of the Enhanced Client. */
@DynamoDbBean
@NullUnmarked
public class LineBean {
    private String novelId;
    private int quantity;
    private BigDecimal price;

    public String getNovelId() {
        return novelId;
    }

    public void setNovelId(String novelId) {
        this.novelId = novelId;
    }

    public int getQuantity() {
        return quantity;
    }

    public void setQuantity(int quantity) {
        this.quantity = quantity;
    }

    public BigDecimal getPrice() {
        return price;
    }

    public void setPrice(BigDecimal price) {
        this.price = price;
    }
}
