import type { DatabaseSync } from "node:sqlite";
import { wallAt } from "#kit/calendar/warsaw.ts";
import { jsonText, type JsonRecord } from "#kit/json.ts";
import { datePlaceholder } from "../calendar/date-placeholders.ts";
import { escapeHtmlText } from "../pages/html.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { insertMessage } from "./message.repository.ts";
import { shownName } from "./product.repository.ts";
import { serviceAddressOn, type AddressedVisit } from "./visit-address.ts";
import { visitPriceOn } from "./visit-price.ts";
import { changeableUntil, visitHours, type Slot } from "./visit.repository.ts";

/** Titles of the messages that name the time of a visit, also of those in the demo data. */
const TIME_TITLES = ["Termin montażu", "Wizyta technika:", "Nowy termin wizyty", "Adres wizyty technika"] as const;
const OUTDATED = "<p>Ta wiadomość jest nieaktualna:";

const dayText = ({ day }: Slot): string => datePlaceholder(day, "dmy");

function timeText(slot: Slot): string {
  const { from, to } = visitHours(slot);
  return `${dayText(slot)} między ${from} a ${to}`;
}

/** Says in the earlier messages about the visit of a product that they no longer apply, and why. */
function markEarlier(db: DatabaseSync, account: string, productId: string, reason: string): void {
  const update = db.prepare(
    "UPDATE message SET body = ?1 || body WHERE account_number = ?2 AND product_id = ?3 AND title LIKE ?4 || '%' AND body NOT LIKE ?5 || '%'",
  );
  for (const title of TIME_TITLES) update.run(`${OUTDATED} ${reason}.</p>`, account, productId, title, OUTDATED);
}

/** Returns the service of a visit, and its address on that day where it has one. */
function serviceText(product: JsonRecord, address: string): string {
  return escapeHtmlText(`Usługa: ${shownName(product)}.${address === "" ? "" : ` Adres: ${address}.`}`);
}

/** Says in a message for when a visit is booked, and which former one it replaces (VISIT-09). */
export function announceVisit(
  tenant: Pick<Tenant, "db" | "now" | "today">,
  account: string,
  product: JsonRecord,
  { slot, former }: { readonly slot: Slot; readonly former: Slot | undefined },
): void {
  const { db } = tenant;
  const productId = jsonText(product["productId"]);
  const { from, to } = visitHours(slot);
  if (former !== undefined) markEarlier(db, account, productId, "termin wizyty się zmienił");
  const replaced =
    former === undefined
      ? ""
      : ` Zastępuje wizytę ${timeText(former)}; wcześniejsza wiadomość o tamtym terminie jest nieaktualna.`;
  const cost =
    product["status"] === "ORDERED"
      ? "Za przyjazd technika nie płacisz osobno."
      : `Wizyta na życzenie: ${visitPriceOn(db, slot.day)}. Jeśli przyczyna leży po naszej stronie, nic nie płacisz.`;
  const until = changeableUntil(slot);
  insertMessage(db, account, {
    title: `${former === undefined ? "Wizyta technika" : "Nowy termin wizyty technika"}: ${dayText(slot)}, ${from}–${to}`,
    created: wallAt(tenant.now()),
    module: "SERVICES",
    productId,
    body:
      `<p>Wizyta technika jest umówiona na ${timeText(slot)}.${replaced}</p><p>${serviceText(product, serviceAddressOn(tenant, account, product, slot.day))} ${cost}</p>` +
      `<p>Zmienisz ją albo odwołasz do ${datePlaceholder(until.slice(0, 10), "dmy")}, ${until.slice(11, 16)}.</p>`,
  });
}

/** Says in a message that the customer has cancelled a visit (VISIT-09). */
export function announceCancelledVisit(
  tenant: Pick<Tenant, "db" | "now" | "today">,
  account: string,
  product: JsonRecord,
  slot: Slot,
): void {
  const { db } = tenant;
  const productId = jsonText(product["productId"]);
  markEarlier(db, account, productId, "wizyta jest odwołana");
  insertMessage(db, account, {
    title: `Wizyta technika ${dayText(slot)} jest odwołana`,
    created: wallAt(tenant.now()),
    module: "SERVICES",
    productId,
    body:
      `<p>Wizyta technika ${timeText(slot)} jest odwołana. Wcześniejsza wiadomość o tym terminie jest nieaktualna.</p>` +
      `<p>${serviceText(product, serviceAddressOn(tenant, account, product, slot.day))}</p>`,
  });
}

/** Says in a message that a visit takes place at another address: its service moves on another day (VISIT-10). */
export function announceVisitAddress(
  tenant: Pick<Tenant, "db" | "now">,
  account: string,
  { product, slot, address }: AddressedVisit,
): void {
  const { db } = tenant;
  const productId = jsonText(product["productId"]);
  const { from, to } = visitHours(slot);
  markEarlier(db, account, productId, "adres wizyty się zmienił");
  const until = changeableUntil(slot);
  insertMessage(db, account, {
    title: `Adres wizyty technika: ${dayText(slot)}, ${from}–${to}`,
    created: wallAt(tenant.now()),
    module: "SERVICES",
    productId,
    body:
      `<p>Przeprowadzka usługi ma nowy termin, dlatego zmienia się adres wizyty technika ${timeText(slot)}.</p>` +
      `<p>${serviceText(product, address)}</p>` +
      `<p>Zmienisz ją albo odwołasz do ${datePlaceholder(until.slice(0, 10), "dmy")}, ${until.slice(11, 16)}.</p>`,
  });
}
