/** Brazilian identifiers: CNPJ, CPF, states and cities. */
@NullMarked
package io.azulejo.orders.brazil;

import org.jspecify.annotations.NullMarked;
