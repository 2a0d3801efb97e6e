import react from "@vitejs/plugin-react";
import { resolve } from "node:path";
import { leanXml } from "../../scripts/build/lean-xml.ts";
import { defaultClientConditions, defineConfig } from "vite";

const ROOT = resolve(import.meta.dirname, "../..");
const unused = (name: string): string => resolve(ROOT, `scripts/build/unused-xml-parts/${name}.ts`);

/** The limit page, built as the portal is. */
export default defineConfig({
  root: resolve(import.meta.dirname, "plain"),
  plugins: [react()],
  resolve: {
    conditions: ["es2015", ...defaultClientConditions],
    alias: { "is-unsafe": unused("is-unsafe"), "@nodable/entities": unused("entities"), strnum: unused("to-number") },
  },
  worker: { format: "es", plugins: () => [leanXml()] },
  build: {
    target: "es2022",
    modulePreload: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    outDir: resolve(ROOT, "reports/bench/plain"),
    emptyOutDir: true,
  },
});
