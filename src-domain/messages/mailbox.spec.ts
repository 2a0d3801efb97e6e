import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aMessage } from "#test/mothers/index.ts";
import { awaitsAnswer, prioritizedIds, isReadByOpening, sortMailbox } from "./mailbox.ts";

const ids = (messages: ReturnType<typeof sortMailbox>) => messages.map(({ clientMessageId }) => clientMessageId);
const old = aMessage({ clientMessageId: "old", createdAt: 1, read: false });
const late = aMessage({ clientMessageId: "late", createdAt: 3, read: true });
const rodo = aMessage({ clientMessageId: "rodo", createdAt: 2, rodoMessageId: "R-1", read: false });

describe("mailbox", () => {
  it("sorts the mailbox newest first, or unread first when chosen", () => {
    expect(ids(sortMailbox([old, late], prioritizedIds([old, late], "newest")))).toEqual(["late", "old"]);
    expect(ids(sortMailbox([old, late], prioritizedIds([old, late], "unread-first")))).toEqual(["old", "late"]);
  });

  it("(part of MSG-01) prioritizes only unread messages, and none in the order newest first", () => {
    expect(prioritizedIds([old, late], "newest")).toEqual(new Set());
    expect(prioritizedIds([old, late], "unread-first")).toEqual(new Set(["old"]));
  });

  it("keeps the place of a message that is read meanwhile", () => {
    const first = prioritizedIds([old, late], "unread-first");
    expect(ids(sortMailbox([{ ...old, read: true }, late], first))).toEqual(["old", "late"]);
  });

  it("(part of MSG-05) puts messages that await an answer first in both orders", () => {
    for (const order of ["newest", "unread-first"] as const)
      expect(ids(sortMailbox([old, late, rodo], prioritizedIds([old, late, rodo], order)))[0]).toBe("rodo");
    expect(ids(sortMailbox([old, late, { ...rodo, read: true }], new Set()))).toEqual(["late", "rodo", "old"]);
  });

  it("(part of MSG-05) marks a message as read by opening, except one that awaits an answer", () => {
    expect([old, late, rodo, { ...rodo, read: true }].map(isReadByOpening)).toEqual([true, false, false, false]);
    expect([old, late, rodo, { ...rodo, read: true }].map(awaitsAnswer)).toEqual([false, false, true, false]);
  });

  it("contains each message except type 3 exactly once in the mailbox, sorted by rank", () => {
    const row = fc.record({
      type: fc.integer({ min: 0, max: 4 }),
      read: fc.boolean(),
      createdAt: fc.nat(8),
      isRodo: fc.boolean(),
    });
    fc.assert(
      fc.property(
        fc.array(row, { maxLength: 30 }),
        fc.constantFrom("newest" as const, "unread-first" as const),
        (rows, order) => {
          const messages = rows.map(({ isRodo, ...one }, index) =>
            aMessage({ ...one, clientMessageId: String(index), rodoMessageId: isRodo ? "R" : undefined }),
          );
          const shown = sortMailbox(messages, prioritizedIds(messages, order));
          expect(ids(shown).toSorted()).toEqual(
            messages
              .filter(({ type }) => type !== 3)
              .map(({ clientMessageId }) => clientMessageId)
              .toSorted(),
          );
          const rank = (message: (typeof shown)[number]) => [
            awaitsAnswer(message) ? 0 : 1,
            order === "newest" || !message.read ? 0 : 1,
            -message.createdAt,
          ];
          const ranks = shown.map(rank);
          expect(ranks).toEqual(
            ranks.toSorted(
              (one, other) => one.map((part, index) => part - (other[index] ?? 0)).find((by) => by !== 0) ?? 0,
            ),
          );
        },
      ),
    );
  });
});
