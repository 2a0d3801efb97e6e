import { existsSync } from "node:fs";
import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defaultClientConditions, defineConfig } from "vite";
import { prerenderPlugin } from "./scripts/build/second-builds/prerender-plugin.ts";
import { serviceWorkerPlugin } from "./scripts/build/second-builds/service-worker-plugin.ts";
import { shippingPlugin } from "./scripts/build/shipping/shipping-plugin.ts";
import { asRecord, asText, readJson } from "./scripts/json.ts";

/** Name of this release in error reports: by default the version of the package. */
const release =
  process.env["EBOK_RELEASE"] ?? asText(asRecord(readJson(join(import.meta.dirname, "package.json")))["version"]);

/** Address of the sandbox that `npm run dev` has started. */
const provider = process.env["EBOK_PROVIDER"] ?? "http://localhost:8080";

/** Roots of the portal behind the login page; they are loaded while the customer types. */
const PORTAL_ROOTS = [
  "src/boot/app.ts",
  "src/routes/layouts.tsx",
  "src/routes/guarded-screen.tsx",
  "src/routes/open-screen.tsx",
  "src/routes/home.route.tsx",
  "src/routes/prepare-home.ts",
  "src/routes/follow-session-end.ts",
  "src/container/finance.module.ts",
  "src/container/onboarding.module.ts",
].map((path) => {
  const file = join(import.meta.dirname, path).replaceAll("\\", "/");
  if (!existsSync(file)) throw new Error(`vite.config.ts: the portal has no file ${path}`);
  return file;
});

const isPortalRoot = (id: string): boolean => PORTAL_ROOTS.includes(id.replaceAll("\\", "/"));

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
  // Home needs one file instead of about 100, and 8 KiB less.
  { name: "portal", test: isPortalRoot, priority: 1 },
  // Modules shared by five or more routes and dialogs are loaded once: a route needs fewer files, and the login page
  // carries fewer names.
  { name: "shared", minShareCount: 4 },
];

/** Chunks that index.html loads. */
const FIRST_CHUNKS = /^assets\/(index|react|rolldown-runtime)-[\w-]+\.(js|css)$/;

export default defineConfig({
  plugins: [react(), shippingPlugin(release), prerenderPlugin(), serviceWorkerPlugin()],
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
