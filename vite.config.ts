import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { shippingPlugin } from "./scripts/build/shipping/shipping-plugin.ts";

/** Where `npm run dev` finds the sandbox that it has started. */
const provider = process.env["EBOK_PROVIDER"] ?? "http://localhost:8080";

/** Roots of the portal behind the login page: it is fetched while the customer types. */
const PORTAL =
  /[\\/]src[\\/](boot[\\/]app|routes[\\/](layouts|gated|home\.route)|container[\\/](finance|onboarding)\.module)\.tsx?$/;

/** Exceptions from splitting by route. A group takes the static imports of its modules along (docs/adr/0068). */
const CHUNK_GROUPS = [
  // A release of the portal leaves the largest part of the login page in the browser's cache.
  {
    name: "react",
    test: /[\\/]node_modules[\\/](react|react-dom|react-router|react-router-dom|scheduler)[\\/]/,
    priority: 3,
  },
  // The login page needs one file beside React instead of nine.
  { name: "login", tags: ["$initial" as const], priority: 2 },
  // Home needs one file instead of about 100, and 8 KiB less.
  { name: "portal", test: PORTAL, priority: 1 },
  // What ten or more routes and dialogs share is fetched once: invoices need 18 files instead of 28.
  { name: "shared", minShareCount: 10 },
];

export default defineConfig({
  plugins: [react(), shippingPlugin()],
  worker: { format: "es" },
  // the marks on the fields of a form class, as class-validator knows them
  oxc: { decorator: { legacy: true } },
  build: {
    target: "es2022",
    // a browser without it (Safari before 17) fetches a chunk once its importer has run: later, not never
    modulePreload: { polyfill: false },
    // nothing is inlined: `data:` scripts and styles are closed by the Content-Security-Policy
    assetsInlineLimit: 0,
    sourcemap: "hidden",
    reportCompressedSize: false,
    manifest: true,
    rolldownOptions: {
      output: { codeSplitting: { groups: CHUNK_GROUPS } },
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
