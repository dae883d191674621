package io.azulejo.bench.toolkit;

import java.util.ArrayList;
import java.util.List;

/** Conversion of the samples into beans. */
final class Beans {

    private Beans() {}

    static NovelBean of(Novel novel) {
        NovelBean bean = new NovelBean();
        bean.setAuthor(novel.author());
        bean.setNovelId(novel.novelId());
        bean.setTitle(novel.title());
        bean.setLanguage(novel.language());
        bean.setPublisher(novel.publisher());
        bean.setPages(novel.pages());
        bean.setSold(novel.sold());
        bean.setTranslated(novel.translated());
        bean.setPrice(novel.price());
        bean.setPrintedAt(novel.printedAt());
        return bean;
    }

    static PurchaseBean of(Purchase purchase) {
        ShippingBean shipping = new ShippingBean();
        shipping.setStreet(purchase.shipping().street());
        shipping.setCity(purchase.shipping().city());
        shipping.setCountry(purchase.shipping().country());
        List<LineBean> lines = new ArrayList<>();
        for (Purchase.Line line : purchase.lines()) {
            LineBean bean = new LineBean();
            bean.setNovelId(line.novelId());
            bean.setQuantity(line.quantity());
            bean.setPrice(line.price());
            lines.add(bean);
        }
        PurchaseBean bean = new PurchaseBean();
        bean.setPurchaseId(purchase.purchaseId());
        bean.setCustomer(purchase.customer());
        bean.setShipping(shipping);
        bean.setLines(lines);
        return bean;
    }
}
