package io.azulejo.orders.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Get;
import io.avaje.http.api.Patch;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Produces;
import io.avaje.http.api.Put;
import io.avaje.http.api.QueryParam;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.avaje.jsonb.Jsonb;
import io.avaje.validation.constraints.NotBlank;
import io.azulejo.http.job.JobView;
import io.azulejo.http.json.JsonMerge;
import io.azulejo.http.openapi.Answers;
import io.azulejo.http.page.PageBody;
import io.azulejo.http.page.PageQuery;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.problem.ProblemType;
import io.azulejo.http.text.EnumNames;
import io.azulejo.http.text.Ids;
import io.azulejo.orders.domain.Anonymisation;
import io.azulejo.orders.domain.Backfill;
import io.azulejo.orders.domain.CompanyCatalog;
import io.azulejo.orders.domain.CompanyRole;
import io.azulejo.orders.domain.StatusRepair;
import io.azulejo.orders.domain.StockReport;
import io.azulejo.orders.domain.StockReport.OutOfStock;
import io.azulejo.orders.domain.Tenant;
import io.azulejo.orders.table.Company;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.orders.table.PaymentPolicy;
import io.azulejo.orders.table.Product;
import io.azulejo.patterns.job.JobRunner;
import io.helidon.webserver.http.ServerRequest;
import java.math.BigDecimal;
import java.time.Instant;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Companies with their products and clients. */
@Valid
@Controller
@Path("/orders/companies/{cnpj}")
final class CompanyController {
    private final OrdersTable table;
    private final CompanyCatalog masters;
    private final StockReport report;
    private final StatusRepair repair;
    private final Anonymisation anonymisation;
    private final Backfill backfill;
    private final JobRunner jobs;
    private final Jsonb jsonb;

    CompanyController(
            OrdersTable table,
            CompanyCatalog masters,
            StockReport report,
            StatusRepair repair,
            Anonymisation anonymisation,
            Backfill backfill,
            JobRunner jobs,
            Jsonb jsonb) {
        this.table = table;
        this.masters = masters;
        this.report = report;
        this.repair = repair;
        this.anonymisation = anonymisation;
        this.backfill = backfill;
        this.jobs = jobs;
        this.jsonb = jsonb;
    }

    /** Retrieves the settings of a company. If the company has saved none, the defaults are returned. */
    @Get("/profile")
    CompanyBody profile(String cnpj, ServerRequest request) {
        return CompanyBody.of(
                table.settings(OrderResponses.tenant(request, cnpj).cnpj()));
    }

    /** Replaces the settings of a company. Optional fields that you omit get their defaults. Requires the role owner. */
    @Put("/profile")
    @Answers(never = ProblemType.CONFLICT)
    CompanyBody describe(String cnpj, CompanyBody body, ServerRequest request) {
        return saved(OrderResponses.tenant(request, cnpj), body, OptionalLong.empty());
    }

    /**
     * Updates the settings of a company by a JSON merge patch: fields that you omit keep their values, and null restores
     * the default. Requires the role owner.
     */
    @Patch("/profile")
    @Answers(never = ProblemType.CONFLICT)
    CompanyBody change(String cnpj, ServerRequest request) {
        Tenant tenant = OrderResponses.tenant(request, cnpj).require(CompanyRole.OWNER);
        Company current = table.settings(tenant.cnpj());
        CompanyBody merged = JsonMerge.apply(request, jsonb, CompanyBody.class, CompanyBody.of(current));
        return saved(tenant, merged, OptionalLong.of(current.version()));
    }

    private CompanyBody saved(Tenant tenant, CompanyBody body, OptionalLong version) {
        return CompanyBody.of(masters.saveCompany(
                tenant, body.name(), body.timeZone(), body.orderDigits(), body.warehouse(), body.policy(), version));
    }

    /** Retrieves a product. */
    @Get("/products/{productId}")
    ProductBody product(String cnpj, String productId, ServerRequest request) {
        return table.product(OrderResponses.tenant(request, cnpj).cnpj(), Ids.requireId("product", productId))
                .map(ProductBody::of)
                .orElseThrow(() -> ProblemException.notFound("product", productId));
    }

