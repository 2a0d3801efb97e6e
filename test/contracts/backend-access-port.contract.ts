import { describe, expect, it } from "vitest";
import type { BackendAccess, BackendAccessPort } from "#domain/session/index.ts";

/** Session of a logged-in customer, or of an employee of the operator who acts for one. */
export interface BackendAccessContractSetup {
  readonly port: BackendAccessPort;
  /** Makes the next reply to another call carry `backendAccessError`, and waits for it. */
  flag(): Promise<void>;
  /** Ends the session, and opens another one of the same user. */
  changeSession(): Promise<void>;
  /** Makes the server respond to every call with HTTP 503 from now on. */
  breakDown(): Promise<void>;
}

/** Runs the contract suite of `BackendAccessPort`. `make` opens a session of a customer or of an employee. */
export function backendAccessPortContract(
  name: string,
  make: (user: "customer" | "employee") => Promise<BackendAccessContractSetup>,
): void {
  const open = async (user: "customer" | "employee") => {
    const setup = await make(user);
    const seen: BackendAccess[] = [];
    setup.port.backendAccess.subscribe((access) => seen.push(access));
    return { ...setup, seen };
  };

  describe(`BackendAccessPort: ${name}`, () => {
    it("(part of ACC-12) is off for a customer, and on for an employee who acts for one", async () => {
      const customer = await open("customer");
      expect(customer.seen).toEqual(["unknown"]);
      expect(await customer.port.check()).toEqual({ ok: true, value: false });
      expect(customer.seen).toEqual(["unknown", "off"]);
      const employee = await open("employee");
      expect(await employee.port.check()).toEqual({ ok: true, value: true });
      expect(employee.seen).toEqual(["unknown", "on"]);
    });

    it("(part of ACC-12) is switched on by the flag of any reply, and stays on after a check", async () => {
      const { port, seen, flag } = await open("customer");
      await port.check();
      await flag();
      expect(seen).toEqual(["unknown", "off", "on"]);
      expect(await port.check()).toEqual({ ok: true, value: true });
      expect(seen).toEqual(["unknown", "off", "on"]);
    });

    it("(part of ACC-12) is unknown again in another session", async () => {
      const { port, seen, flag, changeSession } = await open("customer");
      await flag();
      await changeSession();
      expect(seen).toEqual(["unknown", "on", "unknown"]);
      expect(await port.check()).toEqual({ ok: true, value: false });
    });

    it("(part of ACC-12) is on after it was resumed, until another session", async () => {
      const { port, seen, changeSession } = await open("customer");
      port.resume();
      expect(seen).toEqual(["unknown", "on"]);
      expect(await port.check()).toEqual({ ok: true, value: true });
      await changeSession();
      expect(seen).toEqual(["unknown", "on", "unknown"]);
    });

    it("(part of ACC-12) stays unknown when the check fails", async () => {
      const { port, seen, breakDown } = await open("customer");
      await breakDown();
      expect(await port.check()).toEqual({ ok: false, failure: { kind: "http", status: 503 } });
      expect(seen).toEqual(["unknown"]);
    });
  });
}
