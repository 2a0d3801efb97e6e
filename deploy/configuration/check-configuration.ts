import { findUnknownOperations } from "../../src-domain/configuration/find-unknown-operations.ts";
import { validateConfiguration } from "../../src-domain/configuration/validate-configuration.ts";
import type { ConfigurationError, Expectation } from "../../src-domain/configuration/validators.ts";
import { findDemoValues } from "./demo-values.ts";

/** Problem of a `config.json`. */
export interface ConfigurationProblem {
  /** Path of the field; empty for the whole file. */
  readonly at: string;
  readonly message: string;
}

/** Expected content of a field. `bounds`: allowed range or words. */
const EXPECTED: Readonly<Record<Expectation, (bounds: string) => string>> = {
  version: (bounds) => `schema version ${bounds}`,
  object: () => "an object",
  list: (bounds) => `a list of ${bounds} entries`,
  noRepeats: () => "a list without duplicates",
  noSuchField: () => "nothing, because the schema has no such field",
  flag: () => "true or false",
  wholeNumber: (bounds) => `a whole number, ${bounds}`,
  text: (bounds) => `a text in one line, ${bounds} characters`,
  oneOf: (bounds) => `one of: ${bounds}`,
  serviceUrl: () => "a path on the portal's host, or an address with https://",
  ownPath: () => "a path on the portal's host, such as /chat-socket",
  freePath: () => "another path, because the portal's host serves this one itself",
  otherPath: (bounds) => `another path than ${bounds}`,
  host: () => "a host name in lower case without https://, with a port if needed",
  port: (bounds) => `a port, ${bounds}`,
  colourPair: () => "two colours #rrggbb in lower case: light and dark theme",
  contrast: (bounds) => `a contrast of at least ${bounds} : 1`,
  drawing: () => "SVG path data in a square of 32 by 32",
  fontFamily: () => "the name of a typeface: letters, digits, spaces",
  phone: () => "a number to dial: digits, with + in front if needed",
  phoneText: () => "a number to read: digits and spaces",
  email: () => "an e-mail address, in lower case after the @",
  taxId: () => "a NIP of ten digits",
  hour: () => "a time HH:MM",
  closesLater: (bounds) => `a time after ${bounds}`,
  moment: () => "a moment with an offset, such as 2026-11-21T06:00:00+01:00",
  operation: () => "the name of an operation of the contract",
  similarOperation: (bounds) => `the name of an operation of the contract; did you mean ${bounds}?`,
  pin: () => "four digits in quotation marks",
  storeUrl: () => "a page of the app at https://play.google.com/store/apps/ or https://apps.apple.com/",
  day: () => "a day as YYYY-MM-DD",
  belowSession: () => "fewer seconds than the session lasts",
};

const describe = ({ at, expects, bounds = "", found }: ConfigurationError): ConfigurationProblem => ({
  at,
  message: `expected ${EXPECTED[expects](bounds)}; found ${found === "" ? "nothing" : found}`,
});

/**
 * Checks the text of a `config.json` with the validation that the portal runs at its start. `allowDemo`: accepts values
 * of the demo, which are refused for production.
 */
export function checkConfiguration(
  text: string,
  { allowDemo = false }: { readonly allowDemo?: boolean | undefined } = {},
): readonly ConfigurationProblem[] {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch (error) {
    return [{ at: "", message: `not JSON: ${error instanceof Error ? error.message : String(error)}` }];
  }
  const validation = validateConfiguration(value);
  const errors = [...(validation.ok ? [] : validation.failure), ...findUnknownOperations(operationNamesIn(value))];
  if (errors.length > 0) return errors.map(describe);
  return allowDemo
    ? []
    : findDemoValues(value).map(({ at, found, what }) => ({
        at,
        message: `still the demo's: ${JSON.stringify(found)} (${what})`,
      }));
}

/** Returns the names of operations of a file that may be invalid elsewhere. */
function operationNamesIn(value: unknown): Parameters<typeof findUnknownOperations>[0] {
  const provider = isObject(value) && isObject(value["provider"]) ? value["provider"] : {};
  const names = (field: "supports" | "lacks"): readonly string[] => {
    const list = provider[field];
    return Array.isArray(list) ? list.map((name: unknown) => (typeof name === "string" ? name : "")) : [];
  };
  return { provider: { supports: names("supports"), lacks: names("lacks") } };
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns a warning for each field of a valid file that is meant for tests, not for customers. */
export function findWarnings(text: string): readonly ConfigurationProblem[] {
  const validation = validateConfiguration(JSON.parse(text));
  return validation.ok && validation.value.diagnostics === true
    ? [{ at: "diagnostics", message: "warning: diagnostics are allowed; leave this out in production" }]
    : [];
}

/** Formats problems, one in a line. */
export const formatProblems = (file: string, problems: readonly ConfigurationProblem[]): string =>
  problems.map(({ at, message }) => `${file}: ${at === "" ? "" : `${at}: `}${message}`).join("\n");
