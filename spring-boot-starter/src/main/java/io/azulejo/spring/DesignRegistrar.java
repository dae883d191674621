package io.azulejo.spring;

import io.azulejo.design.DesignJson;
import io.azulejo.design.JavaType;
import io.azulejo.toolkit.ToolkitOptions;
import java.beans.Introspector;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.springframework.beans.factory.BeanFactory;
import org.springframework.beans.factory.ListableBeanFactory;
import org.springframework.beans.factory.config.BeanDefinition;
import org.springframework.beans.factory.config.ConstructorArgumentValues;
import org.springframework.beans.factory.config.RuntimeBeanReference;
import org.springframework.beans.factory.support.BeanDefinitionRegistry;
import org.springframework.beans.factory.support.RootBeanDefinition;
import org.springframework.boot.context.properties.bind.Bindable;
import org.springframework.boot.context.properties.bind.Binder;
import org.springframework.context.annotation.ImportBeanDefinitionRegistrar;
import org.springframework.core.env.Environment;
import org.springframework.core.io.Resource;
import org.springframework.core.io.ResourceLoader;
import org.springframework.core.io.support.PathMatchingResourcePatternResolver;
import org.springframework.core.type.AnnotationMetadata;
import org.springframework.util.ClassUtils;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/**
 * Registrar that makes every design on the class path a bean, by the description that the processor has written. The
 * bean is of the generated class, so that it can be injected as the interface too. An interface of which the application
 * has a bean already is left out.
 */
final class DesignRegistrar implements ImportBeanDefinitionRegistrar {
    private static final String DESCRIPTIONS = "classpath*:META-INF/azulejo/*.json";
    static final String BEANS = "azulejoDesignBeans";

    private final Environment environment;
    private final ResourceLoader resources;
    private final BeanFactory beans;

    DesignRegistrar(Environment environment, ResourceLoader resources, BeanFactory beans) {
        this.environment = environment;
        this.resources = resources;
        this.beans = beans;
    }

    @Override
    public void registerBeanDefinitions(AnnotationMetadata importing, BeanDefinitionRegistry registry) {
        Set<String> excluded = Binder.get(environment)
                .bind("spring.azulejo.exclude", Bindable.setOf(String.class))
                .orElse(Set.of());
        Map<String, String> registered = new LinkedHashMap<>();
        for (JavaType design : onClassPath().values()) {
            if (!excluded.contains(design.qualifiedName()) && !isDefined(design)) {
                String name = beanName(design, registry);
                registry.registerBeanDefinition(name, definition(design));
                registered.put(name, design.qualifiedName());
            }
        }
        RootBeanDefinition catalog = new RootBeanDefinition(DesignBeans.class);
        catalog.getConstructorArgumentValues().addIndexedArgumentValue(0, registered);
        catalog.setRole(BeanDefinition.ROLE_INFRASTRUCTURE);
        registry.registerBeanDefinition(BEANS, catalog);
    }

    /** Returns the interfaces of the designs by qualified name. */
    private Map<String, JavaType> onClassPath() {
        DesignJson json = new DesignJson();
        Map<String, JavaType> designs = new TreeMap<>();
        try {
            for (Resource description : new PathMatchingResourcePatternResolver(resources).getResources(DESCRIPTIONS)) {
                JavaType design = json.read(description.getContentAsString(StandardCharsets.UTF_8))
                        .type();
                designs.putIfAbsent(design.qualifiedName(), design);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("The designs on the class path cannot be read", e);
        }
        return designs;
    }

    private boolean isDefined(JavaType design) {
        return beans instanceof ListableBeanFactory list
                && list.getBeanNamesForType(load(design), true, false).length > 0;
    }

    private static String beanName(JavaType design, BeanDefinitionRegistry registry) {
        String name = Introspector.decapitalize(design.simpleName());
        return registry.containsBeanDefinition(name) ? design.qualifiedName() : name;
    }

    private RootBeanDefinition definition(JavaType design) {
        RootBeanDefinition definition = new RootBeanDefinition(load(design.companion("Design")));
        definition.setFactoryMethodName("on");
        // References and no autowiring: ahead-of-time processing chooses the method by the types of its arguments.
        ConstructorArgumentValues arguments = definition.getConstructorArgumentValues();
        arguments.addIndexedArgumentValue(0, new RuntimeBeanReference(DynamoDbClient.class));
        arguments.addIndexedArgumentValue(1, new RuntimeBeanReference(ToolkitOptions.class));
        definition.setDescription("Design " + design.qualifiedName());
        return definition;
    }

    private Class<?> load(JavaType type) {
        try {
            return ClassUtils.forName(type.qualifiedName(), resources.getClassLoader());
        } catch (ClassNotFoundException e) {
            throw new InvalidAzulejoConfigurationException(
                    "A design is described on the class path, but its class " + type.qualifiedName() + " is not.",
                    "Build the module of the design again, or leave the design out with spring.azulejo.exclude.",
                    e);
        }
    }
}
