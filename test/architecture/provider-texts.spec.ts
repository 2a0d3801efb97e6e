import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { ROOT } from "../../scripts/run-tool.ts";

/** Files that join the values of a provider's text without marking it as Polish, by reason. */
const UNMARKED = {
  "names of people, companies, devices and streaming services, addresses and numbers: the same in each language": [
    "accounts/accounts-dialog.view.tsx",
    "agreements/contract-row.view.tsx",
    "agreements/ordered-contract-row.view.tsx",
    "agreements/withdrawn-contract-row.view.tsx",
    "contact/data-update-dialog.view.tsx",
    "direct-billing/service-page.view.tsx",
    "direct-billing/subscription.view.tsx",
    "documents/customer-documents.view.tsx",
    "documents/delivery-text.ts",
    "documents/document-details-dialog.view.tsx",
    "documents/document-row.view.tsx",
    "invoice/corrections-fact.view.tsx",
    "invoice/facts-card.view.tsx",
    "invoice/invoice.view.tsx",
    "invoices/review/review-dialog.view.tsx",
    "invoices/transfer-rows.view.tsx",
    "login-link/login-link.view.tsx",
    "messages/outage/outage.view.tsx",
    "offer/decide-card.view.tsx",
    "offer/offer.view.tsx",
    "offer/orders/offer-order-dialog.view.tsx",
    "offer/outcome.view.tsx",
    "offer/replaced-appointments.view.tsx",
    "offer/review.view.tsx",
    "personal-data/address-text.view.tsx",
    "personal-data/contact-card.view.tsx",
    "personal-data/subscriber-card.view.tsx",
    "services/equipment-cards.view.tsx",
    "services/service-actions/visit-facts.view.tsx",
    "settings/mobile-devices-card.view.tsx",
    "support-request/request-subject.ts",
    "termination/equipment-card.view.tsx",
    "shared/service-location-group.tsx",
  ],
  "parts that their callers mark": ["documents/document-labels.ts", "shared/phone-links.tsx"],
  "values and sentences of the portal, which are in the language of the page": [
    "accessibility-complaint/accessibility-receipt.view.tsx",
    "offer/orders/order-status.view.tsx",
    "offer/orders/services-without-order.view.tsx",
    "offer/other-offers.view.tsx",
    "payment/payment-receipt.view.tsx",
    "services/move-row.view.tsx",
    "services/service-actions/cancel-visit-dialog.view.tsx",
    "services/service-actions/move-dialog.view.tsx",
    "services/visit-row.view.tsx",
    "withdrawal/own-withdrawals.view.tsx",
    "withdrawal/withdrawal-receipt.view.tsx",
    "withdrawal/withdrawal-review-step.view.tsx",
    "shared/upcoming/upcoming-rows.tsx",
  ],
  "attributes, options and titles of the document, which cannot be marked in part": [
    "agreements/consent-row.view.tsx",
    "deadlines/deadline-row.view.tsx",
    "messages/mailbox-title.ts",
    "offer/speeds-cards.view.tsx",
    "settings/activity/activity.texts.ts",
    "support-request/own-data-offer.ts",
    "support-request/request-drafts-card.view.tsx",
    "wifi/wifi.texts.ts",
  ],
  "the customer and the provider may write in any language": [
    "shared/service-name.tsx",
    "chat/line.view.tsx",
    "chat/message-content.view.tsx",
    "support-request/own-requests-card.view.tsx",
    "support-request/request-thread.view.tsx",
  ],
};

/** Returns true if a source joins a provider's text outside of an element with `lang="pl"`. */
const leavesUnmarked = (source: string): boolean =>
  [...source.matchAll(/providerText\((?!text: string)/gu)].some(
    ({ index }) => !/lang="pl"[^<>]*>[^<>]*$/u.test(source.slice(0, index)),
  );

it("(part of I18N-10) marks each text of the provider as Polish, or says why not", () => {
  const found = globSync("src-ui/{features,shared,shell}/**/*.{ts,tsx}", { cwd: ROOT })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !/\.spec\.|texts\/(provider|polish)-text/u.test(path))
    .filter((path) => leavesUnmarked(readFileSync(join(ROOT, path), "utf8")))
    .map((path) => path.replace(/^src-ui\/(features\/)?/u, ""));
  expect(found.toSorted()).toEqual(Object.values(UNMARKED).flat().toSorted());
});
