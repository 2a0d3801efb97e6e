import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { asList, asRecord, asText, readJson } from "./json.ts";

/** Check of size-limit. */
export interface Budget {
  readonly name: string;
  readonly limit: string;
  readonly gzip: true;
  readonly path: readonly string[];
}

type Manifest = Readonly<Record<string, unknown>>;

/** Chunk of the portal behind the login page, home included (vite.config.ts). */
const PORTAL = "portal";

/** Chunk of the modules that a page imports after its first content (vite.config.ts). */
const EXTRAS = "extras";

/** Module that stores the portal in the browser. */
const STORE_RELEASE = "src/boot/store-release.ts";

const isRoute = (key: string): boolean => key.endsWith(".route.tsx");

const listOf = (manifest: Manifest, key: string, field: "imports" | "dynamicImports" | "css"): readonly string[] =>
  asList(asRecord(manifest[key])[field]).map(asText);

/** Returns `keys` and their static imports, and with `dialogs` also their dynamic ones, without those in `loaded`. */
function chunksOf(
  manifest: Manifest,
  keys: readonly string[],
  { loaded = new Set(), dialogs = false }: { readonly loaded?: ReadonlySet<string>; readonly dialogs?: boolean } = {},
): ReadonlySet<string> {
  const chunks = new Set<string>();
  const waiting = [...keys];
  for (let key = waiting.pop(); key !== undefined; key = waiting.pop()) {
    if (chunks.has(key) || loaded.has(key) || !(key in manifest)) continue;
    chunks.add(key);
    waiting.push(...listOf(manifest, key, "imports"));
    if (dialogs) waiting.push(...listOf(manifest, key, "dynamicImports").filter((next) => !isRoute(next)));
  }
  return chunks;
}

/** Lists the scripts of a page as files in `dist`. */
export function scriptsOf(page: string): readonly string[] {
  return [...page.matchAll(/<script[^>]* src="\/([^"]+\.js)"/g)].map((match) => match[1] ?? "");
}

/**
 * Budgets in gzip: the login page until it is usable, home in addition to it, what home imports after its first
 * content, and every other route with its dialogs in addition to these. Throws if the build has no chunk of the portal
 * or of the extras.
 */
export function budgetsOf(manifest: Manifest, scripts: readonly string[]): readonly Budget[] {
  const fileOf = (key: string): string => `dist/${asText(asRecord(manifest[key])["file"])}`;
  const keys = Object.keys(manifest);
  const budget = (name: string, limit: string, files: readonly string[]): Budget => ({
    name,
    limit,
    gzip: true,
    path: [...new Set(files)],
  });

  const entries = keys.filter((key) => scripts.some((script) => fileOf(key) === `dist/${script}`));
  const login = chunksOf(manifest, entries);
  const chunksNamed = (name: string): readonly string[] => {
    const chunks = keys.filter((key) => asRecord(manifest[key])["name"] === name && fileOf(key).endsWith(".js"));
    if (chunks.length !== 1) throw new Error(`the build has ${chunks.length} chunks named ${name}, not one`);
    return chunks;
  };
  const portal = chunksNamed(PORTAL);
  const home = chunksOf(manifest, portal, { loaded: login });
  // Loaded while the customer types, before any other route can be opened.
  const behindLogin = entries.flatMap((key) => listOf(manifest, key, "dynamicImports")).filter((key) => !isRoute(key));
  const extras = chunksOf(manifest, chunksNamed(EXTRAS), { loaded: new Set([...login, ...home]) });
  const loaded = chunksOf(manifest, [...entries, ...portal, ...extras, ...behindLogin]);

  const styles = [...login].flatMap((key) => listOf(manifest, key, "css"));
  return [
    budget("login page, JavaScript until it is usable", "119.25 KiB", [
      ...[...login].map(fileOf),
      ...scripts.map((file) => `dist/${file}`),
    ]),
    budget(
      "login page, styles",
      "6.6 KiB",
      styles.map((file) => `dist/${file}`),
    ),
    // Loaded at the start of every page: it must not load the portal.
    budget(
      "storing the portal, beside the login page",
      "8 KiB",
      [...chunksOf(manifest, [STORE_RELEASE], { loaded: login })].map(fileOf),
    ),
    budget("home, beside the login page", "158 KiB", [...home].map(fileOf)),
    budget("extras of every page, beside home", "64 KiB", [...extras].map(fileOf)),
    ...keys
      .filter((key) => isRoute(key) && !loaded.has(key))
      .map((key) =>
        budget(`${key}, beside home`, "80 KiB", [...chunksOf(manifest, [key], { loaded, dialogs: true })].map(fileOf)),
      ),
  ];
}

/** Returns the budgets of the build in `dist`. Throws without a build. */
export function budgetsOfBuild(root: string): readonly Budget[] {
  const page = join(root, "dist", "index.html");
  if (!existsSync(page)) throw new Error("there is no dist/index.html: build the portal first (npm run build)");
  const manifest = asRecord(readJson(join(root, "dist", ".vite", "manifest.json")));
  return budgetsOf(manifest, scriptsOf(readFileSync(page, "utf8")));
}
