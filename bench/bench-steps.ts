import type { BenchPart } from "./bench-schedule.ts";
import type { Figures } from "./figures.ts";
import { measureChatHour } from "./measure-chat-hour.ts";
import { measureChat } from "./measure-chat.ts";
import { measureDecoding } from "./measure-decoding.ts";
import { measureAccountSwitch, measureHome } from "./measure-home.ts";
import { measureInvoices, measureSavingInvoices } from "./measure-invoices.ts";
import { measureLighthouse } from "./measure-lighthouse.ts";
import { measureLogin } from "./measure-login.ts";
import { measureRoutes } from "./measure-routes.ts";
import { measureServices } from "./measure-services.ts";
import type { Sites } from "./sites.ts";
import type { SlowBrowser } from "./slow-browser.ts";

/** Measurement in a browser that is replaced if it stops drawing. */
export type BenchStep = (browser: SlowBrowser, sites: Sites, figures: Figures) => Promise<void>;

/** Measurements of each part in one turn. */
export const BENCH_STEPS: Readonly<Record<BenchPart["name"], readonly BenchStep[]>> = {
  login: (["static", "plain", "portal"] as const).map(
    (site): BenchStep =>
      (browser, sites, figures) =>
        measureLogin(browser, sites, site, figures),
  ),
  home: [measureHome],
  switch: [measureAccountSwitch],
  routes: [measureRoutes],
  services: [measureServices],
  invoices: [
    ...(["plain", "portal"] as const).map(
      (site): BenchStep =>
        (browser, sites, figures) =>
          measureInvoices(browser, sites, site, figures),
    ),
    measureSavingInvoices,
  ],
  decoding: [measureDecoding],
  chat: [measureChat, measureChatHour],
  lighthouse: [({ cpuSlowdown }, sites, figures) => measureLighthouse(cpuSlowdown, sites, figures)],
};
