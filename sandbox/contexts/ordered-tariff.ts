import { addCalendarDays, addCalendarMonths, countMonths, type IsoDay } from "#kit/calendar/warsaw.ts";
import { jsonText, recordsIn, type Json, type JsonRecord } from "#kit/json.ts";
import { formatPhone } from "./phone-numbers.ts";

/** Categories of products that are a phone number. */
const WITH_NUMBER: ReadonlySet<unknown> = new Set(["mobile_phone", "phone"]);
const CONTRACT_PREFIXES: Readonly<Record<string, string>> = {
  mobile_phone: "MOB",
  mobile_internet: "MOB",
  phone: "TEL",
};

/** Returns the last day of a commitment of these months. */
export const lastCommitmentDay = (concludedOn: IsoDay, months: number): IsoDay =>
  addCalendarDays(addCalendarMonths(concludedOn, months), -1);

/** Returns true for the contract of a subscription, whose only document is the confirmation of its order. */
export const isSubscriptionContract = (account: string, contractNumber: string): boolean =>
  contractNumber.startsWith(`SUB/${account}/`);

/** Returns the number of the contract that an order concludes for a category. */
export const orderedContractNumber = (account: string, offerId: string, category: string): string =>
  // The order of a subscription is its contract.
  offerId.startsWith(`SUB-${account}-`)
    ? offerId.replaceAll("-", "/")
    : `${CONTRACT_PREFIXES[category] ?? "ABO"}/${account}/${offerId.replaceAll("/", "-")}`;

/** Returns the id of the product that a line of an order adds. */
export const orderedProductId = (account: string, offerId: string, place: number): string =>
  `${account}-${offerId.replaceAll("/", "-")}-${place}`;

/** Returns the phone number of a product; an empty text for a product without one. */
export function numberOf({ category, productInfo }: JsonRecord): string {
  if (!WITH_NUMBER.has(category)) return "";
  const [digits = ""] = /^\d(?: ?\d){8}/u.exec(jsonText(productInfo)) ?? [];
  return digits.replaceAll(" ", "");
}

/** Returns the name of a product on invoices: with its phone number, because several can have one tariff (FIN-26). */
export function billedName(product: JsonRecord): string {
  const [name, number] = [jsonText(product["name"]), numberOf(product)];
  return number === "" || name.replaceAll(/\D/gu, "").includes(number) ? name : `${name}, ${formatPhone(number)}`;
}

/** Monthly price of a line with its length; without one it lasts. */
interface PriceTerm {
  readonly value: Json;
  readonly months: number | undefined;
}

const isMonthly = ({ typeOfCharge = "MONTHLY" }: JsonRecord): boolean => typeOfCharge === "MONTHLY";

/** Returns the monthly prices of an order's line one after another. Their lengths hold from whatever day they start. */
export function priceTerms({ prices }: JsonRecord): readonly PriceTerm[] {
  const terms: PriceTerm[] = [];
  for (const { price = 0, validFrom, validTo } of recordsIn(prices).filter(isMonthly)) {
    const [first, last] = [jsonText(validFrom), jsonText(validTo)];
    const months = first === "" || last === "" ? undefined : countMonths(first, addCalendarDays(last, 1));
    terms.push({ value: price, months });
    if (months === undefined) break;
  }
  return terms;
}

/**
 * Returns the price steps of an order's line from `day` on. The steps keep their length in months: they count from the
 * start of the service, not from the day of the offer.
 */
export function priceSteps(line: JsonRecord, day: IsoDay): readonly JsonRecord[] {
  let validFrom = day;
  return priceTerms(line).map(({ value, months }) => {
    if (months === undefined) return { validFrom, value };
    const next = addCalendarMonths(validFrom, months);
    const step = { validFrom, validTo: addCalendarDays(next, -1), value };
    validFrom = next;
    return step;
  });
}

/** Returns the line of an offer with its monthly prices from `day` on. Prices without a day stay as they are. */
export function withPricesFrom(line: JsonRecord, day: IsoDay): JsonRecord {
  const prices = recordsIn(line["prices"]);
  if (jsonText(prices.find(isMonthly)?.["validFrom"]) === "") return line;
  const monthly = priceSteps(line, day).map(({ value, ...period }) => ({
    ...period,
    price: value,
    typeOfCharge: "MONTHLY",
  }));
  return { ...line, prices: [...monthly, ...prices.filter((price) => !isMonthly(price))] };
}

/** Returns the commitment of a line. As the offer says, its months count from the conclusion of the contract. */
function commitmentOf({ commitmentPeriod }: JsonRecord, concludedOn: IsoDay): JsonRecord {
  return typeof commitmentPeriod === "number" && commitmentPeriod > 0
    ? { commitmentFrom: concludedOn, commitmentTo: lastCommitmentDay(concludedOn, commitmentPeriod) }
    : { commitmentFrom: null, commitmentTo: null };
}

function infoOf({ downlink, uplink, package: size }: JsonRecord): string {
  return typeof downlink === "number" && typeof uplink === "number"
    ? `pobieranie ${downlink} Mb/s, wysyłanie ${uplink} Mb/s`
    : jsonText(size);
}

/** Returns the description of a product: a number stays, with the name of the new tariff where it had the old one. */
function describe(line: JsonRecord, former: JsonRecord | undefined): string {
  if (former === undefined || numberOf(former) === "") return infoOf(line);
  return jsonText(former["productInfo"]).replace(jsonText(former["name"]), () => jsonText(line["name"]));
}

/** Returns the fields of a product that a line of a completed order sets. `former`: the replaced tariff. */
export function orderedTariff(
  line: JsonRecord,
  { concludedOn, day }: { readonly concludedOn: IsoDay; readonly day: IsoDay },
  former?: JsonRecord,
): JsonRecord {
  const { name = "", category = "", downlink, uplink, channels, speeds } = line;
  const steps = priceSteps(line, day);
  return {
    status: "ACTIVE",
    name,
    category,
    productInfo: describe(line, former),
    contractStart: day,
    contractEnd: null,
    ...commitmentOf(line, concludedOn),
    ...(steps[0] !== undefined && { actualPrice: steps[0]["value"], productPrices: steps }),
    ...(downlink !== undefined && { downlink }),
    ...(uplink !== undefined && { uplink }),
    ...(channels !== undefined && { channels }),
    ...(speeds !== undefined && { speeds }),
  };
}
