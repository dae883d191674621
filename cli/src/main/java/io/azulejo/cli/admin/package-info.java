/** Commands for the operator only: creating the first admins. */
@NullMarked
package io.azulejo.cli.admin;

import org.jspecify.annotations.NullMarked;
