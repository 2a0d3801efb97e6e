import type { IsoDay } from "#kit/calendar/warsaw.ts";
import { jsonText, recordsIn, type Json, type JsonRecord } from "#kit/json.ts";
import { polishAmount, polishDay } from "#kit/pdf/pdf-formats.ts";
import type { LinkedOffer } from "../contexts/action-link.repository.ts";
import { priceStartOf } from "../contexts/order-progress.ts";
import { lastCommitmentDay, priceSteps, priceTerms } from "../contexts/ordered-tariff.ts";

const currency = (value: Json | undefined): string => `${polishAmount(typeof value === "number" ? value : 0)}\u00a0zł`;

const ACCEPTED = 1;

/** Returns the commitment of a line; after the conclusion with its days. */
function commitmentOf({ commitmentPeriod }: JsonRecord, concludedOn: IsoDay | undefined): string {
  if (typeof commitmentPeriod !== "number" || commitmentPeriod <= 0) return "bez zobowiązania";
  const months = `zobowiązanie ${commitmentPeriod} mies. od zawarcia umowy`;
  if (concludedOn === undefined) return months;
  return `${months} (${polishDay(concludedOn)} – ${polishDay(lastCommitmentDay(concludedOn, commitmentPeriod))})`;
}

/** Returns the prices of a line without days, which are unknown before the conclusion of the contract. */
function relativePrices(line: JsonRecord, { data }: LinkedOffer): readonly string[] {
  const start = data["kind"] === "EXTENSION" ? "od zawarcia umowy" : "od początku usługi";
  return priceTerms(line).map(({ value, months }, index) => {
    const price = `${currency(value)} miesięcznie`;
    if (months === undefined) return index === 0 ? price : `potem ${price}`;
    return index === 0 ? `przez ${months} mies. ${start} ${price}` : `przez kolejne ${months} mies. ${price}`;
  });
}

/** Returns the prices of a line: with days if their first day is known, and one-time prices. */
function priceLines(line: JsonRecord, offer: LinkedOffer, start: IsoDay | undefined): readonly string[] {
  const monthly =
    start === undefined
      ? relativePrices(line, offer)
      : priceSteps(line, start).map(
          ({ validFrom, value }) => `od ${polishDay(jsonText(validFrom))}: ${currency(value)} miesięcznie`,
        );
  const once = recordsIn(line["prices"])
    .filter(({ typeOfCharge }) => typeOfCharge === "ONE_TIME")
    .map(({ price }) => `${currency(price)}, jednorazowo`);
  return [...monthly, ...once];
}

/** Returns the name of a line with its package, unless the name has it: "Bez Limitu 60 GB". */
function nameWithPackage(line: JsonRecord): string {
  const [name, size] = [jsonText(line["name"]), jsonText(line["package"])];
  return size === "" || ` ${name} `.includes(` ${size} `) ? name : `${name}, ${size}`;
}

/**
 * Returns the conditions of an offer in Polish lines: services with their terms and prices, fees, delivery, start. The
 * days of an accepted offer count from its conclusion and from the start of its services, as those of the services do.
 */
export function offerConditionLines(offer: LinkedOffer): readonly string[] {
  const { data } = offer;
  const start = priceStartOf(offer);
  const concludedOn = offer.status === ACCEPTED ? jsonText(data["closeDate"]) || undefined : undefined;
  const products = recordsIn(data["products"]).flatMap((line) => [
    `${nameWithPackage(line)}, ${commitmentOf(line, concludedOn)}`,
    ...priceLines(line, offer, start).map((price) => `    ${price}`),
  ]);
  const once = recordsIn(data["oneTimeMap"]).map(
    (fee) => `${jsonText(fee["name"])}: ${currency(fee["price"])}, jednorazowo`,
  );
  return [
    ...products,
    ...once,
    ...(data["activationPrice"] === undefined ? [] : [`Aktywacja: ${currency(data["activationPrice"])}, jednorazowo`]),
    ...(data["delivery"] === undefined ? [] : [jsonText(data["delivery"])]),
    ...(start === undefined ? [] : [`Początek: ${polishDay(start)}.`]),
  ];
}
