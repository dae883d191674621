package io.azulejo.notifications.rules;

import io.azulejo.notifications.channel.Channel;
import io.azulejo.notifications.channel.Outcome;
import io.azulejo.notifications.table.Due;
import io.azulejo.notifications.table.Notification;
import io.azulejo.web.host.BackgroundWork;
import io.azulejo.web.host.Repeating;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicInteger;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Delivers what is in the outbox, any number of couriers side by side. At least once: one that dies in the middle leaves
 * the notification to others, who deliver it under the same id. Thread-safe.
 */
@Singleton
public final class Courier implements BackgroundWork {
    private static final Logger LOG = LoggerFactory.getLogger(Courier.class);

    private final Outbox outbox;
    private final Recipients recipients;
    private final Channels channels;
    private final DeliveryOptions options;
    private final Repeating turns;

    public Courier(Outbox outbox, Recipients recipients, Channels channels, DeliveryOptions options) {
        this.outbox = outbox;
        this.recipients = recipients;
        this.channels = channels;
        this.options = options;
        this.turns = new Repeating("courier", options.poll(), this::deliverAll);
    }

    @Override
    public void start() {
        if (options.workers() > 0) {
            turns.start();
        }
    }

    /** Lets the attempts under way end; the rest is for the next courier. */
    @Override
    public void stop() {
        turns.stop();
    }

    /** Looks into the outbox now rather than at the next turn. */
    public void wake() {
        turns.wake();
    }

    /** Delivers what is due now, many at once; gives how many it took. */
    public int deliverDue() {
        AtomicInteger taken = new AtomicInteger();
        Semaphore free = new Semaphore(Math.max(1, options.workers()));
        try (ExecutorService workers = Executors.newVirtualThreadPerTaskExecutor()) {
            for (Due next : outbox.due()) {
                free.acquireUninterruptibly();
                workers.execute(() -> {
                    try {
                        outbox.take(next).ifPresent(mine -> {
                            taken.incrementAndGet();
                            deliver(mine);
                        });
                    } catch (RuntimeException e) { // one that fails must not keep the others; its lease brings it back
                        LOG.warn("Notification {} cannot be delivered now", next.id(), e);
                    } finally {
                        free.release();
                    }
                });
            }
        }
        return taken.get();
    }

    private void deliverAll() {
        int delivered;
        do {
            delivered = deliverDue();
        } while (delivered > 0 && !turns.ending());
    }

    private void deliver(Notification taken) {
        if (outbox.exhausted(taken)) {
            outbox.bury(taken, "The last attempt was broken off");
            return;
        }
        Optional<Recipients.Willing> willing = recipients.find(taken.userId(), taken.category());
        Optional<Channel> channel = channels.find(taken.channelName());
        if (willing.isEmpty()) {
            outbox.notSent(taken, "The user is gone or disabled");
        } else if (willing.get().muted().contains(taken.channelName())) {
            outbox.notSent(taken, Composer.UNWANTED);
        } else if (channel.isEmpty()) {
            outbox.settle(taken, new Outcome.Failed("No such channel is plugged in here", Optional.empty()));
        } else {
            List<String> addresses =
                    channel.get().addresses(recipients.recipient(willing.get().user()));
            if (addresses.isEmpty()) {
                outbox.notSent(taken, "The user has no address for this channel");
            } else {
                outbox.settle(taken, attempt(channel.get(), taken, addresses));
            }
        }
    }

    private static Outcome attempt(Channel channel, Notification taken, List<String> addresses) {
        try {
            return channel.deliver(Announcing.message(taken, addresses));
        } catch (RuntimeException e) { // a plug-in may fail in any way, and is tried again
            LOG.warn("Channel {} failed with notification {}", channel.name(), taken.id(), e);
            return new Outcome.Failed(String.valueOf(e.getMessage()), Optional.empty());
        }
    }
}
