import { BRANDS, isBrandName, type ConfigurationChoice } from "../configuration/configuration.ts";
import { isJsonRecord, type JsonRecord } from "../database/json.ts";

/**
 * Parses a request to `/sandbox/api/configuration`: `brand`, `fileMegabytes`, and `maintenance` with `text` and
 * optionally `until`. Missing fields get the defaults: Wiązka, 5 MB, no maintenance. Returns an error text for invalid
 * input.
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
