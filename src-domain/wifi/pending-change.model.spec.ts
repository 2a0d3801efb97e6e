import fc from "fast-check";
import { expect, it } from "vitest";
import { aFrequency, aWifi } from "#test/mothers/wifi.mother.ts";
import {
  changeBlockReason,
  NO_PENDING_CHANGE,
  nextRouterPollMs,
  MAX_WAIT_MS,
  reducePendingChange,
  type PendingChangeState,
} from "./pending-change.ts";
import type { WifiParameters } from "./wifi.ts";

/**
 * Simulated router, independent of the state machine: it applies an order after a while, or forgets it when it stays
 * offline.
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
        "read-failed",
        "finish",
        "online",
        "offline",
        "forget",
        "check-requested",
        "dismissed",
        "by-another",
      ),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ what: fc.constant("pass" as const), ms: fc.integer({ min: 1, max: MAX_WAIT_MS }) }),
  },
);

it("(part of DEV-01) reports only true router results; blocks changes while the router works", () => {
  fc.assert(
    fc.property(fc.array(happening, { maxLength: 60 }), (happenings) => {
      const router = new Router();
      let at = 0;
      let state: PendingChangeState = NO_PENDING_CHANGE;
      let known = router.seen;
      const take = (event: Parameters<typeof reducePendingChange>[1]): void => {
        state = reducePendingChange(state, event);
      };
      for (const one of happenings) {
        switch (one.what) {
          case "order":
            // A page with fresh data orders only when it may.
            if (changeBlockReason(state, known) === undefined && router.order(one.enabled))
              take({ kind: "ordered", request: { kind: "switch", frequencyType: "5GHz", enabled: one.enabled }, at });
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
          case "check-requested":
            take({ kind: "check-requested", at });
            break;
          case "dismissed":
            take({ kind: "dismissed" });
            break;
          case "read-failed":
            take({ kind: "read-failed", at });
            break;
          case "read": {
            const before: PendingChangeState = state;
            known = router.seen;
            take({ kind: "read", known, at });
            if (known.pendingOperation) expect(["waiting", "overdue"]).toContain(state.kind);
            else expect(["waiting", "overdue"]).not.toContain(state.kind);
            if (state.kind === "waiting") expect(at - state.since).toBeLessThan(MAX_WAIT_MS);
            // A new result matches the router.
            if (state !== before && (state.kind === "done" || state.kind === "undone")) {
              const { request } = state;
              expect(request.kind === "switch" && request.enabled === router.enabled).toBe(state.kind === "done");
            }
            break;
          }
        }
        expect(nextRouterPollMs(state, at) !== undefined).toBe(state.kind === "waiting");
        if (state.kind === "waiting" || state.kind === "overdue" || known.pendingOperation)
          expect(changeBlockReason(state, known)).toBe("pending");
      }
      // After any sequence, an online router finishes with the next read.
      router.isOnline = true;
      router.finish();
      take({ kind: "read", known: router.seen, at });
      expect(changeBlockReason(state, router.seen)).toBeUndefined();
    }),
  );
});
