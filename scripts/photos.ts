import { existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { startSandbox } from "#sandbox/start-sandbox.ts";
import { BROWSER_ARGUMENTS, findBrowser } from "./find-browser.ts";
import { asList, asRecord, asText } from "./json.ts";
import { startClockAt } from "./start-clock-at.ts";
import { REPORTS, ROOT } from "./run-tool.ts";

/**
 * `node scripts/photos.ts [outDir]`: takes pictures of every screen of the built portal for every demo customer, in
 * both themes, wide and narrow. The date is fixed, so that pictures of two builds can be compared. `PHOTOS` limits the
 * pictures to names that contain it; `PORTAL` names another folder than `dist`.
 */

/** Fixed time of the sandbox and the browser. */
const NOW = Date.parse("2026-11-20T10:00:00+01:00");
const SESSION_MS = 15 * 60_000;
/** Time left of a session that shows the warning, ms. */
const NEARLY_OVER_MS = 60_000;
const PASSWORD = "Wiazka-2026";

const SIZES = [
  { name: "desktop", width: 1440, height: 960 },
  { name: "phone", width: 390, height: 844 },
] as const;
const THEMES = ["light", "dark"] as const;

interface PhotoVariant {
  readonly size: (typeof SIZES)[number];
  readonly theme: (typeof THEMES)[number];
}

/** Screen or state to photograph. */
interface Scene {
  readonly name: string;
  /** Opens the scene. Starts on the customer's start page, or on the login page for a guest. */
  readonly go: (page: Page) => Promise<void>;
  /** Captures only the window, for dialogs and bars above a page. */
  readonly window?: boolean;
  /** Time left of the session, ms. */
  readonly left?: number;
}

const open =
  (path: string) =>
  async (page: Page): Promise<void> => {
    await page.goto(path);
  };

async function firstService(page: Page): Promise<void> {
  await page.goto("/service/myServices");
  await settled(page);
  const service = page.locator(".service-row__name a").first();
  if ((await service.count()) === 0) return;
  await service.click();
  await page.waitForURL("**/myServices/*");
}

async function selectAll(page: Page): Promise<void> {
  await review(page);
  await page.keyboard.press("Escape");
}

async function review(page: Page): Promise<void> {
  await page.goto("/invoice?pay=all");
  await page.locator("dialog .btn--pay").waitFor();
  await settled(page);
}

async function pay(page: Page, choice: string): Promise<void> {
  await review(page);
  await page.locator("dialog .btn--pay").click();
  await page.getByRole("button", { name: choice, exact: true }).click();
  await page.waitForURL("**/paymentComplete/**");
}

async function typeLogin(page: Page): Promise<void> {
  await page.goto("/");
  await page.getByLabel("Login", { exact: true }).fill("m.brzezinska");
  await page.getByRole("button", { name: "Dalej" }).click();
  await page.getByLabel("Hasło", { exact: true }).waitFor();
}

async function wrongPassword(page: Page): Promise<void> {
  await typeLogin(page);
  await page.getByLabel("Hasło", { exact: true }).fill(PASSWORD.toLowerCase());
  await page.getByRole("button", { name: "Zaloguj się" }).click();
  await page.locator("[aria-invalid=true], [role=alert]").first().waitFor();
}

/** Screens photographed for every customer. */
const SCREENS: readonly Scene[] = [
  { name: "home", go: open("/index") },
  { name: "services", go: open("/service/myServices") },
  { name: "service", go: firstService },
  { name: "invoices", go: open("/invoice") },
  { name: "more", go: open("/more") },
];

/** States of the customer with all kinds of data. */
const STATES: readonly Scene[] = [
  {
    name: "invoices-table",
    go: async (page) => {
      await page.goto("/invoice");
      await page.getByRole("button", { name: "Tabela", exact: true }).click();
    },
  },
  { name: "invoices-selected", go: selectAll, window: true },
  {
    name: "own-amount",
    go: async (page) => {
      await open("/invoice")(page);
      await page.getByRole("button", { name: "Inna kwota" }).click();
      await page.getByRole("dialog").getByLabel("Kwota").fill("100");
    },
    window: true,
  },
  { name: "bank-transfer", go: open("/invoice?transfer=all"), window: true },
  { name: "service-unknown", go: open("/service/myServices/0") },
  {
    name: "menu",
    window: true,
    go: async (page) => {
      await page.goto("/index");
      await settled(page);
      const more = page.getByRole("button", { name: "Więcej", exact: true });
      if (await more.isVisible()) await more.click();
    },
  },
  {
    name: "theme",
    window: true,
    go: async (page) => {
      await page.goto("/index");
      await page.getByRole("contentinfo").getByRole("button", { name: "Wygląd" }).click();
    },
  },
  { name: "session", go: open("/index"), window: true, left: NEARLY_OVER_MS },
  { name: "404", go: open("/nie-ma-takiej-strony") },
  { name: "error", go: open("/error/500") },
  { name: "no-permission", go: open("/error/602") },
  { name: "later", go: open("/personalData") },
  { name: "billing", go: open("/billing") },
  { name: "payment-review", go: review, window: true },
  {
    name: "bank",
    go: async (page) => {
      await review(page);
      await page.locator("dialog .btn--pay").click();
      await page.waitForURL("**/sandbox/pay/**");
    },
  },
  {
    name: "payment-pending",
    go: async (page) => {
      await review(page);
      await page.locator("dialog .btn--pay").click();
      await page.waitForURL("**/sandbox/pay/**");
      await page.goto("/invoice");
      await page.getByRole("button", { name: "Wróć do płatności" }).waitFor();
    },
  },
  { name: "payment-rejected", go: (page) => pay(page, "Odrzuć płatność") },
  { name: "payment-confirmed", go: (page) => pay(page, "Zapłać") },
  {
    name: "home-paid",
    go: async (page) => {
      await pay(page, "Zapłać");
      await page.goto("/index");
    },
  },
  {
    name: "invoices-paid",
    go: async (page) => {
      await pay(page, "Zapłać");
      await page.goto("/invoice");
    },
  },
];

/** Screens without a login. */
const GUEST: readonly Scene[] = [
  { name: "login", go: open("/") },
  { name: "login-password", go: typeLogin },
  { name: "login-wrong-password", go: wrongPassword },
  { name: "session-expired", go: open("/sessionExpired") },
  { name: "guest-404", go: open("/nie-ma-takiej-strony") },
  { name: "sandbox", go: open("/sandbox") },
];

/** Waits until data, code and fonts have loaded. */
async function settled(page: Page): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.locator("h1").first().waitFor();
  await page.waitForFunction(() => document.querySelector(".loading, .skeleton, .loading-line") === null);
  await page.evaluate(() => document.fonts.ready);
}

