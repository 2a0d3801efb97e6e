import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "#test/models/runs.ts";
import {
  reduceOfferDecision,
  isDecisionOpen,
  UNDECIDED,
  type DecisionState,
  type DecisionEvent,
} from "./offer-decision.ts";
import { isFinalDecision, statusAfter, type DecisionCode, type OfferAnswer } from "./offer-details.ts";

const ACCEPT: OfferAnswer = { kind: "accept" };
const ANSWERS: readonly OfferAnswer[] = [
  ACCEPT,
  { kind: "decline" },
  { kind: "contact", request: { choice: "timespan", span: "morning" } },
  { kind: "contact", request: { choice: "extension" } },
];
const CODES: readonly DecisionCode[] = [
  "unknown-offer",
  "wrong-token",
  "not-yours",
  "missing-data",
  "missing-document",
  "provider",
  "accepted",
  "declined",
  "contact-requested",
  "expired",
  "cancelled",
  "unknown",
];

const through = (...events: readonly DecisionEvent[]): DecisionState =>
  events.reduce((state, event) => reduceOfferDecision(state, event).state, UNDECIDED);
const REVIEWED: readonly DecisionEvent[] = [
  { kind: "open", step: "review" },
  { kind: "terms", known: true },
];

describe("decision on an offer", () => {
  it("accepts an offer only after the review and with confirmed terms", () => {
    expect(reduceOfferDecision(UNDECIDED, { kind: "submit", answer: ACCEPT }).send).toBeUndefined();
    const pressed = reduceOfferDecision(through({ kind: "open", step: "review" }), { kind: "submit", answer: ACCEPT });
    expect([pressed.send, pressed.state.termsMissed]).toEqual([undefined, true]);
    expect(reduceOfferDecision(through(...REVIEWED), { kind: "submit", answer: ACCEPT }).send).toEqual(ACCEPT);
  });

  it("requires a new confirmation of the offer's terms after going back", () => {
    expect(through(...REVIEWED, { kind: "back" }, { kind: "open", step: "review" }).termsKnown).toBe(false);
  });

  it.each(CODES)("ends the offer decision with the refusal %s unless it can be retried", (code) => {
    const refused = through(...REVIEWED, { kind: "submit", answer: ACCEPT }, { kind: "refused", code });
    expect(refused.end).toEqual({ kind: "refused", code });
    for (const event of [
      { kind: "submit", answer: ACCEPT },
      { kind: "open", step: "decline" },
      { kind: "back" },
    ] as const)
      expect(reduceOfferDecision(refused, event)).toEqual({ state: refused, send: undefined });
    expect(reduceOfferDecision(refused, { kind: "retry" }).state).toEqual(isFinalDecision(code) ? refused : UNDECIDED);
  });

  it("ends the decision when the offer is answered, ended or another customer's", () => {
    expect(CODES.filter(isFinalDecision)).toEqual([
      "unknown-offer",
      "not-yours",
      "accepted",
      "declined",
      "contact-requested",
      "expired",
      "cancelled",
    ]);
  });

  it("allows sending the offer decision again after the portal cancelled the call", () => {
    const state = through(...REVIEWED, { kind: "submit", answer: ACCEPT }, { kind: "cancelled" });
    expect([state.sending, state.end, reduceOfferDecision(state, { kind: "submit", answer: ACCEPT }).send]).toEqual([
      undefined,
      undefined,
      ACCEPT,
    ]);
  });
});

