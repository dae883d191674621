package io.azulejo.orders;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.azulejo.design.ParameterDefinition;
import io.azulejo.design.PatternDefinition;
import io.azulejo.http.backend.KeyAccessClient;
import io.azulejo.orders.table.ItemStatus;
import io.azulejo.orders.table.Order;
import io.azulejo.orders.table.OrderLine;
import io.azulejo.orders.table.OrderLineBuilder;
import io.azulejo.orders.table.OrderStatus;
import io.azulejo.orders.table.OrdersTableDesign;
import io.azulejo.testing.ApiClient;
import io.azulejo.testing.ApiResponse;
import io.azulejo.tests.backends.Backend;
import io.azulejo.tests.backends.OnEveryBackend;
import io.azulejo.toolkit.ToolkitOptions;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.toolkit.table.TableNames;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;

/** Tests of the design document: one for each line of its checklist and each of its routes. */
@OnEveryBackend
final class DesignFactsTest {
    private static final PageRequest PAGE = PageRequest.of(10);
    private static final String ORDERS = OrdersTestService.TECH + "/orders";

    private final Backend backend;
    private OrdersTestService depot;
    private ApiClient owner;

    DesignFactsTest(Backend backend) {
        this.backend = backend;
    }

    @BeforeEach
    void start() {
        depot = new OrdersTestService(
                backend, OrdersTestService.Settings.usual().lenient());
        owner = depot.member("helena", OrdersTestService.TECH, "owner");
    }

    @AfterEach
    void stop() {
        depot.close();
    }

    /** Creates the design document's order through the service. */
    private ApiResponse documented() {
        owner.put(OrdersTestService.TECH + "/profile", Map.of("name", "Tech Solutions Ltda", "orderDigits", 4))
                .hasStatus(200);
        return owner.post(ORDERS, LegacyItems.body()).hasStatus(201);
    }

    @Test
    void table_isOneForAll_payPerRequest_withTheDocumentedIndexes() {
        TableDescription table = depot.client
                .describeTable(request -> request.tableName(depot.tableName))
                .table();
        assertThat(table.billingModeSummary().billingMode()).isEqualTo(BillingMode.PAY_PER_REQUEST);
        assertThat(table.keySchema()).extracting(key -> key.attributeName()).containsExactly("PK", "SK");
        assertThat(index(table, "GSI1")).isEqualTo("SK/PK/KEYS_ONLY");
        assertThat(index(table, "GSI2")).isEqualTo("GSI2-PK/GSI2-SK/ALL");
        assertThat(index(table, "GSI3")).isEqualTo("GSI3PK/GSI3SK/KEYS_ONLY");
        assertThat(index(table, "GSI4")).isEqualTo("GSI4PK/GSI4SK/ALL");
    }

    private static String index(TableDescription table, String name) {
        GlobalSecondaryIndexDescription index = table.globalSecondaryIndexes().stream()
                .filter(candidate -> candidate.indexName().equals(name))
                .findFirst()
                .orElseThrow();
        return index.keySchema().get(0).attributeName() + "/"
                + index.keySchema().get(1).attributeName() + "/"
                + index.projection().projectionType();
    }

    @Test
    void tableName_isOrdersUnlessTheEnvironmentSaysOtherwise() {
        String declared = OrdersTableDesign.definition().tables().getFirst().name();
        ToolkitOptions nothingSet = ToolkitOptions.defaults().environment(variable -> null);
        assertThat(TableNames.resolve(declared, nothingSet)).isEqualTo("orders");
        assertThat(TableNames.resolve(
                        declared, nothingSet.environment(variable -> variable.equals("ORDERS_TABLE") ? "Other" : null)))
                .isEqualTo("Other");
    }

