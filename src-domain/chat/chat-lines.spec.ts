import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  buildMessageLines,
  withOutboxLines,
  deliveryOf,
  addConnectionMarks,
  countUnseen,
  type ChatLine,
  type ConnectionMark,
  type Delivery,
} from "./chat-lines.ts";
import type { ChatMessage } from "./chat-message.ts";
import { NO_CHAT, type ChatState } from "./chat-state.ts";
import { MAX_MESSAGE_LENGTH, messageToSend } from "./composer.ts";
import { openableHost } from "./openable-host.ts";
import {
  EMPTY_TRANSCRIPT,
  hasGap,
  lastPlaceWithoutGap,
  lastPosition,
  overdueAt,
  withAcknowledgement,
  withMessage,
  withOwnMessage,
  type Transcript,
} from "./transcript.ts";

const NOON = Date.parse("2026-11-20T12:00:00+01:00");
const DAY_MS = 86_400_000;
const message = (place: number, more: Partial<ChatMessage> = {}): ChatMessage => ({
  id: `m-${place}`,
  place,
  sender: "bot",
  content: { kind: "text", text: "Dzień dobry" },
  at: NOON,
  name: "Wika",
  answers: [],
  ...more,
});
const own = (id: string, sentAt: number | undefined = NOON, at = NOON) => ({ id, text: id, at, sentAt });
const linesOf = (
  { known = [], outbox = [] }: Partial<Transcript>,
  marks: readonly ConnectionMark[] = [],
  delivery: Delivery = "waits",
) => withOutboxLines(buildMessageLines(known, marks), outbox, () => delivery);
const kindOfLine = (line: ChatLine) => (line.kind === "mark" ? line.mark.kind : line.kind);
const kinds = (known: readonly ChatMessage[], marks: readonly ConnectionMark[] = []) =>
  linesOf({ known }, marks).map(kindOfLine);

describe("lines of a chat", () => {
  it("begins each Warsaw day of a chat with a day line, also before an unsent message", () => {
    const known = [message(1), message(2), message(3, { at: NOON + DAY_MS })];
    expect(kinds(known)).toEqual(["day", "message", "message", "day", "message"]);
    const lines = linesOf(
      { known, outbox: [own("o-1", undefined, NOON + 2 * DAY_MS), own("o-2", undefined, NOON + 2 * DAY_MS)] },
      [],
      "sending",
    );
    expect(lines.slice(-3)).toEqual([
      { kind: "day", key: "day-o-1", day: "2026-11-22", at: NOON + 2 * DAY_MS },
      { kind: "own", key: "o-1", own: own("o-1", undefined, NOON + 2 * DAY_MS), delivery: "sending" },
      { kind: "own", key: "o-2", own: own("o-2", undefined, NOON + 2 * DAY_MS), delivery: "sending" },
    ]);
    const kindsWithOwn = (stored: readonly ChatMessage[]) =>
      linesOf({ known: stored, outbox: [own("o-1")] }).map(kindOfLine);
    expect([kindsWithOwn([message(1)]), kindsWithOwn([])]).toEqual([
      ["day", "message", "own"],
      ["day", "own"],
    ]);
  });

  it("adds one joined line per agent, unless a system message announced the agent", () => {
    const agent = { sender: "agent", name: "Ewa" } as const;
    expect(
      kinds([message(1), message(2, agent), message(3, { sender: "customer", name: undefined }), message(4, agent)]),
    ).toEqual(["day", "message", "joined", "message", "message", "message"]);
    expect(kinds([message(1, agent), message(2, { sender: "agent", name: "Jan" })])).toEqual([
      "day",
      "joined",
      "message",
      "joined",
      "message",
    ]);
    expect(kinds([message(1, { sender: "system", name: undefined }), message(2, agent)])).toEqual([
      "day",
      "message",
      "message",
    ]);
    expect(kinds([message(1, { sender: "agent", name: undefined })])).toEqual(["day", "message"]);
    expect(linesOf({ known: [message(2, agent)] })[1]).toEqual({
      kind: "joined",
      key: "joined-m-2",
      name: "Ewa",
      at: NOON,
    });
  });

  it("places connection marks after their chat messages, and later ones at the end", () => {
    const marks: readonly ConnectionMark[] = [
      { kind: "lost", after: 1, at: NOON },
      { kind: "restored", after: 2, at: NOON },
      { kind: "lost", after: 2, at: NOON },
    ];
    expect(kinds([message(1), message(2)], marks)).toEqual(["day", "message", "lost", "message", "restored", "lost"]);
    expect(kinds([message(1), message(2), message(3)], marks.slice(0, 1))).toEqual([
      "day",
      "message",
      "lost",
      "message",
      "message",
    ]);
    expect(new Set(linesOf({}, marks).map(({ key }) => key)).size).toBe(3);
  });

  it("marks the last chat message, so that it offers its answers, until the customer writes", () => {
    const last = (outbox: readonly ReturnType<typeof own>[]) =>
      linesOf({ known: [message(1), message(2)], outbox }).flatMap((line) =>
        line.kind === "message" ? line.isLast : [],
      );
    expect([last([]), last([own("o-1")])]).toEqual([
      [false, true],
      [false, false],
    ]);
  });
});

