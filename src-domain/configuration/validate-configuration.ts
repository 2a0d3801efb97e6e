import { LANGUAGES } from "../language/index.ts";
import type { Result } from "../shared-kernel/index.ts";
import {
  flag,
  listOf,
  matching,
  objectOf,
  optionalFields,
  oneOf,
  text,
  textRecord,
  wholeNumber,
  type Validator,
  type ConfigurationError,
  type Expectation,
  type ReportConfigurationError,
} from "./validators.ts";
import {
  BRAND_COLOURS,
  CONFIGURATION_VERSION,
  FEATURES,
  PROVIDER_PROFILES,
  RECORDING_FIELDS,
  WEEKDAYS,
  type AccessibilityConfiguration,
  type AppConfiguration,
  type BrandConfiguration,
  type Configuration,
  type HelpLineHours,
  type HelpLineConfiguration,
  type ComplaintsConfiguration,
  type LegalConfiguration,
  type LimitsConfiguration,
  type MaintenanceConfiguration,
  type RecordingConfiguration,
} from "./configuration.ts";
import { weakContrasts } from "./contrast.ts";

// The login page runs these validators: this file and its imports use no library.

/** No segment is empty or begins with a dot: a server would resolve such a path to another one. */
const OWN_PATH = /^(\/[\w~-][\w.~-]*)+\/?$/;
/** Paths that the portal's own host serves itself (deploy/nginx). */
const RESERVED_PATH =
  /^\/($|(health|version|config\.json|csp-report|trackingTest|analyticsEvent|index\.html|sw\.js|assets|brand)(\/|$))/;
const NUMBER = "(25[0-5]|2[0-4]\\d|1\\d\\d|[1-9]?\\d)";
/** Host name or IPv4 address. Browsers reject other dotted numbers as hosts. */
const HOST = `((?!-)([a-z0-9-]+\\.)*[a-z][a-z0-9-]*|(${NUMBER}\\.){3}${NUMBER})(:[1-9]\\d*)?`;
const LAST_PORT = 65_535;
const COLOUR = /^#[0-9a-f]{6}$/;

const version: Validator = (value, at, report) => {
  if (value !== CONFIGURATION_VERSION) report(at, "version", value, `${CONFIGURATION_VERSION}`);
};

const colourPair: Validator = (value, at, report) => {
  const fits =
    Array.isArray(value) &&
    value.length === 2 &&
    value.every((colour) => typeof colour === "string" && COLOUR.test(colour));
  if (!fits) report(at, "colourPair", value);
};

const path = matching(OWN_PATH, "ownPath");

/** Validates a path on the portal's own host that its proxy forwards. */
const forwardedPath =
  (expects: Expectation): Validator =>
  (value, at, report) => {
    if (typeof value === "string" && RESERVED_PATH.test(value)) report(at, "freePath", value);
    else matching(OWN_PATH, expects)(value, at, report);
  };

const withPort =
  (form: string, expects: Expectation): Validator =>
  (value, at, report) => {
    if (typeof value !== "string" || !new RegExp(`^${form}$`).test(value)) return report(at, expects, value);
    const port = /:(\d+)(\/|$)/.exec(value)?.[1];
    if (Number(port) > LAST_PORT) report(at, "port", value, `1–${LAST_PORT}`);
  };

const host = withPort(HOST, "host");
const remoteUrl = withPort(`https://${HOST}(/([\\w./~-]|%[\\dA-Fa-f]{2})*)?`, "serviceUrl");
const serviceUrl: Validator = (value, at, report) =>
  (typeof value === "string" && value.startsWith("/") ? forwardedPath("serviceUrl") : remoteUrl)(value, at, report);
/** Names of operations; `findUnknownOperations` compares them with those of the contract. */
const operations = listOf(text(60), 0, 200);
/** Validates a day of the calendar: `Date` moves one such as 31 February to another day. */
const day: Validator = (value, at, report) => {
  const isDay = typeof value === "string" && /^20\d\d(-\d\d){2}$/.test(value);
  if (!isDay || !String(new Date(value).toJSON()).startsWith(value)) report(at, "day", value);
};
const amounts = listOf(wholeNumber(0, 1000), 1, 8);
const hour = matching(/^([01]\d|2[0-3]):[0-5]\d$|^24:00$/, "hour");
const drawing = matching(/^[Mm][\d MmLlHhVvCcSsQqTtAaZz,.-]{3,2000}$/, "drawing");

