import type { Page } from "puppeteer-core";

/** Journey through the portal that must work in every browser. Rejects on failure. */
export interface BrowserJourney {
  readonly name: string;
  readonly go: (page: Page, portal: string) => Promise<void>;
}

const LOGIN = "m.brzezinska";
const PASSWORD = "Wiazka-2026";

/** Selects an element within another by the beginning of its text: the name of a busy button is longer. */
const inside = (within: string, tag: string, words: string): string =>
  `::-p-xpath(//${within}//${tag}[starts-with(normalize-space(.), "${words}")])`;
const button = (name: string): string => inside("body", "button", name);

const press = (page: Page, selector: string): Promise<void> => page.locator(selector).click();

async function see(page: Page, selector: string): Promise<void> {
  await page.locator(selector).wait();
}

async function arrive(page: Page, path: string): Promise<void> {
  await page.waitForFunction((expected) => window.location.pathname === expected, {}, path);
}

async function logIn(page: Page, portal: string): Promise<void> {
  await page.goto(portal);
  await page.locator("input[autocomplete~='username']").fill(LOGIN);
  await press(page, button("Dalej"));
  await page.locator("input[type='password']").fill(PASSWORD);
  await press(page, button("Zaloguj się"));
  await arrive(page, "/index");
  // Accepts the cookie bar, which covers the bottom of the window.
  await press(page, button("Tylko niezbędne"));
}

async function pay(page: Page, portal: string): Promise<void> {
  await page.goto(`${portal}/invoice?pay=all`);
  await press(page, inside("dialog", "button", "Zapłać"));
  await page.waitForFunction(() => window.location.pathname.startsWith("/sandbox/pay/"));
  await press(page, button("Zapłać"));
  await arrive(page, "/paymentComplete/invoice");
  await see(page, inside("main", "h2", "Przyjęliśmy płatność"));
}

async function changeTheme(page: Page, portal: string): Promise<void> {
  await page.goto(`${portal}/settings`);
  const background = (): Promise<string> =>
    page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const before = await background();
  await press(page, inside("footer", "button", "Wygląd"));
  await press(page, inside("dialog", "label", "Ciemny"));
  await press(page, inside("dialog", "button", "Gotowe"));
  await page.reload();
  await see(page, "footer");
  if ((await background()) === before) throw new Error("the dark theme was lost by a reload");
}

/** Journeys, run in one browser one after the other. */
export const JOURNEYS: readonly BrowserJourney[] = [
  { name: "login", go: logIn },
  {
    name: "home",
    go: async (page) => {
      await see(page, inside("main", "h1", "Start"));
      await see(page, "::-p-text(Do zapłaty)");
    },
  },
  {
    name: "services",
    go: async (page) => {
      await press(page, inside("nav", "a", "Usługi"));
      await arrive(page, "/service/myServices");
      await press(page, inside("main", "a", "Internet"));
      await page.waitForFunction(() => /^\/service\/myServices\/.+/.test(window.location.pathname));
      await see(page, "main h1");
    },
  },
  {
    name: "invoices",
    go: async (page) => {
      await press(page, inside("nav", "a", "Faktury"));
      await arrive(page, "/invoice");
      await see(page, "main tbody tr, main [role=row]");
    },
  },
  { name: "pay", go: pay },
  { name: "theme", go: changeTheme },
  {
    name: "logout",
    go: async (page) => {
      await press(page, button("Wyloguj"));
      await arrive(page, "/");
      await see(page, "::-p-text(Wylogowano.)");
      const storedSession = await page.evaluate(() => window.localStorage.getItem("ebok.session"));
      if (storedSession !== null) throw new Error("a session is still stored after logout");
    },
  },
];
