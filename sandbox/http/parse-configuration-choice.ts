import {
  BRANDS,
  isBrandName,
  type ConfigurationChoice,
  type AnsweredCapabilities,
} from "../configuration/configuration.ts";
import { isJsonRecord, type JsonRecord } from "#kit/json.ts";

/**
 * Parses a request to `/sandbox/api/configuration`: `brand`, `fileMegabytes`, `capabilities` with `profile`, `supports`
 * and `lacks`, `serviceWorker`, `loginConfirms`, and `maintenance` with `text` and optionally `until`. Missing fields
 * get the defaults: Wiązka, 5 MB, all operations, no maintenance. Returns an error text for invalid input.
 */
export function parseConfigurationChoice({
  brand = "wiazka",
  fileMegabytes = 5,
  maintenance,
  serviceWorker = true,
  loginConfirms = true,
  capabilities: given,
}: JsonRecord): ConfigurationChoice | string {
  if (typeof brand !== "string" || !isBrandName(brand)) return `brand: ${Object.keys(BRANDS).join(" or ")}`;
  if (typeof fileMegabytes !== "number") return "fileMegabytes: a number";
  if (typeof serviceWorker !== "boolean") return "serviceWorker: true or false";
  if (typeof loginConfirms !== "boolean") return "loginConfirms: true or false";
  const capabilities = given === undefined ? undefined : parseCapabilities(given);
  if (typeof capabilities === "string") return capabilities;
  const choice = { brand, fileMegabytes, capabilities, serviceWorker, loginConfirms };
  if (maintenance === undefined) return choice;
  if (!isJsonRecord(maintenance)) return "maintenance: { text, until? }";
  const { text, until } = maintenance;
  if (typeof text !== "string" || (until !== undefined && typeof until !== "string"))
    return "maintenance: { text, until? }, both texts";
  return { ...choice, maintenance: { text, until } };
}

const PROFILES = ["login", "core", "full"] as const;

const isTextList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

function parseCapabilities(given: unknown): AnsweredCapabilities | string {
  const { profile: name = "full", supports = [], lacks = [] } = isJsonRecord(given) ? given : { profile: "" };
  const profile = PROFILES.find((known) => known === name);
  return profile !== undefined && isTextList(supports) && isTextList(lacks)
    ? { profile, supports, lacks }
    : "capabilities: { profile?, supports?, lacks? }, a profile and two lists of operations";
}
