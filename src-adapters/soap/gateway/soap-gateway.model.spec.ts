import fc from "fast-check";
import { expect, it, vi } from "vitest";
import { runs } from "#test/models/runs.ts";
import { WireModel, type ModelReply } from "#test/models/wire-model.ts";
import { createWireUnderTest } from "#test/models/wire-under-test.ts";
import { canonicalPayload } from "./envelope.ts";
import type { Payload } from "./envelope.ts";
import { OPERATIONS, type OperationPolicy } from "../operations.ts";

const CALLED = [
  "getClientData",
  "beforeLogin",
  "getPaymentState",
  "getMVNOstate",
  "startPayment",
  "sessionEnd",
] as const;
const REPLIES: readonly ModelReply[] = [
  "ok",
  "refused",
  "flagged",
  "broken",
  "cut off",
  "http 500",
  "network broke",
  "browser gave up",
];
const PAYLOADS: readonly Payload[] = [
  { intentId: "intent-1", a: "12" },
  { intentId: "intent-2", a: "12" },
  { intentId: "intent-1", a: "1", b: "2" },
  { intentId: "intent-1", a: ["1", "2"] },
  { intentId: "intent-1", a: ["12"] },
  { intentId: "intent-1", a: "&<b/>" },
];

const callFields = {
  do: fc.constant("call"),
  operation: fc.constantFrom(...CALLED),
  payload: fc.constantFrom(...PAYLOADS),
};
const command = fc.oneof(
  { weight: 6, arbitrary: fc.record({ ...callFields, leaves: fc.constant("no" as const) }) },
  {
    weight: 1,
    arbitrary: fc.record({ ...callFields, leaves: fc.constantFrom("for good" as const, "and asks again" as const) }),
  },
  {
    weight: 5,
    arbitrary: fc.record({ do: fc.constant("reply"), which: fc.nat(50), reply: fc.constantFrom(...REPLIES) }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      do: fc.constant("setCredentials"),
      session: fc.constantFrom("s-1", "s-2"),
      currentContext: fc.constantFrom("c-1", "c-2"),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant("logout") }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant("wait"),
      ms: fc.constantFrom(1, 2_500, 5_000, 7_999, 8_000, 30_000, 61_000),
    }),
  },
);

type Command = typeof command extends fc.Arbitrary<infer One> ? One : never;

interface Asked {
  readonly operation: (typeof CALLED)[number];
  readonly payload: Payload;
}

async function follow(commands: readonly Command[]): Promise<void> {
  const model = new WireModel();
  const wire = createWireUnderTest();
  const sentContent: string[] = [];

  /** Compares the gateway with the model. */
  const compare = async (): Promise<void> => {
    await wire.settle(
      () => wire.requests.length >= model.requests.length && wire.outcomes.filter(Boolean).length >= model.ended,
    );
    expect(wire.requests.map((request) => request.sentContent)).toEqual(
      model.requests.map(
        ({ content, session }) => (session === undefined ? "" : `<sessionId>${session}</sessionId>`) + content,
      ),
    );
    expect(wire.requests.map(({ authorization }) => authorization)).toEqual(
      model.requests.map(({ bearer }) => (bearer === undefined ? undefined : `Bearer ${bearer}`)),
    );
    expect(wire.outcomes.map((outcomes) => outcomes?.ending)).toEqual(model.endings);
    expect([wire.seen.brokenOff, wire.seen.signals, wire.seen.errors]).toEqual([
      model.brokenOff,
      model.signals,
      model.errors,
    ]);
    wire.outcomes.forEach((outcomes, caller) => {
      if (outcomes === undefined || outcomes.ending.kind === "aborted") return;
      // No response or failure of a former session or context.
      expect(outcomes.epoch).toBe(model.madeIn[caller]);
      // No response to another caller's request.
      if (outcomes.ending.kind === "ok") expect(outcomes.sentContent).toBe(sentContent[caller]);
    });
  };

  const setCredentials = (session: string | undefined, currentContext: string | undefined): void => {
    model.setCredentials(session, currentContext);
    wire.setCredentials(session, currentContext, model.epoch);
  };

  const call = ({ operation, payload: { intentId, ...rest } }: Asked, leaves = false): void => {
    const isWrite = operation === "startPayment";
    // Only a write carries an idempotency key.
    const payload: Payload = isWrite ? { intentId, ...rest } : { mark: intentId, ...rest };
    const policy: OperationPolicy = OPERATIONS[operation];
    const session = policy.session ? model.session : undefined;
    const content = canonicalPayload(payload);
    sentContent.push((session === undefined ? "" : `<sessionId>${session}</sessionId>`) + content);
    model.call(policy, `${operation} ${content}`, content, leaves);
    wire.call(operation, payload);
  };

  for (const step of commands) {
    switch (step.do) {
      case "call": {
        const at = step.leaves === "and asks again" ? "c-3" : undefined;
        call(step, step.leaves !== "no" && model.currentContext !== at);
        // In the same moment, before any request is sent.
        if (step.leaves !== "no") setCredentials(at && "s-1", at);
        if (step.leaves === "and asks again") call(step);
        break;
      }
      case "reply": {
        const serial = model.open[step.which % model.open.length];
        if (serial === undefined) break;
        model.reply(serial, step.reply);
        wire.requests[serial]?.settle(step.reply);
        break;
      }
      case "setCredentials":
        setCredentials(step.session, step.currentContext);
        break;
      case "logout":
        setCredentials(undefined, undefined);
        break;
      case "wait":
        for (let left = step.ms; left > 0;) {
          const ms = Math.min(left, model.next ?? left);
          model.pass(ms);
          await wire.clock.advance(ms);
          await compare();
          left -= ms;
        }
        break;
    }
    await compare();
  }
}

it("[CALL-05] [CALL-06] shares only equal SOAP calls, drops old responses and sends no write twice", async () => {
  // Hashes have tests of their own and would only slow this one down.
  vi.spyOn(crypto.subtle, "digest").mockResolvedValue(new ArrayBuffer(32));
  await fc.assert(fc.asyncProperty(fc.array(command, { minLength: 1, maxLength: 40 }), follow), { numRuns: runs(300) });
});
