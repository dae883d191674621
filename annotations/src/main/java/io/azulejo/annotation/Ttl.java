package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * {@link java.time.Instant} component for the expiry time, stored in epoch seconds as DynamoDB's TTL requires. DynamoDB
 * deletes expired items late, so reads skip them.
 */
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.CLASS)
public @interface Ttl {}