it("shows a chat message as sending, waiting, or failed when overdue or after the end", () => {
  const live = { connection: "connected", conversationStatus: "active" } as const;
  expect([
    deliveryOf(own("o"), live, NOON + 9_999),
    deliveryOf(own("o"), live, NOON + 10_000),
    deliveryOf({ ...own("o"), sentAt: undefined }, live, NOON),
    deliveryOf(own("o"), { ...live, connection: "reconnecting" }, NOON + 20_000),
    deliveryOf(own("o"), { ...live, conversationStatus: "ended" }, NOON),
  ]).toEqual(["sending", "failed", "waits", "waits", "failed"]);
});

it("marks a lost chat connection once, and a restored one after the conversation resumes", () => {
  const on: ChatState = {
    ...NO_CHAT,
    isOpen: true,
    connection: "connected",
    conversationStatus: "active",
    transcript: { known: [message(4)], outbox: [] },
  };
  const broken: ChatState = { ...on, connection: "reconnecting" };
  const asking: ChatState = { ...on, pendingQuery: "resume" };
  const lost = addConnectionMarks([], on, broken, NOON);
  expect(lost).toEqual([{ kind: "lost", after: 4, at: NOON }]);
  expect(addConnectionMarks(lost, on, broken, NOON)).toBe(lost);
  expect(addConnectionMarks(lost, broken, broken, NOON)).toBe(lost);
  expect(addConnectionMarks([], broken, broken, NOON)).toEqual([]);
  expect(addConnectionMarks(lost, broken, asking, NOON)).toBe(lost);
  expect(addConnectionMarks(lost, asking, on, NOON + 1)).toEqual([
    ...lost,
    { kind: "restored", after: 4, at: NOON + 1 },
  ]);
  expect(addConnectionMarks([], asking, on, NOON)).toEqual([]);
  expect(addConnectionMarks([], broken, { ...broken, conversationStatus: "none" }, NOON)).toEqual([]);
  expect(addConnectionMarks([], on, { ...broken, transcript: { known: [], outbox: [] } }, NOON)[0]?.after).toBe(0);
});

