package io.azulejo.orders.table;

import io.azulejo.annotation.Convert;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.orders.brazil.Cnpj;

/**
 * The last order number of a company on a day of its calendar. Numbers of orders that failed are not used again.
 *
 * @param day {@code 20231001}
 */
@Entity
@Key(pk = "COMPANY#{cnpj}#SEQ", sk = "SEQ#{cnpj}#{day}")
public record OrderSequence(@Convert(Cnpj.AsPrinted.class) Cnpj cnpj, String day, long last) {}
