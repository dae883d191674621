package io.azulejo.orders.table;

import io.azulejo.annotation.Accept;
import io.azulejo.annotation.AccessPattern;
import io.azulejo.annotation.Get;
import io.azulejo.annotation.Index;
import io.azulejo.annotation.Naming;
import io.azulejo.annotation.Prefix;
import io.azulejo.annotation.Query;
import io.azulejo.annotation.SingleTable;
import io.azulejo.annotation.TimePrecision;
import io.azulejo.orders.brazil.Cnpj;
import io.azulejo.orders.brazil.Uf;
import io.azulejo.patterns.idempotency.IdempotencyRecord;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.patterns.job.JobTable;
import io.azulejo.toolkit.entity.EntityTable;
import io.azulejo.toolkit.expression.Condition;
import io.azulejo.toolkit.query.Page;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.query.SortRange;
import io.azulejo.toolkit.transaction.TransactWrite;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;

/**
 * Orders design: the documented access patterns first, then those that the service adds. All of them need a company:
 * the indexes hold the orders of all companies, and their sort keys start with the company's CNPJ.
 */
@SingleTable(
        name = "${ORDERS_TABLE:orders}",
        naming = Naming.SNAKE_CASE,
        times = TimePrecision.SECONDS,
        entities = {
            OrderHeader.class,
            StatusItem.class,
            OrderLine.class,
            OrderCustomer.class,
            Shipment.class,
            Payment.class,
            HistoryEntry.class,
            DraftPart.class,
            Stock.class,
            StockMove.class,
            OrderSequence.class,
            Company.class,
            Product.class,
            Client.class,
            IdempotencyRecord.class,
            JobRecord.class
        },
        indexes = {
            @Index(name = "GSI1", partitionKey = "SK", sortKey = "PK", projection = Index.Projection.KEYS_ONLY),
            @Index(name = "GSI2", partitionKey = "GSI2-PK", sortKey = "GSI2-SK"),
            @Index(name = "GSI3", partitionKey = "GSI3PK", sortKey = "GSI3SK", projection = Index.Projection.KEYS_ONLY),
            @Index(name = "GSI4", partitionKey = "GSI4PK", sortKey = "GSI4SK")
        })
public interface OrdersTable extends JobTable {

    @AccessPattern("Pedido inteiro")
    @Query(consistent = true)
    @Accept(id = "AZ201", because = "draft parts exist only until their lines are written")
    @Accept(id = "AZ215", because = "one Query reads the complete order; a completed one has about a dozen entries")
    Optional<Order> order(Cnpj cnpj, String orderId);

    @AccessPattern("Itens por status")
    @Query(index = "GSI2")
    Page<OrderLine> itemsByStatus(ItemStatusCode status, Cnpj cnpj, PageRequest page);

    @AccessPattern("Pedidos por status")
    @Query(index = "GSI1")
    Page<OrderRefs.OfStatus> ordersByStatus(
            OrderStatusCode orderStatus, Cnpj cnpj, @Prefix String orderId, PageRequest page);

    @AccessPattern("Pedidos de um cliente")
    @Query(index = "GSI1")
    Page<OrderRefs.OfCustomer> ordersByCustomer(String customerKey, Cnpj cnpj, PageRequest page);

    @AccessPattern("Pedidos por método de pagamento")
    @Query(index = "GSI1")
    Page<OrderRefs.OfPayment> ordersByPayment(
            String paymentMethod, Cnpj cnpj, @Prefix String orderId, PageRequest page);

    @AccessPattern("Entregas de um dia em uma cidade")
    @Query(index = "GSI1")
    List<OrderRefs.OfShipment> deliveries(String city, DeliverySlot slot, Cnpj cnpj);

    @AccessPattern("Pedidos de uma empresa")
    @Query(index = "GSI1", complete = true)
    Page<OrderHeader> orders(Cnpj cnpj, @Prefix String orderId, PageRequest page);

    @AccessPattern("Pedidos com um produto")
    @Query(index = "GSI1")
    Page<OrderRefs.OfLine> ordersWithProduct(LineId line, Cnpj cnpj, PageRequest page);

    @AccessPattern("Pedidos por cidade")
    @Query(index = "GSI3")
    Page<OrderRefs.OfShipment> ordersByCity(
            Cnpj cnpj, Uf uf, String cityKey, SortRange<LocalDate> expectedDeliveryDate, PageRequest page);

    @AccessPattern("Fila de separação")
    @Query(index = "GSI4", when = "pickable")
    Page<OrderLine> pickQueue(Cnpj cnpj, String warehouse, Condition<OrderLine> filter, PageRequest page);

    @AccessPattern("Itens à espera de um produto")
    @Query(index = "GSI4", when = "waiting")
    Page<OrderLine> waiting(Cnpj cnpj, String productId, PageRequest page);

    @AccessPattern("Pedidos de uma empresa, os mais novos primeiro")
    @Query(index = "GSI1", descending = true, complete = true)
    Page<OrderHeader> ordersNewestFirst(Cnpj cnpj, SortRange<String> orderId, PageRequest page);

    @AccessPattern("Pedidos de uma empresa, os mais antigos primeiro")
    @Query(index = "GSI1", complete = true)
    Page<OrderHeader> ordersOldestFirst(Cnpj cnpj, SortRange<String> orderId, PageRequest page);

