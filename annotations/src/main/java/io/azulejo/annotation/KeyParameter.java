package io.azulejo.annotation;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Parameter that fills a key component of a part of an {@link Aggregate}, if the two have different names: {@code
 * @KeyParameter(component = "repo", parameter = "name") List<Issue> issues} for issues whose {@code repo} is the {@code
 * name} of the repository. The first part of an aggregate has the names of the parameters.
 */
@Target(ElementType.RECORD_COMPONENT)
@Retention(RetentionPolicy.CLASS)
@Repeatable(KeyParameter.Mapping.class)
public @interface KeyParameter {

    /** The component of the part's entity. */
    String component();

    /** The parameter of the access pattern. */
    String parameter();

    /** Container of repeated {@link KeyParameter} annotations. */
    @Target(ElementType.RECORD_COMPONENT)
    @Retention(RetentionPolicy.CLASS)
    @interface Mapping {
        KeyParameter[] value();
    }
}
