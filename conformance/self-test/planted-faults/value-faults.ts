import {
  addGrosze,
  changeElement,
  changeText,
  insertBefore,
  repeat,
  setText,
  type ElementChange,
} from "./change-response.ts";
import type { PlantedFault } from "./planted-fault.ts";

type ValueRow = readonly [operation: string, path: string, what: string, change: ElementChange];

const toFault =
  (rule: string) =>
  ([operation, path, what, change]: ValueRow): PlantedFault => ({
    name: `${operation}: ${path} ${what}`,
    expectedRule: rule,
    expectedOperation: operation,
    apply: { kind: "response", change: changeElement(path, change) },
  });

const withComma = changeText((text) => text.replace(".", ","));
const isoDay = changeText((text) => text.split("-").toReversed().join("-"));
const dottedDay = changeText((text) => text.replaceAll("-", "."));
const withoutOffset = changeText((text) => text.slice(0, 19));
const withSpaceBeforeTime = changeText((text) => text.replace("T", " "));
const inCapitals = changeText((text) => text.toUpperCase());
const inSmallLetters = changeText((text) => text.toLowerCase());

/** Values in a format that the schema does not allow. */
const MALFORMED: readonly ValueRow[] = [
  ["getClientFinancialEntries", "entries.item.amount", "with a comma", withComma],
  ["getClientFinancialEntries", "entries.item.amount", "with a blank in it", setText("1 187.43")],
  [
    "getClientFinancialEntries",
    "entries.item.amount",
    "with a third decimal",
    changeText((text) => `${text}0`.replace(/.$/, "5")),
  ],
  ["getClientFinancialEntries", "entries.item.unpaidAmount", "with a currency", changeText((text) => `${text} zł`)],
  ["getClientFinancialEntries", "entries.item.unpaidAmount", "empty", setText("")],
  ["getClientFinancialEntries", "entries.item.entryDate", "as an ISO day", isoDay],
  ["getClientFinancialEntries", "entries.item.dueDate", "with dots", dottedDay],
  ["getClientFinancialEntries", "entries.item.period", "with the month first", setText("11-2026")],
  ["getClientFinancialEntries", "entries.item.status", "in words", setText("unpaid")],
  ["getClientFinancialEntries", "entries.item.duplicatePossible", "in Polish", setText("tak")],
  ["getClientData", "client.currentBalance", "with a comma", withComma],
  ["getClientData", "client.lastGoodLogin", "without an offset", withoutOffset],
  ["getClientData", "client.accountBalanceDate", "as an ISO day", isoDay],
  ["getClientData", "client.contactDataVisible", "as yes", setText("yes")],
  ["getClientData", "products.item.contractStart", "without leading zeros", setText("1-9-2025")],
  ["getClientData", "products.item.productPrices.item.value", "with a comma", withComma],
  ["getInvoiceDetails", "issuedOn", "as an ISO day", isoDay],
  ["getInvoiceDetails", "items.item.gross", "with a comma", withComma],
  ["getInvoiceDetails", "items.item.from", "with a time", changeText((text) => `${text}T00:00:00`)],
  ["getPaymentState", "amount", "in grosze with a unit", setText("27369 gr")],
  ["getOpenPayments", "payments.item.amount", "with a comma", withComma],
  ["getDownloadToken", "expiresAt", "without an offset", withoutOffset],
  ["getClientMessages", "messages.item.createdAt", "without an offset", withoutOffset],
  ["getClientMessages", "messages.item.createdAt", "with a blank for the T", withSpaceBeforeTime],
  ["getClientMessages", "messages.item.type", "in words", setText("internal")],
  ["getOutageMessages", "outages.item.plannedEnd", "without an offset", withoutOffset],
  ["getConsentsByCustomerAccount", "consents.item.currentValue", "as on", setText("on")],
  ["getContactData", "showChat", "with a capital letter", setText("True")],
  ["getBanners", "banners.item.order", "in words", setText("first")],
  ["getBanners", "banners.item.expirationDate", "as an ISO day", isoDay],
  ["getContactFormSubmissions", "submissions.item.sentAt", "without an offset", withoutOffset],
  ["getContactFormDefinition", "forms.item.fields.item.required", "in words", setText("required")],
  ["getSalesOfferHistory", "offers.item.products.item.prices.item.price", "with a comma", withComma],
  ["getSalesOfferHistory", "offers.item.status", "in words", setText("active")],
  ["getSalesOfferHistory", "offers.item.products.item.prices.item.typeOfCharge", "unknown", setText("WEEKLY")],
  ["getTvChannels", "channels.item.number", "zero", setText("0")],
  ["getDirectBilling", "services.item.nextCharge", "with dots", dottedDay],
  ["getOnboardingtData", "events.item.expirationDate", "as an ISO day", isoDay],
  ["sessionStart", "contractVersion", "of another major version", setText("2.0")],
  ["sessionStart", "access.wifi", "as yes", setText("yes")],
  ["sessionCheck", "active", "in capitals", inCapitals],
  ["beforeLogin", "possibility", "in words", setText("possible")],
  ["checkBackdoor", "backdoor", "as no", setText("no")],
];