/** Resets the sandbox to the fixed morning, so that pictures do not depend on each other. */
async function resetSandbox(page: Page): Promise<void> {
  await page.request.post("/sandbox/api/reset", { data: { now: NOW } });
}

/** Stores a session of the customer in the browser, in the portal's format. */
async function storeSession(page: Page, login: string, left = SESSION_MS): Promise<void> {
  const answer = await page.request.post("/sandbox/api/session", { data: { login } });
  const session: unknown = await answer.json();
  await page.goto("/favicon.svg");
  await page.evaluate(
    (storedSession) => localStorage.setItem("ebok.session", storedSession),
    JSON.stringify({ version: 1, deadline: NOW + left, session }),
  );
}

/** Makes the window as high as the page, so that fixed elements are at the edges of the picture. */
async function expandWindow(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const whole = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.max(height, whole) });
}

const chosen = process.env["PHOTOS"] ?? "";

async function photograph(page: Page, scene: Scene, file: string): Promise<void> {
  const window = page.viewportSize();
  try {
    await scene.go(page);
    await settled(page);
    if (scene.window !== true) await expandWindow(page);
    await page.screenshot({ path: file, animations: "disabled" });
  } catch (error) {
    console.error(`${file}: ${error instanceof Error ? error.message.split("\n", 1)[0] : String(error)}`);
    process.exitCode = 1;
  }
  if (window !== null) await page.setViewportSize(window);
}

function contextOf(
  browser: Browser,
  baseURL: string,
  { size, theme }: PhotoVariant,
  tenant: string,
): Promise<BrowserContext> {
  return browser.newContext({
    baseURL,
    colorScheme: theme,
    reducedMotion: "reduce",
    locale: "pl-PL",
    timezoneId: "Europe/Warsaw",
    viewport: { width: size.width, height: size.height },
    hasTouch: size.name === "phone",
    isMobile: size.name === "phone",
    extraHTTPHeaders: { "X-Sandbox-Tenant": tenant },
  });
}

async function photographVariant(
  browser: Browser,
  baseURL: string,
  variant: PhotoVariant,
  folder: string,
): Promise<void> {
  const fileOf = (name: string): string => join(folder, `${name}-${variant.size.name}-${variant.theme}.png`);
  const context = await contextOf(browser, baseURL, variant, `photos-${variant.size.name}-${variant.theme}`);
  // Accepts the cookie bar, which would cover every picture.
  await context.addCookies([{ name: "ebok.cookies", value: "necessary", url: baseURL }]);
  const page = await context.newPage();
  await startClockAt(page, NOW);
  await resetSandbox(page);
  for (const scene of GUEST) {
    const file = fileOf(scene.name);
    if (file.includes(chosen)) await photograph(page, scene, file);
  }

  const customers = asList(await (await page.request.get("/sandbox/api/customers")).json()).map((customer) =>
    asText(asRecord(customer)["login"]),
  );
  for (const [index, login] of customers.entries()) {
    for (const scene of index === 0 ? [...SCREENS, ...STATES] : SCREENS) {
      const file = fileOf(`${login}-${scene.name}`);
      if (!file.includes(chosen)) continue;
      await resetSandbox(page);
      await storeSession(page, login, scene.left);
      await photograph(page, scene, file);
    }
  }
  await context.close();
}

const folder = resolve(process.argv[2] ?? join(REPORTS, "photos"));
const portal = resolve(ROOT, process.env["PORTAL"] ?? "dist");
if (!existsSync(join(portal, "index.html")))
  throw new Error(`There is no portal in ${portal}: build it first (npm run build).`);
mkdirSync(folder, { recursive: true });
const found = await findBrowser();
const sandbox = await startSandbox({ portal });
const environment = Object.fromEntries(
  Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
);
const browser = await chromium.launch({
  executablePath: found.executablePath,
  args: [...BROWSER_ARGUMENTS],
  env: { ...environment, ...found.env },
});
try {
  await Promise.all(
    SIZES.map(async (size) => {
      for (const theme of THEMES) await photographVariant(browser, sandbox.url, { size, theme }, folder);
    }),
  );
} finally {
  await browser.close();
  await sandbox.close();
}
console.log(`The pictures are in ${folder}`);
