import { expect, it } from "vitest";
import type { LaunchableBrowser } from "./unpack-bundled-browser.ts";
import { findBrowser, findTestBrowser, type MachineInfo } from "./find-browser.ts";

const BUNDLED: LaunchableBrowser = {
  name: "bundled",
  executablePath: "/cache/chromium",
  env: { LD_LIBRARY_PATH: "/cache/lib" },
};

function machine(there: readonly string[], rest: Partial<MachineInfo> = {}): MachineInfo {
  return {
    platform: "linux",
    arch: "x64",
    env: {},
    exists: (path) => there.includes(path),
    ownBrowser: "/own/chrome",
    unpack: () => Promise.resolve(BUNDLED),
    runs: () => true,
    ...rest,
  };
}

const pathFor = async (of: MachineInfo): Promise<string> => (await findBrowser(of)).executablePath;

it("prefers Playwright's browser, then the named one, the system's and the bundled one", async () => {
  const env = { CHROMIUM_PATH: "/opt/chromium" };
  expect(await pathFor(machine(["/own/chrome", "/opt/chromium", "/usr/bin/chromium"], { env }))).toBe("/own/chrome");
  expect(await pathFor(machine(["/opt/chromium", "/usr/bin/chromium"], { env }))).toBe("/opt/chromium");
  expect(await pathFor(machine(["/usr/bin/google-chrome", "/usr/bin/chromium"], { env }))).toBe("/usr/bin/chromium");
  expect(await findBrowser(machine([]))).toBe(BUNDLED);
});

it("takes the bundled browser when EBOK_BROWSER asks for it", async () => {
  expect(await findBrowser(machine(["/own/chrome"], { env: { EBOK_BROWSER: "bundled" } }))).toBe(BUNDLED);
});

it("takes the bundled browser for tests if it starts, unless another one is named", async () => {
  const there = ["/own/chrome", "/opt/chromium", "/usr/bin/chromium"];
  const testsIn = async (rest: Partial<MachineInfo>): Promise<string> =>
    (await findTestBrowser(machine(there, rest))).executablePath;
  expect(await testsIn({})).toBe("/cache/chromium");
  expect(await testsIn({ runs: () => false })).toBe("/own/chrome");
  expect(await testsIn({ env: { EBOK_BROWSER: "system" } })).toBe("/own/chrome");
  expect(await testsIn({ env: { CHROMIUM_PATH: "/opt/chromium" }, ownBrowser: "" })).toBe("/opt/chromium");
  expect(await testsIn({ arch: "arm64" })).toBe("/own/chrome");
});

it("finds browsers at the usual places of macOS and Windows", async () => {
  const chrome = "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome";
  expect(await pathFor(machine([chrome], { platform: "darwin", arch: "arm64" }))).toBe(chrome);
  const found = await pathFor(
    machine([], {
      platform: "win32",
      env: { PROGRAMFILES: "C:/Programs" },
      exists: (path) => /Chrome.Application.chrome\.exe$/.test(path),
    }),
  );
  expect(found).toContain("Programs");
});

it("rejects with instructions when there is no browser and the bundled one cannot run", async () => {
  await expect(findBrowser(machine([], { platform: "darwin" }))).rejects.toThrow("CHROMIUM_PATH");
  await expect(findBrowser(machine([], { arch: "arm64", env: { EBOK_BROWSER: "bundled" } }))).rejects.toThrow(
    "CHROMIUM_PATH",
  );
});
