import { describe, expect, it } from "vitest";
import type { PortalFeature, FeatureAvailabilityPort } from "#domain/access/index.ts";

/** Portal whose operator has switched off the offers. */
export interface FeatureAvailabilityContractSetup {
  readonly port: FeatureAvailabilityPort;
  /** Makes the server answer that it does not support the questions and answers (FAQ). */
  denyFaq(): Promise<void>;
  /** Ends the session, and opens another one. */
  changeSession(): Promise<void>;
  /** Makes the server answer that it lacks the regulations. */
  declareNoRegulations(): void;
}

/** Runs the contract suite of `FeatureAvailabilityPort`. */
export function featureAvailabilityPortContract(name: string, make: () => FeatureAvailabilityContractSetup): void {
  describe(`FeatureAvailabilityPort: ${name}`, () => {
    it("(part of CALL-12) lacks the switched-off feature, and a denied one until the session ends", async () => {
      const { port, denyFaq, changeSession } = make();
      const seen: (readonly PortalFeature[])[] = [];
      port.unavailable.subscribe((features) => seen.push([...features].toSorted()));
      expect(seen).toEqual([["offers"]]);
      await denyFaq();
      await denyFaq();
      expect(seen).toEqual([["offers"], ["faq", "offers"]]);
      await changeSession();
      expect(seen).toEqual([["offers"], ["faq", "offers"], ["offers"]]);
    });

    it("(part of CALL-15) lacks what the provider says to lack, in every session of the page", async () => {
      const { port, changeSession, declareNoRegulations } = make();
      let lacking: readonly PortalFeature[] = [];
      port.unavailable.subscribe((features) => (lacking = [...features].toSorted()));
      declareNoRegulations();
      await port.askProvider();
      expect(lacking).toEqual(["offers", "regulations"]);
      await changeSession();
      expect(lacking).toEqual(["offers", "regulations"]);
    });
  });
}
