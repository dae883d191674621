package io.azulejo.engine.store;

import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/**
 * A balanced binary tree of keys and values, ordered as unsigned bytes. Immutable: a change returns a new tree that
 * shares all nodes but the path to the changed key, so a reference to a tree is a snapshot.
 */
final class KeyTree {
    private final byte[] key;
    /** The key's first bytes. Nearly all keys differ in them, which avoids a comparison of the arrays. */
    private final long head;

    private final byte[] value;
    private final @Nullable KeyTree left;
    private final @Nullable KeyTree right;
    private final int height;

    private KeyTree(byte[] key, long head, byte[] value, @Nullable KeyTree left, @Nullable KeyTree right, int height) {
        this.key = key;
        this.head = head;
        this.value = value;
        this.left = left;
        this.right = right;
        this.height = height;
    }

    byte[] key() {
        return key;
    }

    byte[] value() {
        return value;
    }

    @Nullable
    KeyTree left() {
        return left;
    }

    @Nullable
    KeyTree right() {
        return right;
    }

    int height() {
        return height;
    }

    static byte @Nullable [] get(@Nullable KeyTree tree, byte[] key) {
        KeyTree at = tree;
        long head = head(key);
        while (at != null) {
            int order = at.compare(key, head);
            if (order == 0) {
                return at.value;
            }
            at = order < 0 ? at.left : at.right;
        }
        return null;
    }

    static KeyTree with(@Nullable KeyTree tree, byte[] key, byte[] value) {
        return with(tree, key, head(key), value);
    }

    private static KeyTree with(@Nullable KeyTree tree, byte[] key, long head, byte[] value) {
        if (tree == null) {
            return new KeyTree(key, head, value, null, null, 1);
        }
        int order = tree.compare(key, head);
        if (order == 0) {
            return new KeyTree(key, head, value, tree.left, tree.right, tree.height);
        }
        return order < 0
                ? balanced(tree, with(tree.left, key, head, value), tree.right)
                : balanced(tree, tree.left, with(tree.right, key, head, value));
    }

    static @Nullable KeyTree without(@Nullable KeyTree tree, byte[] key) {
        return without(tree, key, head(key));
    }

    private static @Nullable KeyTree without(@Nullable KeyTree tree, byte[] key, long head) {
        if (tree == null) {
            return null;
        }
        int order = tree.compare(key, head);
        if (order < 0) {
            KeyTree left = without(tree.left, key, head);
            return left == tree.left ? tree : balanced(tree, left, tree.right);
        }
        if (order > 0) {
            KeyTree right = without(tree.right, key, head);
            return right == tree.right ? tree : balanced(tree, tree.left, right);
        }
        if (tree.left == null) {
            return tree.right;
        }
        if (tree.right == null) {
            return tree.left;
        }
        KeyTree next = tree.right;
        while (next.left != null) {
            next = next.left;
        }
        return balanced(next, tree.left, without(tree.right, next.key, next.head));
    }

    /**
     * Returns the entry with these subtrees, whose heights differ by at most two, rotated so that they differ by at
     * most one.
     */
    private static KeyTree balanced(KeyTree entry, @Nullable KeyTree left, @Nullable KeyTree right) {
        int lean = height(left) - height(right);
        if (lean > 1 && left != null) {
            KeyTree inner = left.right;
            return inner == null || height(left.left) >= inner.height
                    ? joined(left, left.left, joined(entry, inner, right))
                    : joined(inner, joined(left, left.left, inner.left), joined(entry, inner.right, right));
        }
        if (lean < -1 && right != null) {
            KeyTree inner = right.left;
            return inner == null || height(right.right) >= inner.height
                    ? joined(right, joined(entry, left, inner), right.right)
                    : joined(inner, joined(entry, left, inner.left), joined(right, inner.right, right.right));
        }
        return joined(entry, left, right);
    }

    private static KeyTree joined(KeyTree entry, @Nullable KeyTree left, @Nullable KeyTree right) {
        return new KeyTree(entry.key, entry.head, entry.value, left, right, 1 + Math.max(height(left), height(right)));
    }

    /** Returns the first eight bytes, padded with zeros, as a number with the same order. */
    private static long head(byte[] key) {
        long head = 0;
        for (int at = 0; at < Long.BYTES; at++) {
            head = head << Byte.SIZE | (at < key.length ? key[at] & 0xff : 0);
        }
        return head;
    }

    private int compare(byte[] other, long otherHead) {
        return otherHead == head ? Arrays.compareUnsigned(other, key) : Long.compareUnsigned(otherHead, head);
    }

    private static int height(@Nullable KeyTree tree) {
        return tree == null ? 0 : tree.height;
    }
}
