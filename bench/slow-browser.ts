import { chromium, type Browser, type BrowserContext, type CDPSession, type Page } from "@playwright/test";
import { BROWSER_ARGUMENTS, findBrowser } from "../scripts/find-browser.ts";
import { trustArgument } from "./certificate.ts";
import { installProbe } from "./probe.ts";

/** Slow line of a customer. */
const LINE = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (0.75 * 1_000_000) / 8,
};

/** Browser whose pages are slowed down to the speed of the simulated phone. */
export interface SlowBrowser {
  readonly browser: Browser;
  /** Factor by which its processor is slowed down. */
  readonly cpuSlowdown: number;
}

/** Page of a fresh profile on the simulated phone. */
export interface SlowPage {
  readonly page: Page;
  readonly devtools: CDPSession;
  /** Returns the bytes received so far, headers included. */
  readonly bytes: () => number;
  /** Returns the size of the JavaScript heap after a garbage collection, bytes. */
  readonly heap: () => Promise<number>;
}

export interface SlowPageOptions {
  /** Factor by which the processor is slowed down. */
  readonly cpuSlowdown: number;
  /** `line` slows the network too; otherwise only the processor is slow, to measure work. */
  readonly slow: "line" | "processor";
  /** True if the form's code must handle the submit event for the page to count as usable. */
  readonly submits: boolean;
}

export async function startBrowser(): Promise<Browser> {
  const found = await findBrowser();
  return chromium.launch({
    executablePath: found.executablePath,
    args: [...BROWSER_ARGUMENTS, trustArgument(), "--js-flags=--expose-gc"],
    env: { ...ownEnvironment(), ...found.env },
  });
}

function ownEnvironment(): Record<string, string> {
  return Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );
}

/** Creates a new profile with an empty cache. */
export function freshProfile(browser: Browser, headers: Readonly<Record<string, string>>): Promise<BrowserContext> {
  return browser.newContext({
    locale: "pl-PL",
    timezoneId: "Europe/Warsaw",
    viewport: { width: 1440, height: 900 },
    reducedMotion: "reduce",
    extraHTTPHeaders: { ...headers },
  });
}

export async function slowPage(
  profile: BrowserContext,
  { cpuSlowdown, slow, submits }: SlowPageOptions,
): Promise<SlowPage> {
  const page = await profile.newPage();
  await page.addInitScript(installProbe, { submits });
  const devtools = await profile.newCDPSession(page);
  await devtools.send("Network.enable");
  if (slow === "line") await devtools.send("Network.emulateNetworkConditions", LINE);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  let bytes = 0;
  devtools.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
  return {
    page,
    devtools,
    bytes: () => bytes,
    async heap() {
      await devtools.send("HeapProfiler.collectGarbage");
      const { usedSize } = await devtools.send("Runtime.getHeapUsage");
      return usedSize;
    },
  };
}
