package io.azulejo.orders.brazil;

/** Validation level for CPF and CNPJ numbers. */
public enum CheckDigitPolicy {
    /** Requires correct check digits. */
    STRICT,
    /** Checks the format only: for legacy tables and the design document's examples. */
    LENIENT;

    public boolean accepts(Cnpj cnpj) {
        return this == LENIENT || cnpj.valid();
    }

    public boolean accepts(Cpf cpf) {
        return this == LENIENT || cpf.valid();
    }
}
