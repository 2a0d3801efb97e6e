/** Value of the demo that is left in a configuration. */
export interface DemoValue {
  /** Path of the field: `help.customerService.number`. */
  readonly at: string;
  readonly found: string;
  /** Meaning in the demo: `phone number of the demo`. */
  readonly what: string;
}

/** Names of the demo operators. They are also usual words, so only whole fields are compared. */
const BRAND_NAMES: ReadonlySet<string> = new Set(["wiązka", "splot"]);

const COMPANY = /wiązka s\.\s?a\.|splot media/i;

const TAX_IDS: ReadonlySet<string> = new Set(["5860000002", "7250000016"]);

/** Numbers of the demo operators: their help desks and branches, without spaces and country. */
const PHONES = /(?<!\d)(58|42|59)3007\d{3}(?!\d)|(?<!\d)422005000(?!\d)/;

/** Drawings of both demo logos. */
const DRAWINGS: ReadonlySet<string> = new Set([
  "M2 6c11 0 9 10 20 10M2 16h20M2 26c11 0 9-10 20-10",
  "M23.5 16a3.5 3.5 0 1 0 7 0a3.5 3.5 0 1 0-7 0z",
  "M3 8c9 0 9 16 18 16h8M3 24c9 0 9-16 18-16h8",
  "M9.5 16a2.5 2.5 0 1 0 5 0a2.5 2.5 0 1 0-5 0z",
]);

/** First colour of the demo operators in the light theme: an operator that changed it has changed the others, too. */
const FIRST_COLOURS: ReadonlySet<string> = new Set(["#0a5c66", "#5b2a86"]);

/** Names that no operator can own (RFC 2606, RFC 6761). */
const RESERVED_HOST =
  /(^|[./@])((?:[a-z0-9-]+\.)*(?:example(?:\.(?:com|net|org))?|test|invalid|localhost))(?=$|[:/?#\s])/i;

const LOCAL_ADDRESS = /^(?:https?:\/\/)?127\.\d+\.\d+\.\d+(?=$|[:/])/;

/** Paths that only the sandbox serves. */
const SANDBOX_PATH = /(^|\/)sandbox(\/|$)/;

/** Icon of the build, which draws the logo of the demo. */
const BUILT_IN_ICON = "/favicon.svg";

const ADDRESS_FIELD =
  /^(provider\.serviceUrl|recording\.endpoint|chat\.path|hosts\.|brand\.(icon|font\.file|privacyPolicy|terms)$)/;

function demoMeaningOf(at: string, text: string): string | undefined {
  const words = text.trim().toLowerCase();
  if (at === "brand.name" && BRAND_NAMES.has(words)) return "name of a demo operator";
  if (COMPANY.test(text)) return "company of the demo";
  if (at === "brand.taxId" && TAX_IDS.has(text)) return "tax id of the demo";
  if (PHONES.test(text.replaceAll(/[\s()-]/g, "").replaceAll("+48", ""))) return "phone number of the demo";
  if (at.startsWith("brand.logo.") && DRAWINGS.has(text)) return "logo of the demo";
  if (at === "brand.colours.brand[0]" && FIRST_COLOURS.has(text)) return "colours of the demo";
  if (at === "brand.icon" && text === BUILT_IN_ICON) return "icon of the demo; yours is below /brand/";
  if (RESERVED_HOST.test(text)) return "host name reserved for examples and tests";
  if (ADDRESS_FIELD.test(at) && LOCAL_ADDRESS.test(text)) return "address of this machine";
  if (ADDRESS_FIELD.test(at) && SANDBOX_PATH.test(text)) return "path of the sandbox";
  return undefined;
}

/** Lists values of the demo in a valid configuration, in the order of the file. */
export function findDemoValues(value: unknown, at = ""): readonly DemoValue[] {
  if (typeof value === "string") {
    const what = demoMeaningOf(at, value);
    return what === undefined ? [] : [{ at, found: value, what }];
  }
  if (Array.isArray(value)) return value.flatMap((item: unknown, index) => findDemoValues(item, `${at}[${index}]`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => findDemoValues(inner, at === "" ? name : `${at}.${name}`));
}
