package io.azulejo.orders.demo;

import io.azulejo.http.demo.DemoAccount;
import io.azulejo.http.demo.DemoAccounts;
import io.azulejo.orders.domain.CustomerDraft;
import io.azulejo.orders.domain.LineDraft;
import io.azulejo.orders.domain.OrderDraft;
import io.azulejo.orders.domain.PaymentDraft;
import io.azulejo.orders.domain.ShipmentDraft;
import io.azulejo.orders.table.OrderStatus;
import java.math.BigDecimal;
import java.time.LocalDate;
import java.util.List;

/** Definitions of the sample companies with their products, stock and orders. */
final class SampleOrders {
    private static final List<Product> TECH = List.of(
            new Product("PRD-1001", "Smartphone XYZ", "2500.00", 12, "A-01"),
            new Product("PRD-2002", "Capa", "250.00", 40, "A-02"),
            new Product("PRD-3003", "Fone sem fio", "399.90", 25, "B-01"),
            new Product("PRD-4004", "Carregador turbo", "129.90", 60, "B-04"),
            new Product("PRD-5005", "Monitor 27", "1799.00", 0, "C-02"));
    private static final List<Product> AURORA = List.of(
            new Product("PAO-01", "Pão de queijo, 1 kg", "38.00", 80, "F-01"),
            new Product("BOLO-02", "Bolo de rolo", "64.00", 10, "F-03"));
    private static final List<Product> OFICINA = List.of(new Product("TINTA-7", "Esmalte azul", "22.50", 100, "E-01"));

    private static final List<Person> PEOPLE = List.of(
            new Person("Beatriz", "Moura", "529.982.247-25", "São Paulo", "SP"),
            new Person("Caio", "Teles", "111.444.777-35", "Recife", "PE"),
            new Person("Dulce", "Farias", "123.456.789-09", "Rio de Janeiro", "RJ"));

    /** Product with its initial stock. */
    record Product(String id, String description, String price, int stock, String bin) {}

    private record Person(String firstName, String lastName, String cpf, String city, String uf) {}

    /** Company with its owner, products and orders. */
    record Company(DemoAccount owner, String cnpj, String name, List<Product> products, List<Planned> orders) {}

    /** Order and the status it is advanced to. */
    record Planned(OrderDraft draft, OrderStatus phase) {}

    private SampleOrders() {}

    static List<Company> companies() {
        return List.of(
                new Company(
                        DemoAccounts.HELENA,
                        DemoAccounts.TECH_SOLUTIONS,
                        "Tech Solutions Ltda",
                        TECH,
                        List.of(
                                planned(TECH, 1, 0, OrderStatus.Pendente),
                                planned(TECH, 2, 3, OrderStatus.Pendente),
                                planned(TECH, 3, 1, OrderStatus.AguardandoSeparacao),
                                planned(TECH, 4, 2, OrderStatus.AguardandoSeparacao),
                                planned(TECH, 5, 4, OrderStatus.AguardandoEstoque),
                                planned(TECH, 6, 0, OrderStatus.EmSeparacao),
                                planned(TECH, 7, 3, OrderStatus.Separado),
                                planned(TECH, 8, 1, OrderStatus.Faturado),
                                planned(TECH, 9, 2, OrderStatus.Enviado),
                                planned(TECH, 10, 0, OrderStatus.Entregue),
                                planned(TECH, 11, 3, OrderStatus.Devolvido),
                                planned(TECH, 12, 1, OrderStatus.Cancelado))),
                new Company(
                        DemoAccounts.RAQUEL,
                        DemoAccounts.PADARIA_AURORA,
                        "Padaria Aurora",
                        AURORA,
                        List.of(
                                planned(AURORA, 1, 0, OrderStatus.AguardandoSeparacao),
                                planned(AURORA, 2, 1, OrderStatus.Entregue),
                                planned(AURORA, 3, 0, OrderStatus.Pendente))),
                new Company(
                        DemoAccounts.HELENA,
                        DemoAccounts.OFICINA_NOVA,
                        "Oficina Nova",
                        OFICINA,
                        List.of(planned(OFICINA, 1, 0, OrderStatus.AguardandoSeparacao))));
    }

    /** Builds a planned order. Its note identifies the order when the sample data is loaded again. */
    private static Planned planned(List<Product> products, int number, int product, OrderStatus phase) {
        Person person = PEOPLE.get(number % PEOPLE.size());
        Product first = products.get(product);
        int quantity = 1 + number % 2;
        BigDecimal shipping = new BigDecimal("18.00");
        BigDecimal total = new BigDecimal(first.price())
                .multiply(BigDecimal.valueOf(quantity))
                .add(shipping);
        LocalDate day = LocalDate.of(2026, 11, 20).plusDays(number);
        OrderDraft draft = new OrderDraft(
                List.of(new LineDraft(first.id(), null, (long) quantity, null)),
                new CustomerDraft(person.firstName(), person.lastName(), person.cpf(), null, null, null),
                null,
                List.of(new ShipmentDraft("Transportadora", shipping, person.city(), person.uf(), day)),
                List.of(new PaymentDraft(number % 3 == 0 ? "Pix" : "CartaoDeCredito", "DEMO-" + number, total)),
                null,
                "Exemplo " + number,
                number % 10,
                day);
        return new Planned(draft, phase);
    }
}
