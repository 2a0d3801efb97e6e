import react from "@vitejs/plugin-react";
import { resolve } from "node:path";
import { defineConfig } from "vite";

const ROOT = resolve(import.meta.dirname, "../..");

/** Build of the limit page with the portal's settings. */
export default defineConfig({
  root: resolve(import.meta.dirname, "plain"),
  plugins: [react()],
  worker: { format: "es" },
  build: {
    target: "es2022",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    outDir: resolve(ROOT, "reports/bench/plain"),
    emptyOutDir: true,
  },
});
