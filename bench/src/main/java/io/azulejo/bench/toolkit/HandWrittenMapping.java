package io.azulejo.bench.toolkit;

import java.math.BigDecimal;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Mapping code as written by hand, without a library. */
final class HandWrittenMapping {
    private static final DateTimeFormatter MILLIS =
            DateTimeFormatter.ofPattern("uuuu-MM-dd'T'HH:mm:ss.SSS'Z'").withZone(ZoneOffset.UTC);

    private HandWrittenMapping() {}

    static Map<String, AttributeValue> key(String author, String novelId) {
        return Map.of("PK", text("AUTHOR#" + author), "SK", text("NOVEL#" + novelId));
    }

    static Map<String, AttributeValue> toItem(Novel novel) {
        Map<String, AttributeValue> item = HashMap.newHashMap(13);
        item.put("PK", text("AUTHOR#" + novel.author()));
        item.put("SK", text("NOVEL#" + novel.novelId()));
        item.put("type", text("NOVEL"));
        item.put("author", text(novel.author()));
        item.put("novelId", text(novel.novelId()));
        item.put("title", text(novel.title()));
        item.put("language", text(novel.language()));
        item.put("publisher", text(novel.publisher()));
        item.put("pages", AttributeValue.fromN(Integer.toString(novel.pages())));
        item.put("sold", AttributeValue.fromN(Long.toString(novel.sold())));
        item.put("translated", AttributeValue.fromBool(novel.translated()));
        item.put("price", AttributeValue.fromN(novel.price().toPlainString()));
        item.put("printedAt", text(MILLIS.format(novel.printedAt())));
        return item;
    }

    static Novel toNovel(Map<String, AttributeValue> item) {
        return new Novel(
                get(item, "author").s(),
                get(item, "novelId").s(),
                get(item, "title").s(),
                get(item, "language").s(),
                get(item, "publisher").s(),
                Integer.parseInt(get(item, "pages").n()),
                Long.parseLong(get(item, "sold").n()),
                get(item, "translated").bool(),
                new BigDecimal(get(item, "price").n()),
                Instant.parse(get(item, "printedAt").s()));
    }

    static Map<String, AttributeValue> toItem(Purchase purchase) {
        Map<String, AttributeValue> item = HashMap.newHashMap(7);
        item.put("PK", text("PURCHASE#" + purchase.purchaseId()));
        item.put("SK", text("PURCHASE"));
        item.put("type", text("PURCHASE"));
        item.put("purchaseId", text(purchase.purchaseId()));
        item.put("customer", text(purchase.customer()));
        Map<String, AttributeValue> shipping = HashMap.newHashMap(3);
        shipping.put("street", text(purchase.shipping().street()));
        shipping.put("city", text(purchase.shipping().city()));
        shipping.put("country", text(purchase.shipping().country()));
        item.put("shipping", AttributeValue.fromM(shipping));
        List<AttributeValue> lines = new ArrayList<>(purchase.lines().size());
        for (Purchase.Line line : purchase.lines()) {
            Map<String, AttributeValue> map = HashMap.newHashMap(3);
            map.put("novelId", text(line.novelId()));
            map.put("quantity", AttributeValue.fromN(Integer.toString(line.quantity())));
            map.put("price", AttributeValue.fromN(line.price().toPlainString()));
            lines.add(AttributeValue.fromM(map));
        }
        item.put("lines", AttributeValue.fromL(lines));
        return item;
    }

    static Purchase toPurchase(Map<String, AttributeValue> item) {
        Map<String, AttributeValue> shipping = get(item, "shipping").m();
        List<Purchase.Line> lines = new ArrayList<>();
        for (AttributeValue line : get(item, "lines").l()) {
            lines.add(new Purchase.Line(
                    get(line.m(), "novelId").s(),
                    Integer.parseInt(get(line.m(), "quantity").n()),
                    new BigDecimal(get(line.m(), "price").n())));
        }
        return new Purchase(
                get(item, "purchaseId").s(),
                get(item, "customer").s(),
                new Purchase.Shipping(
                        get(shipping, "street").s(),
                        get(shipping, "city").s(),
                        get(shipping, "country").s()),
                List.copyOf(lines));
    }

    private static AttributeValue text(String text) {
        return AttributeValue.fromS(text);
    }

    private static AttributeValue get(Map<String, AttributeValue> item, String attribute) {
        return Objects.requireNonNull(item.get(attribute));
    }
}
