package io.azulejo.orders.api;

import io.avaje.jsonb.Json;
import io.azulejo.orders.brazil.Cpf;
import io.azulejo.orders.table.Client;

/** A known client; the CPF is masked. */
@Json
record ClientView(String code, String firstName, String lastName, String cpf) {

    static ClientView of(Client client) {
        return new ClientView(client.code(), client.firstName(), client.lastName(), Cpf.masked(client.cpf()));
    }
}
