@NullMarked
package io.azulejo.cli.serve;

import org.jspecify.annotations.NullMarked;
