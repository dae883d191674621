package io.azulejo.testkit;

import io.azulejo.engine.fault.FaultKind;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Has a share of a test's requests struck by a fault; drawn from a seed, so that a test always has the same ones. */
@Documented
@Repeatable(FaultRate.All.class)
@Target({ElementType.TYPE, ElementType.METHOD})
@Retention(RetentionPolicy.RUNTIME)
public @interface FaultRate {
    FaultKind value();

    /** The share of requests struck, from 0 to 1. */
    double rate();

    long seed() default 42;

    /** Several rates, each for a fault of its own. */
    @Documented
    @Target({ElementType.TYPE, ElementType.METHOD})
    @Retention(RetentionPolicy.RUNTIME)
    @interface All {
        FaultRate[] value();
    }
}
