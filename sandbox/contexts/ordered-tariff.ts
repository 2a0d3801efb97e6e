import { addCalendarDays, addCalendarMonths, countMonths, type IsoDay } from "#kit/calendar/warsaw.ts";
import { jsonText, recordsIn, type JsonRecord } from "#kit/json.ts";

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

/** Returns the number of the contract that an order concludes for a category. */
export const orderedContractNumber = (account: string, offerId: string, category: string): string =>
  `${CONTRACT_PREFIXES[category] ?? "ABO"}/${account}/${offerId.replaceAll("/", "-")}`;

/** Returns the id of the product that a line of an order adds. */
export const orderedProductId = (account: string, offerId: string, place: number): string =>
  `${account}-${offerId.replaceAll("/", "-")}-${place}`;

/** Returns the phone number of a product; an empty text for a product without one. */
export function numberOf({ category, productInfo }: JsonRecord): string {
  if (!WITH_NUMBER.has(category)) return "";
  const [digits = ""] = /^\d(?: ?\d){8}/u.exec(jsonText(productInfo)) ?? [];
  return digits.replaceAll(" ", "");
}

/**
 * Returns the price steps of an order's line from `day` on. The steps keep their length in months: they count from the
 * start of the service, not from the day of the offer.
 */
export function priceSteps({ prices }: JsonRecord, day: IsoDay): readonly JsonRecord[] {
  const monthly = recordsIn(prices).filter(({ typeOfCharge = "MONTHLY" }) => typeOfCharge === "MONTHLY");
  const steps: JsonRecord[] = [];
  let validFrom = day;
  for (const { price = 0, validFrom: from, validTo: to } of monthly) {
    const [first, last] = [jsonText(from), jsonText(to)];
    if (first === "" || last === "") {
      steps.push({ validFrom, value: price });
      return steps;
    }
    const next = addCalendarMonths(validFrom, countMonths(first, addCalendarDays(last, 1)));
    steps.push({ validFrom, validTo: addCalendarDays(next, -1), value: price });
    validFrom = next;
  }
  return steps;
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
