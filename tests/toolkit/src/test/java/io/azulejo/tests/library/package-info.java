/**
 * Tests on one shared domain, a village library. Members borrow and review books. An open loan is found by its due
 * date, a visit by its month. Fines are stored in a ledger, which is a separate table.
 */
@NullMarked
package io.azulejo.tests.library;

import org.jspecify.annotations.NullMarked;
