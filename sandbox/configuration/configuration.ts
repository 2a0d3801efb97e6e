import type { Configuration, MaintenanceConfiguration } from "#domain/configuration/index.ts";
import { SPLOT } from "./splot.ts";
import { WIAZKA } from "./wiazka.ts";

/** Operators that the sandbox can play. */
export const BRANDS = { wiazka: WIAZKA, splot: SPLOT } as const;
export type BrandName = keyof typeof BRANDS;

/** Returns true for the name of an operator that the sandbox can play. */
export function isBrandName(name: string): name is BrandName {
  return Object.hasOwn(BRANDS, name);
}

/** Variable part of a tenant's configuration; the rest is fixed for the demo. */
export interface ConfigurationChoice {
  readonly brand: BrandName;
  readonly maintenance?: MaintenanceConfiguration | undefined;
  readonly fileMegabytes?: number | undefined;
  /** Answer to `getCapabilities`, which `config.json` names then; without it the sandbox supports everything. */
  readonly capabilities?: AnsweredCapabilities | undefined;
  readonly diagnostics?: boolean | undefined;
  /**
   * False demands a confirmation of the identity also right after a login with every factor. A new password still
   * confirms: the current one was typed for it.
   */
  readonly loginConfirms?: boolean | undefined;
  /** False turns the service worker off. */
  readonly serviceWorker?: boolean | undefined;
}

/** Operations that the sandbox says to support. It executes them all. */
export type AnsweredCapabilities = Pick<Configuration["provider"], "profile" | "supports" | "lacks">;

/** Path of the chat's WebSocket. */
export const CHAT_PATH = "/chat-socket";

/**
 * Returns `config.json` as the sandbox serves it. `frames`: host of the pages for frames, if any. `tenant`: added to
 * the path of the chat's socket, because a WebSocket of a browser cannot send the tenant header. For the same reason
 * only the default tenant, without a name, has a service worker.
 */
export function configurationFor(
  {
    brand,
    maintenance,
    fileMegabytes = 5,
    capabilities,
    diagnostics = false,
    serviceWorker = true,
  }: ConfigurationChoice,
  frames?: string,
  tenant = "",
): Configuration {
  return {
    version: 1,
    provider: { serviceUrl: "/service", ...(capabilities && { supports: ["getCapabilities"] }) },
    chat: { path: tenant === "" ? CHAT_PATH : `${CHAT_PATH}/${tenant}` },
    hosts: { payment: [], iframe: frames === undefined ? [] : [frames], images: [] },
    ...BRANDS[brand],
    limits: {
      sessionMinutes: 15,
      warningSeconds: 120,
      checkSeconds: 15,
      requestSeconds: 60,
      fileMegabytes,
      bankAccount: "polish",
    },
    complaints: { answerDays: 30, completionDays: 7, months: 12 },
    decoder: { defaultPin: "1234" },
    app: {
      googlePlay: "https://play.google.com/store/apps/details?id=example.wiazka.ebok",
      appStore: "https://apps.apple.com/pl/app/wiazka/id0000000000",
    },
    features: { offers: true, directBilling: true, wifi: true, resetPin: true, video: true, chat: true },
    ...(diagnostics ? { diagnostics } : {}),
    ...(serviceWorker && tenant === "" ? {} : { serviceWorker: false }),
    ...(maintenance === undefined ? {} : { maintenance }),
  };
}
