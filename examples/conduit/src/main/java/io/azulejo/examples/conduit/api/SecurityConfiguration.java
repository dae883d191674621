package io.azulejo.examples.conduit.api;

import com.nimbusds.jose.jwk.source.ImmutableSecret;
import io.azulejo.examples.conduit.api.ErrorHandler.Errors;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.Base64;
import java.util.List;
import javax.crypto.SecretKey;
import javax.crypto.spec.SecretKeySpec;
import org.slf4j.LoggerFactory;
import org.springframework.beans.factory.annotation.Value;
import org.springframework.context.annotation.Bean;
import org.springframework.context.annotation.Configuration;
import org.springframework.http.HttpHeaders;
import org.springframework.http.HttpMethod;
import org.springframework.http.MediaType;
import org.springframework.security.config.Customizer;
import org.springframework.security.config.annotation.web.builders.HttpSecurity;
import org.springframework.security.config.annotation.web.configurers.AbstractHttpConfigurer;
import org.springframework.security.config.http.SessionCreationPolicy;
import org.springframework.security.crypto.password.PasswordEncoder;
import org.springframework.security.crypto.password.Pbkdf2PasswordEncoder;
import org.springframework.security.oauth2.jwt.JwtDecoder;
import org.springframework.security.oauth2.jwt.JwtEncoder;
import org.springframework.security.oauth2.jwt.JwtTimestampValidator;
import org.springframework.security.oauth2.jwt.NimbusJwtDecoder;
import org.springframework.security.oauth2.jwt.NimbusJwtEncoder;
import org.springframework.security.oauth2.server.resource.InvalidBearerTokenException;
import org.springframework.security.oauth2.server.resource.web.BearerTokenResolver;
import org.springframework.security.web.AuthenticationEntryPoint;
import org.springframework.security.web.SecurityFilterChain;
import org.springframework.web.cors.CorsConfiguration;
import org.springframework.web.cors.CorsConfigurationSource;
import org.springframework.web.cors.UrlBasedCorsConfigurationSource;
import tools.jackson.databind.json.JsonMapper;

/** Configuration of tokens, passwords, CORS and of what needs a token. */
@Configuration(proxyBeanMethods = false)
class SecurityConfiguration {
    private static final String SCHEME = "Token ";

    @Bean
    InstantSource clock() {
        return InstantSource.system();
    }

    /** Returns the rules: reading is public, except for the user and the feed. */
    @Bean
    SecurityFilterChain rules(HttpSecurity http, AuthenticationEntryPoint entryPoint) throws Exception {
        return http.csrf(AbstractHttpConfigurer::disable) // no cookies
                .cors(Customizer.withDefaults())
                .sessionManagement(session -> session.sessionCreationPolicy(SessionCreationPolicy.STATELESS))
                .authorizeHttpRequests(requests -> requests.requestMatchers("/api/user", "/api/articles/feed")
                        .authenticated()
                        .requestMatchers(HttpMethod.POST, "/api/users", "/api/users/login")
                        .permitAll()
                        .requestMatchers(HttpMethod.GET, "/api/**", "/actuator/health", "/error")
                        .permitAll()
                        .anyRequest()
                        .authenticated())
                .oauth2ResourceServer(tokens -> tokens.bearerTokenResolver(tokenScheme())
                        .authenticationEntryPoint(entryPoint)
                        .jwt(Customizer.withDefaults()))
                .exceptionHandling(errors -> errors.authenticationEntryPoint(entryPoint))
                .build();
    }

    /** Returns the resolver of {@code Authorization: Token jwt}. */
    private static BearerTokenResolver tokenScheme() {
        return request -> {
            String header = request.getHeader(HttpHeaders.AUTHORIZATION);
            return header != null && header.regionMatches(true, 0, SCHEME, 0, SCHEME.length())
                    ? header.substring(SCHEME.length()).strip()
                    : null;
        };
    }

    @Bean
    AuthenticationEntryPoint entryPoint(JsonMapper json) {
        return (request, response, failure) -> {
            boolean invalid = failure instanceof InvalidBearerTokenException;
            response.setStatus(401);
            response.setContentType(MediaType.APPLICATION_JSON_VALUE);
            json.writeValue(response.getOutputStream(), Errors.of("token", invalid ? "is invalid" : "is missing"));
        };
    }

    @Bean
    CorsConfigurationSource corsConfigurationSource() { // Spring Security looks for this name
        CorsConfiguration everyone = new CorsConfiguration();
        everyone.setAllowedOrigins(List.of("*"));
        everyone.setAllowedMethods(List.of("GET", "POST", "PUT", "DELETE"));
        everyone.setAllowedHeaders(List.of("*"));
        UrlBasedCorsConfigurationSource source = new UrlBasedCorsConfigurationSource();
        source.registerCorsConfiguration("/api/**", everyone);
        return source;
    }

    /** Returns PBKDF2, which has no limit on the length of passwords. */
    @Bean
    PasswordEncoder passwords() {
        return Pbkdf2PasswordEncoder.defaultsForSpringSecurity_v5_8();
    }

    /** Returns the key of the tokens; without a setting, tokens end with the process. */
    @Bean
    SecretKey tokenKey(@Value("${conduit.token-secret:}") String secret) {
        byte[] bytes = new byte[32];
        if (secret.isBlank()) {
            LoggerFactory.getLogger(SecurityConfiguration.class)
                    .warn("Tokens end with this process: set conduit.token-secret to 32 random bytes in Base64");
            new SecureRandom().nextBytes(bytes);
        } else {
            bytes = Base64.getDecoder().decode(secret);
            if (bytes.length < 32) {
                throw new IllegalArgumentException(
                        "conduit.token-secret has " + bytes.length + " bytes; it must be 32 or more in Base64");
            }
        }
        return new SecretKeySpec(bytes, "HmacSHA256");
    }

    @Bean
    JwtEncoder encoder(SecretKey tokenKey) {
        return new NimbusJwtEncoder(new ImmutableSecret<>(tokenKey));
    }

    @Bean
    JwtDecoder decoder(SecretKey tokenKey, InstantSource clock) {
        NimbusJwtDecoder decoder = NimbusJwtDecoder.withSecretKey(tokenKey).build();
        JwtTimestampValidator times = new JwtTimestampValidator(Duration.ZERO);
        times.setClock(clock.withZone(ZoneOffset.UTC));
        decoder.setJwtValidator(times);
        return decoder;
    }
}