    @Test
    void order_ofSevenItemsWrittenByOthers_isReadWholeInOneQuery() {
        LegacyItems.writeDocumentedItems(depot);
        depot.requests.take();
        Order order = depot.table
                .order(OrdersTestService.TECH_CNPJ, LegacyItems.ORDER)
                .orElseThrow();
        assertThat(depot.requests.take()).isEqualTo(Map.of("Query", 1L));
        assertThat(order.header().companyName()).isEqualTo("Tech Solutions Ltda");
        assertThat(order.header().orderDate()).hasToString("2023-10-01T10:30:00Z");
        assertThat(order.status()).isEqualTo(OrderStatus.Pendente);
        assertThat(order.lines()).extracting(OrderLine::productId).containsExactly("PRD-1001", "PRD-2002");
        assertThat(order.customer().orElseThrow().cpf()).isEqualTo("123.456.789-00");
        assertThat(order.shipments()).extracting(shipment -> shipment.city()).containsExactly("Rio de Janeiro");
        assertThat(order.payments()).extracting(payment -> payment.amount()).containsExactly(new BigDecimal("2800.00"));
        assertThat(owner.get(ORDERS + "/" + LegacyItems.ORDER).hasStatus(200).text("status"))
                .isEqualTo("Pendente");
    }

    @Test
    void pk_isCompanyAndOrder_soThatNumbersOfTwoCompaniesDoNotCollide() {
        documented();
        ApiClient other = depot.member("otto", OrdersTestService.AURORA, "owner");
        other.put(OrdersTestService.AURORA + "/profile", Map.of("name", "Aurora", "orderDigits", 4))
                .hasStatus(200);
        assertThat(other.post(OrdersTestService.AURORA + "/orders", OrdersTestService.order())
                        .hasStatus(201)
                        .text("orderId"))
                .isEqualTo(LegacyItems.ORDER);
        assertThat(depot.partition(LegacyItems.PK)).hasSize(8);
        assertThat(depot.partition("COMPANY#11.222.333/0001-81#ORDER#ORD-20231001-0001"))
                .isNotEmpty();
    }

    @Test
    void meta_isStoredAsDocumented() {
        assertThat(documented().text("orderId")).isEqualTo(LegacyItems.ORDER);
        Map<String, AttributeValue> meta = depot.item(LegacyItems.PK, "META#12.345.678/0001-99");
        assertThat(OrdersTestService.text(meta, "order_id")).isEqualTo("ORD-20231001-0001");
        assertThat(OrdersTestService.text(meta, "company_cnpj")).isEqualTo("12.345.678/0001-99");
        assertThat(OrdersTestService.text(meta, "company_name")).isEqualTo("Tech Solutions Ltda");
        assertThat(OrdersTestService.text(meta, "order_date")).isEqualTo("2023-10-01T10:30:00Z");
        assertThat(OrdersTestService.text(meta, "notes")).isEqualTo("Entregar no período da tarde.");
    }

    @Test
    void status_isStoredAsDocumented() {
        documented();
        assertThat(depot.item(LegacyItems.PK, "STATUS#Pendente"))
                .containsOnlyKeys("PK", "SK", "order_id", "order_status")
                .containsEntry("order_id", AttributeValue.fromS(LegacyItems.ORDER))
                .containsEntry("order_status", AttributeValue.fromS("Pendente"));
    }

    @Test
    void item_isStoredAsDocumented_withItsIndexKeysAndItsStatus() {
        documented();
        Map<String, AttributeValue> item = depot.item(LegacyItems.PK, "ITEM#PRD-1001");
        assertThat(OrdersTestService.text(item, "GSI2-PK")).isEqualTo("ITEMSTATUS#AguardandoEstoque");
        assertThat(OrdersTestService.text(item, "GSI2-SK")).isEqualTo(LegacyItems.PK + "#ITEM#PRD-1001");
        assertThat(OrdersTestService.text(item, "product_id")).isEqualTo("PRD-1001");
        assertThat(OrdersTestService.text(item, "description")).isEqualTo("Smartphone XYZ");
        assertThat(OrdersTestService.text(item, "item_status")).isEqualTo("AguardandoEstoque");
        assertThat(item)
                .containsEntry("quantity", AttributeValue.fromN("1"))
                .containsEntry("unit_price", AttributeValue.fromN("2500"));
    }

