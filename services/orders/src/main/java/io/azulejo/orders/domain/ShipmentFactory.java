package io.azulejo.orders.domain;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.Ids;
import io.azulejo.http.text.TextValidation;
import io.azulejo.orders.brazil.CityKey;
import io.azulejo.orders.brazil.Cnpj;
import io.azulejo.orders.table.DeliverySlot;
import io.azulejo.orders.table.Shipment;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** Validation of requested shipments and their conversion to items. */
final class ShipmentFactory {
    static final int MOST = 10;
    private static final int LONGEST_CITY = 100;
    private static final LocalDate FIRST = LocalDate.of(2000, 1, 1);
    private static final LocalDate LAST = LocalDate.of(2999, 12, 31);

    private ShipmentFactory() {}

    static List<Shipment> of(Cnpj cnpj, String orderId, List<ShipmentDraft> drafts) {
        if (drafts.size() > MOST) {
            throw ProblemException.invalid("shipments", "must have at most " + MOST + " entries");
        }
        List<Shipment> shipments = new ArrayList<>();
        for (int i = 0; i < drafts.size(); i++) {
            shipments.add(of(cnpj, orderId, drafts.get(i), shipments, "shipments[" + i + "]."));
        }
        return shipments;
    }

    /**
     * Returns a shipment of an order that has others. Further shipments to the same city on the same day are numbered.
     */
    static Shipment of(Cnpj cnpj, String orderId, ShipmentDraft draft, Collection<Shipment> others, String field) {
        String city = TextValidation.line(field + "city", draft.city(), LONGEST_CITY);
        LocalDate date = draft.expectedDeliveryDate();
        if (date.isBefore(FIRST) || date.isAfter(LAST)) {
            throw ProblemException.invalid(field + "expectedDeliveryDate", "must be from " + FIRST + " to " + LAST);
        }
        String cityKey = CityKey.of(city);
        if (cityKey.isEmpty()) {
            throw ProblemException.invalid(field + "city", "must contain a letter or digit");
        }
        return new Shipment(
                cnpj,
                orderId,
                firstFreeSlot(city, date, others),
                city,
                date,
                TextValidation.line(field + "method", draft.method(), 50),
                Fields.money(field + "cost", draft.cost()),
                Fields.uf(field + "uf", draft.uf()),
                cityKey,
                Ids.next("shp_"),
                null,
                null,
                null,
                0);
    }

    private static DeliverySlot firstFreeSlot(String city, LocalDate date, Collection<Shipment> others) {
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
