import { describe, expect, it } from "vitest";
import { unitemizedAmount } from "#domain/finance/invoice-details.ts";
import type { InvoicesPort } from "#domain/finance/invoices.port.ts";
import { sumOf, type Result } from "#domain/shared-kernel/index.ts";

/** A customer with documents. */
export interface InvoicesContractSetup {
  readonly port: InvoicesPort;
  /** An invoice with a duplicate. */
  readonly invoice: string;
  /** A correction of an invoice of the same customer. */
  readonly correction: string;
  /** An invoice whose duplicate is being made. */
  readonly creating: string;
  /** A document without a duplicate. */
  readonly without: string;
  /** The provider answers nothing but HTTP 503 from now on. */
  breakDown(): Promise<void>;
}

function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`failed: ${JSON.stringify(result.failure)}`);
  return result.value;
}

let keyCount = 0;
const nextIdempotencyKey = (): string => `contract-invoice-${String(++keyCount).padStart(6, "0")}`;

/** What every `InvoicesPort` keeps to. `make` gives a new world each time. */
export function invoicesPortContract(name: string, make: () => Promise<InvoicesContractSetup>): void {
  describe(`InvoicesPort: ${name}`, () => {
    const refusalResult = (code: string) => ({ ok: false, failure: { kind: "duplicate-refused", code } });

    it("gives a document whose items add up to it, to the grosz", async () => {
      const { port, invoice } = await make();
      const details = valueOf(await port.details(invoice));
      if (details === undefined) throw new Error("there is no invoice");
      expect(details.entryId).toBe(invoice);
      expect(details.items.length).toBeGreaterThan(1);
      expect(unitemizedAmount(details)).toBe(0);
      expect(details.net + details.vat).toBe(details.gross);
      expect([sumOf(details.items.map(({ net }) => net)), sumOf(details.items.map(({ vat }) => vat))]).toEqual([
        details.net,
        details.vat,
      ]);
    });

    it("a correction names what it corrects, and that can be had", async () => {
      const { port, correction } = await make();
      const corrected = valueOf(await port.details(correction))?.corrects;
      expect(valueOf(await port.details(corrected?.entryId ?? ""))?.number).toBe(corrected?.number);
    });

    it("knows no document that is not there", async () => {
      const { port } = await make();
      expect(await port.details("nobody-knows-it")).toEqual({ ok: true, value: undefined });
      expect(await port.duplicate({ idempotencyKey: nextIdempotencyKey(), entryId: "nobody-knows-it" })).toEqual(
        refusalResult("unknown-entry"),
      );
    });

    it("(part of FIN-03) gives a ticket for a duplicate, the same one for the same wish", async () => {
      const { port, invoice } = await make();
      const idempotencyKey = nextIdempotencyKey();
      const first = valueOf(await port.duplicate({ idempotencyKey, entryId: invoice }));
      expect(valueOf(await port.duplicate({ idempotencyKey, entryId: invoice }))).toEqual(first);
      expect(
        valueOf(await port.duplicate({ idempotencyKey: nextIdempotencyKey(), entryId: invoice })).address,
      ).not.toBe(first.address);
    });

    it("(part of FIN-03) gives none while it is being made, and where there is none", async () => {
      const { port, creating, without } = await make();
      expect(await port.duplicate({ idempotencyKey: nextIdempotencyKey(), entryId: creating })).toEqual(
        refusalResult("creating"),
      );
      expect(await port.duplicate({ idempotencyKey: nextIdempotencyKey(), entryId: without })).toEqual(
        refusalResult("not-possible"),
      );
    });

    it("fails by name when the provider does, and never throws", async () => {
      const { port, invoice, breakDown } = await make();
      await breakDown();
      const failed = { ok: false, failure: { kind: "http", status: 503 } };
      expect(await port.details(invoice)).toEqual(failed);
      expect(await port.duplicate({ idempotencyKey: nextIdempotencyKey(), entryId: invoice })).toEqual(failed);
    });
  });
}