it("(part of CHAT-25) marks the end of a chat once, and that an agent has ended it by a frame", () => {
  const on: ChatState = {
    ...NO_CHAT,
    isOpen: true,
    connection: "connected",
    conversationStatus: "active",
    partner: "agent",
    transcript: { known: [message(4)], outbox: [] },
  };
  const ended = (more: Partial<ChatState> = {}): ChatState => ({ ...on, conversationStatus: "ended", ...more });
  const kindOf = (state: ChatState) => addConnectionMarks([], on, state, NOON).map(({ kind, after }) => [kind, after]);
  expect(kindOf(ended())).toEqual([["ended-by-agent", 4]]);
  expect(kindOf(ended({ partner: "bot" }))).toEqual([["ended", 4]]);
  expect(kindOf(ended({ connection: "closed" }))).toEqual([["ended", 4]]);
  expect(kindOf(ended({ isToBeEnded: true })), "the customer has ended it").toEqual([["ended", 4]]);
  const refused = { reason: "WEBCHAT_NO_AGENTS", after: 4, at: NOON } as const;
  expect(kindOf(ended({ agentRefusal: refused })), "the refusal says so").toEqual([]);
  const marks = addConnectionMarks([], on, ended(), NOON);
  expect(addConnectionMarks(marks, ended(), ended(), NOON)).toBe(marks);
});

it("(part of CHAT-21) places a refused agent after the messages and marks known at that time", () => {
  const refusal = { reason: "WEBCHAT_SKILLSET_OOS", after: 2, at: NOON } as const;
  const kindsWith = (known: readonly ChatMessage[], marks: readonly ConnectionMark[]) =>
    buildMessageLines(known, marks, refusal).map(kindOfLine);
  const known = [message(1), message(2), message(3)];
  expect(kindsWith(known, [])).toEqual(["day", "message", "message", "refusal", "message"]);
  expect(kindsWith(known.slice(0, 2), [])).toEqual(["day", "message", "message", "refusal"]);
  const lost = (after: number, at: number): ConnectionMark => ({ kind: "lost", after, at });
  expect(kindsWith(known, [lost(2, NOON + 1), lost(3, NOON + 2)])).toEqual([
    "day",
    "message",
    "message",
    "refusal",
    "lost",
    "message",
    "lost",
  ]);
  expect(kindsWith(known.slice(0, 2), [lost(2, NOON - 1)])).toEqual(["day", "message", "message", "lost", "refusal"]);
});

it("counts unseen chat messages of the other side only", () => {
  const known = [message(1), message(2, { sender: "customer" }), message(3, { sender: "system" }), message(4)];
  expect([0, 1, 3, 4].map((seen) => countUnseen(known, seen))).toEqual([3, 2, 1, 0]);
});

