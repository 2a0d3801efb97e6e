/** What a place in the configuration should hold; in words in `pl.json` of the page that tells of it. */
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
  | "taxId"
  | "hour"
  | "closesLater"
  | "moment"
  | "pin"
  | "belowSession";

/** One thing that is wrong, and where. */
export interface ConfigurationFault {
  /** The field, from the top: `brand.colours.beam`, `hosts.payment[1]`; empty for the whole. */
  readonly at: string;
  readonly expects: Expectation;
  /** Bounds or the words to choose from, where there are any: `1–40`. */
  readonly bounds?: string | undefined;
  /** What is there, as JSON and cut short; empty for nothing. */
  readonly found: string;
}

/** Takes down that `value`, which is at `at`, is not as expected. */
export type ReportFault = (at: string, expects: Expectation, value: unknown, bounds?: string) => void;

/** Looks at one value, and at all within. */
export type Validator = (value: unknown, at: string, report: ReportFault) => void;

/** Text of this form. */
export function matching(form: RegExp, expects: Expectation, bounds?: string): Validator {
  return (value, at, report) => {
    if (typeof value !== "string" || !form.test(value)) report(at, expects, value, bounds);
  };
}

/** Text in one line, with something to read in it. */
export function text(max: number): Validator {
  return matching(new RegExp(`^(?=.*\\S)[^\\p{Cc}]{1,${max}}$`, "u"), "text", `1–${max}`);
}

/** An object whose fields have names of this form, and texts of at most so many characters in one line. */
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

/** A whole number within bounds, both allowed. */
export function wholeNumber(min: number, max: number): Validator {
  return (value, at, report) => {
    if (typeof value !== "number" || !Number.isInteger(value) || value < min || value > max)
      report(at, "wholeNumber", value, `${min}–${max}`);
  };
}

/** `true` or `false`. */
export const flag: Validator = (value, at, report) => {
  if (typeof value !== "boolean") report(at, "flag", value);
};

/** One of these words. */
export function oneOf(words: readonly string[]): Validator {
  return (value, at, report) => {
    if (!words.some((word) => word === value)) report(at, "oneOf", value, words.join(", "));
  };
}

/** A list without repeats. */
export function listOf(check: Validator, min: number, max: number): Validator {
  return (value, at, report) => {
    if (!Array.isArray(value) || value.length < min || value.length > max)
      return report(at, "list", value, `${min}–${max}`);
    if (new Set(value.map((item) => JSON.stringify(item))).size < value.length) report(at, "noRepeats", value);
    value.forEach((item, index) => check(item, `${at}[${index}]`, report));
  };
}

/** An object with exactly these fields; those of `optional` may be left out. */
export function objectOf<Shape extends object>(
  fields: Readonly<Record<keyof Shape & string, Validator>>,
  ...optional: readonly (keyof Shape & string)[]
): Validator {
  const known = new Map<string, Validator>(Object.entries(fields));
  return (value, at, report) => {
    if (typeof value !== "object" || value === null || Array.isArray(value)) return report(at, "object", value);
    const there = new Map<string, unknown>(Object.entries(value));
    const within = (name: string): string => (at === "" ? name : `${at}.${name}`);
    for (const [name, check] of known) {
      if (there.has(name) || !optional.some((may) => may === name)) check(there.get(name), within(name), report);
    }
    for (const [name, stranger] of there) if (!known.has(name)) report(within(name), "noSuchField", stranger);
  };
}
