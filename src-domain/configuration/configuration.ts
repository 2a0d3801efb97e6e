import type { Language } from "../language/index.ts";

/** The only schema version that this portal reads. */
export const CONFIGURATION_VERSION = 1;

/** Days in the order of the week. */
export const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type WeekdayName = (typeof WEEKDAYS)[number];

/** Opening hours: the same on each day from `from` to `to`, in Warsaw time. */
export interface HelpLineHours {
  readonly from: WeekdayName;
  readonly to: WeekdayName;
  /** `HH:MM`. */
  readonly opens: string;
  readonly closes: string;
}

/** Help line with its phone number and hours (CHAT-17). */
export interface HelpLineConfiguration {
  readonly name: string;
  /** Displayed number: `58 123 45 67`. */
  readonly number: string;
  /** Dialled number: `+48581234567`. */
  readonly dial: string;
  readonly hours: readonly HelpLineHours[];
}

/** Colours that a brand may change, as `tokens.css` names them under BRAND. */
export const BRAND_COLOURS = [
  "brand",
  "brand-strong",
  "brand-tint",
  "brand-ink",
  "on-brand",
  "beam",
  "bar",
  "deep",
  "deep-raised",
  "deep-line",
  "on-deep",
  "on-deep-2",
  "pay",
  "pay-strong",
  "pay-edge",
  "on-pay",
] as const;
export type BrandColour = (typeof BRAND_COLOURS)[number];

/** `#rrggbb` of the light and the dark theme. */
export type ColourPair = readonly [light: string, dark: string];

/** Operator as customers know it. */
export interface BrandConfiguration {
  readonly name: string;
  readonly legalName: string;
  /** Recipient of bank transfers, in one line. */
  readonly transferRecipient: string;
  /** Name and postal address for a withdrawal in writing, in one line; optional: that of `transferRecipient`. */
  readonly withdrawalAddress?: string;
  /** NIP of the recipient, for QR codes of bank apps; optional. */
  readonly taxId?: string;
  /** Privacy policy and terms of the portal: a path on the portal's own host, or an https address; optional. */
  readonly privacyPolicy?: string;
  readonly terms?: string;
  /** SVG path data in a square of 32 by 32: `lines` is stroked, `shape` is filled. */
  readonly logo: { readonly lines: string; readonly shape: string };
  /** Icon of the browser tab: a path on the portal's own host. */
  readonly icon: string;
  /** `theme-color` of the page, used by phones around it. */
  readonly themeColour: ColourPair;
  readonly colours: Readonly<Record<BrandColour, ColourPair>>;
  /** Typeface in one variable font file on the portal's own host. */
  readonly font?: { readonly family: string; readonly file: string } | undefined;
  /**
   * Text overrides of the operator: `place:key` to a text, as `npm run texts` lists them; `uk/place:key` and
   * `en/place:key` in the other languages.
   */
  readonly texts?: Readonly<Record<string, string>> | undefined;
}

/** Legal periods for complaints. */
export interface ComplaintsConfiguration {
  readonly answerDays: number;
  readonly completionDays: number;
  readonly months: number;
  /** Working days to send an answer once more that did not arrive; 3 by default. */
  readonly repeatDays?: number | undefined;
  /** Months after a complaint to ask for an out-of-court settlement; 12 by default. */
  readonly settlementMonths?: number | undefined;
}

/** Operator's part of the accessibility statement (A11Y-30). */
export interface AccessibilityConfiguration {
  /** Day of the statement and of its next review, `YYYY-MM-DD`. */
  readonly madeOn?: string;
  readonly reviewBy?: string;
  /** Requirements that are not met yet, in the operator's words, instead of the portal's list. */
  readonly limits?: readonly string[];
  /** Days to answer a complaint, and the longest time with a reason; 30 and 60 by default. */
  readonly answerDays?: number;
  readonly longestDays?: number;
}

/**
 * Legal periods and amounts that differ from the defaults of the domain. `docs/legal-terms.md` names the article of
 * each default.
 */
export interface LegalConfiguration {
  /** Days to withdraw from a contract that was concluded at a distance; 14 by default. */
  readonly withdrawalDays?: number;
  /** Working days until the answer to a statement of withdrawal that is checked; 1 by default. */
  readonly withdrawalAnswerWorkingDays?: number;
  /** Working days until the receipt of a termination; 1 by default. */
  readonly terminationReceiptWorkingDays?: number;
  /** Days until the confirmation of a termination; 14 by default. */
  readonly terminationConfirmationDays?: number;
  readonly accessibility?: AccessibilityConfiguration;
  /** Offered monthly limits of direct billing, whole złote; 0, 35, 70 and 100 by default (DB-14). */
  readonly directBillingLimits?: readonly number[];
  /** Offered thresholds of premium numbers, whole złote; 0, 35, 100 and 200 by default (PREMIUM-01). */
  readonly premiumThresholds?: readonly number[];
  /** First day on which companies name KSeF numbers in transfers, `YYYY-MM-DD`; 2027-01-01 by default (INV-10). */
  readonly ksefTitlesFrom?: string;
  /** Page of the office for the settlement of a dispute; that of the President of UKE by default (REQ-21). */
  readonly settlementPage?: string;
}

