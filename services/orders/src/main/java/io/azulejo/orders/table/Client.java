package io.azulejo.orders.table;

import io.azulejo.annotation.Convert;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.GeneratedId;
import io.azulejo.annotation.IndexKey;
import io.azulejo.annotation.Key;
import io.azulejo.annotation.UpdatedAt;
import io.azulejo.annotation.Version;
import io.azulejo.orders.brazil.Cnpj;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/** Registered client of a company. The code reveals nothing about the person. */
@Entity
@Key(pk = "COMPANY#{cnpj}#CLIENT#{code}", sk = "CLIENT#{cnpj}#{code}")
@IndexKey(index = "GSI3", pk = "COMPANY#{cnpj}#CLIENTS", sk = "{code}")
public record Client(
        @Convert(Cnpj.AsPrinted.class) Cnpj cnpj,
        @GeneratedId(prefix = "cli_") String code,
        String firstName,
        String lastName,
        String cpf,
        @Nullable String email,
        @Nullable String phone,
        @Nullable Address address,
        @UpdatedAt Instant updatedAt,
        @Version long version) {

    /** Returns the key without personal data, so that the client can be logged. */
    @Override
    public String toString() {
        return "Client(" + cnpj + ", " + code + ")";
    }
}
