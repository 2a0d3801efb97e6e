import type { Configuration, MaintenanceConfiguration } from "#domain/configuration/index.ts";
import { SPLOT } from "./splot.ts";
import { WIAZKA } from "./wiazka.ts";

/** The operators that the sandbox can be. */
export const BRANDS = { wiazka: WIAZKA, splot: SPLOT } as const;
export type BrandName = keyof typeof BRANDS;

/** Whether the sandbox can be that operator. */
export function isBrandName(name: string): name is BrandName {
  return Object.hasOwn(BRANDS, name);
}

/** What of a world's configuration can be chosen; the rest is the demo's. */
export interface ConfigurationChoice {
  readonly brand: BrandName;
  readonly maintenance?: MaintenanceConfiguration | undefined;
  readonly fileMegabytes?: number | undefined;
}

/** Where the chat's socket opens. */
export const CHAT_PATH = "/chat-socket";

/**
 * `config.json` as the sandbox serves it. `frames`: the host of pages that stand in frames, where there is one.
 * `world`: a browser names its world in a
 * header, which a socket of it cannot have: there the path says it.
 */
export function configurationFor(
  { brand, maintenance, fileMegabytes = 5 }: ConfigurationChoice,
  frames?: string,
  tenant = "",
): Configuration {
  return {
    version: 1,
    provider: { serviceUrl: "/service" },
    chat: { path: tenant === "" ? CHAT_PATH : `${CHAT_PATH}/${tenant}` },
    hosts: { payment: [], iframe: frames === undefined ? [] : [frames] },
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
    features: { offers: true, directBilling: true, wifi: true, resetPin: true, video: true, chat: true },
    ...(maintenance === undefined ? {} : { maintenance }),
  };
}
