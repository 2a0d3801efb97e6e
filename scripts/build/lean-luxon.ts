import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type { Plugin } from "vite";

/**
 * What of the library of dates the portal cannot reach: spans between two moments as an object of their own, and dates
 * read or
 * written by a pattern (ours are ISO, and shown by `Intl`). Whoever reaches it all the same is told.
 */
const UNUSED: readonly (readonly [module: RegExp, code: string])[] = [
  [/[\\/]luxon[\\/]src[\\/]interval\.js$/, refusing("Interval", ["fromDateTimes"])],
  [
    /[\\/]luxon[\\/]src[\\/]impl[\\/]tokenParser\.js$/,
    ["explainFromTokens", "expandMacroTokens", "formatOptsToTokens", "parseFromTokens"]
      .map((name) => `export function ${name}() { throw new Error("lean-luxon: ${name}"); }`)
      .join("\n") + refusing("TokenParser", []),
  ],
];

/**
 * Takes the library from its sources, which its bundle hides from the bundler, and leaves out what the portal cannot
 * reach.
 */
export function leanLuxon(): Plugin {
  const sources = join(dirname(createRequire(import.meta.url).resolve("luxon/package.json")), "src");
  const met = new Set<RegExp>();
  return {
    name: "ebok:lean-luxon",
    apply: "build",
    enforce: "pre",
    resolveId: (id) => (id === "luxon" ? join(sources, "luxon.js") : null),
    load(id) {
      const [module, code] = UNUSED.find(([one]) => one.test(id)) ?? [];
      if (module === undefined || code === undefined) return null;
      met.add(module);
      return { code, map: null };
    },
    buildEnd(error) {
      if (error === undefined && met.size > 0 && met.size < UNUSED.length)
        throw new Error("lean-luxon: the library of dates has other files than it had");
    },
  };
}

function refusing(name: string, statics: readonly string[]): string {
  const members = statics.map((one) => `static ${one}() { throw new Error("lean-luxon: ${name}"); }`).join(" ");
  return `\nexport class ${name} { constructor() { throw new Error("lean-luxon: ${name}"); } ${members} }\nexport default ${name};`;
}
