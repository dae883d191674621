package io.azulejo.auth.password;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.password4j.BcryptFunction;
import com.password4j.types.Bcrypt;
import io.azulejo.http.problem.ProblemException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

final class PasswordsTest {
    private final Passwords passwords = new Passwords(PasswordOptions.forTests());

    @Test
    void hash_ofAPassword_verifiesItAndNoOther() {
        String hash = passwords.hash("correct horse");
        assertThat(hash).startsWith("$argon2id$");
        assertThat(passwords.verify("correct horse", hash)).isTrue();
        assertThat(passwords.verify("correct horsf", hash)).isFalse();
        assertThat(passwords.needsRehash(hash)).isFalse();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "$2a$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW",
                "$2b$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW",
                "$2y$05$CCCCCCCCCCCCCCCCCCCCC.E5YPO9kmyuRGyh0XouQYb4YMJKvyOeW"
            })
    void verify_bcryptOfOthers_isReadAndOutdated(String hash) {
        assertThat(passwords.verify("U*U", hash)).isTrue();
        assertThat(passwords.verify("U*V", hash)).isFalse();
        assertThat(passwords.needsRehash(hash)).isTrue();
    }

    @Test
    void verify_bcryptOfALongPassword_readsTheFirst72BytesAsItsMakerDid() {
        String first72 = "é".repeat(35) + "ab"; // 72 bytes of UTF-8
        String hash = BcryptFunction.getInstance(Bcrypt.B, 4).hash(first72).getResult();
        assertThat(passwords.verify(first72 + "and whatever follows", hash)).isTrue();
        assertThat(passwords.verify("é".repeat(35) + "ax", hash)).isFalse();
    }

    @Test
    void verify_withoutOrWithAnUnknownHash_isFalse() {
        assertThat(passwords.verify("the password of nobody", null)).isFalse();
        assertThat(passwords.verify("x", "plain")).isFalse();
        assertThat(passwords.verify("x", "")).isFalse();
    }

    @Test
    void outdated_afterACostChange_isTrue() {
        assertThat(passwords.needsRehash(new Passwords(new PasswordOptions(128, 1, 1)).hash("correct horse")))
                .isTrue();
    }

    @Test
    void check_length_isEightTo256Characters() {
        assertThatThrownBy(() -> Passwords.check("password", "seven77"))
                .isInstanceOfSatisfying(
                        ProblemException.class,
                        problem -> assertThat(problem.errors())
                                .singleElement()
                                .extracting("field")
                                .isEqualTo("password"));
        assertThatThrownBy(() -> Passwords.check("password", "x".repeat(257))).isInstanceOf(ProblemException.class);
        assertThatCode(() -> Passwords.check("password", "😀".repeat(8))).doesNotThrowAnyException();
        assertThatCode(() -> Passwords.check("password", "x".repeat(256))).doesNotThrowAnyException();
    }
}