/** Limits of section 9 of the specification that an operator may set. */
export interface LimitsConfiguration {
  readonly sessionMinutes: number;
  /** Longest time from the login to the end of a session; 12 hours by default. */
  readonly sessionHours?: number;
  readonly warningSeconds: number;
  readonly checkSeconds: number;
  readonly requestSeconds: number;
  /**
   * Largest attachment (VAL-13), in megabytes of 1,000,000 bytes. The reverse proxy (deploy/nginx) accepts no larger
   * body.
   */
  readonly fileMegabytes: number;
  /** Accepted bank account numbers (VAL-07): 26 digits with a valid checksum, or 9 to 18 digits. */
  readonly bankAccount: "polish" | "9-18-digits";
}

/**
 * Hosts, with a port if one is needed. `ksef`, the ministry's check of invoices, is only a link target; the security
 * headers allow the others (deploy/security-headers.ts).
 */
export interface HostsConfiguration {
  readonly payment: readonly string[];
  readonly iframe: readonly string[];
  /** Hosts of pictures in banners, texts, messages and the chat, beside the portal's own (SITE-03). */
  readonly images?: readonly string[] | undefined;
  readonly ksef?: string;
}

/** Profiles of a provider, each with all operations of the former one: log in, daily use, everything (CALL-12). */
export const PROVIDER_PROFILES = ["login", "core", "full"] as const;
export type ProviderProfile = (typeof PROVIDER_PROFILES)[number];

/**
 * Features that an operator may turn off; `false` removes one from menu, tabs and routes; its operations are not
 * called.
 */
export const FEATURES = ["offers", "directBilling", "wifi", "resetPin", "video", "chat"] as const;
export type FeatureName = (typeof FEATURES)[number];

/** Fields of a session recording that can be masked; the tracking context sends them. */
export const RECORDING_FIELDS = ["userId", "accountNumber", "path", "route", "elementName"] as const;

/** Recording of sessions, active only with the customer's consent (HTTP-03). */
export interface RecordingConfiguration {
  /** Receives the records: a path on the portal's own host, or an https address on another origin. */
  readonly endpoint: string;
  /** Share of the sessions that are recorded, 0 to 100. */
  readonly samplingPercent: number;
  /** Fields whose value is replaced before it is sent. */
  readonly maskedFields: readonly (typeof RECORDING_FIELDS)[number][];
}

/** Stores that may have the operator's app. */
export const APP_STORES = ["googlePlay", "appStore"] as const;

/** Address of the operator's app in each store that has it. */
export type AppConfiguration = Readonly<Partial<Record<(typeof APP_STORES)[number], string>>>;

/** Maintenance of the portal: it is closed meanwhile. */
export interface MaintenanceConfiguration {
  readonly text: string;
  /** End with its UTC offset: `2026-11-21T06:00:00+01:00`; left out if it is unknown. */
  readonly until?: string | undefined;
}

/** `config.json`: settings of an installation (docs/guides/configuration.md). */
export interface Configuration {
  readonly version: typeof CONFIGURATION_VERSION;
  readonly provider: {
    /** Single endpoint of the service (CALL-01): a path on the portal's own host, or an address on another origin. */
    readonly serviceUrl: string;
    /** Operations that the provider supports; all by default (CALL-12). */
    readonly profile?: ProviderProfile | undefined;
    /** Operations that it supports beyond its profile. */
    readonly supports?: readonly string[] | undefined;
    /** Operations of its profile that it lacks. */
    readonly lacks?: readonly string[] | undefined;
  };
  /** Languages that customers can choose, in this order; all by default. Polish is always offered (I18N-07). */
  readonly languages?: readonly Language[] | undefined;
  readonly chat: {
    /** Path on the portal's own host (CHAT-19). */
    readonly path: string;
  };
  readonly hosts: HostsConfiguration;
  readonly brand: BrandConfiguration;
  readonly help: {
    readonly customerService: HelpLineConfiguration;
    readonly technical?: HelpLineConfiguration | undefined;
    /** Address for customers who cannot or do not want to call; optional. */
    readonly email?: string;
  };
  readonly limits: LimitsConfiguration;
  /**
   * Legal periods for complaints that differ from the defaults: days until an answer, days to complete one, months to
   * make one (MSG-03).
   */
  readonly complaints?: ComplaintsConfiguration | undefined;
  /** Legal periods and amounts that differ from the defaults. */
  readonly legal?: LegalConfiguration | undefined;
  /** Factory PIN of a decoder (DEV-06). */
  readonly decoder?: { readonly defaultPin: string } | undefined;
  readonly features: Readonly<Record<FeatureName, boolean>>;
  /**
   * Pages of the operator's app in the stores; without one the portal does not mention the app to browsers (APP-01).
   */
  readonly app?: AppConfiguration | undefined;
  /** Without it nothing is recorded. */
  readonly recording?: RecordingConfiguration | undefined;
  /** Allows the diagnostics mode, which `?diagnose` then turns on in a tab (CALL-17); off by default. */
  readonly diagnostics?: boolean | undefined;
  /** `false` removes the service worker, which stores the portal in browsers (SW-06); on by default. */
  readonly serviceWorker?: boolean | undefined;
  readonly maintenance?: MaintenanceConfiguration | undefined;
}
