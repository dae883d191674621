package io.azulejo.notifications.domain;

import io.azulejo.notifications.channel.Channel;
import io.azulejo.notifications.channel.Outcome;
import io.azulejo.notifications.table.Due;
import io.azulejo.notifications.table.Notification;
import io.azulejo.patterns.background.BackgroundWork;
import io.azulejo.patterns.background.PeriodicTask;
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
 * Delivery worker for the outbox. Any number of servers can deliver at the same time. Delivery is at least once: if a
 * worker crashes, another one delivers the notification with the same id. Thread-safe.
 */
@Singleton
public final class DeliveryWorker implements BackgroundWork {
    private static final Logger LOG = LoggerFactory.getLogger(DeliveryWorker.class);

    private final Outbox outbox;
    private final Recipients recipients;
    private final Channels channels;
    private final DeliveryOptions options;
    private final PeriodicTask task;

    public DeliveryWorker(Outbox outbox, Recipients recipients, Channels channels, DeliveryOptions options) {
        this.outbox = outbox;
        this.recipients = recipients;
        this.channels = channels;
        this.options = options;
        this.task = new PeriodicTask("courier", options.poll(), this::deliverAll);
    }

    @Override
    public void start() {
        if (options.workers() > 0) {
            task.start();
        }
    }

    /** Waits for running attempts. The rest stays in the outbox. */
    @Override
    public void stop() {
        task.stop();
    }

    /** Checks the outbox now rather than at the next poll. */
    public void wake() {
        task.wake();
    }

    /** Delivers due notifications concurrently and returns how many were claimed. */
    public int deliverDue() {
        AtomicInteger taken = new AtomicInteger();
        Semaphore free = new Semaphore(Math.max(1, options.workers()));
        try (ExecutorService workers = Executors.newVirtualThreadPerTaskExecutor()) {
            for (Due next : outbox.due()) {
                free.acquireUninterruptibly();
                workers.execute(() -> {
                    try {
                        outbox.claim(next).ifPresent(mine -> {
                            taken.incrementAndGet();
                            deliver(mine);
                        });
                    } catch (RuntimeException e) { // must not stop the others; it is retried after its lease
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
        } while (delivered > 0 && !task.isStopping());
    }

    private void deliver(Notification taken) {
        if (outbox.exhausted(taken)) {
            outbox.moveToDeadLetters(taken, "The last attempt was broken off");
            return;
        }
        Optional<Recipients.ReachableUser> willing = recipients.find(taken.userId(), taken.category());
        Optional<Channel> channel = channels.find(taken.channelName());
        if (willing.isEmpty()) {
            outbox.markNotSent(taken, "The user is gone or disabled");
        } else if (willing.get().muted().contains(taken.channelName())) {
            outbox.markNotSent(taken, Composer.UNWANTED);
        } else if (channel.isEmpty()) {
            outbox.recordOutcome(taken, new Outcome.Failed("No such channel is plugged in here", Optional.empty()));
        } else {
            List<String> addresses =
                    channel.get().addresses(recipients.recipient(willing.get().user()));
            if (addresses.isEmpty()) {
                outbox.markNotSent(taken, "The user has no address for this channel");
            } else {
                outbox.recordOutcome(taken, attempt(channel.get(), taken, addresses));
            }
        }
    }

    private static Outcome attempt(Channel channel, Notification taken, List<String> addresses) {
        try {
            return channel.deliver(NotificationDispatcher.message(taken, addresses));
        } catch (RuntimeException e) { // a channel may throw anything; the attempt is retried
            LOG.warn("Channel {} failed with notification {}", channel.name(), taken.id(), e);
            return new Outcome.Failed(String.valueOf(e.getMessage()), Optional.empty());
        }
    }
}
