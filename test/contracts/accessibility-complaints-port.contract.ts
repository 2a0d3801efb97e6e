import { describe, expect, it } from "vitest";
import { warsawDateAt } from "#domain/shared-kernel/index.ts";
import {
  accessibilityAnswerDue,
  type AccessibilityComplaint,
  type AccessibilityComplaintsPort,
} from "#domain/support/index.ts";

export interface AccessibilityContractSetup {
  readonly port: AccessibilityComplaintsPort;
  breakDown(): Promise<void>;
}

const COMPLAINT: AccessibilityComplaint = {
  name: "Anna Wrona",
  contact: { kind: "email", email: "anna.wrona@poczta.example" },
  subject: "Faktura w PDF",
  requirement: "Czytnik nie odczytuje tabeli & sum.\nŻółw <b>",
  demand: "Proszę o poprawną fakturę.",
};

let keys = 0;
const nextKey = (): string => {
  keys += 1;
  return `accessibility-key-${String(keys).padStart(6, "0")}`;
};

/** Runs the contract suite of `AccessibilityComplaintsPort`. `make` creates a new provider each time. */
export function accessibilityComplaintsPortContract(
  name: string,
  make: () => Promise<AccessibilityContractSetup>,
): void {
  describe(`AccessibilityComplaintsPort: ${name}`, () => {
    it("[A11Y-41] registers a complaint once and answers it within 30 days, whatever the key", async () => {
      const { port } = await make();
      const idempotencyKey = nextKey();
      const first = await port.register({ idempotencyKey, ...COMPLAINT });
      if (!first.ok) throw new Error("the complaint must be registered");
      const { number, receivedAt, answerBy } = first.value;
      expect([number === "", answerBy]).toEqual([false, accessibilityAnswerDue(warsawDateAt(receivedAt), 30)]);
      expect(await port.register({ idempotencyKey, ...COMPLAINT })).toEqual(first);
      expect(await port.register({ idempotencyKey: nextKey(), ...COMPLAINT })).toEqual(first);
    });

    it("(part of A11Y-41) registers another complaint with another number", async () => {
      const { port } = await make();
      const numbers = await Promise.all(
        [
          COMPLAINT,
          { ...COMPLAINT, contact: { kind: "letter", address: "ul. Prosta 1, 00-001 Warszawa" } } as const,
        ].map(async (complaint) => {
          const sent = await port.register({ idempotencyKey: nextKey(), ...complaint });
          return sent.ok ? sent.value.number : "";
        }),
      );
      expect(new Set(numbers).size).toBe(2);
    });

    it("(part of A11Y-41) refuses a complaint without a demand", async () => {
      const { port } = await make();
      expect(await port.register({ idempotencyKey: nextKey(), ...COMPLAINT, demand: " " })).toEqual({
        ok: false,
        failure: { kind: "accessibility-complaint-refused", code: "missing-data" },
      });
    });

    it("fails when the provider is down", async () => {
      const { port, breakDown } = await make();
      await breakDown();
      expect(await port.register({ idempotencyKey: nextKey(), ...COMPLAINT })).toMatchObject({ ok: false });
    });
  });
}
