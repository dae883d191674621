package io.azulejo.examples.conduit;

import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;

/** Program that serves the RealWorld API. */
@SpringBootApplication
public class ConduitApplication {
    public static void main(String[] args) {
        SpringApplication.run(ConduitApplication.class, args);
    }
}
