/** Expected content of a field; the texts are in `pl.json` of the configuration-error page. */
export type Expectation =
  | "version"
  | "object"
  | "list"
  | "noRepeats"
  | "noSuchField"
  | "flag"
  | "wholeNumber"
  | "text"
  | "oneOf"
  | "serviceUrl"
  | "storeUrl"
  | "ownPath"
  | "freePath"
  | "otherPath"
  | "host"
  | "port"
  | "colourPair"
  | "contrast"
  | "drawing"
  | "fontFamily"
  | "phone"
  | "phoneText"
  | "email"
  | "taxId"
  | "hour"
  | "closesLater"
  | "moment"
  | "day"
  | "pin"
  | "operation"
  | "similarOperation"
  | "belowSession";

/** Error in the configuration. */
export interface ConfigurationError {
  /** Path of the field: `brand.colours.beam`, `hosts.payment[1]`; empty for the whole file. */
  readonly at: string;
  readonly expects: Expectation;
  /** Bounds or allowed words, if there are any: `1–40`. */
  readonly bounds?: string | undefined;
  /** Value found, as JSON cut to 60 characters; empty if the field is missing. */
  readonly found: string;
}

/** Reports that the value at `at` is not as expected. */
export type ReportConfigurationError = (at: string, expects: Expectation, value: unknown, bounds?: string) => void;

/** Validates one value with its content. */
export type Validator = (value: unknown, at: string, report: ReportConfigurationError) => void;

/** Validates text against a pattern. */
export function matching(form: RegExp, expects: Expectation, bounds?: string): Validator {
  return (value, at, report) => {
    if (typeof value !== "string" || !form.test(value)) report(at, expects, value, bounds);
  };
}

/** Validates text in one line that is not blank. */
export function text(max: number): Validator {
  return matching(new RegExp(`^(?=.*\\S)[^\\p{Cc}]{1,${max}}$`, "u"), "text", `1–${max}`);
}

/** Validates an object whose keys match the pattern and whose values are one-line texts of at most `max` characters. */
export function textRecord(form: RegExp, max: number): Validator {
  const check = text(max);
  return (value, at, report) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return report(at, "object", value);
    for (const [name, words] of Object.entries(value)) {
      if (form.test(name)) check(words, `${at}.${name}`, report);
      else report(`${at}.${name}`, "noSuchField", words);
    }
  };
}

/** Validates a whole number within bounds, both included. */
export function wholeNumber(min: number, max: number): Validator {
  return (value, at, report) => {
    if (typeof value !== "number" || !Number.isInteger(value) || value < min || value > max)
      report(at, "wholeNumber", value, `${min}–${max}`);
  };
}

/** Validates `true` or `false`. */
export const flag: Validator = (value, at, report) => {
  if (typeof value !== "boolean") report(at, "flag", value);
};

/** Validates that the value is one of the words. */
export function oneOf(words: readonly string[]): Validator {
  return (value, at, report) => {
    if (!words.some((word) => word === value)) report(at, "oneOf", value, words.join(", "));
  };
}

/** Validates a list without repeats. */
export function listOf(check: Validator, min: number, max: number): Validator {
  return (value, at, report) => {
    if (!Array.isArray(value) || value.length < min || value.length > max)
      return report(at, "list", value, `${min}–${max}`);
    if (new Set(value.map((item) => JSON.stringify(item))).size < value.length) report(at, "noRepeats", value);
    value.forEach((item, index) => check(item, `${at}[${index}]`, report));
  };
}

/** Validates an object with exactly these fields; those in `optional` may be missing. */
export function objectOf<Shape extends object>(
  fields: Readonly<Record<keyof Shape & string, Validator>>,
  ...optional: readonly (keyof Shape & string)[]
): Validator {
  const known = new Map<string, Validator>(Object.entries(fields));
  return (value, at, report) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return report(at, "object", value);
    const entries = new Map<string, unknown>(Object.entries(value));
    const within = (name: string): string => (at === "" ? name : `${at}.${name}`);
    for (const [name, check] of known) {
      if (entries.has(name) || !optional.some((may) => may === name)) check(entries.get(name), within(name), report);
    }
    for (const [name, extra] of entries) if (!known.has(name)) report(within(name), "noSuchField", extra);
  };
}

/** Validates an object with these fields only; each may be missing. */
export function optionalFields<Shape extends object>(
  fields: Readonly<Record<keyof Shape & string, Validator>>,
): Validator {
  const names = Object.keys(fields).filter((name): name is keyof Shape & string => name in fields);
  return objectOf<Shape>(fields, ...names);
}