const helpLine = objectOf<HelpLineConfiguration>({
  name: text(40),
  number: matching(/^[\d +()-]{3,20}$/, "phoneText"),
  dial: matching(/^\+?\d{3,15}$/, "phone"),
  hours: listOf(
    objectOf<HelpLineHours>({ from: oneOf(WEEKDAYS), to: oneOf(WEEKDAYS), opens: hour, closes: hour }),
    1,
    7,
  ),
});

const each = <Name extends string>(names: readonly Name[], check: Validator): Readonly<Record<string, Validator>> =>
  Object.fromEntries(names.map((name) => [name, check]));

const CONFIGURATION = objectOf<Configuration>(
  {
    version,
    provider: objectOf<Configuration["provider"]>(
      {
        serviceUrl,
        profile: oneOf(PROVIDER_PROFILES),
        supports: operations,
        lacks: operations,
      },
      "profile",
      "supports",
      "lacks",
    ),
    languages: listOf(oneOf(LANGUAGES), 1, 3),
    chat: objectOf<Configuration["chat"]>({ path: forwardedPath("ownPath") }),
    hosts: objectOf<Configuration["hosts"]>(
      { payment: listOf(host, 0, 20), iframe: listOf(host, 0, 20), images: listOf(host, 0, 20), ksef: host },
      "ksef",
      "images",
    ),
    brand: objectOf<BrandConfiguration>(
      {
        name: text(40),
        legalName: text(120),
        transferRecipient: text(200),
        withdrawalAddress: text(200),
        taxId: matching(/^[1-9]\d{9}$/, "taxId"),
        privacyPolicy: serviceUrl,
        terms: serviceUrl,
        logo: objectOf<BrandConfiguration["logo"]>({ lines: drawing, shape: drawing }),
        icon: path,
        themeColour: colourPair,
        colours: objectOf(each(BRAND_COLOURS, colourPair)),
        font: objectOf<NonNullable<BrandConfiguration["font"]>>({
          family: matching(/^[A-Za-z][A-Za-z0-9 -]{0,39}$/, "fontFamily"),
          file: path,
        }),
        texts: textRecord(/^((uk|en)\/)?[a-z][A-Za-z.-]*:[A-Za-z][\w.-]*$/, 600),
      },
      "font",
      "texts",
      "withdrawalAddress",
      "taxId",
      "privacyPolicy",
      "terms",
    ),
    help: objectOf<Configuration["help"]>(
      {
        customerService: helpLine,
        technical: helpLine,
        email: matching(/^[\w.+-]{1,64}@[a-z0-9-]+(?:\.[a-z0-9-]+)+$/, "email"),
      },
      "technical",
      "email",
    ),
    limits: objectOf<LimitsConfiguration>(
      {
        sessionMinutes: wholeNumber(1, 60),
        sessionHours: wholeNumber(1, 24),
        warningSeconds: wholeNumber(20, 600),
        checkSeconds: wholeNumber(5, 300),
        requestSeconds: wholeNumber(5, 300),
        fileMegabytes: wholeNumber(1, 50),
        bankAccount: oneOf(["polish", "9-18-digits"]),
      },
      "sessionHours",
    ),
    complaints: objectOf<ComplaintsConfiguration>(
      {
        answerDays: wholeNumber(1, 90),
        completionDays: wholeNumber(1, 90),
        months: wholeNumber(1, 36),
        repeatDays: wholeNumber(1, 30),
        settlementMonths: wholeNumber(1, 36),
      },
      "repeatDays",
      "settlementMonths",
    ),
    legal: optionalFields<LegalConfiguration>({
      withdrawalDays: wholeNumber(14, 90),
      terminationReceiptWorkingDays: wholeNumber(1, 5),
      terminationConfirmationDays: wholeNumber(1, 14),
      directBillingLimits: amounts,
      premiumThresholds: amounts,
      ksefTitlesFrom: day,
      settlementPage: remoteUrl,
      accessibility: optionalFields<AccessibilityConfiguration>({
        madeOn: day,
        reviewBy: day,
        limits: listOf(text(300), 1, 20),
        answerDays: wholeNumber(1, 30),
        longestDays: wholeNumber(1, 60),
      }),
    }),
    decoder: objectOf<NonNullable<Configuration["decoder"]>>({ defaultPin: matching(/^\d{4}$/, "pin") }),
    features: objectOf(each(FEATURES, flag)),
    app: optionalFields<AppConfiguration>({
      googlePlay: matching(/^https:\/\/play\.google\.com\/store\/apps\/[\w.?=&-]{1,200}$/, "storeUrl"),
      appStore: matching(/^https:\/\/apps\.apple\.com\/[\w./-]{1,200}$/, "storeUrl"),
    }),
    recording: objectOf<RecordingConfiguration>({
      endpoint: serviceUrl,
      samplingPercent: wholeNumber(0, 100),
      maskedFields: listOf(oneOf(RECORDING_FIELDS), 0, RECORDING_FIELDS.length),
    }),
    diagnostics: flag,
    serviceWorker: flag,
    maintenance: objectOf<MaintenanceConfiguration>(
      {
        text: text(600),
        until: (value, at, report) => {
          const form = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(Z|[+-]\d\d:\d\d)$/;
          if (typeof value !== "string" || !form.test(value) || Number.isNaN(Date.parse(value)))
            report(at, "moment", value);
        },
      },
      "until",
    ),
  },
  "languages",
  "complaints",
  "legal",
  "decoder",
  "app",
  "recording",
  "diagnostics",
  "serviceWorker",
  "maintenance",
);