    @Test
    void customer_isStoredAsDocumented() {
        documented();
        Map<String, AttributeValue> customer = depot.item(LegacyItems.PK, "CUSTOMER#123.456.789-00");
        assertThat(customer).containsAllEntriesOf(LegacyItems.customer());
        assertThat(customer).hasSize(LegacyItems.customer().size() + 2);
    }

    @Test
    void shipping_isStoredAsDocumented() {
        documented();
        Map<String, AttributeValue> shipping = depot.item(LegacyItems.PK, "SHIPPING#Rio de Janeiro#2023-10-03");
        assertThat(OrdersTestService.text(shipping, "shipping_method")).isEqualTo("Express");
        assertThat(shipping).containsEntry("shipping_cost", AttributeValue.fromN("50"));
        assertThat(OrdersTestService.text(shipping, "city")).isEqualTo("Rio de Janeiro");
        assertThat(OrdersTestService.text(shipping, "expected_delivery_date")).isEqualTo("2023-10-03");
    }

    @Test
    void payment_isStoredAsDocumented() {
        documented();
        Map<String, AttributeValue> payment = depot.item(LegacyItems.PK, "PAYMENT#CartaoDeCredito");
        assertThat(OrdersTestService.text(payment, "payment_method")).isEqualTo("CartaoDeCredito");
        assertThat(OrdersTestService.text(payment, "transaction_id")).isEqualTo("TXN-9876543210");
        assertThat(payment).containsEntry("amount", AttributeValue.fromN("2800"));
    }

    @Test
    void fullExample_madeThroughTheService_isTheSevenItemsAndItsHistory() {
        documented();
        assertThat(depot.partition(LegacyItems.PK))
                .extracting(item -> OrdersTestService.text(item, "SK").replaceAll("^HISTORY#.*", "HISTORY"))
                .containsExactly(
                        "CUSTOMER#123.456.789-00",
                        "HISTORY",
                        "ITEM#PRD-1001",
                        "ITEM#PRD-2002",
                        "META#12.345.678/0001-99",
                        "PAYMENT#CartaoDeCredito",
                        "SHIPPING#Rio de Janeiro#2023-10-03",
                        "STATUS#Pendente");
    }

    @Test
    void queries_thatTheDocumentClaims_answerOnItsOwnItems() {
        LegacyItems.writeDocumentedItems(depot);
        assertThat(depot.table
                        .itemsByStatus(ItemStatus.AguardandoEstoque, OrdersTestService.TECH_CNPJ, PAGE)
                        .items())
                .hasSize(2);
        assertThat(ids(ORDERS + "?status=Pendente")).containsExactly(LegacyItems.ORDER);
        assertThat(ids(ORDERS + "?payment=CartaoDeCredito")).containsExactly(LegacyItems.ORDER);
        assertThat(ids(ORDERS + "?city=Rio%20de%20Janeiro&from=2023-10-01&to=2023-10-31"))
                .containsExactly(LegacyItems.ORDER);
        assertThat(owner.post(ORDERS + "/search", Map.of("cpf", "123.456.789-00"))
                        .hasStatus(200)
                        .items())
                .extracting(order -> order.get("orderId"))
                .containsExactly(LegacyItems.ORDER);
    }

    private List<Object> ids(String path) {
        return owner.get(path).hasStatus(200).items().stream()
                .map(order -> order.get("orderId"))
                .toList();
    }

    @Test
    void hiddenGifts_ofTheInversionIndex_areUsed() {
        LegacyItems.writeDocumentedItems(depot);
        assertThat(ids(ORDERS)).as("META: all orders of a company").containsExactly(LegacyItems.ORDER);
        assertThat(ids(ORDERS + "?month=2023-10")).containsExactly(LegacyItems.ORDER);
        assertThat(ids(ORDERS + "?month=2023-11")).isEmpty();
        assertThat(ids(OrdersTestService.TECH + "/products/PRD-1001/orders"))
                .as("ITEM: orders with a product")
                .containsExactly(LegacyItems.ORDER);
        assertThat(ids(ORDERS + "?city=Rio%20de%20Janeiro&from=2023-10-03&to=2023-10-03"))
                .as("SHIPPING: a day's deliveries")
                .containsExactly(LegacyItems.ORDER);
    }

