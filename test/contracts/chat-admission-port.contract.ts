import { describe, expect, it } from "vitest";
import type { ChatAdmissionPort } from "#domain/chat/index.ts";

/** Provider with a customer, and with an employee of the operator who has opened a customer's account. */
export interface ChatAdmissionContractSetup {
  asCustomer(): Promise<ChatAdmissionPort>;
  asOperator(): Promise<ChatAdmissionPort>;
  /** Makes the server respond to every call with HTTP 503 from now on. */
  breakDown(): Promise<void>;
}

/** Runs the contract suite of `ChatAdmissionPort`. */
export function chatAdmissionPortContract(name: string, make: () => ChatAdmissionContractSetup): void {
  describe(`ChatAdmissionPort: ${name}`, () => {
    it("(part of CHAT-18) gives a customer a new chat token each time", async () => {
      const port = await make().asCustomer();
      const [first, second] = [await port.token(), await port.token()];
      expect([first.ok, second.ok]).toEqual([true, true]);
      expect(first).not.toEqual(second);
      if (first.ok) expect(first.value).not.toBe("");
    });

    it("(part of CHAT-18) distinguishes employees of the operator from customers", async () => {
      const setup = make();
      expect(await (await setup.asCustomer()).isBackdoor()).toEqual({ ok: true, value: false });
      expect(await (await setup.asOperator()).isBackdoor()).toEqual({ ok: true, value: true });
    });

    it("returns the HTTP failure when the provider answers 503", async () => {
      const setup = make();
      const port = await setup.asCustomer();
      await setup.breakDown();
      const down = { ok: false, failure: { kind: "http", status: 503 } };
      // Both are read again after five seconds (CALL-06).
      expect(await Promise.all([port.token(), port.isBackdoor()])).toEqual([down, down]);
    });
  });
}