/**
 * Validates the whole configuration; fails with every error. For another version it reports only the version, because
 * the other fields may have another meaning.
 */
export function validateConfiguration(value: unknown): Result<Configuration, readonly ConfigurationError[]> {
  const errors: ConfigurationError[] = [];
  const report: ReportConfigurationError = (at, expects, found, bounds) =>
    void errors.push({ at, expects, bounds, found: abbreviate(found) });
  const known = versionOf(value);
  if (known !== undefined && known !== CONFIGURATION_VERSION) version(known, "version", report);
  else CONFIGURATION(value, "", report);
  // Rules across fields are meaningful only when each field is valid.
  if (isConfiguration(value, errors)) validateAcrossFields(value, report);
  return isConfiguration(value, errors) ? { ok: true, value } : { ok: false, failure: errors };
}

/** Returns the help line of an invalid file; `undefined` if the help line is invalid too. */
export function findHelpLine(value: unknown): HelpLineConfiguration | undefined {
  const within = fieldOf(fieldOf(value, "help"), "customerService");
  const errors: string[] = [];
  helpLine(within, "", (at) => void errors.push(at));
  return isHelpLine(within, errors) ? within : undefined;
}

function validateAcrossFields(
  { provider, chat, brand, help, limits, recording }: Configuration,
  report: ReportConfigurationError,
): void {
  if (chat.path === provider.serviceUrl) report("chat.path", "otherPath", chat.path, "provider.serviceUrl");
  if (recording?.endpoint === provider.serviceUrl || recording?.endpoint === chat.path)
    report("recording.endpoint", "otherPath", recording.endpoint, "provider.serviceUrl, chat.path");
  if (limits.warningSeconds >= limits.sessionMinutes * 60)
    report("limits.warningSeconds", "belowSession", limits.warningSeconds);
  for (const name of ["customerService", "technical"] as const) {
    help[name]?.hours.forEach(({ opens, closes }, index) => {
      if (closes <= opens) report(`help.${name}.hours[${index}].closes`, "closesLater", closes, opens);
    });
  }
  for (const { foreground, background, theme, ratio, minRatio } of weakContrasts(brand.colours)) {
    const [name, other] = foreground in brand.colours ? [foreground, background] : [background, foreground];
    report(`brand.colours.${name}`, "contrast", `${ratio.toFixed(2)} : 1, ${other}, ${theme}`, `${minRatio}`);
  }
}

// The validators cover every field by their types, so an empty list of errors proves the type.
function isConfiguration(_value: unknown, errors: readonly ConfigurationError[]): _value is Configuration {
  return errors.length === 0;
}

function isHelpLine(_value: unknown, errors: readonly string[]): _value is HelpLineConfiguration {
  return errors.length === 0;
}

function fieldOf(value: unknown, name: string): unknown {
  return typeof value === "object" && value !== null
    ? new Map<string, unknown>(Object.entries(value)).get(name)
    : undefined;
}

function versionOf(value: unknown): unknown {
  return fieldOf(value, "version");
}

const FOUND_MAX_LENGTH = 60;

function abbreviate(value: unknown): string {
  const json = value === undefined ? "" : JSON.stringify(value);
  return json.length > FOUND_MAX_LENGTH ? `${json.slice(0, FOUND_MAX_LENGTH)}…` : json;
}
