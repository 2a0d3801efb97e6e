import { describe, expect, it } from "vitest";
import type { IdentityConfirmationPort } from "#domain/session/index.ts";

/** Customer who is asked. */
export interface IdentityConfirmationContractSetup {
  readonly port: IdentityConfirmationPort;
  /** Answers as the customer, once the question is asked. */
  answer(isConfirmed: boolean): void;
}

/** Runs the contract suite of `IdentityConfirmationPort`. */
export function identityConfirmationPortContract(name: string, make: () => IdentityConfirmationContractSetup): void {
  describe(`IdentityConfirmationPort: ${name}`, () => {
    it.each([true, false])("(part of SESS-13) resolves with %s for all requests that wait", async (isConfirmed) => {
      const { port, answer } = make();
      const waiting = [port.requestConfirmation(), port.requestConfirmation()];
      answer(isConfirmed);
      expect(await Promise.all(waiting)).toEqual([isConfirmed, isConfirmed]);
    });

    it("asks again for a request after an answer", async () => {
      const { port, answer } = make();
      const first = port.requestConfirmation();
      answer(true);
      await first;
      const second = port.requestConfirmation();
      answer(false);
      expect(await second).toBe(false);
    });
  });
}
