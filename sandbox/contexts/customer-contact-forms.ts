import { isJsonRecord, jsonText, parseJsonRecord, type Json, type JsonRecord } from "#kit/json.ts";
import { textColumn } from "../database/rows.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { withFittingOptions } from "./fitting-options.ts";
import { withFittingPayouts } from "./fitting-payouts.ts";
import { mainEmailOf } from "./main-email-of.ts";
import { withoutRestrictedFields } from "./restricted-data.ts";
import { contactForms } from "./support.repository.ts";

/** Words of a form definition that are replaced for each customer and day. */
interface FormWords {
  readonly today: string;
  readonly email: string;
  readonly address: string;
}

/** Returns an address in one line. A village without streets stands once. */
export function addressText({ street, houseNumber, flatNumber, city }: JsonRecord): string {
  const [place, town] = jsonText(street) === "" ? [city, ""] : [street, jsonText(city)];
  const building = [jsonText(place), jsonText(houseNumber)].filter((part) => part !== "").join(" ");
  const flat = jsonText(flatNumber);
  return [flat === "" ? building : `${building} m. ${flat}`, town].filter((part) => part !== "").join(", ");
}

/** Returns the customer without the data that must not be used. */
function clientOf({ db }: Pick<Tenant, "db">, account: string): JsonRecord {
  const row = db.prepare("SELECT data FROM client WHERE account_number = ?").get(account);
  return row === undefined ? {} : withoutRestrictedFields(parseJsonRecord(textColumn(row, "data")));
}

/** Returns the address for letters, or else that of the first service; an empty text if none may be used. */
export function letterAddress(tenant: Pick<Tenant, "db">, account: string): string {
  const { postAddress, rodoRestrictionAddress } = clientOf(tenant, account);
  if (isJsonRecord(postAddress)) return addressText(postAddress);
  const row = tenant.db
    .prepare("SELECT data FROM address WHERE account_number = ? ORDER BY position LIMIT 1")
    .get(account);
  return row === undefined || rodoRestrictionAddress === true
    ? ""
    : addressText(parseJsonRecord(textColumn(row, "data")));
}

function wordsFor(tenant: Tenant, account: string): FormWords {
  const isEmailRestricted = clientOf(tenant, account)["rodoRestrictionEmail"] === true;
  return {
    today: tenant.today(),
    email: isEmailRestricted ? "" : (mainEmailOf(tenant.db, account) ?? ""),
    address: letterAddress(tenant, account),
  };
}

function replaceWords(value: Json, words: FormWords): Json {
  if (typeof value === "string") {
    if (value === "TODAY") return words.today;
    return value
      .replace(" na {email}", words.email === "" ? "" : ` na adres ${words.email}`)
      .replace(" na {address}", words.address === "" ? "" : ` na adres ${words.address}`);
  }
  if (Array.isArray(value)) return value.map((item: Json) => replaceWords(item, words));
  return isJsonRecord(value) ? withWords(value, words) : value;
}

function withWords(record: JsonRecord, words: FormWords): JsonRecord {
  return Object.fromEntries(
    Object.entries(record).map(([key, value]) => [key, value === undefined ? undefined : replaceWords(value, words)]),
  );
}

/** Lists the operator's forms for the services of the customer, with the customer's addresses and the current day. */
export function customerContactForms(tenant: Tenant, account: string): readonly JsonRecord[] {
  const words = wordsFor(tenant, account);
  return contactForms(tenant.db)
    .map((form) => withFittingOptions(tenant.db, account, withWords(form, words)))
    .map((form) => withFittingPayouts(tenant.db, account, form));
}
