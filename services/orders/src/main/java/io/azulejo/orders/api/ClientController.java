package io.azulejo.orders.api;

import io.avaje.http.api.Controller;
import io.avaje.http.api.Delete;
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
import io.azulejo.http.json.JsonMerge;
import io.azulejo.http.openapi.Answers;
import io.azulejo.http.page.PageBody;
import io.azulejo.http.page.PageQuery;
import io.azulejo.http.precondition.ETag;
import io.azulejo.http.problem.ProblemType;
import io.azulejo.orders.brazil.Cpf;
import io.azulejo.orders.domain.CompanyRole;
import io.azulejo.orders.domain.CustomerDraft;
import io.azulejo.orders.domain.Customers;
import io.azulejo.orders.domain.Erasure;
import io.azulejo.orders.domain.Tenant;
import io.azulejo.orders.table.Client;
import io.azulejo.orders.table.OrdersTable;
import io.helidon.webserver.http.ServerRequest;
import io.helidon.webserver.http.ServerResponse;
import java.util.List;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Clients of a company. */
@Valid
@Controller
@Path("/orders/companies/{cnpj}/clients")
final class ClientController {
    private final OrdersTable table;
    private final Customers customers;
    private final Erasure erasure;
    private final Jsonb jsonb;

    ClientController(OrdersTable table, Customers customers, Erasure erasure, Jsonb jsonb) {
        this.table = table;
        this.customers = customers;
        this.erasure = erasure;
        this.jsonb = jsonb;
    }

    /** Creates a client. The client gets a generated code that reveals no personal data. Requires the role sales. */
    @Post
    @Answers(never = ProblemType.CONFLICT)
    ClientView register(String cnpj, CustomerDraft body, ServerRequest request) {
        return ClientView.of(customers.register(OrderResponses.tenant(request, cnpj), body));
    }

    /**
     * Lists the clients of a company in the order of their creation. CPFs are masked.
     *
     * @param limit maximum number of clients in the page
     * @param cursor position returned with the previous page
     */
    @Get
    PageBody<ClientView> list(
            String cnpj,
            @QueryParam @Nullable Integer limit,
            @QueryParam @Nullable String cursor,
            ServerRequest request) {
        Tenant tenant = OrderResponses.tenant(request, cnpj);
        return PageBody.of(table.clients(tenant.cnpj(), tenant.scoped(PageQuery.of(limit, cursor))), ClientView::of);
    }

    /** Retrieves a client by its code. The CPF is masked. */
    @Get("/{code}")
    ClientView get(String cnpj, String code, ServerRequest request, ServerResponse response) {
        return view(customers.found(OrderResponses.tenant(request, cnpj), code), response);
    }

    /** Replaces the data of a client. Orders keep the data they were made with. Requires the role sales. */
    @Put("/{code}")
    @Answers(never = ProblemType.CONFLICT)
    ClientView replace(String cnpj, String code, CustomerDraft body, ServerRequest request, ServerResponse response) {
        return view(
                customers.update(OrderResponses.tenant(request, cnpj), code, body, ETag.expected(request)), response);
    }

    /** Updates a client by a JSON merge patch: fields that you omit keep their values. Requires the role sales. */
    @Patch("/{code}")
    @Answers(never = ProblemType.CONFLICT)
    ClientView patch(String cnpj, String code, ServerRequest request, ServerResponse response) {
        Tenant tenant = OrderResponses.tenant(request, cnpj);
        tenant.require(CompanyRole.SALES);
        Client known = customers.found(tenant, code);
        CustomerDraft current = new CustomerDraft(
                known.firstName(), known.lastName(), known.cpf(), known.email(), known.phone(), known.address());
        CustomerDraft merged = JsonMerge.apply(request, jsonb, CustomerDraft.class, current);
        OptionalLong expected = ETag.expected(request);
        return view(
                customers.update(
                        tenant, code, merged, expected.isPresent() ? expected : OptionalLong.of(known.version())),
                response);
    }

    /** Deletes a client. Orders keep the data they were made with. Requires the role sales. */
    @Delete("/{code}")
    @Answers(never = ProblemType.CONFLICT)
    void delete(String cnpj, String code, ServerRequest request, ServerResponse response) {
        customers.delete(OrderResponses.tenant(request, cnpj), code, ETag.expected(request));
        response.status(204).send();
    }

    /**
     * Erases a person. The person's completed orders are anonymised and client records with the CPF deleted. Orders
     * that are still open are listed; repeat the request when they are completed. Requires the role owner.
     */
    @Post("/erasures")
    @Produces(statusCode = 200)
    @Answers(never = ProblemType.CONFLICT)
    ErasureView erase(String cnpj, ErasureRequest body, ServerRequest request) {
        Tenant tenant = OrderResponses.tenant(request, cnpj);
        return ErasureView.of(erasure.erase(tenant, Customers.searched("cpf", body.cpf())));
    }

    private static ClientView view(Client client, ServerResponse response) {
        response.header("ETag", new ETag(client.version()).toString());
        return ClientView.of(client);
    }

    /** A client as responses show it. The CPF is masked. */
    @Json
    record ClientView(String code, String firstName, String lastName, String cpf) {
        static ClientView of(Client client) {
            return new ClientView(client.code(), client.firstName(), client.lastName(), Cpf.masked(client.cpf()));
        }
    }

    /** Person to erase. The CPF is in the body because URLs are logged. */
    @Json
    @Valid
    record ErasureRequest(@NotBlank String cpf) {}

    /**
     * Result of an erasure.
     *
     * @param openOrders orders that still need the customer's data, or that cannot be read
     */
    @Json
    record ErasureView(int anonymised, int clientsDeleted, List<String> openOrders) {
        static ErasureView of(Erasure.Erased erased) {
            return new ErasureView(erased.anonymised(), erased.clientsDeleted(), erased.openOrders());
        }
    }
}