describe("event that does not fit the state of the decision", () => {
  const SENT = through(...REVIEWED, { kind: "submit", answer: ACCEPT });
  const ANSWERED = reduceOfferDecision(SENT, { kind: "answered" }).state;
  const ends: readonly DecisionEvent[] = [
    { kind: "answered" },
    { kind: "refused", code: "provider" },
    { kind: "lost" },
    { kind: "elsewhere" },
  ];
  const ways: readonly DecisionEvent[] = [
    { kind: "open", step: "decline" },
    { kind: "back" },
    { kind: "terms", known: false },
  ];

  it.each<readonly [string, DecisionState, readonly DecisionEvent[]]>([
    [
      "reading",
      UNDECIDED,
      [
        ...ends,
        { kind: "terms", known: true },
        ...ANSWERS.map((answer) => ({ kind: "submit", answer }) as const),
        { kind: "retry" },
      ],
    ],
    [
      "declining",
      through({ kind: "open", step: "decline" }),
      [...ends, { kind: "terms", known: true }, { kind: "submit", answer: ACCEPT }, { kind: "retry" }],
    ],
    ["sending", SENT, [...ways, ...ANSWERS.map((answer) => ({ kind: "submit", answer }) as const), { kind: "retry" }]],
    ["answered", ANSWERED, [...ends, ...ways, { kind: "cancelled" }, { kind: "retry" }]],
  ])("ignores offer decision events that do not fit the state: %s", (_, state, events) => {
    for (const event of events)
      expect(reduceOfferDecision(state, event), JSON.stringify(event)).toEqual({ state, send: undefined });
  });

  it.each(ANSWERS.map((answer) => [answer] as const))("keeps the accepted offer answer %o as final", (answer) => {
    const step = ({ accept: "review", decline: "decline", contact: "contact" } as const)[answer.kind];
    const taken = through(
      { kind: "open", step },
      { kind: "terms", known: true },
      { kind: "submit", answer },
      { kind: "answered" },
    );
    expect([taken.sending, taken.end]).toEqual([undefined, { kind: "answered", answer }]);
  });

  it.each(["lost", "elsewhere"] as const)("shows the problem %s of an offer decision until the next action", (kind) => {
    const state = through(...REVIEWED, { kind: "submit", answer: ACCEPT }, { kind });
    expect([state.sending, state.failureReason, state.end]).toEqual([undefined, kind, undefined]);
    for (const event of [
      { kind: "submit", answer: ACCEPT },
      { kind: "back" },
      { kind: "open", step: "decline" },
    ] as const)
      expect(reduceOfferDecision(state, event).state.failureReason).toBeUndefined();
  });

  it("marks missed offer terms until they are confirmed or another step is opened", () => {
    const missed = through({ kind: "open", step: "review" }, { kind: "submit", answer: ACCEPT });
    expect(missed.termsMissed).toBe(true);
    for (const event of [{ kind: "terms", known: true }, { kind: "back" }, { kind: "open", step: "contact" }] as const)
      expect(reduceOfferDecision(missed, event).state.termsMissed).toBe(false);
    expect([
      reduceOfferDecision(missed, { kind: "terms", known: true }).state.termsKnown,
      reduceOfferDecision(missed, { kind: "terms", known: false }).state.termsKnown,
    ]).toEqual([true, false]);
  });
});

it("(part of OFFER-02) sets the status of the offer by its answer", () => {
  expect(ANSWERS.map(statusAfter)).toEqual(["accepted", "declined", "contact-requested", "contact-requested"]);
});

/** Server that closes an offer once; responses may be lost before or after that. */
class Provider {
  status: string = "active";
  effects = 0;
  readonly #first = new Map<string, DecisionCode | undefined>();

  take(intent: string, answer: OfferAnswer): DecisionCode | undefined {
    const former = this.#first.get(intent);
    if (this.#first.has(intent)) return former;
    const code = this.status === "active" ? undefined : CODES.find((one) => one === this.status);
    if (code === undefined) {
      this.status = statusAfter(answer);
      this.effects += 1;
    }
    this.#first.set(intent, code);
    return code;
  }
}

/** One tab: its state, and the answer in flight with its idempotency key. */
class Tab {
  state: DecisionState = UNDECIDED;
  inFlight: { readonly intent: string; readonly answer: OfferAnswer } | undefined = undefined;
  #intent: { readonly id: string; readonly content: string } | undefined;
  readonly #name: string;
  #ids = 0;

  constructor(name: string) {
    this.#name = name;
  }

