import { describe, expect, it } from "vitest";
import type { ChatAdmissionPort } from "#domain/chat/index.ts";

/** A provider with a customer, and with somebody of its own in a customer's place. */
export interface ChatAdmissionContractSetup {
  asCustomer(): Promise<ChatAdmissionPort>;
  asOperator(): Promise<ChatAdmissionPort>;
  /** The provider answers nothing but HTTP 503 from now on. */
  breakDown(): Promise<void>;
}

/** What every `ChatAdmissionPort` keeps to. */
export function chatAdmissionPortContract(name: string, make: () => ChatAdmissionContractSetup): void {
  describe(`ChatAdmissionPort: ${name}`, () => {
    it("(part of CHAT-18) gives a customer a token, another one each time", async () => {
      const port = await make().asCustomer();
      const [first, second] = [await port.token(), await port.token()];
      expect([first.ok, second.ok]).toEqual([true, true]);
      expect(first).not.toEqual(second);
      if (first.ok) expect(first.value).not.toBe("");
    });

    it("(part of CHAT-18) tells the operator's own people from customers", async () => {
      const setup = make();
      expect(await (await setup.asCustomer()).isBackdoor()).toEqual({ ok: true, value: false });
      expect(await (await setup.asOperator()).isBackdoor()).toEqual({ ok: true, value: true });
    });

    it("fails by name when the provider does", async () => {
      const setup = make();
      const port = await setup.asCustomer();
      await setup.breakDown();
      const down = { ok: false, failure: { kind: "http", status: 503 } };
      expect([await port.token(), await port.isBackdoor()]).toEqual([down, down]);
    });
  });
}
