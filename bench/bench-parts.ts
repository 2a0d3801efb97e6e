import type { Browser } from "@playwright/test";
import type { Figures } from "./figures.ts";
import { measureAccountSwitch } from "./measure-account-switch.ts";
import { measureChatHour } from "./measure-chat-hour.ts";
import { measureChat } from "./measure-chat.ts";
import { measureDecoding } from "./measure-decoding.ts";
import { measureInvoices, measureSavingInvoices } from "./measure-invoices.ts";
import { measureLighthouse } from "./measure-lighthouse.ts";
import { measureHome, measureLogin } from "./measure-login.ts";
import { measureRoutes } from "./measure-routes.ts";
import { measureServices } from "./measure-services.ts";
import type { Sites } from "./sites.ts";

/** Part of the bench that can run alone. */
export interface BenchPart {
  readonly name: string;
  /** The part runs in every turn of this number: parts that take long and vary little run seldom. */
  readonly everyTurns: number;
  /** Measurements of one turn, each in a browser that is replaced if it stops drawing. */
  readonly steps: readonly ((browser: Browser, sites: Sites, figures: Figures) => Promise<void>)[];
}

const often = (name: string, ...steps: BenchPart["steps"]): BenchPart => ({ name, everyTurns: 1, steps });

/** Parts in the order in which a turn runs them. */
export const BENCH_PARTS: readonly BenchPart[] = [
  often(
    "login",
    ...(["static", "plain", "portal"] as const).map(
      (site) => (browser: Browser, sites: Sites, figures: Figures) => measureLogin(browser, sites, site, figures),
    ),
  ),
  often("home", measureHome),
  often("switch", measureAccountSwitch),
  { name: "routes", everyTurns: 3, steps: [measureRoutes] },
  often("services", measureServices),
  often(
    "invoices",
    ...(["plain", "portal"] as const).map(
      (site) => (browser: Browser, sites: Sites, figures: Figures) => measureInvoices(browser, sites, site, figures),
    ),
    measureSavingInvoices,
  ),
  often("decoding", measureDecoding),
  { name: "chat", everyTurns: 3, steps: [measureChat, measureChatHour] },
  { name: "lighthouse", everyTurns: 2, steps: [(_, sites, figures) => measureLighthouse(sites, figures)] },
];

/** Names of all parts. */
export const PART_NAMES: readonly string[] = BENCH_PARTS.map(({ name }) => name);

/** Returns the parts of these names, all without a name. Throws for a name that no part has. */
export function selectParts(names: readonly string[]): readonly BenchPart[] {
  const unknown = names.filter((name) => !PART_NAMES.includes(name));
  if (unknown.length > 0) throw new Error(`unknown parts: ${unknown.join(", ")}; known: ${PART_NAMES.join(", ")}`);
  return names.length === 0 ? BENCH_PARTS : BENCH_PARTS.filter(({ name }) => names.includes(name));
}

/** Returns true if a part runs in this turn. The warm-up (0) runs the parts of every turn; a single turn runs all. */
export function runsInTurn({ everyTurns }: BenchPart, turn: number, turns: number): boolean {
  if (turns === 1 || everyTurns === 1) return true;
  return turn % everyTurns === 1;
}
