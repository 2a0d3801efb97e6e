import { expect, it } from "vitest";
import { budgetsOf, scriptsOf } from "./size-budgets.ts";

const PORTAL = {
  file: "assets/portal.js",
  name: "portal",
  imports: ["_react.js"],
  dynamicImports: ["src-ui/shell/toasts.tsx", "src/routes/invoices.route.tsx"],
};

const MANIFEST = {
  "index.html": {
    file: "assets/index.js",
    imports: ["_react.js"],
    css: ["assets/index.css"],
    dynamicImports: ["_portal.js", "src-ui/features/login/steps.ts", "src/routes/invoices.route.tsx"],
  },
  "_react.js": { file: "assets/react.js" },
  "_portal.js": PORTAL,
  "_extras.js": { file: "assets/extras.js", name: "extras", imports: ["_portal.js"] },
  "_shared.js": { file: "assets/shared.js", imports: ["_portal.js"] },
  "src-ui/features/login/steps.ts": { file: "assets/steps.js", imports: ["_shared.js"] },
  "src/boot/store-release.ts": { file: "assets/store-release.js", imports: ["_react.js", "_worker.js"] },
  "_worker.js": { file: "assets/worker.js" },
  "src-ui/shell/toasts.tsx": { file: "assets/toasts.js" },
  "src/routes/invoices.route.tsx": {
    file: "assets/invoices.js",
    imports: ["_shared.js", "_chart.js", "_extras.js"],
    dynamicImports: ["src-ui/features/invoices/payout.ts", "src/routes/services.route.tsx"],
  },
  "src-ui/features/invoices/payout.ts": { file: "assets/payout.js", imports: ["_form.js"] },
  "_chart.js": { file: "assets/chart.js" },
  "_form.js": { file: "assets/form.js" },
  "src/routes/services.route.tsx": { file: "assets/services.js", imports: ["_form.js"] },
};

const PAGE =
  '<script src="/first-paint.js"></script><script type="module" crossorigin src="/assets/index.js"></script>' +
  '<link rel="modulepreload" href="/assets/react.js"><link rel="stylesheet" href="/assets/index.css">';

it("counts for each route the files it loads in addition to the login page and home", () => {
  const paths = Object.fromEntries(
    budgetsOf(MANIFEST, scriptsOf(PAGE)).map(({ name, path }) => [name, path.toSorted()]),
  );
  expect(paths).toEqual({
    "login page, JavaScript until it is usable": [
      "dist/assets/index.js",
      "dist/assets/react.js",
      "dist/first-paint.js",
    ],
    "login page, styles": ["dist/assets/index.css"],
    "storing the portal, beside the login page": ["dist/assets/store-release.js", "dist/assets/worker.js"],
    "home, beside the login page": ["dist/assets/portal.js"],
    "extras of every page, beside home": ["dist/assets/extras.js"],
    "src/routes/invoices.route.tsx, beside home": [
      "dist/assets/chart.js",
      "dist/assets/form.js",
      "dist/assets/invoices.js",
      "dist/assets/payout.js",
    ],
    "src/routes/services.route.tsx, beside home": ["dist/assets/form.js", "dist/assets/services.js"],
  });
});

it("rejects a build without a chunk of the portal", () => {
  const manifest = { ...MANIFEST, "_portal.js": { ...PORTAL, name: "other" } };
  expect(() => budgetsOf(manifest, scriptsOf(PAGE))).toThrow("0 chunks named portal");
});
