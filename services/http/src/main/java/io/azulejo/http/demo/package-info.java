/** Sample data for every service, and the accounts in it. */
@NullMarked
package io.azulejo.http.demo;

import org.jspecify.annotations.NullMarked;
