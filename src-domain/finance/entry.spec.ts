import { expect, it } from "vitest";
import { onlyInvoices } from "./entry.ts";

it("only invoices may be called so", () => {
  expect(onlyInvoices([{ kind: "invoice" }, { kind: "invoice" }])).toBe(true);
  expect(onlyInvoices([{ kind: "invoice" }, { kind: "interest" }])).toBe(false);
  expect(onlyInvoices([{ kind: "correction" }])).toBe(false);
  expect(onlyInvoices([])).toBe(true);
});
