/** Design whose records contain arrays. */
@NullMarked
package io.azulejo.tests.album;

import org.jspecify.annotations.NullMarked;
