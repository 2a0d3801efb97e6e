import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { currentRelease, installRelease, pruneReleases, releasesOf, switchTo } from "./release.ts";

let folder: string;
let site: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ebok-release-"));
  site = join(folder, "site");
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** Creates a build whose page shows its number; `shared.js` is the same in all builds. */
function built(number: number): string {
  const dist = join(folder, `dist-${number}`);
  const files = {
    "index.html": `page ${number}`,
    "index.html.br": "br",
    ".vite/manifest.json": "{}",
    "fonts/OFL.txt": "font",
    "assets/shared.js": "shared",
    [`assets/only-${number}.js`]: `${number}`,
    [`assets/only-${number}.js.map`]: "the whole source",
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dist, name)), { recursive: true });
    writeFileSync(join(dist, name), text);
  }
  return dist;
}

function release(number: number, keep = 3): void {
  installRelease(site, built(number), `r${number}`);
  switchTo(site, `r${number}`);
  pruneReleases(site, keep);
}

const page = (): string => readFileSync(join(site, "current", "public", "index.html"), "utf8");

describe("release", () => {
  it("serves all files of the build but source maps and build metadata", () => {
    release(1);
    expect([page(), currentRelease(site)]).toEqual(["page 1", "r1"]);
    expect(
      ["assets/shared.js", "assets/only-1.js", "current/public/index.html.br", "current/public/fonts/OFL.txt"].filter(
        (name) => !existsSync(join(site, name)),
      ),
    ).toEqual([]);
    expect(
      ["assets/only-1.js.map", "current/public/.vite", "current/public/assets"].filter((name) =>
        existsSync(join(site, name)),
      ),
    ).toEqual([]);
  });

  it("keeps the chunks of former releases for open pages", () => {
    release(1);
    release(2);
    expect(page()).toBe("page 2");
    expect(existsSync(join(site, "assets/only-1.js"))).toBe(true);
  });

  it("deletes only files that no kept release needs", () => {
    for (const number of [1, 2, 3]) release(number, 2);
    expect(releasesOf(site).map(({ id }) => id)).toEqual(["r3", "r2"]);
    expect(
      ["only-1.js", "only-2.js", "only-3.js", "shared.js"].filter((name) => existsSync(join(site, "assets", name))),
    ).toEqual(["only-2.js", "only-3.js", "shared.js"]);
    expect(existsSync(join(site, "releases/r1"))).toBe(false);
  });

  it("never deletes the current release, however old", () => {
    for (const number of [1, 2, 3]) release(number);
    switchTo(site, "r1");
    expect(pruneReleases(site, 1)).toEqual(["r2"]);
    expect([page(), existsSync(join(site, "assets/only-1.js"))]).toEqual(["page 1", true]);
  });

  it("switches back to a former release", () => {
    release(1);
    release(2);
    switchTo(site, "r1");
    expect([page(), currentRelease(site)]).toEqual(["page 1", "r1"]);
  });

  it("keeps file times, so that all machines send the same ETags", () => {
    const dist = built(1);
    utimesSync(join(dist, "index.html"), 1_700_000_000, 1_700_000_000);
    installRelease(site, dist, "r1");
    expect(statSync(join(site, "releases/r1/public/index.html")).mtimeMs).toBe(1_700_000_000_000);
  });

  it("rejects a build without a page, a used id and an id with a path", () => {
    expect(() => installRelease(site, folder, "r1")).toThrow("has no index.html");
    installRelease(site, built(1), "r1");
    expect(() => installRelease(site, built(1), "r1")).toThrow("is already installed");
    expect(() => installRelease(site, built(1), "../r1")).toThrow("is not a valid release id");
  });

  it("does not switch to an unknown release or one with missing chunks", () => {
    release(1);
    expect(() => switchTo(site, "r9")).toThrow("there is no release r9; there are: r1");
    rmSync(join(site, "assets/only-1.js"));
    expect(() => switchTo(site, "r1")).toThrow("lacks only-1.js");
    expect(currentRelease(site)).toBe("r1");
  });
});
