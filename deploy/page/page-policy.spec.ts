import { createHash } from "node:crypto";
import { expect, it } from "vitest";
import { pagePolicyOf } from "./page-policy.ts";

const sourceOf = (content: string): string => `'sha256-${createHash("sha256").update(content).digest("base64")}'`;

it("lists the hashes of all inline scripts and styles when a page has some", () => {
  const page =
    '<script>one();</script><script type="module" src="/assets/index.js"></script>' +
    "<style>a{}</style><style data-brand>\nb{}\n</style><script>\ntwo();\n</script>";
  expect(pagePolicyOf(page)).toEqual({
    scripts: [sourceOf("one();"), sourceOf("\ntwo();\n")],
    styles: [sourceOf("a{}"), sourceOf("\nb{}\n")],
  });
});

it("lists no source when a page has no inline element", () => {
  expect(pagePolicyOf('<script src="/first-paint.js"></script><link rel="stylesheet" href="/a.css">')).toEqual({
    scripts: [],
    styles: [],
  });
});
