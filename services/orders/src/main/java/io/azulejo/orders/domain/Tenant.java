package io.azulejo.orders.domain;

import io.azulejo.http.caller.Caller;
import io.azulejo.http.problem.ProblemException;
import io.azulejo.http.text.Ids;
import io.azulejo.orders.brazil.Cnpj;
import io.azulejo.orders.table.HistoryEntry;
import io.azulejo.orders.table.OrderStatusCode;
import io.azulejo.patterns.job.JobRecord;
import io.azulejo.toolkit.query.PageRequest;
import java.time.Instant;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * Company and a user acting in it. Every domain operation takes one, and only members of the company can get it.
 * Immutable.
 */
public final class Tenant {
    private static final String PLATFORM_ADMIN = "platform-admin";
    private static final String CNPJ = "cnpj";
    private static final int LONGEST_SHOWN = 40;
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
     * Returns the tenant for the company in a path. A company that the caller is not a member of is reported as
     * missing, so that nobody learns which companies use the platform.
     *
     * @param bare the 14 characters of the CNPJ, in upper or lower case
     */
    public static Tenant forCaller(Caller caller, String bare) {
        String upper = bare.toUpperCase(Locale.ROOT);
        Set<CompanyRole> roles = caller.has(PLATFORM_ADMIN) ? EnumSet.allOf(CompanyRole.class) : roles(caller, upper);
        Cnpj cnpj = Cnpj.ofBare(upper);
        if (cnpj == null || roles.isEmpty()) {
            throw ProblemException.notFound("company", bare.substring(0, Math.min(bare.length(), LONGEST_SHOWN)));
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

    /** Returns the tenant for a job that completes a request, as its {@link #arguments} name it. */
    static Tenant of(JobRecord job) {
        return new Tenant(new Cnpj(job.argument(CNPJ)), job.argument(ACTOR), EnumSet.allOf(CompanyRole.class));
    }

    /** Returns the given job arguments together with those that identify the tenant. */
    Map<String, String> arguments(Map<String, String> arguments) {
        Map<String, String> all = new HashMap<>(arguments);
        all.put(CNPJ, cnpj.printed());
        all.put(ACTOR, actor);
        return all;
    }

    /** Returns whether the job belongs to this company. */
    public boolean owns(JobRecord job) {
        return cnpj.printed().equals(job.arguments().get(CNPJ));
    }

    public Cnpj cnpj() {
        return cnpj;
    }

    /** Returns the acting user's id, as history and ledger record it. */
    public String actor() {
        return actor;
    }

    public boolean has(CompanyRole role) {
        return roles.contains(role);
    }

    /** Rejects users who have none of these roles. Owners have all roles. */
    public Tenant require(CompanyRole... any) {
        if (!roles.contains(CompanyRole.OWNER) && Arrays.stream(any).noneMatch(roles::contains)) {
            throw ProblemException.forbidden("This needs the role "
                    + String.join(
                            " or ", Arrays.stream(any).map(CompanyRole::code).toList()));
        }
        return this;
    }

    /** Returns a history entry for an action of this user on an order. */
    HistoryEntry history(
            String orderId,
            Instant at,
            String action,
            @Nullable OrderStatusCode from,
            @Nullable OrderStatusCode to,
            @Nullable String detail) {
        return new HistoryEntry(cnpj, orderId, at, Ids.next(""), action, from, to, detail, actor);
    }

    /** Returns a page request whose cursors are valid for this user and company only. */
    public PageRequest scoped(PageRequest page) {
        return page.scope(cnpj.bare() + " " + actor);
    }
}
