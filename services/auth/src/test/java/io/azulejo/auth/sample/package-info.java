/** Small complete service for tests of the host. */
@OpenAPIDefinition(info = @Info(title = "Notes", version = "1", description = "Notes that people keep."))
@InjectModule(
        name = "Notes",
        requires = {TokenIssuer.class, InstantSource.class})
@NullMarked
package io.azulejo.auth.sample;

import io.avaje.inject.InjectModule;
import io.azulejo.auth.token.TokenIssuer;
import io.swagger.v3.oas.annotations.OpenAPIDefinition;
import io.swagger.v3.oas.annotations.info.Info;
import java.time.InstantSource;
import org.jspecify.annotations.NullMarked;