describe("transcript", () => {
  it("adds a chat message once by id and place, in its order", () => {
    const known = [message(1), message(3)];
    const same = { known, outbox: [own("o-1")] };
    expect(withMessage(same, message(3, { id: "other" })).known).toBe(known);
    expect(withMessage(same, message(7, { id: "m-1" })).known).toBe(known);
    expect(withMessage(same, message(2)).known.map(({ place }) => place)).toEqual([1, 2, 3]);
    expect(withMessage(same, message(2, { id: "o-1" })).outbox).toEqual([]);
  });

  it("(part of CHAT-13) orders chat messages without places by date, then id", () => {
    const at = (seconds: number) => NOON + seconds * 1_000;
    const sent = [
      message(1, { id: "c", at: at(1) }),
      message(2, { id: "a", at: at(2) }),
      message(3, { id: "b", at: at(2) }),
    ].map((one) => ({ ...one, place: undefined }));
    const orders = [
      [0, 1, 2],
      [2, 1, 0],
      [1, 0, 2],
      [2, 0, 1, 2, 0],
    ];
    for (const order of orders) {
      const arrived = order.flatMap((index) => sent[index] ?? []).reduce(withMessage, EMPTY_TRANSCRIPT);
      expect(arrived.known.map(({ id }) => id)).toEqual(["c", "a", "b"]);
      expect([hasGap(arrived), lastPlaceWithoutGap(arrived), lastPosition(arrived.known)]).toEqual([false, 0, 3]);
      expect([0, 2, 3].map((seen) => countUnseen(arrived.known, seen))).toEqual([3, 1, 0]);
      expect(kinds(arrived.known, [{ kind: "lost", after: 2, at: NOON }])).toEqual([
        "day",
        "message",
        "message",
        "lost",
        "message",
      ]);
    }
  });

  it("keeps chat messages with places in their order around one without a place", () => {
    const without = { ...message(9, { id: "x", at: NOON + 9_000 }), place: undefined };
    const arrived = [message(1), message(3), without, message(2)].reduce(withMessage, EMPTY_TRANSCRIPT);
    expect(arrived.known.map(({ place }) => place)).toEqual([1, 2, 3, undefined]);
    expect(hasGap(arrived)).toBe(false);
  });

  it("keeps all chat messages in the order of their places, in whatever order they arrive", () => {
    const arrivals = fc.array(
      fc.record({ place: fc.option(fc.integer({ min: 1, max: 12 }), { nil: undefined }), seconds: fc.nat(9) }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(arrivals, (all) => {
        const messages = all.map(({ place, seconds }, index) => ({
          ...message(1, { id: `m-${index}`, at: NOON + seconds * 1_000 }),
          place,
        }));
        const { known } = messages.reduce(withMessage, EMPTY_TRANSCRIPT);
        const places = known.flatMap(({ place }) => place ?? []);
        expect(places).toEqual([...new Set(all.flatMap(({ place }) => place ?? []))].toSorted((a, b) => a - b));
        const withoutPlace = known.filter(({ place }) => place === undefined);
        expect(withoutPlace).toHaveLength(all.filter(({ place }) => place === undefined).length);
      }),
    );
  });

  it("puts an acknowledged message last when the server reports neither place nor time", () => {
    const before = { known: [{ ...message(1, { at: NOON + 60_000 }), place: undefined }], outbox: [own("o-1")] };
    const { known } = withAcknowledgement(before, { id: "o-1", place: undefined, at: undefined });
    expect(known.map(({ id, at }) => [id, at])).toEqual([
      ["m-1", NOON + 60_000],
      ["o-1", NOON + 60_001],
    ]);
  });

  it("adds the customer's message once, even when the server already has it", () => {
    const there = { known: [message(1), message(2)], outbox: [own("o-1"), own("o-2")] };
    for (const id of ["m-1", "m-2", "o-1", "o-2"]) expect(withOwnMessage(there, { id, text: "x" }, NOON)).toBe(there);
    expect(withOwnMessage(there, { id: "o-3", text: "x" }, NOON).outbox.at(-1)).toEqual({
      id: "o-3",
      text: "x",
      at: NOON,
      sentAt: undefined,
    });
  });

  it("acknowledges the message with the given id and stores it as one of the customer", () => {
    const acknowledged = withAcknowledgement(
      { known: [], outbox: [own("o-1"), own("o-2")] },
      { id: "o-2", place: 1, at: NOON + 5 },
    );
    expect(acknowledged).toEqual({
      known: [
        {
          id: "o-2",
          place: 1,
          sender: "customer",
          content: { kind: "text", text: "o-2" },
          at: NOON + 5,
          name: undefined,
          answers: [],
        },
      ],
      outbox: [own("o-1")],
    });
  });

  it("computes the overdue time from the first sent message, not from an unsent one", () => {
    expect(
      overdueAt({ known: [], outbox: [own("o-1", NOON + 9), own("o-2", NOON), { ...own("o-3"), sentAt: undefined }] }),
    ).toBe(NOON + 10_000);
    expect(overdueAt({ known: [], outbox: [{ ...own("o-1"), sentAt: undefined }] })).toBeUndefined();
  });
});

it("accepts a chat message and a link address of exactly the maximum length", () => {
  expect(messageToSend("x".repeat(MAX_MESSAGE_LENGTH))).toHaveLength(MAX_MESSAGE_LENGTH);
  const address = (length: number) => `https://a.pl/${"x".repeat(length - 13)}`;
  expect([openableHost(address(2_000)), openableHost(address(2_001))]).toEqual(["a.pl", undefined]);
});
