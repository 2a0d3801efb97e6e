import react from "@vitejs/plugin-react";
import { resolve } from "node:path";
import { defineConfig } from "vite";

/** The gallery: a page of the sandbox, built beside the portal and into a folder of its own (docs/gallery.md). */
export default defineConfig({
  root: resolve(import.meta.dirname, "gallery"),
  base: "/sandbox/gallery/",
  plugins: [react()],
  build: {
    outDir: resolve(import.meta.dirname, "dist-gallery"),
    emptyOutDir: true,
    target: "es2022",
    modulePreload: false,
    // the sandbox's Content-Security-Policy is the portal's: nothing inline
    assetsInlineLimit: 0,
    chunkSizeWarningLimit: 2_000,
    reportCompressedSize: false,
  },
});
