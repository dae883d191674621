/** Pages of the services: for reading, rendered on the server, and apps that run in the browser. */
@NullMarked
package io.azulejo.http.app;

import org.jspecify.annotations.NullMarked;
