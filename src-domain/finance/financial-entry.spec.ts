import { expect, it } from "vitest";
import { hasOnlyInvoices } from "./financial-entry.ts";

it("returns false for only invoices when any entry is of another kind", () => {
  expect(hasOnlyInvoices([{ kind: "invoice" }, { kind: "invoice" }])).toBe(true);
  expect(hasOnlyInvoices([{ kind: "invoice" }, { kind: "interest" }])).toBe(false);
  expect(hasOnlyInvoices([{ kind: "correction" }])).toBe(false);
  expect(hasOnlyInvoices([])).toBe(true);
});
