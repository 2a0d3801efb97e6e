import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { compressTexts } from "./compress-texts.ts";
import { readNotice, noticesText, packageFolderOf, type Notice } from "./notices.ts";
import { moveSourceMaps } from "./move-source-maps.ts";

const PROJECT = resolve(import.meta.dirname, "../../..");

/** Beside `dist`, and never served: what turns a customer's stack trace into lines of the source. */
export const MAPS = "dist-maps";

/** The notices' address on the portal. */
export const NOTICES = "third-party-notices.txt";

/** It is in no package: its files lie in the design system. */
const typeface = (): Notice => ({
  name: "Atkinson Hyperlegible Next",
  licence: "OFL-1.1",
  text: readFileSync(resolve(PROJECT, "src-ui/design-system/fonts/OFL.txt"), "utf8").trim(),
});

/**
 * Makes of what was bundled what an operator ships: notices of everybody whose work is in it, source maps taken out,
 * every text compressed beforehand.
 */
export function shippingPlugin(): Plugin {
  return {
    name: "ebok:ship",
    apply: "build",
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? Object.keys(file.modules) : []));
      const folders = new Set(modules.map(packageFolderOf).filter((folder) => folder !== undefined));
      this.emitFile({
        type: "asset",
        fileName: NOTICES,
        source: noticesText([...[...folders].map(readNotice), typeface()]),
      });
    },
    writeBundle: {
      order: "post",
      sequential: true,
      async handler({ dir }) {
        const built = resolve(PROJECT, dir ?? "dist");
        moveSourceMaps(built, resolve(PROJECT, MAPS));
        await compressTexts(built);
      },
    },
  };
}
