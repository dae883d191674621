package io.azulejo.orders.rules;

import io.azulejo.orders.brazil.CityKey;
import io.azulejo.orders.brazil.Cnpj;
import io.azulejo.orders.table.DeliverySlot;
import io.azulejo.orders.table.Shipment;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Texts;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** How the shipments of an order are made of what is asked for. */
final class Shipments {
    static final int MOST = 10;
    private static final int LONGEST_CITY = 100;
    private static final LocalDate FIRST = LocalDate.of(2000, 1, 1);
    private static final LocalDate LAST = LocalDate.of(2999, 12, 31);

    private Shipments() {}

    static List<Shipment> of(Cnpj cnpj, String orderId, List<ShipmentDraft> drafts) {
        if (drafts.size() > MOST) {
            throw ProblemException.invalid("shipments", "must be at most " + MOST);
        }
        List<Shipment> shipments = new ArrayList<>();
        for (int i = 0; i < drafts.size(); i++) {
            shipments.add(of(cnpj, orderId, drafts.get(i), shipments, "shipments[" + i + "]."));
        }
        return shipments;
    }

    /** A shipment beside others of the order: a second one to the same city on the same day has a number. */
    static Shipment of(Cnpj cnpj, String orderId, ShipmentDraft draft, Collection<Shipment> others, String field) {
        String city = Texts.line(field + "city", draft.city(), LONGEST_CITY);
        LocalDate date = draft.expectedDeliveryDate();
        if (date.isBefore(FIRST) || date.isAfter(LAST)) {
            throw ProblemException.invalid(field + "expectedDeliveryDate", "must be from " + FIRST + " to " + LAST);
        }
        String cityKey = CityKey.of(city);
        if (cityKey.isEmpty()) {
            throw ProblemException.invalid(field + "city", "must have letters");
        }
        return new Shipment(
                cnpj,
                orderId,
                free(city, date, others),
                city,
                date,
                Texts.line(field + "method", draft.method(), 50),
                Fields.money(field + "cost", draft.cost()),
                Fields.uf(field + "uf", draft.uf()),
                cityKey,
                null,
                null,
                0);
    }

    private static DeliverySlot free(String city, LocalDate date, Collection<Shipment> others) {
        int number = 1;
        while (taken(city, new DeliverySlot(date, number), others)) {
            number++;
        }
        return new DeliverySlot(date, number);
    }

    private static boolean taken(String city, DeliverySlot slot, Collection<Shipment> others) {
        return others.stream()
                .anyMatch(other -> other.city().equals(city) && other.slot().equals(slot));
    }
}
