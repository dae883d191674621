package io.azulejo.orders.pages;

import io.azulejo.http.app.AppPages;
import io.azulejo.http.app.PageRoutes;
import io.azulejo.ui.UiBundle;
import io.azulejo.ui.UiLanguage;
import jakarta.inject.Singleton;

/** Pages of the orders service, under {@code /orders/}. */
@Singleton
final class OrdersPages implements AppPages {
    private static final String TITLE = "Orders";

    @Override
    public String title() {
        return TITLE;
    }

    @Override
    public String tile() {
        return "orders";
    }

    @Override
    public String summary(UiLanguage language) {
        return switch (language) {
            case EN -> "Orders of many companies: entry, stock, picking by tablet, payments and shipping.";
            case PT -> "Pedidos de várias empresas: registro, estoque, separação por tablet, pagamentos e envio.";
            case ES -> "Pedidos de varias empresas: registro, existencias, preparación con tableta, pagos y envío.";
        };
    }

    @Override
    public String action(UiLanguage language) {
        return switch (language) {
            case EN -> "Take an order";
            case PT -> "Registrar um pedido";
            case ES -> "Registrar un pedido";
        };
    }

    @Override
    public UiBundle bundle() {
        return UiBundle.of("orders", OrdersPages.class, "web");
    }

    @Override
    public void register(PageRoutes routes) {
        routes.app(TITLE, "orders/app.js", "orders-app").appAtRoot();
    }
}
