package io.azulejo.auth.mail;

import io.azulejo.http.problem.ProblemException;
import io.azulejo.toolkit.error.WriteRefusedException;
import java.net.URI;
import java.util.Optional;

/**
 * Verification of e-mail addresses by a link in a mail. The service supplies the accounts. Thread-safe.
 *
 * @param <U> the service's account
 */
public abstract class AddressVerification<U> {
    private final String service;
    private final AccountLinks links;
    private final AccountMailer mailer;

    /**
     * Creates the verification of a service's accounts.
     *
     * @param service name of the service in mails
     */
    protected AddressVerification(String service, AccountLinks links, AccountMailer mailer) {
        this.service = service;
        this.links = links;
        this.mailer = mailer;
    }

    /** Address of an account. */
    public record Address(String userId, String email, boolean verified) {}

    protected abstract Address address(U account);

    protected abstract Optional<U> find(String userId);

    /** Marks an address as verified, on the condition that the account still has it. */
    protected abstract U markVerified(U account, Address address);

    /**
     * Sends the verification mail to an account whose address is not verified. Returns the link if the client may see
     * it.
     */
    public final Optional<URI> send(U account) {
        Address address = address(account);
        return address.verified()
                ? Optional.empty()
                : mailer.deliver(new AccountMail(
                        AccountMail.Purpose.VERIFY_ADDRESS,
                        service,
                        address.userId(),
                        address.email(),
                        links.verification(address.userId(), address.email())));
    }

    /** Sends the mail that replaces a forgotten password. Returns the link if the client may see it. */
    public final Optional<URI> sendReset(U account, String token) {
        Address address = address(account);
        return mailer.deliver(new AccountMail(
                AccountMail.Purpose.RESET_PASSWORD, service, address.userId(), address.email(), links.reset(token)));
    }

    /** Marks the address in a verification token as verified. Opening a link again has no effect. */
    public final U verify(String token) {
        AccountLinks.Verification proof = links.open(token);
        U account = find(proof.userId())
                .filter(found -> address(found).email().equals(proof.address()))
                .orElseThrow(
                        () -> ProblemException.invalid("token", "is for an address that the account no longer has"));
        Address address = address(account);
        if (address.verified()) {
            return account;
        }
        try {
            return markVerified(account, address);
        } catch (WriteRefusedException changed) {
            throw ProblemException.conflict("The account was changed concurrently: open the link again");
        }
    }
}
