import { BRANDS, isBrandName, type ConfigurationChoice } from "../configuration/configuration.ts";
import { isRecord, type JsonRecord } from "../database/json.ts";

/**
 * What a request to `/sandbox/api/configuration` chooses for its world, or what is wrong with it: `brand`, and `maintenance` with `text`
 * and, when it is known, `until`. What is left out is as at first: Wiązka, open.
 */
export function choiceFrom({ brand = "wiazka", maintenance }: JsonRecord): ConfigurationChoice | string {
  if (typeof brand !== "string" || !isBrandName(brand)) return `brand: ${Object.keys(BRANDS).join(" or ")}`;
  if (maintenance === undefined) return { brand };
  if (!isRecord(maintenance)) return "maintenance: { text, until? }";
  const { text, until } = maintenance;
  if (typeof text !== "string" || (until !== undefined && typeof until !== "string")) return "maintenance: { text, until? }, both texts";
  return { brand, maintenance: { text, until } };
}