  do(event: DecisionEvent): void {
    const before = this.state;
    const { state, send } = reduceOfferDecision(before, event);
    this.state = state;
    if (send === undefined) return;
    expect(this.inFlight, "two answers in flight").toBeUndefined();
    expect(before.end, "sent after the end").toBeUndefined();
    if (send.kind === "accept") expect([before.step, before.termsKnown]).toEqual(["review", true]);
    const content = JSON.stringify(send);
    if (this.#intent?.content !== content) this.#intent = { id: `${this.#name}-${(this.#ids += 1)}`, content };
    this.inFlight = { intent: this.#intent.id, answer: send };
  }

  /** Ends the call in flight with one of four fates. */
  land(provider: Provider, fate: "answered" | "lost on its way" | "answer lost" | "answer lost and found"): void {
    const inFlight = this.inFlight;
    if (inFlight === undefined) return;
    this.inFlight = undefined;
    const code = fate === "lost on its way" ? undefined : provider.take(inFlight.intent, inFlight.answer);
    if (fate === "answered") {
      this.#intent = undefined;
      return this.do(code === undefined ? { kind: "answered" } : { kind: "refused", code });
    }
    // The re-read state decides, whichever tab caused it.
    const isApplied = fate === "answer lost and found" && provider.status === statusAfter(inFlight.answer);
    return this.do(isApplied ? { kind: "answered" } : { kind: "lost" });
  }
}

const event: fc.Arbitrary<DecisionEvent> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant("open" as const),
      step: fc.constantFrom("review" as const, "decline" as const, "contact" as const),
    }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constant("submit" as const), answer: fc.constantFrom(...ANSWERS) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("terms" as const), known: fc.boolean() }) },
  fc.constantFrom<DecisionEvent>({ kind: "back" }, { kind: "retry" }),
);
const command = fc.oneof(
  { weight: 3, arbitrary: fc.record({ tab: fc.nat(1), event }) },
  {
    weight: 1,
    arbitrary: fc.record({
      tab: fc.nat(1),
      fate: fc.constantFrom(
        "answered" as const,
        "lost on its way" as const,
        "answer lost" as const,
        "answer lost and found" as const,
      ),
    }),
  },
  { weight: 1, arbitrary: fc.record({ over: fc.constantFrom("expired", "cancelled") }) },
);

describe("decision in two tabs with lost responses", () => {
  it("(part of OFFER-05) decides an offer from two tabs at most once; reports only real success", () => {
    fc.assert(
      fc.property(fc.array(command, { maxLength: 60 }), (commands) => {
        const provider = new Provider();
        const tabs = [new Tab("a"), new Tab("b")];
        for (const one of commands) {
          if ("over" in one) {
            if (provider.status === "active") provider.status = one.over;
            continue;
          }
          const tab = tabs[one.tab];
          if (tab === undefined) throw new Error("Tab does not exist");
          const before = tab.state.end;
          if ("fate" in one) tab.land(provider, one.fate);
          else tab.do(one.event);
          expect(provider.effects).toBeLessThanOrEqual(1);
          expect(tab.state.sending === undefined).toBe(tab.inFlight === undefined);
          if (before?.kind === "answered") expect(tab.state.end).toBe(before);
          const { end } = tab.state;
          if (end?.kind === "answered")
            expect([provider.status, provider.effects]).toEqual([statusAfter(end.answer), 1]);
          if (end?.kind === "refused" && isFinalDecision(end.code)) expect(provider.status).toBe(end.code);
        }
      }),
      { numRuns: runs(500) },
    );
  });
});

describe("isDecisionOpen", () => {
  it("treats an undecided offer decision as open only while the offer waits", () => {
    expect([true, false].map((isOfferWaiting) => isDecisionOpen(UNDECIDED, isOfferWaiting))).toEqual([true, false]);
  });

  it("closes an answered offer decision when the offer no longer waits", () => {
    const answered: DecisionState = { ...UNDECIDED, end: { kind: "answered", answer: ACCEPT } };
    expect([true, false].map((isOfferWaiting) => isDecisionOpen(answered, isOfferWaiting))).toEqual([true, false]);
  });

  it("keeps the decision open after a refusal that is not final, to show its code", () => {
    for (const code of CODES) {
      const refused: DecisionState = { ...UNDECIDED, end: { kind: "refused", code } };
      expect(isDecisionOpen(refused, true)).toBe(true);
      expect(isDecisionOpen(refused, false)).toBe(!isFinalDecision(code));
    }
  });
});
