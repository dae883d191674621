package io.azulejo.spring;

import io.azulejo.design.DesignDefinition;
import io.azulejo.design.DesignJson;
import io.azulejo.design.JavaType;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.springframework.util.ClassUtils;

/** Catalog of the designs that are beans of the application. Immutable. */
public final class DesignBeans {
    private final List<DesignBean> all;

    /**
     * Reads the descriptions of the designs. The parameter is plain data, so that ahead-of-time processing can write it
     * into code.
     *
     * @param interfaces qualified names of the design interfaces, by bean name
     */
    public DesignBeans(Map<String, String> interfaces) {
        ClassLoader loader = ClassUtils.getDefaultClassLoader();
        if (loader == null) {
            loader = DesignBeans.class.getClassLoader();
        }
        DesignJson json = new DesignJson();
        List<DesignBean> designs = new ArrayList<>();
        for (Map.Entry<String, String> design : interfaces.entrySet()) {
            DesignDefinition definition = json.load(new JavaType("", design.getValue()), loader);
            designs.add(new DesignBean(design.getKey(), definition));
        }
        this.all = List.copyOf(designs);
    }

    public List<DesignBean> all() {
        return all;
    }

    Optional<DesignBean> ofGeneratedClass(String name) {
        return all.stream()
                .filter(design -> design.generatedClass().equals(name))
                .findFirst();
    }
}
