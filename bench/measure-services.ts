import type { Page } from "@playwright/test";
import type { Figures } from "./figures.ts";
import type { Sites } from "./sites.ts";
import { slowPage, type SlowBrowser } from "./slow-browser.ts";
import { meanOfSmallest, summarize } from "./statistics.ts";
import { storedProfile } from "./stored-profile.ts";

const CUSTOMER = "m.brzezinska";
/** Account sizes in number of services, opened alternately, so that both meet the same browser in the same state. */
const ACCOUNTS = [10, 120] as const;
/** Number of loads of each account. */
const ROUNDS = 4;
/** Number of measured presses after each load; one press before them loads the screen's code. */
const PRESSES = 4;
/**
 * Number of fastest presses whose mean counts: load of other programs only lengthens a press, and a single one jumps by
 * a frame.
 */
const FASTEST_PRESSES = 4;

const address = (at: number): string =>
  `<addressId>A-${at}</addressId><street>ul. Długa</street><houseNumber>${at}</houseNumber>` +
  "<zip>80-001</zip><city>Gdańsk</city>";

function service(index: number): string {
  const kind = ["television", "internet", "mobile_phone", "additional"][index % 4] ?? "internet";
  return (
    `<item><productId>P-${index}</productId><category>${kind}</category><status>ACTIVE</status>` +
    `<name>Usługa numer ${index}</name><productInfo>pakiet numer ${index}</productInfo>` +
    `<address>${address((index % 2) + 1)}</address><contractStart>01-03-2025</contractStart>` +
    `<actualPrice>${19 + index}.90</actualPrice><showDetails>true</showDetails></item>`
  );
}

/**
 * Replaces the services in the customer's data by `count()` services at two addresses; other calls reach the server.
 */
async function withServices(page: Page, count: () => number): Promise<void> {
  await page.route("**/service", async (route) => {
    if (!(route.request().postData() ?? "").includes("getClientData")) return route.continue();
    // An idle connection may be closed during the request.
    const answer = await route.fetch({ maxRetries: 3 });
    const services = Array.from({ length: count() }, (_, index) => service(index)).join("");
    const body = (await answer.text())
      .replace(
        /<addressList>.*?<\/addressList>/s,
        `<addressList><item>${address(1)}</item><item>${address(2)}</item></addressList>`,
      )
      .replace(/<products>.*<\/products>/s, `<products>${services}</products>`);
    await route.fulfill({ response: answer, body });
  });
}

interface PressTimes {
  readonly ms: number;
  readonly longest: number;
}

/** Measures from a press on "Usługi" to the list of services, and goes back. */
async function pressServices(page: Page, services: number): Promise<PressTimes> {
  const press = await page.evaluate(async () => {
    const start = performance.now();
    document.querySelector<HTMLAnchorElement>('a[href="/service/myServices"]')?.click();
    const shown = await window.ebokProbe.shown(".service-row", "zł");
    // The browser reports long tasks with a delay.
    await new Promise((resolve) => setTimeout(resolve, 200));
    return { ms: shown - start, longest: window.ebokProbe.longestTask(start) };
  });
  const mainText = await page.locator("main").textContent();
  if (mainText?.includes(`Usługi${services} usług pod 2 adresami`) !== true)
    throw new Error(`expected ${services} services`);
  await page.evaluate(async () => {
    history.back();
    await window.ebokProbe.shown("h1", "Ustawienia");
    await new Promise((resolve) => setTimeout(resolve, 200));
  });
  return press;
}

/**
 * Measures from a press on "Usługi" to the services, with code and data loaded, for an account with ten services and
 * one with 120.
 */
export async function measureServices(
  { browser, cpuSlowdown }: SlowBrowser,
  { portal }: Sites,
  figures: Figures,
): Promise<void> {
  const profile = await storedProfile(browser, portal, CUSTOMER);
  const { page } = await slowPage(profile, { cpuSlowdown, slow: "processor", submits: false });
  let count: number = ACCOUNTS[0];
  await withServices(page, () => count);
  const presses = new Map<number, PressTimes[]>(ACCOUNTS.map((services) => [services, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [services, counted] of presses) {
      count = services;
      await page.goto(`${portal.url}/settings`);
      await page.locator('a[href="/service/myServices"]').first().waitFor({ timeout: 60_000 });
      await page.waitForLoadState("networkidle");
      await pressServices(page, services);
      for (let press = 0; press < PRESSES; press += 1) counted.push(await pressServices(page, services));
    }
  }
  for (const [services, counted] of presses) {
    const times = counted.map(({ ms }) => ms);
    figures.set(`${services} services at 2 addresses: shown, ms/portal`, meanOfSmallest(times, FASTEST_PRESSES));
    figures.set(
      `${services} services at 2 addresses: longest task, ms/portal`,
      summarize(counted.map(({ longest }) => longest)).median,
    );
  }
  await profile.close();
}