    @Test
    void routes_ofTheMap_takeTheRequestsTheyMay() {
        String id = documented().text("orderId");
        depot.requests.take();
        assertThat(sent(ORDERS + "/" + id)).isEqualTo(Map.of("Query", 1L));
        assertThat(sent(ORDERS)).isEqualTo(Map.of("BatchGetItem", 1L, "Query", 1L));
        assertThat(sent(ORDERS + "?status=Pendente")).isEqualTo(Map.of("BatchGetItem", 1L, "Query", 1L));
        assertThat(sent(ORDERS + "?payment=CartaoDeCredito")).isEqualTo(Map.of("BatchGetItem", 1L, "Query", 1L));
        assertThat(sent(ORDERS + "?city=RIO%20DE%20JANEIRO&uf=RJ&from=2023-01-01&to=2023-12-31"))
                .isEqualTo(Map.of("BatchGetItem", 1L, "Query", 1L));
        assertThat(sent(OrdersTestService.TECH + "/products/PRD-1001/orders"))
                .isEqualTo(Map.of("BatchGetItem", 1L, "Query", 1L));
        assertThat(sent(OrdersTestService.TECH + "/items?status=AguardandoEstoque"))
                .isEqualTo(Map.of("Query", 1L));
        assertThat(sent(OrdersTestService.TECH + "/picking/queue?warehouse=principal"))
                .isEqualTo(Map.of("Query", 1L));
        owner.post(ORDERS + "/search", Map.of("cpf", "123.456.789-00")).hasStatus(200);
        assertThat(depot.requests.take()).isEqualTo(Map.of("BatchGetItem", 1L, "Query", 1L));
    }

    private Map<String, Long> sent(String path) {
        owner.get(path).hasStatus(200);
        return depot.requests.take();
    }

    @Test
    void d16_hyphenatedKeys_areAliasedInEveryExpression() {
        LegacyItems.writeDocumentedItems(depot);
        List<String> expressions = new ArrayList<>();
        Set<String> names = new TreeSet<>();
        OrdersTableDesign table = OrdersTableDesign.on(
                depot.client,
                ToolkitOptions.defaults()
                        .variables(Map.of("ORDERS_TABLE", depot.tableName))
                        .requestHook((operation, request) -> {
                            if (request.build() instanceof QueryRequest query) {
                                expressions.add(query.keyConditionExpression());
                                names.addAll(query.expressionAttributeNames().values());
                            }
                            if (request.build() instanceof UpdateItemRequest update) {
                                expressions.add(update.updateExpression() + " " + update.conditionExpression());
                                names.addAll(update.expressionAttributeNames().values());
                            }
                        }));
        OrderLine line = table.itemsByStatus(ItemStatus.AguardandoEstoque, OrdersTestService.TECH_CNPJ, PAGE)
                .items()
                .getFirst();
        table.lineTable()
                .change(OrderLineBuilder.of(line).status(ItemStatus.Cancelado).build());
        assertThat(names).contains("GSI2-PK", "GSI2-SK");
        assertThat(expressions).hasSize(2).noneMatch(expression -> expression.contains("-"));
        assertThat(depot.item(LegacyItems.PK, "ITEM#" + line.productId()))
                .containsEntry("GSI2-PK", AttributeValue.fromS("ITEMSTATUS#Cancelado"));
    }

    @Test
    void patterns_allOfThem_askForACompany() {
        assertThat(OrdersTableDesign.definition().patterns())
                .filteredOn(pattern -> !List.of("jobs", "job").contains(pattern.method()))
                .allSatisfy(pattern ->
                        assertThat(parameters(pattern)).as(pattern.name()).contains("cnpj"));
    }

    private static List<String> parameters(PatternDefinition pattern) {
        return pattern.parameters().stream().map(ParameterDefinition::name).toList();
    }

    @Test
    void scan_onTheRequestPath_isRefused() {
        assertThatThrownBy(() -> new KeyAccessClient(depot.client).scan(request -> request.tableName(depot.tableName)))
                .isInstanceOf(UnsupportedOperationException.class);
    }
}
