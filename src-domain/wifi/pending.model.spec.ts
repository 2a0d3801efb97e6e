import fc from "fast-check";
import { expect, it } from "vitest";
import { aFrequency, aWifi } from "#test/mothers/wifi.mother.ts";
import { blockOf, IDLE, nextAskIn, PATIENCE_MS, pendingStep, type PendingState } from "./pending.ts";
import type { WifiParameters } from "./wifi.ts";

/**
 * A router as it really is, told by nothing of the machine: it does what it was asked after a while, or forgets it when
 * it is away for too long.
 */
class Router {
  enabled = true;
  isOnline = true;
  wanted: boolean | undefined = undefined;

  order(enabled: boolean): boolean {
    if (this.wanted !== undefined || !this.isOnline) return false;
    this.wanted = enabled;
    return true;
  }

  finish(): void {
    if (this.wanted === undefined || !this.isOnline) return;
    this.enabled = this.wanted;
    this.wanted = undefined;
  }

  forget(): void {
    this.wanted = undefined;
  }

  get seen(): WifiParameters {
    return aWifi({
      pendingOperation: this.wanted !== undefined,
      status: this.isOnline ? "online" : "offline",
      frequencies: [aFrequency({ frequencyType: "5GHz", enabled: this.enabled })],
    });
  }
}

const happening = fc.oneof(
  { weight: 3, arbitrary: fc.record({ what: fc.constant("order" as const), enabled: fc.boolean() }) },
  {
    weight: 4,
    arbitrary: fc.record({
      what: fc.constantFrom(
        "read",
        "unread",
        "finish",
        "online",
        "offline",
        "forget",
        "asked",
        "dismissed",
        "by-another",
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ what: fc.constant("pass" as const), ms: fc.integer({ min: 1, max: PATIENCE_MS }) }),
  },
);

it("(part of DEV-01) whatever a router does, nothing is told of it that is not so, and no change is let through while it works", () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 60 }), (happenings) => {
      const router = new Router();
      let at = 0;
      let state: PendingState = IDLE;
      let known = router.seen;
      const take = (event: Parameters<typeof pendingStep>[1]): void => {
        state = pendingStep(state, event);
      };
      for (const one of happenings) {
        switch (one.what) {
          case "order":
            // a page that has just read orders only what it may
            if (blockOf(state, known) === undefined && router.order(one.enabled))
              take({ kind: "ordered", wish: { kind: "switch", frequencyType: "5GHz", enabled: one.enabled }, at });
            break;
          case "by-another":
            router.order(!router.enabled);
            break;
          case "pass":
            at += one.ms;
            break;
          case "finish":
            router.finish();
            break;
          case "forget":
            router.forget();
            break;
          case "online":
            router.isOnline = true;
            break;
          case "offline":
            router.isOnline = false;
            break;
          case "asked":
            take({ kind: "asked", at });
            break;
          case "dismissed":
            take({ kind: "dismissed" });
            break;
          case "unread":
            take({ kind: "unread", at });
            break;
          case "read": {
            const before: PendingState = state;
            known = router.seen;
            take({ kind: "read", known, at });
            if (known.pendingOperation) expect(["waiting", "overdue"]).toContain(state.kind);
            else expect(["waiting", "overdue"]).not.toContain(state.kind);
            if (state.kind === "waiting") expect(at - state.since).toBeLessThan(PATIENCE_MS);
            // what is told for the first time is how the router is
            if (state !== before && (state.kind === "done" || state.kind === "undone")) {
              const { wish } = state;
              expect(wish.kind === "switch" && wish.enabled === router.enabled).toBe(state.kind === "done");
            }
            break;
          }
        }
        expect(nextAskIn(state, at) !== undefined).toBe(state.kind === "waiting");
        if (state.kind === "waiting" || state.kind === "overdue" || known.pendingOperation)
          expect(blockOf(state, known)).toBe("pending");
      }
      // whatever has happened: a router that is let be ends it with the next reading
      router.isOnline = true;
      router.finish();
      take({ kind: "read", known: router.seen, at });
      expect(blockOf(state, router.seen)).toBeUndefined();
    }),
  );
});
