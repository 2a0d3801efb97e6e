import { addCalendarDays, type IsoDay } from "#kit/calendar/warsaw.ts";
import { jsonText, recordsIn, type JsonRecord } from "#kit/json.ts";

/** Returns an option that its tariff includes: on, and without a price of its own. */
function includedOption(option: JsonRecord): JsonRecord {
  const { price: _price, ...rest } = option;
  return { ...rest, ...(option["status"] === "inactive" && { status: "active" }) };
}

/** Returns a package that the tariff of its service includes: without a charge from `day` on. */
function includedPackage(child: JsonRecord, day: IsoDay): JsonRecord {
  const earlier = recordsIn(child["productPrices"])
    .filter(({ validFrom }) => jsonText(validFrom) < day)
    .map((step) => {
      const lastDay = jsonText(step["validTo"]);
      return lastDay !== "" && lastDay < day ? step : { ...step, validTo: addCalendarDays(day, -1) };
    });
  return { ...child, actualPrice: 0, productPrices: [...earlier, { validFrom: day, value: 0 }] };
}

/**
 * Returns the options and the packages of a product once an order has replaced its tariff on `day`: those that the name
 * of the new tariff lists are included in its price, the others stay as they are (ORDER-13).
 */
export function withIncludedOptions(product: JsonRecord, tariffName: string, day: IsoDay): JsonRecord {
  const { servicesList, childrenList } = product;
  const isIncluded = ({ name }: JsonRecord): boolean => jsonText(name) !== "" && tariffName.includes(jsonText(name));
  return {
    ...(servicesList !== undefined && {
      servicesList: recordsIn(servicesList).map((option) => (isIncluded(option) ? includedOption(option) : option)),
    }),
    ...(childrenList !== undefined && {
      childrenList: recordsIn(childrenList).map((child) => (isIncluded(child) ? includedPackage(child, day) : child)),
    }),
  };
}
