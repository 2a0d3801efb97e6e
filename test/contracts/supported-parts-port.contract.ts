import { describe, expect, it } from "vitest";
import type { PortalPart, SupportedPartsPort } from "#domain/access/index.ts";

/** Portal whose operator has switched off the offers. */
export interface SupportedPartsContractSetup {
  readonly port: SupportedPartsPort;
  /** Makes the server answer that it does not support the questions and answers (FAQ). */
  denyFaq(): Promise<void>;
  /** Ends the session, and opens another one. */
  changeSession(): Promise<void>;
}

/** Runs the contract suite of `SupportedPartsPort`. */
export function supportedPartsPortContract(name: string, make: () => SupportedPartsContractSetup): void {
  describe(`SupportedPartsPort: ${name}`, () => {
    it("(part of CALL-12) lacks the switched-off part, and a denied one until the session ends", async () => {
      const { port, denyFaq, changeSession } = make();
      const seen: (readonly PortalPart[])[] = [];
      port.unavailable.subscribe((parts) => seen.push([...parts].toSorted()));
      expect(seen).toEqual([["offers"]]);
      await denyFaq();
      await denyFaq();
      expect(seen).toEqual([["offers"], ["faq", "offers"]]);
      await changeSession();
      expect(seen).toEqual([["offers"], ["faq", "offers"], ["offers"]]);
    });
  });
}
