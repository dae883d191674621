package io.azulejo.tests.library;

import io.azulejo.annotation.Entity;
import io.azulejo.annotation.Key;
import java.math.BigDecimal;

@Entity
@Key(pk = "MEMBER#{memberId}", sk = "PAYMENT#{number:pad(6)}")
public record Payment(String memberId, int number, BigDecimal amount) {}
