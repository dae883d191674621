package io.azulejo.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class StudioCommandTest {

    @Test
    void studio_withAMissingJar_saysSo() {
        StringWriter err = new StringWriter();
        CommandLine azulejo = Azulejo.commandLine().setErr(new PrintWriter(err, true));
        assertThat(azulejo.execute("studio", "--from", "nowhere.jar")).isEqualTo(2);
        assertThat(err.toString()).contains("There is no file nowhere.jar to load designs from");
    }

    @Test
    void help_namesTheStoreAndTheReadOnlyMode() {
        StringWriter out = new StringWriter();
        CommandLine azulejo = Azulejo.commandLine().setOut(new PrintWriter(out, true));
        assertThat(azulejo.execute("studio", "--help")).isZero();
        assertThat(out.toString()).contains("--store", "--from", "--read-only");
    }
}
