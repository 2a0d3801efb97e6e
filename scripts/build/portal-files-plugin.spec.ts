import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { build } from "vite";
import { afterEach, beforeEach, expect, it } from "vitest";
import { portalFilesPlugin } from "./portal-files-plugin.ts";

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "ebok-portal-files-"));
  const files = {
    "index.html": '<body><div id="root"></div><script type="module" src="/first.js"></script></body>',
    "first.js": "import { a } from './both.js'; a(); import('./portal.js'); import('./other.js');",
    "portal.js": "import { a } from './both.js'; import { b } from './part.js'; import './portal.css'; a(b);",
    "other.js": "import { b } from './part.js'; b();",
    "both.js": "export const a = (...all) => console.log('both', all);",
    "part.js": "export const b = () => console.log('part');",
    "portal.css": ".portal { color: red; }",
  };
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
});
afterEach(() => rmSync(folder, { recursive: true }));

const buildWith = (name: string) =>
  build({
    root: folder,
    configFile: false,
    logLevel: "silent",
    plugins: [portalFilesPlugin(name)],
    build: { rolldownOptions: { output: { chunkFileNames: "[name].js", assetFileNames: "[name][extname]" } } },
  });

it("names the files of the chunk, of its imports and its styles, but none that the page loads", async () => {
  await buildWith("portal");
  const page = readFileSync(join(folder, "dist/index.html"), "utf8");
  expect(/data-portal="([^"]*)"/.exec(page)?.[1]).toBe("/portal.js /portal.css /part.js");
});

it("fails when the page has no root", async () => {
  writeFileSync(join(folder, "index.html"), '<body><script type="module" src="/first.js"></script></body>');
  await expect(buildWith("portal")).rejects.toThrow('The page has no <div id="root">');
});

it("fails when the build has no chunk of this name", async () => {
  await expect(buildWith("home")).rejects.toThrow('The build has no chunk "home"');
});
