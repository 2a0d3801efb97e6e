import { addCalendarDays, wallAt } from "#kit/calendar/warsaw.ts";
import { jsonText, recordsIn, type JsonRecord } from "#kit/json.ts";
import type { Tenant } from "../tenants/tenant.ts";
import type { LinkedOffer, StoredActionLink } from "./action-link.repository.ts";
import { giveEInvoiceConsent } from "./e-invoice-consent.ts";
import { insertOffer } from "./offer.repository.ts";
import { insertRequest } from "./support.repository.ts";

const ACCEPTED = 1;
/** Days in which a confirmed request is answered. */
const REQUEST_ANSWER_DAYS = 7;

const groupedPhone = (digits: string): string => digits.replaceAll(/(\d{3})(?=\d)/gu, "$1 ");

/** Returns the title of an order: of a number transfer with its number. */
function titleOf({ title, phoneNumber }: JsonRecord): string {
  const phone = groupedPhone(jsonText(phoneNumber));
  return phone === "" ? jsonText(title) : `${jsonText(title)}: ${phone}`;
}

/** Returns the products of the terms with the category and the charges that an offer needs. */
function toOrderedProducts({ data }: LinkedOffer, kind: string): readonly JsonRecord[] {
  const category = kind === "NUMBER_TRANSFER" ? "mobile_phone" : "devices";
  return recordsIn(data["products"]).map((product) => ({
    ...product,
    category,
    prices: recordsIn(product["prices"]).map((price) => ({ ...price, typeOfCharge: "MONTHLY" })),
  }));
}

/** Adds the contract that an accepted link concludes to the orders of its account (ROUTE-22). */
function addOrder(tenant: Tenant, account: string, { data, kind }: StoredActionLink, terms: LinkedOffer): void {
  const number = jsonText(data["number"]);
  const today = tenant.today();
  insertOffer(tenant.db, account, number, ACCEPTED, {
    ...terms.data,
    products: toOrderedProducts(terms, kind),
    offerId: number,
    addsService: true,
    phoneNumber: jsonText(data["phoneNumber"]),
    title: titleOf(data),
    registrationDate: today,
    closeDate: today,
    closedAt: wallAt(tenant.now()),
    assemblyDay: jsonText(data["day"]),
    fulfilment: kind === "NUMBER_TRANSFER" ? "COURIER" : "ASSEMBLY",
    ...(kind === "NUMBER_TRANSFER"
      ? { nextStep: "Kartę SIM przyśle kurier. Do dnia przeniesienia używaj dotychczasowej karty." }
      : { nextStep: "Technik zadzwoni godzinę przed przyjazdem." }),
  });
}

/** Adds the request that an accepted link confirms to the requests of its account (ROUTE-22). */
function addRequest(tenant: Tenant, account: string, { data }: StoredActionLink): void {
  const now = wallAt(tenant.now());
  const request = {
    number: jsonText(data["number"]),
    formId: "OTHER",
    kind: "QUESTION",
    title: jsonText(data["title"]),
    state: "RECEIVED",
    sent: now,
    answerBy: addCalendarDays(tenant.today(), REQUEST_ANSWER_DAYS),
  };
  insertRequest(tenant.db, account, request, [{ side: "CUSTOMER", writtenAt: now, text: jsonText(data["text"]) }]);
}

/**
 * Applies an accepted link to its account: the consent to electronic documents, a request, or the order of a contract.
 */
export function applyAcceptedLink(tenant: Tenant, link: StoredActionLink, terms: LinkedOffer): void {
  const { account, kind, offer } = link;
  if (account === undefined || offer !== undefined) return;
  tenant.openAccount(account);
  if (kind === "REQUEST") addRequest(tenant, account, link);
  if (kind === "PAPERLESS") giveEInvoiceConsent(tenant.db, account, wallAt(tenant.now()));
  if (kind === "NUMBER_TRANSFER" || kind === "SALE") addOrder(tenant, account, link, terms);
}
