import { existsSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { compileWholePlugin } from "./scripts/build/compile-whole-plugin.ts";
import { portalFilesPlugin } from "./scripts/build/portal-files-plugin.ts";
import { productionRouterPlugin } from "./scripts/build/production-router-plugin.ts";
import { prerenderPlugin } from "./scripts/build/second-builds/prerender-plugin.ts";
import { serviceWorkerPlugin } from "./scripts/build/second-builds/service-worker-plugin.ts";
import { shippingPlugin } from "./scripts/build/shipping/shipping-plugin.ts";
import { asRecord, asText, readJson } from "./scripts/json.ts";

/** Name of this release in error reports: by default the version of the package. */
const release =
  process.env["EBOK_RELEASE"] ?? asText(asRecord(readJson(join(import.meta.dirname, "package.json")))["version"]);

/** Address of the sandbox that `npm run dev` has started. */
const provider = process.env["EBOK_PROVIDER"] ?? "http://localhost:8080";

/** Returns the files at these paths. Throws if one does not exist. */
const filesAt = (paths: readonly string[]): ReadonlySet<string> =>
  new Set(
    paths.map((path) => {
      const file = join(import.meta.dirname, path).replaceAll("\\", "/");
      if (!existsSync(file)) throw new Error(`vite.config.ts: the portal has no file ${path}`);
      return file;
    }),
  );

/** Roots of the portal behind the login page; they are loaded while the customer types. */
const PORTAL_ROOTS = filesAt([
  "src/boot/app.ts",
  "src/routes/layouts.tsx",
  "src/routes/guarded-screen.tsx",
  "src/routes/open-screen.tsx",
  "src/routes/home.route.tsx",
  "src/routes/prepare-home.ts",
  "src/routes/follow-session-end.ts",
  "src/container/finance.module.ts",
  "src/container/onboarding.module.ts",
]);

/** Modules that each page of a customer, or home, imports when its first content has been drawn. */
const EXTRAS_ROOTS = filesAt([
  "src/boot/page-data.ts",
  "src/container/content-copies.module.ts",
  "src/container/forms.module.ts",
  "src/container/products.module.ts",
  "src/container/support.module.ts",
  "src/container/tracking.module.ts",
  "src/routes/floating-elements.tsx",
  "src/routes/guest-frame.tsx",
  "src/routes/mobile-data.tsx",
  "src/routes/open-questions.tsx",
  "src/routes/page-extras.tsx",
  "src/routes/session-expired.route.tsx",
  "src/routes/site/home-operator-content.tsx",
  "src/routes/unsaved-guard.tsx",
  "src-ui/shared/upcoming/upcoming-rows.tsx",
  "src-ui/stores/site-content/site-content-cache.store.ts",
]);

/** Matches the modules of a list. */
const isOneOf =
  (files: ReadonlySet<string>) =>
  (id: string): boolean =>
    files.has(id.replaceAll("\\", "/"));

/** Matches style sheets that the login page does not load, except for those of developers and of one language. */
const isPortalStyle = (id: string): boolean =>
  /^(?!.*(\/features\/diagnostics\/|\/cyrillic\.css)).*\.css$/.test(id.replaceAll("\\", "/"));

/** First catalogues by language, and the code of each language. */
const FIRST_CATALOGUES: Readonly<Record<string, string>> = { ukrainian: "uk", english: "en" };

/** Matches translated catalogues and the modules of the first ones. */
const CATALOGUE = /\/src(?:-ui)?\/(?:.*\/)?(?:(uk|en)\.json|languages\/(ukrainian|english)-first\.ts)$/;

/** Texts that are not loaded with a language: those of developers, and the question that is asked before. */
const BUILT_IN = /\/(features\/diagnostics|language-question)\//;

/**
 * Returns the chunk of a translated catalogue: one file for the first pages and the frame of a language, and one for
 * each feature (docs/adr/0078). `undefined` for other modules, and for what is not translated.
 */
function catalogueChunk(id: string): string | undefined {
  const path = id.replaceAll("\\", "/");
  const [, code, list = ""] = CATALOGUE.exec(path) ?? [];
  const language = code ?? FIRST_CATALOGUES[list];
  const feature = /\/features\/([\w-]+)\//.exec(path)?.[1];
  if (language === undefined || BUILT_IN.test(path)) return undefined;
  return feature === undefined || feature === "login" ? language : `${language}-${feature}`;
}

/** Exceptions from splitting by route. A group includes the static imports of its modules (docs/adr/0068). */
const CHUNK_GROUPS = [
  // A release of the portal leaves the largest part of the login page in the browser's cache.
  {
    name: "react",
    test: /[\\/]node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
    priority: 3,
  },
  // The login page needs one file besides React instead of nine.
  { name: "login", tags: ["$initial" as const], priority: 2 },
  // A style sheet with a cascade layer makes the browser lay out the whole page again: all styles behind the login page
  // are one file (docs/adr/0068).
  { name: "styles", test: isPortalStyle, priority: 2 },
  // Home needs one file instead of about 100, and 8 KiB less.
  { name: "portal", test: isOneOf(PORTAL_ROOTS), priority: 1 },
  // The modules that a page imports after its first content are one file instead of about 30: each request takes a slow
  // phone about 2 ms.
  { name: "extras", test: isOneOf(EXTRAS_ROOTS), priority: 0.5 },
  // A page in another language needs one file of the language and one of each of its features. After the login page,
  // which has the code that loads chunks.
  {
    name: (id: string) => catalogueChunk(id) ?? null,
    test: (id: string) => catalogueChunk(id) !== undefined,
    priority: 1,
  },
  // Modules shared by five or more routes and dialogs are loaded once: a route needs fewer files, and the login page
  // carries fewer names.
  { name: "shared", minShareCount: 4 },
];

/** Chunks that index.html loads. */
const FIRST_CHUNKS = /^assets\/(index|react|rolldown-runtime)-[\w-]+\.(js|css)$/;

export default defineConfig({
  plugins: [
    react(),
    productionRouterPlugin(),
    compileWholePlugin(["react", "index", "portal"]),
    portalFilesPlugin("portal"),
    shippingPlugin(release),
    prerenderPlugin(),
    serviceWorkerPlugin(),
  ],
  // rxjs and class-validator have a build for current browsers, smaller than their default one for ES5.
  resolve: { conditions: ["es2015", ...defaultClientConditions] },
  worker: { format: "es" },
  define: { "import.meta.env.VITE_RELEASE": JSON.stringify(release) },
  // legacy decorators of class-validator on the fields of form classes
  oxc: { decorator: { legacy: true } },
  build: {
    target: "es2022",
    // without it, old browsers (Safari before 17) load a chunk only after its importer has run
    modulePreload: {
      polyfill: false,
      // the page has loaded its first chunks before any other: their names would cost each list of chunks some bytes
      resolveDependencies: (_chunk, names, { hostType }) =>
        hostType === "html" ? names : names.filter((name) => !FIRST_CHUNKS.test(name)),
    },
    // nothing is inlined: the Content-Security-Policy forbids `data:` scripts and styles
    assetsInlineLimit: 0,
    sourcemap: "hidden",
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: {
      output: {
        codeSplitting: { groups: CHUNK_GROUPS },
        // Short hashes: the login page carries the names of about 200 files, and a hash cannot be compressed. At least
        // 36 bits distinguish the versions of one name.
        chunkFileNames: "assets/[name]-[hash:7].js",
        assetFileNames: "assets/[name]-[hash:6][extname]",
      },
    },
  },
  server: {
    proxy: {
      "/service": provider,
      "/sandbox": provider,
      "/config.json": provider,
      "/health": provider,
      "/version": provider,
      "/metrics": provider,
      "/chat-socket": { target: provider, ws: true },
    },
  },
});
