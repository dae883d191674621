package io.azulejo.orders.rules;

import io.azulejo.orders.brazil.Cnpj;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.token.Caller;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Set;

/**
 * A company, and somebody acting in it: what every rule asks for first, and the only way to a company's number. Nobody
 * gets one who is no member. Immutable.
 */
public final class Tenant {
    private static final String PLATFORM_ADMIN = "platform-admin";

    private final Cnpj cnpj;
    private final String actor;
    private final Set<CompanyRole> roles;

    private Tenant(Cnpj cnpj, String actor, Set<CompanyRole> roles) {
        this.cnpj = cnpj;
        this.actor = actor;
        this.roles = roles;
    }

    /**
     * The company of a path for its caller. A company the caller is no member of is not there, as one that does not
     * exist is not, so that nobody learns who is a customer of the platform.
     *
     * @param bare the 14 characters of the company's number
     */
    public static Tenant enter(Caller caller, String bare) {
        Set<CompanyRole> roles = EnumSet.noneOf(CompanyRole.class);
        for (CompanyRole role : CompanyRole.values()) {
            if (caller.has(PLATFORM_ADMIN) || caller.hasAt(bare, role.code())) {
                roles.add(role);
            }
        }
        Cnpj cnpj = Cnpj.read(bare)
                .filter(number -> number.bare().equals(bare) && !roles.isEmpty())
                .orElseThrow(() -> ProblemException.notFound("company", bare));
        return new Tenant(cnpj, caller.subject(), roles);
    }

    /** Somebody whose request is being completed after it was answered. */
    static Tenant later(Cnpj cnpj, String actor) {
        return new Tenant(cnpj, actor, EnumSet.allOf(CompanyRole.class));
    }

    public Cnpj cnpj() {
        return cnpj;
    }

    /** Who acts, as history and ledger tell it. */
    public String actor() {
        return actor;
    }

    public boolean has(CompanyRole role) {
        return roles.contains(role);
    }

    /** Refuses whoever has none of the roles; owners have all of them. */
    public Tenant require(CompanyRole... any) {
        if (!roles.contains(CompanyRole.OWNER) && Arrays.stream(any).noneMatch(roles::contains)) {
            throw ProblemException.forbidden("This needs the role "
                    + String.join(
                            " or ", Arrays.stream(any).map(CompanyRole::code).toList()));
        }
        return this;
    }

    /** A page whose cursor nobody else, and no other company, can go on from. */
    public PageRequest scoped(PageRequest page) {
        return page.scope(cnpj.bare() + " " + actor);
    }
}
