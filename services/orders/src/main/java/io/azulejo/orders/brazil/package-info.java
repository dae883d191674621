/** What Brazilian companies and people are known by: CNPJ, CPF, states, cities. */
@NullMarked
package io.azulejo.orders.brazil;

import org.jspecify.annotations.NullMarked;
