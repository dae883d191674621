package io.azulejo.orders.domain;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.Ids;
import io.azulejo.http.text.TextValidation;
import io.azulejo.orders.brazil.Cnpj;
import io.azulejo.orders.table.DraftLine;
import io.azulejo.orders.table.ItemStatus;
import io.azulejo.orders.table.LineId;
import io.azulejo.orders.table.OrderLine;
import io.azulejo.orders.table.OrderLineBuilder;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.orders.table.Product;
import jakarta.inject.Singleton;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Validation of requested lines and their conversion to order lines. */
@Singleton
public final class OrderLineFactory {
    static final int MAX_LINES = 2_000;
    static final int MOST_OF_ONE = 1_000_000;
    private static final int LONGEST_DESCRIPTION = 300;

    private final OrdersTable table;

    public OrderLineFactory(OrdersTable table) {
        this.table = table;
    }

    /**
     * Returns one line for each product and price. A repeated product at the same price adds to the quantity. At
     * another price it becomes a separate line, numbered from 2.
     */
    List<DraftLine> merged(Tenant tenant, List<LineDraft> drafts) {
        if (drafts.isEmpty() || drafts.size() > MAX_LINES) {
            throw ProblemException.invalid("lines", "must have 1 to " + MAX_LINES + " entries");
        }
        List<DraftLine> lines = new ArrayList<>();
        Map<List<Object>, Integer> positions = new HashMap<>();
        Map<String, Integer> numbers = new HashMap<>();
        for (int i = 0; i < drafts.size(); i++) {
            DraftLine line = valid(tenant, drafts.get(i), "lines[" + i + "]");
            Integer position = positions.get(List.of(line.productId(), line.unitPrice()));
            if (position == null) {
                positions.put(List.of(line.productId(), line.unitPrice()), lines.size());
                lines.add(numbered(line, numbers.merge(line.productId(), 1, Integer::sum)));
            } else {
                lines.set(position, addQuantity(lines.get(position), line.quantity()));
            }
        }
        return lines;
    }

    DraftLine valid(Tenant tenant, LineDraft draft, String field) {
        String productId = Fields.code(field + ".productId", draft.productId());
        Optional<Product> product = draft.unitPrice() == null || draft.description() == null
                ? table.product(tenant.cnpj(), productId)
                : Optional.empty();
        BigDecimal price = draft.unitPrice();
        if (price == null) {
            price = product.map(Product::unitPrice)
                    .orElseThrow(() -> ProblemException.invalid(
                            field + ".unitPrice", "is required because product " + productId + " does not exist"));
        }
        @Nullable String description = draft.description();
        if (description == null) {
            description = product.map(Product::description).orElse(null);
        }
        return new DraftLine(
                productId,
                1,
                TextValidation.optionalLine(field + ".description", description, LONGEST_DESCRIPTION),
                (int) Fields.quantity(field + ".quantity", draft.quantity(), MOST_OF_ONE),
                Fields.money(field + ".unitPrice", price));
    }

    /** Returns a line of an order. Fails with 404 if there is none with this id. */
    OrderLine existing(Tenant tenant, String orderId, LineId id) {
        return table.line(tenant.cnpj(), Ids.requireId("order", orderId), id)
                .orElseThrow(() -> ProblemException.notFound("line", id.toString()));
    }

    static OrderLine line(Cnpj cnpj, String orderId, DraftLine draft) {
        return OrderLineBuilder.blank()
                .cnpj(cnpj)
                .orderId(orderId)
                .line(new LineId(draft.productId(), draft.number()))
                .productId(draft.productId())
                .description(draft.description())
                .quantity(draft.quantity())
                .unitPrice(draft.unitPrice())
                .status(ItemStatus.AguardandoEstoque)
                .build();
    }

    private static DraftLine numbered(DraftLine line, int number) {
        return new DraftLine(line.productId(), number, line.description(), line.quantity(), line.unitPrice());
    }

    private static DraftLine addQuantity(DraftLine line, int quantity) {
        int sum = (int) Fields.quantity("lines", (long) line.quantity() + quantity, MOST_OF_ONE);
        return new DraftLine(line.productId(), line.number(), line.description(), sum, line.unitPrice());
    }
}
