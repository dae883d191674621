package io.azulejo.orders.table;

import io.azulejo.annotation.Convert;
import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import io.azulejo.orders.brazil.Cnpj;

/**
 * Counter of a company's order numbers on one day in its time zone. Numbers of failed orders are not reused.
 *
 * @param day such as {@code 20231001}
 */
@Entity
@Key(pk = "COMPANY#{cnpj}#SEQ", sk = "SEQ#{cnpj}#{day}")
public record OrderSequence(@Convert(Cnpj.AsPrinted.class) Cnpj cnpj, String day, long last) {}
