/** Small complete service for tests of the host. */
@ApiInfo(title = "Notes", description = "Notes that people keep.")
@InjectModule(
        name = "Notes",
        requires = {TokenIssuer.class, InstantSource.class})
@NullMarked
package io.azulejo.auth.sample;

import io.avaje.inject.InjectModule;
import io.azulejo.auth.token.TokenIssuer;
import io.azulejo.http.openapi.ApiInfo;
import java.time.InstantSource;
import org.jspecify.annotations.NullMarked;
