import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import type { Plugin } from "vite";
import { compressTexts } from "./compress-texts.ts";
import { readNotice, noticesText, packageFolderOf, type Notice } from "./notices.ts";
import { moveSourceMaps } from "./move-source-maps.ts";

const PROJECT = resolve(import.meta.dirname, "../../..");

/**
 * Folder for source maps next to `dist`. It is never served; with it, a stack trace of a customer can be mapped to the
 * source.
 */
export const MAPS = "dist-maps";

/** Path of the notices on the portal. */
export const NOTICES = "third-party-notices.txt";

/** Path of the release on the portal; the server also answers it at `/version`. */
const VERSION = "version.json";

/** Packages of the service worker, which is a build of its own (scripts/build/second-builds). */
const WORKER_PACKAGES = ["workbox-core", "workbox-precaching", "workbox-routing", "workbox-strategies"].map((name) =>
  resolve(PROJECT, "node_modules", name),
);

/** Notices of the typefaces, whose files are in the design system and in no package: names and licence files. */
const TYPEFACES = [
  ["Atkinson Hyperlegible Next", "OFL.txt"],
  ["Source Sans 3", "OFL-source-sans-3.txt"],
] as const;

const noticeOfTypeface = ([name, file]: (typeof TYPEFACES)[number]): Notice => ({
  name,
  licence: "OFL-1.1",
  text: readFileSync(resolve(PROJECT, "src-ui/design-system/fonts", file), "utf8").trim(),
});

/**
 * Prepares a build for shipping: writes third-party notices and the name of the release, moves the source maps away and
 * compresses all texts.
 */
export function shippingPlugin(release: string): Plugin {
  return {
    name: "ebok:ship",
    apply: "build",
    generateBundle(_options, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === "chunk" ? Object.keys(file.modules) : []));
      const folders = new Set(modules.map(packageFolderOf).filter((folder) => folder !== undefined));
      this.emitFile({
        type: "asset",
        fileName: NOTICES,
        source: noticesText([...[...folders, ...WORKER_PACKAGES].map(readNotice), ...TYPEFACES.map(noticeOfTypeface)]),
      });
      this.emitFile({ type: "asset", fileName: VERSION, source: `${JSON.stringify({ release })}\n` });
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
