import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../scripts/run-tool.ts";
import { looseEmptyStates, uncheckedSums } from "./empty-states.ts";
import { filesOf } from "./tree.ts";

const sources = filesOf(ROOT)
  .filter((path) => /^src-ui\/features\/.*\.tsx?$/.test(path) && !/\.spec\.tsx?$/.test(path))
  .map((path) => ({ path: path.replace("src-ui/features/", ""), text: readFileSync(join(ROOT, path), "utf8") }));

/** Empty states that call no list of the server empty, or that a condition of their own guards. */
const LOOSE: Readonly<Record<string, number>> = {
  // A filter or a search without a result among what was read.
  "billing/uses-card.view.tsx": 1,
  "documents/customer-documents.view.tsx": 1,
  "help/branches.view.tsx": 2,
  "help/faq.view.tsx": 1,
  "messages/message-search.view.tsx": 1,
  "invoices/entries-card.view.tsx": 1,
  "offer/orders/orders.view.tsx": 1,
  "services/service-actions/channels-dialog.view.tsx": 1,
  // The server itself says that it does not know the document.
  "invoice/unknown-invoice.view.tsx": 1,
  // Rendered by a view that has checked whether everything was read: `NoOffers`, `NoInvoicesYet`, `UnknownService`. A
  // subscription that is off is known from direct billing.
  "invoices/invoices-states.view.tsx": 1,
  "offer/no-offers.view.tsx": 1,
  "services/service-details-states.view.tsx": 2,
  // Several sections share one notice, and each checks its own data.
  "home/services-card.view.tsx": 1,
  "messages/messages.view.tsx": 3,
  "services/service-location-cards.view.tsx": 2,
  "support-request/support.view.tsx": 1,
  // A contract that cannot be terminated; an incomplete list has a notice of its own.
  "termination/termination.view.tsx": 1,
};

/** Sums of what the customer has selected, or of the due summary, whose screens check that everything was read. */
const CHECKED_ELSEWHERE = [
  "billing/billed-uses.view-model.ts",
  "home/summarize-year.ts",
  "invoices/entry-selection.ts",
  "invoices/review/payment-review.view-model.ts",
  "invoices/transfer.view-model.ts",
  "payment/amount-left.ts",
];

it("(part of ENT-03) calls a list empty only where it is known whether it was read completely", () => {
  expect(looseEmptyStates(sources)).toEqual(LOOSE);
});

it("(part of ENT-03) adds up amounts only where it is known whether all of them were read", () => {
  expect(uncheckedSums(sources).toSorted()).toEqual(CHECKED_ELSEWHERE);
});

it("(part of ENT-03) finds an empty state outside of the list that it speaks of", () => {
  const inside =
    '<ListContent incomplete={a} empty={<Card><EmptyState title={t("none")} /></Card>}>{rows}</ListContent>';
  const outside = "<ListContent incomplete={a} empty={null}>{rows.length === 0 && <EmptyState />}</ListContent>";
  expect(looseEmptyStates([{ path: "a", text: inside }])).toEqual({});
  expect(looseEmptyStates([{ path: "a", text: outside }])).toEqual({ a: 1 });
});

it("(part of ENT-03) finds a sum that does not ask for completeness", () => {
  expect(uncheckedSums([{ path: "a", text: "return sumOf(prices);" }])).toEqual(["a"]);
});