    @AccessPattern("Pedidos por status, os mais novos primeiro")
    @Query(index = "GSI1", descending = true)
    Page<OrderRefs.OfStatus> ordersByStatusNewestFirst(
            OrderStatusCode orderStatus, Cnpj cnpj, SortRange<String> orderId, PageRequest page);

    @AccessPattern("Pedidos por status, os mais antigos primeiro")
    @Query(index = "GSI1")
    Page<OrderRefs.OfStatus> ordersByStatusOldestFirst(
            OrderStatusCode orderStatus, Cnpj cnpj, SortRange<String> orderId, PageRequest page);

    @AccessPattern("Pedidos de um cliente, os mais novos primeiro")
    @Query(index = "GSI1", descending = true)
    Page<OrderRefs.OfCustomer> ordersByCustomerNewestFirst(
            String customerKey, Cnpj cnpj, SortRange<String> orderId, PageRequest page);

    @AccessPattern("Pedidos de um cliente, os mais antigos primeiro")
    @Query(index = "GSI1")
    Page<OrderRefs.OfCustomer> ordersByCustomerOldestFirst(
            String customerKey, Cnpj cnpj, SortRange<String> orderId, PageRequest page);

    @AccessPattern("Pedidos por método de pagamento, os mais novos primeiro")
    @Query(index = "GSI1", descending = true)
    Page<OrderRefs.OfPayment> ordersByPaymentNewestFirst(
            String paymentMethod, Cnpj cnpj, SortRange<String> orderId, PageRequest page);

    @AccessPattern("Pedidos por método de pagamento, os mais antigos primeiro")
    @Query(index = "GSI1")
    Page<OrderRefs.OfPayment> ordersByPaymentOldestFirst(
            String paymentMethod, Cnpj cnpj, SortRange<String> orderId, PageRequest page);

    @AccessPattern("Pedidos com um produto, os mais novos primeiro")
    @Query(index = "GSI1", descending = true)
    Page<OrderRefs.OfLine> ordersWithProductNewestFirst(
            LineId line, Cnpj cnpj, SortRange<String> orderId, PageRequest page);

    @AccessPattern("Pedidos com um produto, os mais antigos primeiro")
    @Query(index = "GSI1")
    Page<OrderRefs.OfLine> ordersWithProductOldestFirst(
            LineId line, Cnpj cnpj, SortRange<String> orderId, PageRequest page);

    @AccessPattern("Pedidos por cidade, as últimas entregas primeiro")
    @Query(index = "GSI3", descending = true)
    Page<OrderRefs.OfShipment> ordersByCityNewestFirst(
            Cnpj cnpj, Uf uf, String cityKey, SortRange<LocalDate> expectedDeliveryDate, PageRequest page);

    @AccessPattern("Itens por status, com filtro")
    @Query(index = "GSI2")
    Page<OrderLine> itemsByStatusWhere(ItemStatusCode status, Cnpj cnpj, Condition<OrderLine> filter, PageRequest page);

    @AccessPattern("Produtos de uma empresa")
    @Query(index = "GSI3", complete = true)
    Page<Product> products(Cnpj cnpj, PageRequest page);

    @AccessPattern("Clientes de uma empresa")
    @Query(index = "GSI3", complete = true)
    Page<Client> clients(Cnpj cnpj, PageRequest page);

    @AccessPattern("Head of an order")
    @Get(consistent = true)
    Optional<OrderHeader> header(Cnpj cnpj, String orderId);

    @AccessPattern("Line of an order")
    @Get(consistent = true)
    Optional<OrderLine> line(Cnpj cnpj, String orderId, LineId line);

    @AccessPattern("History of an order")
    @Query
    Page<HistoryEntry> history(Cnpj cnpj, String orderId, PageRequest page);

    @AccessPattern("Lines of a draft")
    @Query(consistent = true)
    List<DraftPart> draft(Cnpj cnpj, String orderId);

    @AccessPattern("Stock of a product")
    @Query(consistent = true)
    List<Stock> stock(Cnpj cnpj, String productId);

    @AccessPattern("Stock of a product in a warehouse")
    @Get(consistent = true)
    Optional<Stock> stockAt(Cnpj cnpj, String productId, String warehouse);

    @AccessPattern("Ledger of a product")
    @Query(descending = true)
    Page<StockMove> moves(Cnpj cnpj, String productId, PageRequest page);

    @AccessPattern("Company")
    @Get(consistent = true)
    Optional<Company> company(Cnpj cnpj);

    /** Returns a company's settings, or the defaults if it has saved none. */
    default Company settings(Cnpj cnpj) {
        return company(cnpj).orElseGet(() -> Company.defaults(cnpj));
    }

    @AccessPattern("Product")
    @Get(consistent = true)
    Optional<Product> product(Cnpj cnpj, String productId);

    @AccessPattern("Client")
    @Get(consistent = true)
    Optional<Client> client(Cnpj cnpj, String code);

    EntityTable<OrderHeader> headerTable();

    EntityTable<OrderLine> lineTable();

    EntityTable<OrderCustomer> customerTable();

    EntityTable<DraftPart> draftPartTable();

    EntityTable<Shipment> shipmentTable();

    EntityTable<Stock> stockTable();

    EntityTable<OrderSequence> sequenceTable();

    EntityTable<Company> companyTable();

    EntityTable<Product> productTable();

    EntityTable<Client> clientTable();

    EntityTable<IdempotencyRecord> idempotencyTable();

    TransactWrite transaction();
}
