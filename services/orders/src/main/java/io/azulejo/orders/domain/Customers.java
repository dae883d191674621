package io.azulejo.orders.domain;

import io.azulejo.http.precondition.Versions;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.Ids;
import io.azulejo.http.text.TextValidation;
import io.azulejo.orders.brazil.CheckDigitPolicy;
import io.azulejo.orders.brazil.Cpf;
import io.azulejo.orders.table.Address;
import io.azulejo.orders.table.Client;
import io.azulejo.orders.table.ClientBuilder;
import io.azulejo.orders.table.OrderCustomer;
import io.azulejo.orders.table.OrdersTable;
import io.azulejo.toolkit.Generated;
import jakarta.inject.Singleton;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;

/** Clients of a company, and the customer snapshot stored with each order. */
@Singleton
public final class Customers {
    private static final int LONGEST_NAME = 100;

    private final OrdersTable table;
    private final CustomerKeys keys;
    private final CheckDigitPolicy check;

    public Customers(OrdersTable table, CustomerKeys keys, CheckDigitPolicy check) {
        this.table = table;
        this.keys = keys;
        this.check = check;
    }

    /** Parses and validates a CPF from a request. */
    public Cpf cpf(String field, String text) {
        return Cpf.read(text)
                .filter(check::accepts)
                .orElseThrow(() -> ProblemException.invalid(
                        field, "must be a CPF with valid check digits, such as 529.982.247-25"));
    }

    /** Parses a CPF to search for. The table may hold numbers with wrong check digits. */
    public static Cpf searched(String field, String text) {
        return Cpf.read(text)
                .orElseThrow(() -> ProblemException.invalid(field, "must be a CPF, such as 529.982.247-25"));
    }

    /** Returns a client. Fails with 404 if there is none with this code. */
    public Client found(Tenant tenant, String code) {
        return table.client(tenant.cnpj(), Ids.requireId("client", code))
                .orElseThrow(() -> ProblemException.notFound("client", code));
    }

    /** Replaces the data of a client. Orders keep the snapshot they were made with. */
    public Client update(Tenant tenant, String code, CustomerDraft draft, OptionalLong version) {
        tenant.require(CompanyRole.SALES);
        Client known = found(tenant, code);
        Versions.require(version, "client", known.version());
        CustomerDraft valid = valid(draft, known.cpf());
        return table.clientTable()
                .put(ClientBuilder.of(known)
                        .firstName(valid.firstName())
                        .lastName(valid.lastName())
                        .cpf(valid.cpf())
                        .email(valid.email())
                        .phone(valid.phone())
                        .address(valid.address())
                        .build());
    }

    public void delete(Tenant tenant, String code, OptionalLong version) {
        tenant.require(CompanyRole.SALES);
        Client known = found(tenant, code);
        Versions.require(version, "client", known.version());
        table.clientTable().delete(known);
    }

    public Client register(Tenant tenant, CustomerDraft draft) {
        tenant.require(CompanyRole.SALES);
        CustomerDraft valid = valid(draft);
        return table.clientTable()
                .create(new Client(
                        tenant.cnpj(),
                        Generated.ID,
                        valid.firstName(),
                        valid.lastName(),
                        valid.cpf(),
                        valid.email(),
                        valid.phone(),
                        valid.address(),
                        Generated.TIME,
                        0));
    }

    /** Returns the customer snapshot for a new order. */
    OrderCustomer snapshot(Tenant tenant, String orderId, OrderDraft draft) {
        CustomerDraft customer = draft.customer();
        if (customer == null) {
            customer = client(tenant, draft.clientCode());
        }
        CustomerDraft valid = valid(customer);
        return new OrderCustomer(
                tenant.cnpj(),
                orderId,
                keys.of(new Cpf(valid.cpf())),
                valid.firstName(),
                valid.lastName(),
                valid.cpf(),
                valid.email(),
                valid.phone(),
                valid.address());
    }

    private CustomerDraft client(Tenant tenant, @Nullable String code) {
        if (code == null) {
            throw ProblemException.invalid("customer", "is required unless clientCode is given");
        }
        return table.client(tenant.cnpj(), code)
                .map(client -> new CustomerDraft(
                        client.firstName(),
                        client.lastName(),
                        client.cpf(),
                        client.email(),
                        client.phone(),
                        client.address()))
                .orElseThrow(() -> ProblemException.invalid("clientCode", "does not exist"));
    }

    private CustomerDraft valid(CustomerDraft draft) {
        return valid(draft, null);
    }

    /** Validates customer data. A CPF that is stored already need not have valid check digits. */
    private CustomerDraft valid(CustomerDraft draft, @Nullable String storedCpf) {
        return new CustomerDraft(
                TextValidation.line("customer.firstName", draft.firstName(), LONGEST_NAME),
                TextValidation.line("customer.lastName", draft.lastName(), LONGEST_NAME),
                draft.cpf().equals(storedCpf)
                        ? draft.cpf()
                        : cpf("customer.cpf", draft.cpf()).printed(),
                Fields.email("customer.email", draft.email()),
                Fields.phone("customer.phone", draft.phone()),
                address(draft.address()));
    }

    private static @Nullable Address address(@Nullable Address address) {
        if (address == null) {
            return null;
        }
        String state = address.state();
        String zipCode = address.zipCode();
        return new Address(
                TextValidation.optionalLine("customer.address.street", address.street(), 200),
                TextValidation.optionalLine("customer.address.number", address.number(), 20),
                TextValidation.optionalLine("customer.address.complement", address.complement(), 100),
                TextValidation.optionalLine("customer.address.neighborhood", address.neighborhood(), 100),
                TextValidation.optionalLine("customer.address.city", address.city(), 100),
                state == null
                        ? null
                        : Fields.uf("customer.address.state", state).name(),
                zipCode == null ? null : Fields.cep("customer.address.zipCode", zipCode));
    }
}
