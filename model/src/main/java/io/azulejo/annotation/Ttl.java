package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * The {@link java.time.Instant} after which an item is gone, stored in epoch seconds as DynamoDB's TTL wants it. As
 * DynamoDB deletes late, reads leave out what has expired.
 */
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.CLASS)
public @interface Ttl {}
