import { jsonText, recordsIn, type Json, type JsonRecord } from "#kit/json.ts";
import { polishAmount, polishDay } from "#kit/pdf/pdf-formats.ts";

const currency = (value: Json | undefined): string => `${polishAmount(typeof value === "number" ? value : 0)}\u00a0zł`;

const commitmentOf = ({ commitmentPeriod }: JsonRecord): string =>
  typeof commitmentPeriod === "number" && commitmentPeriod > 0
    ? `zobowiązanie ${commitmentPeriod} mies. od zawarcia umowy`
    : "bez zobowiązania";

/** Returns the conditions of an offer in Polish lines: services with their terms and prices, fees, delivery. */
export function offerConditionLines(offer: JsonRecord): readonly string[] {
  const products = recordsIn(offer["products"]).flatMap((product) => [
    `${jsonText(product["name"])}${product["package"] === undefined ? "" : `, ${jsonText(product["package"])}`}, ` +
      commitmentOf(product),
    ...recordsIn(product["prices"]).map(
      ({ validFrom, price }) =>
        `    ${validFrom === undefined ? "" : `od ${polishDay(jsonText(validFrom))}: `}${currency(price)} miesięcznie`,
    ),
  ]);
  const once = recordsIn(offer["oneTimeMap"]).map(
    (fee) => `${jsonText(fee["name"])}: ${currency(fee["price"])}, jednorazowo`,
  );
  return [
    ...products,
    ...once,
    ...(offer["activationPrice"] === undefined
      ? []
      : [`Aktywacja: ${currency(offer["activationPrice"])}, jednorazowo`]),
    ...(offer["delivery"] === undefined ? [] : [jsonText(offer["delivery"])]),
  ];
}
