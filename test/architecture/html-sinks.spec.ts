// @vitest-environment jsdom
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { HTML_SINKS } from "../corpora/html-sinks.tsx";
import { rawHtmlIn, sinksIn } from "./html-sinks.ts";

const ROOT = join(import.meta.dirname, "..", "..");
const ROOMS = ["src", "src-domain", "src-adapters", "src-ui"];

const sources = ROOMS.flatMap((room) =>
  readdirSync(join(ROOT, room), { recursive: true, encoding: "utf8" })
    .filter((name) => /\.tsx?$/.test(name) && !/\.spec\.tsx?$/.test(name))
    .map((name) => ({
      path: `${room}/${name.replaceAll("\\", "/")}`,
      text: readFileSync(join(ROOT, room, name), "utf8"),
    })),
);

describe("HTML that others have written", () => {
  it("(part of SITE-01) is shown by the one component that sanitises, and every place that shows it is attacked", () => {
    expect(sinksIn(sources)).toEqual(Object.keys(HTML_SINKS).toSorted());
  });

  it("(part of SITE-01) gets into the page by no other way", () => {
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
  ])("a way that sanitises nothing is seen: %s", (text) => {
    expect(rawHtmlIn([{ path: "src-ui/a.tsx", text }])).toEqual([`src-ui/a.tsx: ${text}`]);
  });

  it("a new place is seen, by whatever name the component is imported", () => {
    const path = "src-ui/a.view.tsx";
    expect(sinksIn([{ path, text: 'import { SafeHtml } from "#ui/design-system/safe-html/safe-html.tsx";' }])).toEqual([
      path,
    ]);
    expect(sinksIn([{ path, text: 'const part = await import("../safe-html/safe-html.tsx");' }])).toEqual([path]);
  });
});
