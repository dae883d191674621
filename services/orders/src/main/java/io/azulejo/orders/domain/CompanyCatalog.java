package io.azulejo.orders.domain;

import io.azulejo.http.precondition.Versions;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.TextValidation;
import io.azulejo.orders.brazil.CheckDigitPolicy;
import io.azulejo.orders.table.Company;
import io.azulejo.orders.table.CompanyBuilder;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.orders.table.PaymentPolicy;
import io.azulejo.orders.table.Product;
import io.azulejo.orders.table.ProductBuilder;
import io.azulejo.toolkit.Generated;
import io.azulejo.toolkit.error.UnreadableItemException;
import io.azulejo.toolkit.query.PageRequest;
import jakarta.inject.Singleton;
import java.math.BigDecimal;
import java.time.DateTimeException;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Master data of a company: its settings and its products. */
@Singleton
public final class CompanyCatalog {
    private static final int FEWEST_DIGITS = 4;
    private static final int MOST_DIGITS = 9;

    private final OrdersTable table;
    private final OrdersTable complete;
    private final CheckDigitPolicy check;
    private final InstantSource clock;

    public CompanyCatalog(OrdersTable table, CompleteReads complete, CheckDigitPolicy check, InstantSource clock) {
        this.table = table;
        this.complete = complete.table();
        this.check = check;
        this.clock = clock;
    }

    /**
     * Replaces the company's settings. Null parameters stand for the defaults.
     *
     * @param version expected version of the settings, 0 if the company has saved none
     */
    public Company saveCompany(
            Tenant tenant,
            String name,
            @Nullable String timeZone,
            @Nullable Integer orderDigits,
            @Nullable String warehouse,
            @Nullable PaymentPolicy paymentBeforeShipping,
            OptionalLong version) {
        tenant.require(CompanyRole.OWNER);
        Optional<Company> known = table.company(tenant.cnpj());
        boolean isNew = known.isEmpty() && hasNoOrders(tenant);
        if (isNew && !check.accepts(tenant.cnpj())) {
            throw ProblemException.invalid("cnpj", "has invalid check digits");
        }
        Company defaults = Company.defaults(tenant.cnpj());
        Versions.require(version, "company", known.map(Company::version).orElse(0L));
        CompanyBuilder changed = CompanyBuilder.of(known.orElse(defaults))
                .name(TextValidation.line("name", name, 200))
                .timeZone(timeZone == null ? defaults.timeZone() : zone(timeZone))
                .orderDigits(orderDigits == null ? defaults.orderDigits() : digits(orderDigits))
                .warehouse(warehouse == null ? defaults.warehouse() : Fields.code("warehouse", warehouse))
                .paymentBeforeShipping(paymentBeforeShipping);
        if (isNew) {
            changed.completeSince(clock.instant());
        }
        return table.companyTable().put(changed.build());
    }

    private static int digits(int digits) {
        if (digits < FEWEST_DIGITS || digits > MOST_DIGITS) {
            throw ProblemException.invalid("orderDigits", "must be from " + FEWEST_DIGITS + " to " + MOST_DIGITS);
        }
        return digits;
    }

    /** Returns whether no order of the company is in the table; another application may have written some. */
    private boolean hasNoOrders(Tenant tenant) {
        try {
            return complete.orders(tenant.cnpj(), "", PageRequest.of(1)).items().isEmpty();
        } catch (UnreadableItemException other) {
            return false;
        }
    }

    public Product saveProduct(Tenant tenant, String productId, String description, BigDecimal unitPrice) {
        tenant.require(CompanyRole.SALES, CompanyRole.STOCK);
        String id = Fields.code("productId", productId);
        String line = TextValidation.line("description", description, 300);
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
            throw ProblemException.invalid("timeZone", "must be a time zone such as America/Sao_Paulo");
        }
    }
}
