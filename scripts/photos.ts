import { existsSync, mkdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Browser, type BrowserContext, chromium, type Page } from "playwright";
import { startSandbox } from "#sandbox/start-sandbox.ts";
import { BROWSER_ARGUMENTS, findBrowser } from "./find-browser.ts";
import { asList, asRecord, asText } from "./json.ts";
import { NOW, resetSandbox, settled, openCustomerSession } from "./photos/photo-page.ts";
import { GUEST_SCENES, SCREENS, STATES, type Scene } from "./photos/photo-scenes.ts";
import { startClockAt } from "./start-clock-at.ts";
import { REPORTS, ROOT } from "./run-tool.ts";

/**
 * `node scripts/photos.ts [outDir]`: takes pictures of every screen of the built portal for every demo customer, in
 * both themes, wide and narrow. The date is fixed, so that pictures of two builds can be compared. `PHOTOS` limits the
 * pictures to names that contain it; `PORTAL` names another folder than `dist`.
 */

const SIZES = [
  { name: "desktop", width: 1440, height: 960 },
  { name: "phone", width: 390, height: 844 },
] as const;
const THEMES = ["light", "dark"] as const;

interface PhotoVariant {
  readonly size: (typeof SIZES)[number];
  readonly theme: (typeof THEMES)[number];
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
  for (const scene of GUEST_SCENES) {
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
      await openCustomerSession(page, login, scene.left);
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
