@NullMarked
package io.azulejo.cli.transfer;

import org.jspecify.annotations.NullMarked;
