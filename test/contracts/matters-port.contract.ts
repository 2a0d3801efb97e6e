import { describe, expect, it } from "vitest";
import type { Matter, MatterAnswer, MatterRefusal, MattersPort } from "#domain/matters/index.ts";
import type { Result } from "#domain/shared-kernel/index.ts";

/** Tokens of matters that every world of this suite has. */
export interface MattersWorld {
  readonly port: MattersPort;
  readonly open: string;
  readonly openRequest: string;
  readonly expired: string;
  readonly annulled: string;
  /** How many confirmations of an answer the provider has sent or counted. */
  effects(): Promise<number>;
  breakDown(): Promise<void>;
}

let intents = 0;

function sent(token: string, answer: MatterAnswer): Parameters<MattersPort["answer"]>[0] {
  intents += 1;
  return { intentId: `matter-intent-${String(intents).padStart(6, "0")}`, token, answer };
}

function valueOf(result: Result<Matter, unknown>): Matter {
  if (!result.ok) throw new Error(`failed: ${JSON.stringify(result.failure)}`);
  return result.value;
}

const refused = (failure: MatterRefusal) => ({ ok: false, failure });

/** What every `MattersPort` keeps to. `make` gives a new world each time. */
export function mattersPortContract(name: string, make: () => Promise<MattersWorld>): void {
  describe(`MattersPort: ${name}`, () => {
    it("shows a matter, and changes nothing by it", async () => {
      const { port, open, effects } = await make();
      const first = valueOf(await port.load(open));
      expect(first).toMatchObject({ kind: "transfer", state: "open", phoneNumber: "601234567", closedOn: undefined });
      expect(first.title).not.toBe("");
      expect(first.validUntil).toBeDefined();
      expect(await port.load(open)).toEqual({ ok: true, value: first });
      expect(await effects()).toBe(0);
    });

    it.each<[MatterAnswer, Matter["state"], Exclude<Matter["state"], "open">]>([
      ["accept", "accepted", "accepted"],
      ["decline", "declined", "declined"],
      ["contact", "contact-requested", "contact-requested"],
    ])("(part of ROUTE-05) %s is one answer, whose day stays with it", async (answer, state, later) => {
      const { port, open, effects } = await make();
      const answered = valueOf(await port.answer(sent(open, answer)));
      expect(answered.state).toBe(state);
      expect(answered.closedOn).toBeDefined();
      expect(valueOf(await port.load(open))).toEqual(answered);
      for (const other of ["accept", "decline", "contact"] as const)
        expect(await port.answer(sent(open, other))).toEqual(refused({ kind: "not-open", state: later }));
      expect(await effects()).toBe(1);
    });

    it("answers once for one intent, however often it is sent, and takes no other content under its id", async () => {
      const { port, open, effects } = await make();
      const answer = sent(open, "accept");
      const first = await port.answer(answer);
      expect(await port.answer(answer)).toEqual(first);
      expect(await port.answer({ ...answer, answer: "decline" })).toEqual({
        ok: false,
        failure: { kind: "http", status: 400 },
      });
      expect(await effects()).toBe(1);
    });

    it("shows what has run out and what was annulled, and takes no answer to it", async () => {
      const { port, expired, annulled } = await make();
      expect(valueOf(await port.load(expired)).state).toBe("expired");
      expect(valueOf(await port.load(annulled)).state).toBe("annulled");
      expect(await port.answer(sent(expired, "accept"))).toEqual(refused({ kind: "not-open", state: "expired" }));
      expect(await port.answer(sent(annulled, "accept"))).toEqual(refused({ kind: "not-open", state: "annulled" }));
    });

    it("(part of ROUTE-06) a request can be confirmed, and nothing else", async () => {
      const { port, openRequest } = await make();
      expect(valueOf(await port.load(openRequest))).toMatchObject({ kind: "request", state: "open" });
      expect(await port.answer(sent(openRequest, "decline"))).toEqual(refused({ kind: "matter-refused" }));
      expect(valueOf(await port.answer(sent(openRequest, "accept"))).state).toBe("accepted");
    });

    it("knows no link that nobody sent", async () => {
      const { port } = await make();
      expect(await port.load("nobody-knows-it")).toEqual(refused({ kind: "unknown-link" }));
      expect(await port.answer(sent("nobody-knows-it", "accept"))).toEqual(refused({ kind: "unknown-link" }));
    });

    it("fails by name when the provider does, and never throws", async () => {
      const { port, open, breakDown } = await make();
      await breakDown();
      const failed = { ok: false, failure: { kind: "http", status: 503 } };
      expect(await port.load(open)).toEqual(failed);
      expect(await port.answer(sent(open, "accept"))).toEqual(failed);
    });
  });
}