    /**
     * Lists the products of a company by id.
     *
     * @param limit maximum number of products in the page
     * @param cursor position returned with the previous page
     */
    @Get("/products")
    PageBody<ProductView> products(
            String cnpj,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor,
            ServerRequest request) {
        Tenant tenant = OrderResponses.tenant(request, cnpj);
        return PageBody.of(table.products(tenant.cnpj(), tenant.scoped(PageQuery.of(limit, cursor))), ProductView::of);
    }

    /** Creates or updates a product. Requires the role sales or stock. */
    @Put("/products/{productId}")
    @Answers(value = ProblemType.PRECONDITION_FAILED, never = ProblemType.CONFLICT)
    ProductBody sell(String cnpj, String productId, ProductBody body, ServerRequest request) {
        return ProductBody.of(masters.saveProduct(
                OrderResponses.tenant(request, cnpj), productId, body.description(), body.unitPrice()));
    }

    /** Retrieves the out-of-stock report. For each product it shows how many units open orders are waiting for. */
    @Get("/reports/out-of-stock")
    OutOfStock outOfStock(String cnpj, ServerRequest request) {
        return report.outOfStock(OrderResponses.tenant(request, cnpj));
    }

    /**
     * Starts a job that repairs status items. Afterwards each order has exactly one status item, the one in its header.
     * Other applications may have left an order with none or two. Requires the role owner.
     */
    @Post("/status-repairs")
    @Produces(statusCode = 202)
    @Answers(never = ProblemType.CONFLICT)
    JobView repairStatuses(String cnpj, ServerRequest request) {
        return JobView.started(jobs, repair.begin(OrderResponses.tenant(request, cnpj)));
    }

    /**
     * Starts a job that anonymises old orders. It removes personal data from completed orders placed before the given
     * time. Requires the role owner.
     */
    @Post("/anonymisations")
    @Produces(statusCode = 202)
    @Answers(never = ProblemType.CONFLICT)
    JobView anonymise(String cnpj, RetentionBody body, ServerRequest request) {
        return JobView.started(jobs, anonymisation.begin(OrderResponses.tenant(request, cnpj), body.before()));
    }

    /**
     * Starts a job that completes orders of other applications: status and totals of the header, and the state of each
     * shipment, which lists by city need. Requires the role owner.
     */
    @Post("/backfills")
    @Produces(statusCode = 202)
    @Answers(never = ProblemType.CONFLICT)
    JobView backfill(String cnpj, ServerRequest request) {
        return JobView.started(jobs, backfill.begin(OrderResponses.tenant(request, cnpj)));
    }

    /** Retrieves the progress of a job. */
    @Get("/jobs/{id}")
    JobView job(String cnpj, String id, ServerRequest request) {
        return JobView.find(jobs, id, OrderResponses.tenant(request, cnpj)::owns);
    }

    /**
     * Settings of a company. Optional fields that a request omits have their defaults.
     *
     * @param paymentBeforeShipping what must be paid before an order is shipped: captured, authorised or nothing
     */
    @Json
    @Valid
    record CompanyBody(
            @NotBlank String name,
            @Nullable String timeZone,
            @Nullable Integer orderDigits,
            @Nullable String warehouse,
            @Nullable String paymentBeforeShipping) {

        static CompanyBody of(Company company) {
            return new CompanyBody(
                    company.name(),
                    company.timeZone(),
                    company.orderDigits(),
                    company.warehouse(),
                    EnumNames.of(company.paymentPolicy()));
        }

        @Nullable
        PaymentPolicy policy() {
            return paymentBeforeShipping == null
                    ? null
                    : EnumNames.field(PaymentPolicy.class, "paymentBeforeShipping", paymentBeforeShipping);
        }
    }

    /** A product. */
    @Json
    @Valid
    record ProductBody(@NotBlank String description, BigDecimal unitPrice) {

        static ProductBody of(Product product) {
            return new ProductBody(product.description(), product.unitPrice());
        }
    }

    /** A product in a list. */
    @Json
    record ProductView(String productId, String description, BigDecimal unitPrice) {
        static ProductView of(Product product) {
            return new ProductView(product.productId(), product.description(), product.unitPrice());
        }
    }

    /** Request to anonymise completed orders placed before a time. */
    @Json
    @Valid
    record RetentionBody(Instant before) {}
}
