import react from "@vitejs/plugin-react";
import { resolve } from "node:path";
import { defineConfig } from "vite";

/** Component gallery: a page of the sandbox, built separately from the portal into its own folder (docs/gallery.md). */
export default defineConfig({
  root: resolve(import.meta.dirname, "gallery"),
  base: "/sandbox/gallery/",
  plugins: [react()],
  build: {
    outDir: resolve(import.meta.dirname, "dist-gallery"),
    emptyOutDir: true,
    target: "es2022",
    modulePreload: false,
    // the sandbox has the portal's Content-Security-Policy, which forbids inline resources
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2_000,
    reportCompressedSize: false,
  },
});
