package io.azulejo.notifications.api;

import io.avaje.inject.Bean;
import io.avaje.inject.Factory;
import io.azulejo.auth.signin.BrowserSession;
import io.azulejo.notifications.domain.SignIn;
import io.helidon.webserver.http.HttpFeature;

/** Factory of the routes on which browsers sign in. */
@Factory
final class BrowserSessionBeans {

    @Bean
    HttpFeature browserSession(SignIn signIn) {
        return new BrowserSession("/notifications", signIn);
    }
}
