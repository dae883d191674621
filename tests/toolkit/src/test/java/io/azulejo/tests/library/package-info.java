/**
 * A village library, the domain of all these tests. Members borrow books and review them; a loan is found by due date
 * while it is open, a visit by its month; fines are paid into a ledger, which is a table of its own.
 */
@NullMarked
package io.azulejo.tests.library;

import org.jspecify.annotations.NullMarked;
