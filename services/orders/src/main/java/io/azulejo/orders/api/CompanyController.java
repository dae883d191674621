package io.azulejo.orders.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Get;
import io.avaje.http.api.Path;
import io.avaje.http.api.Post;
import io.avaje.http.api.Produces;
import io.avaje.http.api.Put;
import io.avaje.http.api.Valid;
import io.avaje.jsonb.Json;
import io.avaje.validation.constraints.NotBlank;
import io.azulejo.orders.brazil.Cpf;
import io.azulejo.orders.rules.Anonymisation;
import io.azulejo.orders.rules.CustomerDraft;
import io.azulejo.orders.rules.Customers;
import io.azulejo.orders.rules.Masters;
import io.azulejo.orders.rules.StatusRepair;
import io.azulejo.orders.rules.StockReport;
import io.azulejo.orders.rules.StockReport.OutOfStock;
import io.azulejo.orders.table.Client;
import io.azulejo.orders.table.Company;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.orders.table.Product;
import io.azulejo.web.job.JobRunner;
import io.azulejo.web.job.JobView;
import io.azulejo.web.problem.ProblemException;
import io.helidon.webserver.http.ServerRequest;
import java.math.BigDecimal;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

@Valid
@Controller
@Path("/orders/companies/{cnpj}")
final class CompanyController {
    private final OrdersTable table;
    private final Masters masters;
    private final Customers customers;
    private final StockReport report;
    private final StatusRepair repair;
    private final Anonymisation anonymisation;
    private final JobRunner jobs;

    CompanyController(
            OrdersTable table,
            Masters masters,
            Customers customers,
            StockReport report,
            StatusRepair repair,
            Anonymisation anonymisation,
            JobRunner jobs) {
        this.table = table;
        this.masters = masters;
        this.customers = customers;
        this.report = report;
        this.repair = repair;
        this.anonymisation = anonymisation;
        this.jobs = jobs;
    }

    /** A company's settings. */
    @Get("/profile")
    CompanyBody profile(String cnpj, ServerRequest request) {
        return CompanyBody.of(table.settings(Answers.tenant(request, cnpj).cnpj()));
    }

    /** Changes a company's settings. */
    @Put("/profile")
    CompanyBody describe(String cnpj, CompanyBody body, ServerRequest request) {
        return CompanyBody.of(masters.describe(
                Answers.tenant(request, cnpj), body.name(), body.timeZone(), body.orderDigits(), body.warehouse()));
    }

    /** A product. */
    @Get("/products/{productId}")
    ProductBody product(String cnpj, String productId, ServerRequest request) {
        return table.product(Answers.tenant(request, cnpj).cnpj(), productId)
                .map(ProductBody::of)
                .orElseThrow(() -> ProblemException.notFound("product", productId));
    }

    /** Describes a product, new or known. */
    @Put("/products/{productId}")
    ProductBody sell(String cnpj, String productId, ProductBody body, ServerRequest request) {
        return ProductBody.of(
                masters.sell(Answers.tenant(request, cnpj), productId, body.description(), body.unitPrice()));
    }

    /** Writes a client down, who then has a code that says nothing about the person. */
    @Post("/clients")
    ClientView register(String cnpj, CustomerDraft body, ServerRequest request) {
        return ClientView.of(customers.register(Answers.tenant(request, cnpj), body));
    }

    /** A client. */
    @Get("/clients/{code}")
    ClientView client(String cnpj, String code, ServerRequest request) {
        return table.client(Answers.tenant(request, cnpj).cnpj(), code)
                .map(ClientView::of)
                .orElseThrow(() -> ProblemException.notFound("client", code));
    }

    /** What orders wait for, by product. */
    @Get("/reports/out-of-stock")
    OutOfStock outOfStock(String cnpj, ServerRequest request) {
        return report.outOfStock(Answers.tenant(request, cnpj));
    }

    /** Gives every order exactly one status item, where another program has left none or two. */
    @Post("/status-repairs")
    @Produces(statusCode = 202)
    JobView repairStatuses(String cnpj, ServerRequest request) {
        return jobs.begun(repair.begin(Answers.tenant(request, cnpj)));
    }

    /** Takes the persons out of orders that are over and older than that. */
    @Post("/anonymisations")
    @Produces(statusCode = 202)
    JobView anonymise(String cnpj, RetentionBody body, ServerRequest request) {
        return jobs.begun(anonymisation.begin(Answers.tenant(request, cnpj), body.before()));
    }

    /** How far a job has come. */
    @Get("/jobs/{id}")
    JobView job(String cnpj, String id, ServerRequest request) {
        return jobs.view(id, Answers.tenant(request, cnpj)::owns);
    }

    /** A known client; the CPF is masked. */
    @Json
    record ClientView(String code, String firstName, String lastName, String cpf) {

        static ClientView of(Client client) {
            return new ClientView(client.code(), client.firstName(), client.lastName(), Cpf.masked(client.cpf()));
        }
    }

    /** A company's settings; what is missing stays. */
    @Json
    @Valid
    record CompanyBody(
            @NotBlank String name,
            @Nullable String timeZone,
            @Nullable Integer orderDigits,
            @Nullable String warehouse) {

        static CompanyBody of(Company company) {
            return new CompanyBody(company.name(), company.timeZone(), company.orderDigits(), company.warehouse());
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

    /** Before when orders lose their customers. */
    @Json
    @Valid
    record RetentionBody(Instant before) {}
}
