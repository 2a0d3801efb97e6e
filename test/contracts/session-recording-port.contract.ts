import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { SessionRecordingPort } from "#domain/tracking/index.ts";

const EVENT = { action: "CLICK", route: "invoice", element: "button", elementName: "pay" } as const;
const CUSTOMER = { userId: "c-1", sessionHash: "a".repeat(64), accountNumber: "4127830" };

const CALLS: Readonly<Record<"identify" | "stranger" | "event" | "forget", (port: SessionRecordingPort) => void>> = {
  identify: (port) => port.identify(CUSTOMER, "/invoice"),
  stranger: (port) => port.identify({ ...CUSTOMER, accountNumber: undefined }, ""),
  event: (port) => port.event(EVENT),
  forget: (port) => port.forget(),
};

/** Runs the contract suite of `SessionRecordingPort`, also for an operator's own adapter (docs/guides/tracking.md). */
export function sessionRecordingPortContract(name: string, make: () => SessionRecordingPort): void {
  describe(`SessionRecordingPort: ${name}`, () => {
    it("(part of HTTP-03) accepts session-recording calls in any order without throwing", () => {
      const call = fc.constantFrom("identify", "stranger", "event", "forget");
      fc.assert(
        fc.property(fc.array(call, { maxLength: 12 }), (names) => {
          const port = make();
          for (const each of names) expect(() => CALLS[each](port)).not.toThrow();
        }),
      );
    });
  });
}