/** Words of open lists that the contract does not have: allowed by the schema, read as unknown by the portal. */
const UNKNOWN_WORDS: readonly ValueRow[] = [
  ["getClientFinancialEntries", "entries.item.kind", "unknown", setText("fee")],
  ["getClientData", "products.item.category", "unknown", setText("satellite")],
  ["getPaymentState", "state", "unknown", setText("done")],
  ["getOpenPayments", "payments.item.state", "unknown", setText("waiting")],
  ["getInvoiceDetails", "items.item.kind", "unknown", setText("gift")],
  ["getContactFormDefinition", "forms.item.fields.item.type", "unknown", setText("COLOUR")],
  ["getSalesOfferHistory", "offers.item.status", "unknown", setText("9")],
];

/** Words in another case, which the portal reads. */
const OTHER_CASE: readonly ValueRow[] = [
  ["getClientFinancialEntries", "entries.item.kind", "in capitals", inCapitals],
  ["getClientData", "products.item.status", "in small letters", inSmallLetters],
  ["getContactFormSubmissions", "submissions.item.state", "in small letters", inSmallLetters],
];

/** Unknown words without which the portal cannot show the item. */
const LOST_WORDS: readonly ValueRow[] = [
  ["getClientFinancialEntries", "entries.item.status", "unknown", setText("17")],
  ["getDirectBilling", "services.item.state", "in small letters", inSmallLetters],
  ["getConsentsByCustomerAccount", "consents.item.settingRequirements", "unknown", setText("FAX")],
];

/** Numbers that lost their leading zeros, or were rounded. */
const LOST_DIGITS: readonly ValueRow[] = [
  ["getClientData", "client.personalId", "without its leading zero", setText("2211612345")],
  ["getClientData", "client.bankAccountNumber", "without its leading zero", setText("2109010980000000123456789")],
  ["getClientData", "client.bankAccountNumber", "as a number with an exponent", setText("8.210901098E+25")],
];

const REPEATED_IDS: readonly ValueRow[] = [["getClientFinancialEntries", "entries.item", "with one id twice", repeat]];

const IMPOSSIBLE_DAYS: readonly ValueRow[] = [
  ["getClientFinancialEntries", "entries.item.entryDate", "on 31 November", setText("31-11-2026")],
  ["getInvoiceDetails", "issuedOn", "on 30 February", setText("30-02-2026")],
  ["getBanners", "banners.item.expirationDate", "in a month 13", setText("01-13-2026")],
  ["getServiceMove", "days.item", "on 29 February of a common year", setText("29-02-2027")],
];

const HOLIDAYS: readonly ValueRow[] = [
  ["getAppointmentSlots", "slots.item.from", "on Christmas Day", setText("2026-12-25T08:00:00+01:00")],
  ["getServiceMove", "days.item", "on 3 May", setText("03-05-2027")],
];

const LATE_NOTICES: readonly ValueRow[] = [
  ["getClientMessages", "messages.item.legalNotice.effectiveOn", "within a month", setText("19-12-2026")],
];

const WRONG_SUMS: readonly ValueRow[] = [
  ["getInvoiceDetails", "items.item.gross", "off by a grosz", addGrosze(1)],
  ["getInvoiceDetails", "items.item.net", "off by a grosz", addGrosze(-1)],
  ["getInvoiceDetails", "gross", "off by a grosz", addGrosze(1)],
  ["getInvoiceDetails", "vat", "off by a złoty", addGrosze(100)],
];

const WRONG_SIGNS: readonly ValueRow[] = [
  ["getClientFinancialEntries", "entries.item.amount", "of an invoice below 0", changeText((text) => `-${text}`)],
  ["getClientFinancialEntries", "entries.item.unpaidAmount", "below 0", changeText((text) => `-${text}`)],
];

const UNKNOWN_REFUSALS: readonly ValueRow[] = [
  ["getInvoiceDetails", "entryId", "beside an unknown refusal", insertBefore("errorCode", "ERR_4711")],
];

/** Faults in the values of one response. */
export const VALUE_FAULTS: readonly PlantedFault[] = [
  ...MALFORMED.map(toFault("schema.valid")),
  ...UNKNOWN_WORDS.map(toFault("decoding.unknown-value")),
  ...OTHER_CASE.map(toFault("decoding.tolerated")),
  ...LOST_WORDS.map(toFault("decoding.lost")),
  ...LOST_DIGITS.map(toFault("values.text-kept")),
  ...REPEATED_IDS.map(toFault("finance.unique-ids")),
  ...IMPOSSIBLE_DAYS.map(toFault("values.real-day")),
  ...HOLIDAYS.map(toFault("visits.no-holiday")),
  ...LATE_NOTICES.map(toFault("messages.notice-in-time")),
  ...WRONG_SUMS.map(toFault("finance.items-add-up")),
  ...WRONG_SIGNS.map(toFault("finance.signs")),
  ...UNKNOWN_REFUSALS.map(toFault("refusal.known")),
];
