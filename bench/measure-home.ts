import type { Figures } from "./figures.ts";
import { slowestCall, timeHome } from "./measure-home-data.ts";
import type { Sites } from "./sites.ts";
import type { SlowBrowser } from "./slow-browser.ts";

/**
 * Measures from the press on "Zaloguj się" to the first and to all data of the start page. The press follows when the
 * page is idle, as after the time that a customer takes to type a password. "Beyond the session and the slowest call":
 * without the call that opens the session, before which no read can start, and without the slowest read.
 */
export async function measureHome(browser: SlowBrowser, { portal }: Sites, figures: Figures): Promise<void> {
  const times = await timeHome(browser, portal, "login");
  figures.set("login to home: first data, ms/portal", times.first);
  figures.set(
    "login to home: first data beyond the session and the slowest call, ms/portal",
    times.first - times.known - slowestCall(times),
  );
  figures.set(
    "login to home: all data beyond the session and the slowest call, ms/portal",
    times.all - times.known - slowestCall(times),
  );
}

/** Measures from the press on "Przełącz konto" to all data of the other account's start page, likewise. */
export async function measureAccountSwitch(browser: SlowBrowser, { portal }: Sites, figures: Figures): Promise<void> {
  const times = await timeHome(browser, portal, "account switch");
  figures.set("account switch: first data, ms/portal", times.first);
  figures.set(
    "account switch: all data beyond the session and the slowest call, ms/portal",
    times.all - times.known - slowestCall(times),
  );
}
