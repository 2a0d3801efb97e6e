/** Schema versions that this portal reads: one. */
export const CONFIGURATION_VERSION = 1;

/** Days as a week has them. */
export const WEEKDAYS = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;
export type Weekday = (typeof WEEKDAYS)[number];

/** When somebody answers: the same hours on each day from `from` to `to`, in Warsaw. */
export interface HelpLineHours {
  readonly from: Weekday;
  readonly to: Weekday;
  /** `HH:MM`. */
  readonly opens: string;
  readonly closes: string;
}

/** A desk that customers call, and its hours (CHAT-17). */
export interface HelpLineConfiguration {
  readonly name: string;
  /** As it is read: `58 123 45 67`. */
  readonly number: string;
  /** As it is dialled: `+48581234567`. */
  readonly dial: string;
  readonly hours: readonly HelpLineHours[];
}

/** The colours that a brand may change, as `tokens.css` names them under BRAND. */
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

/** `#rrggbb` in the light theme, and in the dark one. */
export type ColourPair = readonly [light: string, dark: string];

/** The operator as customers know it. */
export interface BrandConfiguration {
  readonly name: string;
  readonly legalName: string;
  /** Recipient of bank transfers, in one line. */
  readonly transferRecipient: string;
  /** NIP of that recipient, for the codes that bank apps scan; may be left out. */
  readonly taxId?: string;
  /** Two drawings in a square of 32 by 32, as SVG path data: one is drawn in lines, one is filled. */
  readonly logo: { readonly lines: string; readonly shape: string };
  /** The icon of the browser's tab: a path on the portal's own host. */
  readonly icon: string;
  /** What a phone paints around the page. */
  readonly themeColour: ColourPair;
  readonly colours: Readonly<Record<BrandColour, ColourPair>>;
  /** A typeface in one variable file on the portal's own host. */
  readonly font?: { readonly family: string; readonly file: string } | undefined;
  /**
   * What the operator says in words of its own instead of the portal's: `place:key` to a text, as `npm run texts` lists
   * them.
   */
  readonly texts?: Readonly<Record<string, string>> | undefined;
}

/** What the law says of complaints. */
export interface ComplaintsConfiguration {
  readonly answerDays: number;
  readonly completionDays: number;
  readonly months: number;
}

/** Limits of section 9 of the specification that an operator may set. */
export interface LimitsConfiguration {
  readonly sessionMinutes: number;
  readonly warningSeconds: number;
  readonly checkSeconds: number;
  readonly requestSeconds: number;
  /**
   * The largest file that can be attached (VAL-13), in megabytes of 1,000,000 bytes; the server in front (deploy/nginx)
   * takes no longer body.
   */
  readonly fileMegabytes: number;
  /** What is taken for a bank account (VAL-07): 26 digits with a right checksum, or 9 to 18 digits. */
  readonly bankAccount: "polish" | "9-18-digits";
}

/** What an operator may do without; `false` takes it out of menu, tabs and addresses. */
export const FEATURES = ["offers", "directBilling", "wifi", "resetPin", "video", "chat"] as const;
export type FeatureName = (typeof FEATURES)[number];

/** The portal is closed for a while. */
export interface MaintenanceConfiguration {
  readonly text: string;
  /** When it is over, with its offset from UTC: `2026-11-21T06:00:00+01:00`; left out when nobody knows. */
  readonly until?: string | undefined;
}

/** `config.json`: what an operator decides about an installation (docs/guides/configuration.md). */
export interface Configuration {
  readonly version: typeof CONFIGURATION_VERSION;
  readonly provider: {
    /** The one endpoint of the service (CALL-01): a path on the portal's own host, or an address on another origin. */
    readonly serviceUrl: string;
  };
  readonly chat: {
    /** On the portal's own host (CHAT-19). */
    readonly path: string;
  };
  /**
   * Hosts with a port where one is named; `ksef` is the ministry's check of invoices, only ever linked to. Each of the
   * others is let through by the security headers (deploy/security-headers.ts).
   */
  readonly hosts: { readonly payment: readonly string[]; readonly iframe: readonly string[]; readonly ksef?: string };
  readonly brand: BrandConfiguration;
  readonly help: {
    readonly customerService: HelpLineConfiguration;
    readonly technical?: HelpLineConfiguration | undefined;
  };
  readonly limits: LimitsConfiguration;
  /**
   * Days and months of the law on complaints, where they are not those that the portal knows: within how many a
   * complaint is answered, completed and made (MSG-03).
   */
  readonly complaints?: ComplaintsConfiguration | undefined;
  /** The PIN that a decoder comes with (DEV-06). */
  readonly decoder?: { readonly defaultPin: string } | undefined;
  readonly features: Readonly<Record<FeatureName, boolean>>;
  readonly maintenance?: MaintenanceConfiguration | undefined;
}
