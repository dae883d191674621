package io.azulejo.tests.vault;

import io.azulejo.annotation.Convert;

public record BankCard(@Convert(SealedText.class) String number, String bank) {}
