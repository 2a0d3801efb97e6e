import { BRANDS, isBrandName, type ConfigurationChoice } from "../configuration/configuration.ts";
import { isJsonRecord, type JsonRecord } from "../database/json.ts";

/**
 * What a request to `/sandbox/api/configuration` chooses for its world, or what is wrong with it: `brand`,
 * `fileMegabytes`, and `maintenance` with
 * `text` and, when it is known, `until`. What is left out is as at first: Wiązka, 5 MB, open.
 */
export function parseConfigurationChoice({
  brand = "wiazka",
  fileMegabytes = 5,
  maintenance,
}: JsonRecord): ConfigurationChoice | string {
  if (typeof brand !== "string" || !isBrandName(brand)) return `brand: ${Object.keys(BRANDS).join(" or ")}`;
  if (typeof fileMegabytes !== "number") return "fileMegabytes: a number";
  if (maintenance === undefined) return { brand, fileMegabytes };
  if (!isJsonRecord(maintenance)) return "maintenance: { text, until? }";
  const { text, until } = maintenance;
  if (typeof text !== "string" || (until !== undefined && typeof until !== "string"))
    return "maintenance: { text, until? }, both texts";
  return { brand, fileMegabytes, maintenance: { text, until } };
}
