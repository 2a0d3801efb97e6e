import type { Plugin } from "vite";

const ROUTER = /[\\/]react-router[\\/]dist[\\/]development[\\/]chunk-[^\\/]+\.mjs$/;

/**
 * What no portal of this kind can reach: pages rendered by a server, instruments, and the
 * router's own page for errors (every branch of the routes has one). Whoever reaches it all the same is told.
 */
const UNREACHED = [
  "RSCErrorHandler",
  "decodeRouteErrorResponseDigest",
  "deserializeErrors",
  "getRouteInstrumentationUpdates",
  "instrumentClientSideRouter",
  "DefaultErrorComponent",
];

/**
 * What it would tell a developer who uses it otherwise than the portal does; parts of its sentences, so that nothing of
 * its code is touched.
 */
const SAID_TO_DEVELOPERS = [
  "  Route id's must be globally unique within Data Router usages",
  " An absolute child route path must start with the combined path of all its parent routes.",
  " To get rid of this warning, please change the route path to ",
  ' field. Alternatively you may provide the full path as a string in <Link to="..."> and the router will parse it for you.',
  "You are trying to use a blocker on a POP navigation to a location that was not created by @remix-run/router. This will fail silently in production. This can happen if you are navigating outside the router via `window.history.pushState`/`window.location.hash` instead of using router navigation APIs.  This can also happen if you are using createHashRouter and the user manually changes the URL.",
  " hook in a browser that does not support the URLSearchParams API. If you need to support Internet Explorer 11, we recommend you load a polyfill such as https://github.com/ungap/url-search-params.",
  " the location pathname must begin with the portion of the URL pathname that was matched by all parent routes. The current pathname base is ",
  "<Navigate> must not be used on the initial render in a <StaticRouter>. This is a no-op, but you should modify your code so the <Navigate> is only ever rendered in response to some user interaction or state change.",
  " You should never have more than one in your app.",
  "You cannot call the handler for a route which defines a boolean ",
  " could not be decoded because it is a malformed URL segment. This is probably due to a bad percent encoding ",
  "You should call navigate() in a React.useEffect(), not when your component is first rendered.",
  " is not a decodable element ID. The view will not scroll to it.",
];

const CHANGES: readonly (readonly [found: RegExp | string, instead: string])[] = [
  ...UNREACHED.map(
    (name) => [new RegExp(`function ${name}\\([^()]*\\) \\{`), `$& throw new Error("lean-router: ${name}");`] as const,
  ),
  ...SAID_TO_DEVELOPERS.map((words) => [words, ""] as const),
  [/var ENABLE_DEV_WARNINGS = true;/, "var ENABLE_DEV_WARNINGS = false;"],
  // its links, forms and memos: a bundler may not drop what it must call in order to make
  [/(?<== )React\d*\.(?:forwardRef|memo|createContext)\(/g, "/* @__PURE__ */ $&"],
  [/^\w+\.displayName = "[^"]+";$/gm, ""],
];

/**
 * Leaves out of the build what the router carries and the portal does not use. The package gives bundlers its
 * development
 * build, whatever the mode; both builds differ in one flag. Fails the build when the package has changed so that
 * nothing of
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

function replaced(code: string, found: RegExp | string, instead: string): string {
  const next = code.replace(found, instead);
  if (next === code) throw new Error(`lean-router: the router has no ${String(found)} any more`);
  return next;
}
