/**
 * A village library, with what the processor generates for it written by hand: the contract between the two. Members
 * borrow books; a member's e-mail is unique, a loan refers to its member and is found by due date while it is open.
 */
@NullMarked
package io.azulejo.toolkit.sample;

import org.jspecify.annotations.NullMarked;
