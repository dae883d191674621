package io.azulejo.orders.brazil;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CpfCnpjTest {

    @ParameterizedTest
    @CsvSource({
        "11222333000181, 11.222.333/0001-81, true",
        "12.345.678/0001-95, 12.345.678/0001-95, true",
        "12.345.678/0001-99, 12.345.678/0001-99, false",
        "12abc34501de35, 12.ABC.345/01DE-35, true",
        "12ABC34501DE36, 12.ABC.345/01DE-36, false",
        "00000000000000, 00.000.000/0000-00, false"
    })
    void cnpj_inAnyForm_isPrintedAndChecked(String text, String printed, boolean valid) {
        Cnpj cnpj = Cnpj.parse(text).orElseThrow();
        assertThat(cnpj.printed()).isEqualTo(printed);
        assertThat(cnpj.valid()).isEqualTo(valid);
        assertThat(CheckDigitPolicy.STRICT.accepts(cnpj)).isEqualTo(valid);
        assertThat(CheckDigitPolicy.LENIENT.accepts(cnpj)).isTrue();
    }

    @ParameterizedTest
    @CsvSource({"123.456.789-09, true", "123.456.789-00, false", "52998224725, true", "111.111.111-11, false"})
    void cpf_inAnyForm_isCheckedAndMasked(String text, boolean valid) {
        Cpf cpf = Cpf.read(text).orElseThrow();
        assertThat(cpf.valid()).isEqualTo(valid);
        assertThat(cpf.toString()).startsWith("***.").endsWith("-**");
    }

    @Test
    void text_thatIsNoNumber_isNone() {
        assertThat(Cpf.read("123")).isEmpty();
        assertThat(Cpf.read("123.456.789-0A")).isEmpty();
        assertThat(Cnpj.parse("12.345.678/0001-9A")).isEmpty();
        assertThat(Cnpj.parse("")).isEmpty();
        assertThat(Cpf.masked("nonsense")).isEqualTo("***");
    }

    @Test
    void cities_ofOneName_areOneHoweverTyped() {
        assertThat(CityKey.of("São  Paulo")).isEqualTo("SAO PAULO").isEqualTo(CityKey.of(" sao-paulo "));
        assertThat(CityKey.of("Mogi d'Oeste")).isEqualTo(CityKey.of("MOGI D’OESTE"));
    }

    @Test
    void cpf_insideAText_isMasked_andOtherNumbersAreNot() {
        assertThat(Cpf.maskedIn("CUSTOMER#123.456.789-09 or 12345678909, ORD-20231001-0001, 12.345.678/0001-99"))
                .isEqualTo("CUSTOMER#***.456.789-** or ***.456.789-**, ORD-20231001-0001, 12.345.678/0001-99");
    }
}
