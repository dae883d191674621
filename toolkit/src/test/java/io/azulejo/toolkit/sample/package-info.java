/**
 * Village library with hand-written versions of the generated classes: the contract between processor and toolkit.
 * Members borrow books; a member's e-mail is unique; a loan refers to its member and is found by due date while it is
 * open.
 */
@NullMarked
package io.azulejo.toolkit.sample;

import org.jspecify.annotations.NullMarked;
