import { existsSync } from "node:fs";
import { copyFile, mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Browser } from "@playwright/test";
import { startSandbox } from "#sandbox/start-sandbox.ts";
import { fullOutput, REPORTS, ROOT, runTool } from "../scripts/run-tool.ts";
import { startHttp2Front } from "./http2-front.ts";
import { startBrowser } from "./slow-browser.ts";

export type SiteName = "static" | "plain" | "portal";

/** Page served as the deployment guide serves the portal: with TLS and HTTP/2. */
export interface Site {
  /** Origin for browsers, without a trailing slash. */
  readonly url: string;
  /** Origin of its sandbox, which programs reach without a certificate. */
  readonly sandboxUrl: string;
  close(): Promise<void>;
}

/** Three pages served alike: the portal and two limit pages. */
export type Sites = Readonly<Record<SiteName, Site>>;

const HOME = join(REPORTS, "bench");
const PACKED = /\.(js|css|html|svg|json)$/;

/** Compresses files as those of the portal are: brotli 11 and gzip 9. */
async function compress(folder: string): Promise<void> {
  for (const name of await readdir(folder, { recursive: true })) {
    const file = join(folder, name);
    if (!PACKED.test(name) || !(await stat(file)).isFile() || existsSync(`${file}.br`)) continue;
    const content = await readFile(file);
    await writeFile(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }));
    await writeFile(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

async function build(args: readonly string[]): Promise<void> {
  const run = await runTool("vite", ["build", "--logLevel", "error", ...args]);
  if (run.code !== 0) throw new Error(fullOutput(run));
}

/** Saves the portal's login page without scripts, with its markup and styles. */
async function snapshotLoginPage(browser: Browser, url: string, folder: string): Promise<void> {
  const page = await browser.newPage({ locale: "pl-PL" });
  await page.goto(url);
  await page.locator("form input:not([hidden])").first().waitFor();
  const markup = await page.locator("#root").innerHTML();
  const sheet = await page.locator('link[rel="stylesheet"]').first().getAttribute("href");
  await page.close();
  if (sheet === null) throw new Error("the login page has no stylesheet");
  await rm(folder, { recursive: true, force: true });
  await mkdir(join(folder, "assets"), { recursive: true });
  const styles = await readFile(join(ROOT, "dist", sheet), "utf8");
  await writeFile(join(folder, sheet), styles);
  for (const [font] of styles.matchAll(/\/fonts\/[^)"']+|\/assets\/[^)"']+\.woff2/g)) {
    await mkdir(join(folder, font, ".."), { recursive: true });
    await copyFile(join(ROOT, "dist", font), join(folder, font));
  }
  await copyFile(join(ROOT, "dist/favicon.svg"), join(folder, "favicon.svg"));
  await writeFile(
    join(folder, "index.html"),
    `<!doctype html><html lang="pl"><head><meta charset="utf-8">` +
      `<meta name="viewport" content="width=device-width, initial-scale=1"><title>Logowanie</title>` +
      `<link rel="icon" href="/favicon.svg"><link rel="stylesheet" href="${sheet}"></head>` +
      `<body><div id="root">${markup}</div></body></html>`,
  );
}

/** Serves a built page with a sandbox of its own. */
export async function startSite(portal: string): Promise<Site> {
  const sandbox = await startSandbox({ portal });
  const front = await startHttp2Front(sandbox.port);
  return {
    url: front.url,
    sandboxUrl: sandbox.url,
    async close() {
      await front.close();
      await sandbox.close();
    },
  };
}

/** Builds all three pages and starts each on a port of its own. */
export async function openSites(): Promise<Sites> {
  await mkdir(HOME, { recursive: true });
  await build([]);
  await build(["--config", join(ROOT, "bench/limits/vite.config.ts")]);
  const folders = { static: join(HOME, "static"), plain: join(HOME, "plain"), portal: join(ROOT, "dist") };
  await copyFile(join(folders.portal, "favicon.svg"), join(folders.plain, "favicon.svg"));
  const portal = await startSite(folders.portal);
  const browser = await startBrowser();
  await snapshotLoginPage(browser, portal.sandboxUrl, folders.static);
  await browser.close();
  await Promise.all(Object.values(folders).map(compress));
  return {
    portal,
    plain: await startSite(folders.plain),
    static: await startSite(folders.static),
  };
}
