import { describe, expect, it } from "vitest";
import { unitemizedAmount } from "#domain/finance/invoice-details.ts";
import type { InvoicesPort } from "#domain/finance/invoices.port.ts";
import { sumOf, type Result } from "#domain/shared-kernel/index.ts";

/** Customer with documents. */
export interface InvoicesContractSetup {
  readonly port: InvoicesPort;
  /** Id of an invoice with a duplicate. */
  readonly invoice: string;
  /** Id of a correction of another invoice of the customer. */
  readonly correction: string;
  /** Id of an invoice with a duplicate in preparation. */
  readonly creating: string;
  /** Id of a document without a duplicate. */
  readonly without: string;
  /** Makes the server respond to every call with HTTP 503 from now on. */
  breakDown(): Promise<void>;
}

function valueOf<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`failed: ${JSON.stringify(result.failure)}`);
  return result.value;
}

let keyCount = 0;
const nextIdempotencyKey = (): string => `contract-invoice-${String(++keyCount).padStart(6, "0")}`;

/** Runs the contract suite of `InvoicesPort`. `make` creates a new provider each time. */
export function invoicesPortContract(name: string, make: () => Promise<InvoicesContractSetup>): void {
  describe(`InvoicesPort: ${name}`, () => {
    const refusalResult = (code: string) => ({ ok: false, failure: { kind: "duplicate-refused", code } });

    it("returns a document whose items add up to its total", async () => {
      const { port, invoice } = await make();
      const details = valueOf(await port.details(invoice));
      if (details === undefined) throw new Error("the invoice must have details");
      expect(details.entryId).toBe(invoice);
      expect(details.items.length).toBeGreaterThan(1);
      expect(unitemizedAmount(details)).toBe(0);
      expect(details.net + details.vat).toBe(details.gross);
      expect([sumOf(details.items.map(({ net }) => net)), sumOf(details.items.map(({ vat }) => vat))]).toEqual([
        details.net,
        details.vat,
      ]);
    });

    it("returns the corrected invoice of a correction, which can be loaded", async () => {
      const { port, correction } = await make();
      const corrected = valueOf(await port.details(correction))?.corrects;
      expect(valueOf(await port.details(corrected?.entryId ?? ""))?.number).toBe(corrected?.number);
    });

    it("(part of FIN-36) names the correction of an invoice with its day and amount", async () => {
      const { port, correction } = await make();
      const details = valueOf(await port.details(correction));
      const corrected = valueOf(await port.details(details?.corrects?.entryId ?? ""));
      expect(corrected?.corrections).toEqual([
        { entryId: correction, number: details?.number, issuedOn: details?.issuedOn, gross: details?.gross },
      ]);
      expect(details?.corrections).toEqual([]);
    });

    it("returns nothing for an unknown document", async () => {
      const { port } = await make();
      expect(await port.details("nobody-knows-it")).toEqual({ ok: true, value: undefined });
      expect(await port.duplicate({ idempotencyKey: nextIdempotencyKey(), entryId: "nobody-knows-it" })).toEqual(
        refusalResult("unknown-entry"),
      );
    });

    it("(part of FIN-03) returns the same download address for the same idempotency key", async () => {
      const { port, invoice } = await make();
      const idempotencyKey = nextIdempotencyKey();
      const first = valueOf(await port.duplicate({ idempotencyKey, entryId: invoice }));
      expect(valueOf(await port.duplicate({ idempotencyKey, entryId: invoice }))).toEqual(first);
      expect(
        valueOf(await port.duplicate({ idempotencyKey: nextIdempotencyKey(), entryId: invoice })).address,
      ).not.toBe(first.address);
    });

    it("(part of FIN-03) rejects a duplicate that is in preparation or not possible", async () => {
      const { port, creating, without } = await make();
      expect(await port.duplicate({ idempotencyKey: nextIdempotencyKey(), entryId: creating })).toEqual(
        refusalResult("creating"),
      );
      expect(await port.duplicate({ idempotencyKey: nextIdempotencyKey(), entryId: without })).toEqual(
        refusalResult("not-possible"),
      );
    });

    it("returns the HTTP failure and never throws when the provider answers 503", async () => {
      const { port, invoice, breakDown } = await make();
      await breakDown();
      const failed = { ok: false, failure: { kind: "http", status: 503 } };
      expect(await port.details(invoice)).toEqual(failed);
      expect(await port.duplicate({ idempotencyKey: nextIdempotencyKey(), entryId: invoice })).toEqual(failed);
    });
  });
}
