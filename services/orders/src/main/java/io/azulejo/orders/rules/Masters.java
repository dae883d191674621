package io.azulejo.orders.rules;

import io.azulejo.orders.brazil.NumberCheck;
import io.azulejo.orders.table.Company;
import io.azulejo.orders.table.CompanyBuilder;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.orders.table.Product;
import io.azulejo.orders.table.ProductBuilder;
import io.azulejo.toolkit.Generated;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Texts;
import jakarta.inject.Singleton;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.ZoneId;
import org.jspecify.annotations.Nullable;

/** What a company says about itself and its products. */
@Singleton
public final class Masters {
    private static final int FEWEST_DIGITS = 4;
    private static final int MOST_DIGITS = 9;

    private final OrdersTable table;
    private final NumberCheck check;

    public Masters(OrdersTable table, NumberCheck check) {
        this.table = table;
        this.check = check;
    }

    /** What is null stays as it is. */
    public Company describe(
            Tenant tenant,
            String name,
            @Nullable String timeZone,
            @Nullable Integer orderDigits,
            @Nullable String warehouse) {
        tenant.require(CompanyRole.OWNER);
        if (!check.accepts(tenant.cnpj())) {
            throw ProblemException.invalid("cnpj", "has check digits that do not hold");
        }
        CompanyBuilder changed =
                CompanyBuilder.of(table.settings(tenant.cnpj())).name(Texts.line("name", name, 200));
        if (timeZone != null) {
            changed.timeZone(zone(timeZone));
        }
        if (orderDigits != null) {
            if (orderDigits < FEWEST_DIGITS || orderDigits > MOST_DIGITS) {
                throw ProblemException.invalid("orderDigits", "must be from " + FEWEST_DIGITS + " to " + MOST_DIGITS);
            }
            changed.orderDigits(orderDigits);
        }
        if (warehouse != null) {
            changed.warehouse(Fields.code("warehouse", warehouse));
        }
        return table.companyTable().put(changed.build());
    }

    public Product sell(Tenant tenant, String productId, String description, BigDecimal unitPrice) {
        tenant.require(CompanyRole.SALES, CompanyRole.STOCK);
        String id = Fields.code("productId", productId);
        String line = Texts.line("description", description, 300);
        BigDecimal price = Fields.money("unitPrice", unitPrice);
        Product product = table.product(tenant.cnpj(), id)
                .map(known -> ProductBuilder.of(known)
                        .description(line)
                        .unitPrice(price)
                        .build())
                .orElseGet(() -> new Product(tenant.cnpj(), id, line, price, Generated.TIME, 0));
        return table.productTable().put(product);
    }

    private static String zone(String text) {
        try {
            return ZoneId.of(text).getId();
        } catch (DateTimeException e) {
            throw ProblemException.invalid("timeZone", "must be a zone such as America/Sao_Paulo");
        }
    }
}
