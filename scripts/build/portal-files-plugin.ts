import type { Plugin } from "vite";

const ROOT = '<div id="root">';

/**
 * Writes the files of a chunk and of what it imports into the attribute `data-portal` of the page's root, except those
 * that the page loads itself. The page asks for them as soon as it finds a stored session
 * (src/prerender/show-login.ts). Fails when the build has no chunk of this name, or the page no root.
 */
export function portalFilesPlugin(name: string): Plugin {
  return {
    name: "ebok:portal-files",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler(html, { bundle = {} }) {
        const files = new Set<string>();
        const add = (fileName: string): void => {
          const chunk = bundle[fileName];
          if (chunk?.type !== "chunk" || files.has(fileName)) return;
          files.add(fileName);
          for (const style of chunk.viteMetadata?.importedCss ?? []) files.add(style);
          chunk.imports.forEach(add);
        };
        const portal = Object.values(bundle).find((file) => file.type === "chunk" && file.name === name);
        if (portal === undefined) throw new Error(`The build has no chunk "${name}" (vite.config.ts).`);
        add(portal.fileName);
        const later = [...files].map((file) => `/${file}`).filter((file) => !html.includes(`"${file}"`));
        if (!html.includes(ROOT)) throw new Error(`The page has no ${ROOT} (index.html).`);
        return html.replace(ROOT, ROOT.replace(">", ` data-portal="${later.join(" ")}">`));
      },
    },
  };
}
