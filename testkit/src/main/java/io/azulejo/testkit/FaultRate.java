package io.azulejo.testkit;

import io.azulejo.engine.fault.FaultKind;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Annotation that makes a share of a test's requests fail. The seed makes the selection repeatable. */
@Documented
@Repeatable(FaultRate.All.class)
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
public @interface FaultRate {
    FaultKind value();

    /** Returns the share of requests that fail, from 0 to 1. */
    double rate();

    long seed() default 42;

    /** Container for several rates, one per kind of fault. */
    @Documented
    @Target({ElementType.TYPE, ElementType.METHOD})
    @Retention(RetentionPolicy.RUNTIME)
    @interface All {
        FaultRate[] value();
    }
}
