import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { aMessage } from "#test/mothers/index.ts";
import { inbox, unreadCount } from "./inbox.ts";

const ids = (messages: ReturnType<typeof inbox>) => messages.map(({ clientMessageId }) => clientMessageId);

describe("inbox", () => {
  it("(part of MSG-01) excludes messages of type 3 from the list and the count", () => {
    const messages = [1, 2, 3, 4, 0].map((type) => aMessage({ clientMessageId: String(type), type }));
    expect(ids(inbox(messages))).toEqual(["1", "2", "4", "0"]);
    expect(unreadCount(messages)).toBe(4);
  });

  it("sorts messages newest first and keeps the server's order within the same time", () => {
    const messages = [5, 9, 1, 9].map((createdAt, index) =>
      aMessage({ clientMessageId: `${createdAt}-${index}`, createdAt }),
    );
    expect(ids(inbox(messages))).toEqual(["9-1", "9-3", "5-0", "1-2"]);
  });

  it("(part of MSG-01) counts unread messages", () => {
    expect(unreadCount([aMessage({ read: true }), aMessage(), aMessage({ type: 3 })])).toBe(1);
    expect(unreadCount([])).toBe(0);
  });

  it("(part of MSG-01) contains each message except type 3 exactly once in the inbox", () => {
    const row = fc.record({ type: fc.integer({ min: 0, max: 5 }), read: fc.boolean(), createdAt: fc.nat(10) });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 40 }), (rows) => {
        const messages = rows.map((one, index) => aMessage({ ...one, clientMessageId: String(index) }));
        const shown = inbox(messages);
        expect(ids(shown).toSorted()).toEqual(ids(messages.filter(({ type }) => type !== 3)).toSorted());
        const times = shown.map(({ createdAt }) => createdAt);
        expect(times).toEqual(times.toSorted((one, other) => other - one));
        expect(unreadCount(messages)).toBe(rows.filter(({ type, read }) => type !== 3 && !read).length);
      }),
    );
  });
});
