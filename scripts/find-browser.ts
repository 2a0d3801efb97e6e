import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { unpackBundledBrowser, type LaunchableBrowser } from "./unpack-bundled-browser.ts";

/** Machine on which the browser is searched; specs pass another one. */
export interface MachineInfo {
  readonly platform: NodeJS.Platform;
  readonly arch: string;
  readonly env: Readonly<Record<string, string | undefined>>;
  exists(path: string): boolean;
  readonly ownBrowser: string;
  unpack(): Promise<LaunchableBrowser>;
  /** Returns true if the browser starts here: the bundled one needs glibc. */
  runs(browser: LaunchableBrowser): boolean;
}

const WINDOWS_ROOTS = ["PROGRAMFILES", "PROGRAMFILES(X86)", "LOCALAPPDATA"];
const WINDOWS_PLACES = [
  ["Google", "Chrome", "Application", "chrome.exe"],
  ["Chromium", "Application", "chrome.exe"],
  ["Microsoft", "Edge", "Application", "msedge.exe"],
];

function usualPlaces({ platform, env }: MachineInfo): readonly string[] {
  if (platform === "darwin") {
    return ["Google Chrome", "Chromium", "Microsoft Edge"].map(
      (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
    );
  }
  if (platform !== "win32")
    return [
      "/usr/bin/chromium",
      "/usr/bin/chromium-browser",
      "/usr/bin/google-chrome",
      "/usr/bin/google-chrome-stable",
    ];
  return WINDOWS_ROOTS.flatMap((root) => {
    const folder = env[root];
    return folder === undefined ? [] : WINDOWS_PLACES.map((parts) => join(folder, ...parts));
  });
}

export const thisMachine: MachineInfo = {
  platform: process.platform,
  arch: process.arch,
  env: process.env,
  exists: existsSync,
  ownBrowser: chromium.executablePath(),
  unpack: unpackBundledBrowser,
  runs: ({ executablePath, env }) =>
    spawnSync(executablePath, ["--version"], { env: { ...process.env, ...env }, stdio: "ignore", timeout: 20_000 })
      .status === 0,
};

const canUnpack = ({ platform, arch }: MachineInfo): boolean => platform === "linux" && arch === "x64";

/**
 * Finds the browser for measurements and pictures: Playwright's own, the one named by `CHROMIUM_PATH`, one installed on
 * the machine, or the bundled one from npm, which needs nothing of the system. `EBOK_BROWSER=bundled` takes the last
 * one at once. Rejects with instructions if there is none.
 */
export async function findBrowser(machine: MachineInfo = thisMachine): Promise<LaunchableBrowser> {
  if (machine.env["EBOK_BROWSER"] === "bundled" && canUnpack(machine)) return machine.unpack();

  const named = machine.env["CHROMIUM_PATH"];
  const places = [machine.ownBrowser, ...(named === undefined ? [] : [named]), ...usualPlaces(machine)];
  const found = places.find((place) => place !== "" && machine.exists(place));
  if (found !== undefined) return { name: found, executablePath: found, env: {} };
  if (canUnpack(machine)) return machine.unpack();
  throw new Error(
    [
      "No Chromium found. Install Chrome, run `npx playwright install chromium`,",
      "or set CHROMIUM_PATH to a Chromium or Chrome.",
    ].join(" "),
  );
}

/**
 * Finds the browser for tests: the bundled one if it starts, so that tests behave the same on every machine, and
 * because it takes half the time of a browser with windows. `CHROMIUM_PATH` names another one; `EBOK_BROWSER=system`
 * takes an installed one. Rejects as `findBrowser` does.
 */
export async function findTestBrowser(machine: MachineInfo = thisMachine): Promise<LaunchableBrowser> {
  const otherwise = machine.env["EBOK_BROWSER"] === "system" || machine.env["CHROMIUM_PATH"] !== undefined;
  if (otherwise || !canUnpack(machine)) return findBrowser(machine);
  const bundled = await machine.unpack();
  return machine.runs(bundled) ? bundled : findBrowser(machine);
}

/** Disables Chromium's sandbox, which root in a container cannot use, and all background network traffic. */
export const BROWSER_ARGUMENTS: readonly string[] = [
  "--no-sandbox",
  "--disable-quic",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-default-apps",
  "--disable-domain-reliability",
  "--disable-sync",
  "--no-first-run",
  "--no-pings",
  "--font-render-hinting=none",
];
