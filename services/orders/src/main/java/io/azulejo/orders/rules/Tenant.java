package io.azulejo.orders.rules;

import io.azulejo.orders.brazil.Cnpj;
import io.azulejo.orders.table.HistoryEntry;
import io.azulejo.orders.table.OrderCode;
import io.azulejo.toolkit.query.PageRequest;
import io.azulejo.web.job.JobRecord;
import io.azulejo.web.problem.ProblemException;
import io.azulejo.web.text.Ids;
import io.azulejo.web.token.Caller;
import java.time.Instant;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * A company, and somebody acting in it: what every rule asks for first, and the only way to a company's number. Nobody
 * gets one who is no member. Immutable.
 */
public final class Tenant {
    private static final String PLATFORM_ADMIN = "platform-admin";
    private static final String CNPJ = "cnpj";
    private static final String ACTOR = "actor";

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
        Set<CompanyRole> roles = caller.has(PLATFORM_ADMIN) ? EnumSet.allOf(CompanyRole.class) : roles(caller, bare);
        Cnpj cnpj = Cnpj.ofBare(bare);
        if (cnpj == null || roles.isEmpty()) {
            throw ProblemException.notFound("company", bare);
        }
        return new Tenant(cnpj, caller.subject(), roles);
    }

    private static Set<CompanyRole> roles(Caller caller, String company) {
        Set<CompanyRole> roles = EnumSet.noneOf(CompanyRole.class);
        for (CompanyRole role : CompanyRole.values()) {
            if (caller.hasAt(company, role.code())) {
                roles.add(role);
            }
        }
        return roles;
    }

    /** Somebody whose request is being completed after it was answered, as the job's {@link #arguments} say. */
    static Tenant of(JobRecord job) {
        return new Tenant(new Cnpj(job.argument(CNPJ)), job.argument(ACTOR), EnumSet.allOf(CompanyRole.class));
    }

    /** The arguments of a job that completes the request, beside those of its own. */
    Map<String, String> arguments(Map<String, String> more) {
        Map<String, String> all = new HashMap<>(more);
        all.put(CNPJ, cnpj.printed());
        all.put(ACTOR, actor);
        return all;
    }

    /** Whether a job is of this company. */
    public boolean owns(JobRecord job) {
        return cnpj.printed().equals(job.arguments().get(CNPJ));
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

    /** What the history of an order tells of somebody acting on it. */
    HistoryEntry history(
            String orderId,
            Instant at,
            String action,
            @Nullable OrderCode from,
            @Nullable OrderCode to,
            @Nullable String detail) {
        return new HistoryEntry(cnpj, orderId, at, Ids.next(""), action, from, to, detail, actor);
    }

    /** A page whose cursor nobody else, and no other company, can go on from. */
    public PageRequest scoped(PageRequest page) {
        return page.scope(cnpj.bare() + " " + actor);
    }
}
