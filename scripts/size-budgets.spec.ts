import { expect, it } from "vitest";
import { budgetsOf, scriptsOf } from "./size-budgets.ts";

const MANIFEST = {
  "_first.js": {
    file: "assets/entry.js",
    imports: ["_react.js"],
    dynamicImports: ["src/routes/home.route.tsx", "src/routes/invoices.route.tsx", "src/boot/core.ts"],
  },
  "_react.js": { file: "assets/react.js" },
  "src/boot/core.ts": {
    file: "assets/core.js",
    imports: ["_mobx.js", "_react.js"],
    dynamicImports: ["src-adapters/soap/decoding/browser-worker.ts"],
  },
  "src-adapters/soap/decoding/browser-worker.ts": {
    file: "assets/browser-worker.js",
    imports: ["_mobx.js"],
    assets: ["assets/decode-worker.js"],
  },
  "_mobx.js": { file: "assets/mobx.js" },
  "src/routes/home.route.tsx": {
    file: "assets/home.js",
    imports: ["_mobx.js", "_badge.js"],
    css: ["assets/home.css"],
    dynamicImports: ["src/routes/late-parts.ts"],
  },
  "src/routes/late-parts.ts": { file: "assets/late.js", imports: ["_badge.js", "_dialog.js"] },
  "_dialog.js": { file: "assets/dialog.js" },
  "src/routes/invoices.route.tsx": { file: "assets/invoices.js", imports: ["_badge.js", "_chart.js"] },
  "_badge.js": { file: "assets/badge.js" },
  "_chart.js": { file: "assets/chart.js" },
};

const PAGE =
  '<script src="/first-paint.js"></script><script type="module" src="/assets/entry.js"></script><link rel="stylesheet" href="/assets/a.css">';

it("counts for each route what comes new with it", () => {
  const paths = Object.fromEntries(
    budgetsOf(MANIFEST, scriptsOf(PAGE)).map(({ name, path }) => [name, path.toSorted()]),
  );
  expect(paths).toEqual({
    "login page, first load": ["dist/assets/entry.js", "dist/assets/react.js", "dist/first-paint.js"],
    "home, beside the login page": [
      "dist/assets/badge.js",
      "dist/assets/core.js",
      "dist/assets/home.js",
      "dist/assets/mobx.js",
    ],
    "what comes once home stands": ["dist/assets/dialog.js", "dist/assets/late.js"],
    "the first large reply": ["dist/assets/browser-worker.js", "dist/assets/decode-worker.js"],
    "src/routes/invoices.route.tsx, beside home": ["dist/assets/chart.js", "dist/assets/invoices.js"],
  });
});
