/** What only whoever runs the server may do: making the first admins. */
@NullMarked
package io.azulejo.cli.admin;

import org.jspecify.annotations.NullMarked;
