package originals;

import io.azulejo.annotation.*;
import io.azulejo.annotation.Index;
import io.azulejo.annotation.Query;
import io.azulejo.toolkit.entity.EntityTable;
import io.azulejo.toolkit.query.*;
import java.math.BigDecimal;
import java.time.*;
import java.util.*;
import org.jspecify.annotations.Nullable;

/** Orders with picking as their document prints them: the status in a key, the table's keys swapped in an index. */
@SingleTable(
        name = "${ORDERS_TABLE:orders}",
        naming = Naming.SNAKE_CASE,
        times = TimePrecision.SECONDS,
        entities = {
            Orders.Header.class,
            Orders.OrderStatus.class,
            Orders.Item.class,
            Orders.Customer.class,
            Orders.Shipping.class,
            Orders.Payment.class
        },
        indexes = {
            @Index(name = "GSI1", partitionKey = "SK", sortKey = "PK"),
            @Index(name = "GSI2", partitionKey = "GSI2-PK", sortKey = "GSI2-SK")
        })
public interface Orders {

    @Entity
    @Key(pk = "COMPANY#{cnpj}#ORDER#{orderId}", sk = "META#{cnpj}")
    record Header(
            @Attribute("company_cnpj") String cnpj,
            String orderId,
            String companyName,
            Instant orderDate,
            @Nullable String notes) {}

    @Entity
    @Key(pk = "COMPANY#{cnpj}#ORDER#{orderId}", sk = "STATUS#{orderStatus}")
    record OrderStatus(@FromKey String cnpj, String orderId, String orderStatus) {}

    @Entity
    @Key(pk = "COMPANY#{cnpj}#ORDER#{orderId}", sk = "ITEM#{productId}")
    @IndexKey(
            index = "GSI2",
            pk = "ITEMSTATUS#{itemStatus}",
            sk = "COMPANY#{cnpj}#ORDER#{orderId}#ITEM#{productId}")
    record Item(
            @FromKey String cnpj,
            @FromKey String orderId,
            String productId,
            String description,
            int quantity,
            BigDecimal unitPrice,
            @Nullable String itemStatus) {}

    @Entity
    @Key(pk = "COMPANY#{cnpj}#ORDER#{orderId}", sk = "CUSTOMER#{cpf}")
    record Customer(
            @FromKey String cnpj,
            @FromKey String orderId,
            String firstName,
            String lastName,
            String cpf,
            String email,
            String phone,
            Address address) {}

    record Address(
            String street,
            String number,
            @Nullable String complement,
            String neighborhood,
            String city,
            String state,
            String zipCode) {}

    @Entity
    @Key(pk = "COMPANY#{cnpj}#ORDER#{orderId}", sk = "SHIPPING#{city}#{expectedDeliveryDate}")
    record Shipping(
            @FromKey String cnpj,
            @FromKey String orderId,
            String shippingMethod,
            BigDecimal shippingCost,
            String city,
            LocalDate expectedDeliveryDate) {}

    @Entity
    @Key(pk = "COMPANY#{cnpj}#ORDER#{orderId}", sk = "PAYMENT#{paymentMethod}")
    record Payment(
            @FromKey String cnpj,
            @FromKey String orderId,
            String paymentMethod,
            String transactionId,
            BigDecimal amount) {}

    @Aggregate
    record Order(
            Header header,
            OrderStatus status,
            List<Item> items,
            Customer customer,
            Optional<Shipping> shipping,
            @Nullable Payment payment) {}

    @AccessPattern("Pedido inteiro")
    @Query
    Optional<Order> order(String cnpj, String orderId);

    @AccessPattern("Itens por status")
    @Query(index = "GSI2")
    Page<Item> itemsByStatus(String itemStatus, PageRequest page);

    @AccessPattern("Pedidos por status")
    @Query(index = "GSI1")
    Page<OrderStatus> ordersByStatus(String orderStatus, PageRequest page);

    @AccessPattern("Pedidos de uma empresa por status")
    @Query(index = "GSI1")
    Page<OrderStatus> companyOrdersByStatus(String orderStatus, String cnpj, PageRequest page);

    @AccessPattern("Pedidos de um cliente")
    @Query(index = "GSI1")
    Page<Customer> ordersByCustomer(String cpf, PageRequest page);

    @AccessPattern("Pedidos por forma de pagamento")
    @Query(index = "GSI1")
    Page<Payment> ordersByPayment(String paymentMethod, PageRequest page);

    @AccessPattern("Criar pedido")
    @Transact
    void place(
            @Create Header header,
            @Create OrderStatus status,
            @Create List<Item> items,
            @Create Customer customer,
            @Create Shipping shipping,
            @Create Payment payment);
}
