/** Tests of the services' apps in a browser. */
@NullMarked
package io.azulejo.tests.apps;

import org.jspecify.annotations.NullMarked;
