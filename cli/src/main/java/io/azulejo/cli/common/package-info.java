/** Classes that all commands share: failures and credentials files. */
@NullMarked
package io.azulejo.cli.common;

import org.jspecify.annotations.NullMarked;
