// @vitest-environment jsdom
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { HTML_SINKS } from "../corpora/html-sinks.tsx";
import { rawHtmlIn, sinksIn } from "./html-sinks.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const FOLDERS = ["src", "src-domain", "src-adapters", "src-ui"];

const sources = FOLDERS.flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.spec\.tsx?$/.test(name))
    .map((name) => ({
      path: `${folder}/${name.replaceAll("\\", "/")}`,
      text: readFileSync(join(ROOT, folder, name), "utf8"),
    })),
);

describe("HTML of the server and the operator", () => {
  it("(part of SITE-01) corpus tests attack every file that uses SafeHtml", () => {
    expect(sinksIn(sources)).toEqual(Object.keys(HTML_SINKS).toSorted());
  });

  it("(part of SITE-01) adds HTML to the page only through SafeHtml", () => {
    expect(rawHtmlIn(sources)).toEqual([]);
  });

  it.each([
    "element.innerHTML = text;",
    "element.outerHTML = text;",
    "element.insertAdjacentHTML('beforeend', text);",
    "document.write(text);",
    "<div dangerouslySetInnerHTML={{ __html: text }} />",
    "new DOMParser().parseFromString(text, 'text/html');",
    "range.createContextualFragment(text);",
    "<iframe srcDoc={text} />",
    "element.setHTMLUnsafe(text);",
    "import { sanitise } from '../safe-html/sanitise.ts';",
    "import { htmlPolicy } from '../safe-html/html-policy.ts';",
  ])("reports HTML that is not sanitised: %s", (text) => {
    expect(rawHtmlIn([{ path: "src-ui/a.tsx", text }])).toEqual([`src-ui/a.tsx: ${text}`]);
  });

  it("reports a file that newly uses SafeHtml for any import path", () => {
    const path = "src-ui/a.view.tsx";
    expect(sinksIn([{ path, text: 'import { SafeHtml } from "#ui/design-system/safe-html/safe-html.tsx";' }])).toEqual([
      path,
    ]);
    expect(sinksIn([{ path, text: 'const part = await import("../safe-html/safe-html.tsx");' }])).toEqual([path]);
  });
});
