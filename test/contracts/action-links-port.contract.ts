import { describe, expect, it } from "vitest";
import type { ActionLink, ActionLinkAnswer, ActionLinkRefusal, ActionLinksPort } from "#domain/action-links/index.ts";
import type { Result } from "#domain/shared-kernel/index.ts";

/** Provider with action links; the strings are tokens. */
export interface ActionLinksContractSetup {
  readonly port: ActionLinksPort;
  readonly open: string;
  readonly openRequest: string;
  readonly expired: string;
  readonly annulled: string;
  /** Number of confirmations that the server has sent or counted. */
  effects(): Promise<number>;
  breakDown(): Promise<void>;
}

let keyCount = 0;

function sent(token: string, answer: ActionLinkAnswer): Parameters<ActionLinksPort["answer"]>[0] {
  keyCount += 1;
  return { idempotencyKey: `action-link-intent-${String(keyCount).padStart(6, "0")}`, token, answer };
}

function valueOf(result: Result<ActionLink, unknown>): ActionLink {
  if (!result.ok) throw new Error(`failed: ${JSON.stringify(result.failure)}`);
  return result.value;
}

const refusalResult = (failure: ActionLinkRefusal) => ({ ok: false, failure });

/** Runs the contract suite of `ActionLinksPort`. `make` creates a new provider each time. */
export function actionLinksPortContract(name: string, make: () => Promise<ActionLinksContractSetup>): void {
  describe(`ActionLinksPort: ${name}`, () => {
    it("loads an action link without changing anything", async () => {
      const { port, open, effects } = await make();
      const first = valueOf(await port.load(open));
      expect(first).toMatchObject({ kind: "transfer", state: "open", phoneNumber: "602118904", closedOn: undefined });
      expect(first.title).not.toBe("");
      expect(first.validUntil).toBeDefined();
      expect(await port.load(open)).toEqual({ ok: true, value: first });
      expect(await effects()).toBe(0);
    });

    it.each<[ActionLinkAnswer, ActionLink["state"], Exclude<ActionLink["state"], "open">]>([
      ["accept", "accepted", "accepted"],
      ["decline", "declined", "declined"],
      ["contact", "contact-requested", "contact-requested"],
    ])(
      '(part of ROUTE-05) accepts the answer "%s" to an action link once and stores its day',
      async (answer, state, later) => {
        const { port, open, effects } = await make();
        const answered = valueOf(await port.answer(sent(open, answer)));
        expect(answered.state).toBe(state);
        expect(answered.closedOn).toBeDefined();
        expect(valueOf(await port.load(open))).toEqual(answered);
        const refused = answer === "contact" ? (["contact"] as const) : (["accept", "decline", "contact"] as const);
        for (const other of refused)
          expect(await port.answer(sent(open, other))).toEqual(refusalResult({ kind: "not-open", state: later }));
        expect(await effects()).toBe(1);
      },
    );

    it("(part of ROUTE-18) still takes a decision after a requested call", async () => {
      const { port, open } = await make();
      const waiting = valueOf(await port.answer(sent(open, "contact")));
      expect(waiting).toMatchObject({ state: "contact-requested", answers: ["accept", "decline"] });
      expect(valueOf(await port.answer(sent(open, "accept")))).toMatchObject({ state: "accepted", answers: [] });
    });

    it("applies one answer per idempotency key, and rejects other content with that key", async () => {
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

    it("loads expired and annulled links, and rejects answers to them", async () => {
      const { port, expired, annulled } = await make();
      expect(valueOf(await port.load(expired)).state).toBe("expired");
      expect(valueOf(await port.load(annulled)).state).toBe("annulled");
      expect(await port.answer(sent(expired, "accept"))).toEqual(refusalResult({ kind: "not-open", state: "expired" }));
      expect(await port.answer(sent(annulled, "accept"))).toEqual(
        refusalResult({ kind: "not-open", state: "annulled" }),
      );
    });

    it("(part of ROUTE-06) lets the customer confirm a request and rejects a requested call", async () => {
      const { port, openRequest } = await make();
      expect(valueOf(await port.load(openRequest))).toMatchObject({ kind: "request", state: "open" });
      expect(await port.answer(sent(openRequest, "contact"))).toEqual(
        refusalResult({ kind: "action-link-refused", reason: "missing-data" }),
      );
      expect(valueOf(await port.answer(sent(openRequest, "accept"))).state).toBe("accepted");
    });

    it("rejects an unknown token of an action link", async () => {
      const { port } = await make();
      expect(await port.load("nobody-knows-it")).toEqual(
        refusalResult({ kind: "action-link-refused", reason: "unknown-link" }),
      );
      expect(await port.answer(sent("nobody-knows-it", "accept"))).toEqual(
        refusalResult({ kind: "action-link-refused", reason: "unknown-link" }),
      );
    });

    it("returns the HTTP failure and never throws when the provider answers 503", async () => {
      const { port, open, breakDown } = await make();
      await breakDown();
      const failed = { ok: false, failure: { kind: "http", status: 503 } };
      expect(await port.load(open)).toEqual(failed);
      expect(await port.answer(sent(open, "accept"))).toEqual(failed);
    });
  });
}
