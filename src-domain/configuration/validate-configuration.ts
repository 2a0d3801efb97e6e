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
import {
  calendarDay,
  colourPair,
  forwardedPath,
  hostName,
  hourOfDay,
  ownPath,
  remoteUrl,
  localOrRemoteUrl,
  svgPath,
} from "./value-validators.ts";

// The login page runs these validators: this file and its imports use no library.

const version: Validator = (value, at, report) => {
  if (value !== CONFIGURATION_VERSION) report(at, "version", value, `${CONFIGURATION_VERSION}`);
};

/** Names of operations; `findUnknownOperations` compares them with those of the contract. */
const operations = listOf(text(60), 0, 200);
const amounts = listOf(wholeNumber(0, 1000), 1, 8);
const helpLine = objectOf<HelpLineConfiguration>({
  name: text(40),
  number: matching(/^[\d +()-]{3,20}$/, "phoneText"),
  dial: matching(/^\+?\d{3,15}$/, "phone"),
  hours: listOf(
    objectOf<HelpLineHours>({ from: oneOf(WEEKDAYS), to: oneOf(WEEKDAYS), opens: hourOfDay, closes: hourOfDay }),
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
        serviceUrl: localOrRemoteUrl,
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
      {
        payment: listOf(hostName, 0, 20),
        iframe: listOf(hostName, 0, 20),
        images: listOf(hostName, 0, 20),
        ksef: hostName,
      },
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
        privacyPolicy: localOrRemoteUrl,
        terms: localOrRemoteUrl,
        logo: objectOf<BrandConfiguration["logo"]>({ lines: svgPath, shape: svgPath }),
        icon: ownPath,
        themeColour: colourPair,
        colours: objectOf(each(BRAND_COLOURS, colourPair)),
        font: objectOf<NonNullable<BrandConfiguration["font"]>>({
          family: matching(/^[A-Za-z][A-Za-z0-9 -]{0,39}$/, "fontFamily"),
          file: ownPath,
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
      withdrawalAnswerWorkingDays: wholeNumber(1, 10),
      terminationReceiptWorkingDays: wholeNumber(1, 5),
      terminationConfirmationDays: wholeNumber(1, 14),
      directBillingLimits: amounts,
      premiumThresholds: amounts,
      ksefTitlesFrom: calendarDay,
      settlementPage: remoteUrl,
      accessibility: optionalFields<AccessibilityConfiguration>({
        madeOn: calendarDay,
        reviewBy: calendarDay,
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
      endpoint: localOrRemoteUrl,
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
