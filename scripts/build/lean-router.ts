import type { Plugin } from "vite";

const ROUTER = /[\\/]react-router[\\/]dist[\\/]development[\\/]chunk-[^\\/]+\.mjs$/;

/**
 * What no portal of this kind can reach: pages rendered by a server, instruments, and the
 * router's own page for errors (every branch of the routes has one). Whoever reaches it all the same is told.
 */
const UNREACHED = [
  "RSCErrorHandler", "decodeRouteErrorResponseDigest", "deserializeErrors", "getRouteInstrumentationUpdates", "instrumentClientSideRouter",
  "DefaultErrorComponent",
];

const CHANGES: readonly (readonly [found: RegExp, instead: string])[] = [
  ...UNREACHED.map((name) => [new RegExp(`function ${name}\\([^()]*\\) \\{`), `$& throw new Error("lean-router: ${name}");`] as const),
  // what it says to developers
  [/var ENABLE_DEV_WARNINGS = true;/, "var ENABLE_DEV_WARNINGS = false;"],
  // its links, forms and memos: a bundler may not drop what it must call in order to make
  [/(?<== )React\d*\.(?:forwardRef|memo|createContext)\(/g, "/* @__PURE__ */ $&"],
  [/^\w+\.displayName = "[^"]+";$/gm, ""],
];

/**
 * Leaves out of the build what the router carries and the portal does not use. The package gives bundlers its development
 * build, whatever the mode; both builds differ in one flag. Fails the build when the package has changed so that nothing of
 * this fits any more.
 */
export function leanRouter(): Plugin {
  return {
    name: "ebok:lean-router",
    apply: "build",
    transform(code, id) {
      if (!ROUTER.test(id) || !code.includes("function DefaultErrorComponent")) return null;
      return { code: CHANGES.reduce((lean, [found, instead]) => replaced(lean, found, instead), code), map: null };
    },
  };
}

function replaced(code: string, found: RegExp, instead: string): string {
  const next = code.replace(found, instead);
  if (next === code) throw new Error(`lean-router: the router has no ${found} any more`);
  return next;
}
