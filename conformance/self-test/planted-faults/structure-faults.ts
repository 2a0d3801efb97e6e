import {
  changeElement,
  insertBefore,
  moveFirst,
  remove,
  rename,
  repeat,
  setText,
  unwrap,
  type ElementChange,
} from "./change-response.ts";
import type { PlantedFault } from "./planted-fault.ts";

const structureFault = (
  operation: string,
  path: string,
  what: string,
  change: ElementChange,
  expectedRule = "schema.valid",
): PlantedFault => ({
  name: `${operation}: ${path} ${what}`,
  expectedRule,
  expectedOperation: operation,
  apply: { kind: "response", change: changeElement(path, change) },
});

/** Required elements, by operation. Without them the portal drops an entry, guesses, or fails. */
const REQUIRED: readonly (readonly [operation: string, path: string])[] = [
  ["getClientData", "client.accountNumber"],
  ["getClientData", "client.clientLogin"],
  ["getClientData", "products"],
  ["getClientData", "products.item.productId"],
  ["getClientData", "products.item.name"],
  ["getClientData", "products.item.status"],
  ["getClientData", "flags"],
  ["getClientFinancialEntries", "entries.item.entryId"],
  ["getClientFinancialEntries", "entries.item.amount"],
  ["getClientFinancialEntries", "entries.item.unpaidAmount"],
  ["getClientFinancialEntries", "entries.item.entryDate"],
  ["getInvoiceDetails", "items.item.gross"],
  ["getInvoiceDetails", "buyer"],
  ["getPaymentState", "state"],
  ["getOpenPayments", "payments.item.paymentId"],
  ["getDownloadToken", "expiresAt"],
  ["getClientMessages", "messages.item.read"],
  ["getClientMessages", "messages.item.title"],
  ["getOutageMessages", "outages.item.outageId"],
  ["getContactData", "marketingPermissions"],
  ["getConsentsByCustomerAccount", "consents.item.consentName"],
  ["getSiteContent", "content.item.value"],
  ["getBanners", "banners.item.resourceUrl"],
  ["getContactFormDefinition", "forms.item.formId"],
  ["getContactFormSubmissions", "submissions.item.number"],
  ["getSalesOfferHistory", "offers.item.offerId"],
  ["getTvChannels", "channels.item.name"],
  ["getDirectBilling", "services.item.service"],
  ["getOnboardingtData", "events.item.eventSet"],
  ["changeContext", "contextId"],
];

/** Faults in the structure of one response. */
export const STRUCTURE_FAULTS: readonly PlantedFault[] = [
  ...REQUIRED.map(([operation, path]) => structureFault(operation, path, "missing", remove)),
  structureFault("getClientFinancialEntries", "entries.item", "unwrapped", unwrap),
  structureFault("getClientFinancialEntries", "entries", "unwrapped", unwrap),
  structureFault("getClientMessages", "messages.item", "named message", rename("message")),
  structureFault("getClientData", "products.item", "named product", rename("product")),
  structureFault("getClientData", "client.accountNumber", "named in another case", rename("accountnumber")),
  structureFault("getClientFinancialEntries", "entries.item.amount", "twice", repeat),
  structureFault("getClientFinancialEntries", "entries.item.dueDate", "out of its order", moveFirst),
  structureFault("getContactData", "mainEmail", "after an unknown element", insertBefore("nickname", "Gosia")),
  structureFault("sessionStart", "sessionId", "out of its order", moveFirst),
  structureFault("changeContext", "contextId", "of another account", setText("0"), "decoding.lost"),
  // Optional in the schema, because a challenge or a refusal lacks them.
  structureFault("sessionStart", "currentContext", "missing beside a session", remove, "decoding.lost"),
  structureFault("sessionStart", "contexts", "missing beside a session", remove, "decoding.lost"),
];
