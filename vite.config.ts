import react from "@vitejs/plugin-react";
import { resolve } from "node:path";
import { defaultClientConditions, defineConfig } from "vite";
import { BESIDE, chunkOf, FIELDS, FORM_DESK, SMALL_ROUTES, TRACKING } from "./scripts/build/chunks.ts";
import { leanContainer } from "./scripts/build/lean-container.ts";
import { leanLuxon } from "./scripts/build/lean-luxon.ts";
import { leanXml } from "./scripts/build/lean-xml.ts";
import { leanIcons } from "./scripts/build/lean-icons.ts";
import { leanRouter } from "./scripts/build/lean-router.ts";
import { ship } from "./scripts/build/shipping/ship.ts";

/** Where `npm run dev` finds the sandbox that it has started. */
const provider = process.env["EBOK_PROVIDER"] ?? "http://localhost:8080";

function unusedXmlPart(name: string): string {
  return resolve(import.meta.dirname, `scripts/build/unused-xml-parts/${name}.ts`);
}

export default defineConfig({
  plugins: [react(), leanIcons(), leanContainer(), leanLuxon(), leanXml(), leanRouter(), ship()],
  resolve: {
    // rxjs as it was written, without the helpers of an older language
    conditions: ["es2015", ...defaultClientConditions],
    // 14 kB of the XML library that the codec's options leave without work
    alias: {
      "is-unsafe": unusedXmlPart("is-unsafe"),
      "@nodable/entities": unusedXmlPart("entities"),
      strnum: unusedXmlPart("to-number"),
      // and 2 kB of rxjs, for sources that the portal does not have
      tslib: resolve(import.meta.dirname, "scripts/build/unused-rxjs-parts/async-iterables.ts"),
    },
  },
  worker: { format: "es", plugins: () => [leanXml()] },
  // the marks on the fields of a form class, as class-validator knows them
  oxc: { decorator: { legacy: true } },
  build: {
    target: "es2022",
    // Two chunks hold what all screens share, and both are fetched as soon as a session is known: lists of what to
    // preload would only weigh on the login page.
    modulePreload: false,
    // nothing is inlined: `data:` scripts and styles are closed by the Content-Security-Policy
    assetsInlineLimit: 0,
    sourcemap: "hidden",
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: {
      // the first page names every route's chunk, and hashes do not compress: seven signs tell 10^12 contents apart
      output: {
        chunkFileNames: "assets/[name]-[hash:7].js",
        codeSplitting: {
          groups: [
            { name: chunkOf, priority: 1 },
            { name: "pages", test: SMALL_ROUTES },
            { name: "tracking", test: TRACKING },
            { name: "form-desk", test: FORM_DESK },
            { name: "fields", test: FIELDS },
            { name: "beside", test: BESIDE },
          ],
        },
      },
    },
  },
  server: {
    proxy: {
      "/service": provider,
      "/sandbox": provider,
      "/config.json": provider,
      "/health": provider,
      "/chat-socket": { target: provider, ws: true },
    },
  },
});
