package io.azulejo.auth.mail;

import java.net.URI;

/**
 * Mail to the owner of an account.
 *
 * @param service name of the service as people know it
 * @param userId id of the account, for the log: an address is personal data
 * @param address the recipient
 * @param link address that the recipient opens; it lets its holder act for the account
 */
public record AccountMail(Purpose purpose, String service, String userId, String address, URI link) {

    /** Purpose of a mail. */
    public enum Purpose {
        /** Proves that the address belongs to the account. */
        VERIFY_ADDRESS,
        /** Replaces a forgotten password. */
        RESET_PASSWORD
    }
}
