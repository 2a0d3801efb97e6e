import { buildGallery } from "../build-gallery.ts";
import { browserPart, PORTAL, runInBrowser } from "./browser-part.ts";
import { runSpecs } from "./run-specs.ts";
import { failedPart, type ProofPart, type PartContext } from "./proof-part.ts";

const faults = browserPart({
  name: "browser:faults",
  what:
    "every place of the portal under every class of faults, in a real browser; " +
    "`npm test` tries each class once, each in another place",
  bar: "each fault is reported, and the portal stays usable",
  spec: "faults.spec.ts",
  inputs: ["test/e2e/faults.spec.ts"],
  limitMinutes: 15,
});

const storeFaults: ProofPart = {
  name: "faults:stores",
  what: "every operation under every fault, in the stores that call it; `npm test` tries one fault of each class",
  inputs: ["src", "src-domain", "src-adapters", "src-ui/stores", "sandbox", "test/faults", "package-lock.json"],
  limitMinutes: 10,
  run: (context) =>
    runSpecs(
      {
        specs: ["test/faults/stores.spec.ts"],
        report: "faults-stores",
        bar: "each outcome is true, a write is sent once, and a retry recovers",
        env: { EBOK_WHOLE: "yes" },
      },
      context,
    ),
};

const gallery = browserPart({
  name: "browser:gallery",
  what:
    "every component of the gallery in both themes, at 320 and 1440 px, with text at 200 % and in forced colours, " +
    "and all of its pictures; `npm test` has a few of them, one theme for each width, and no picture",
  bar: "axe finds nothing, Tab reaches everything, nothing is cut off, and all pictures match",
  spec: "gallery.spec.ts",
  inputs: [
    "gallery",
    "test/e2e/gallery.spec.ts",
    "test/e2e/gallery-pictures.spec.ts",
    "test/e2e/gallery-pictures",
    "vite.gallery.config.ts",
  ],
  limitMinutes: 15,
});

const looks = browserPart({
  name: "browser:looks",
  what:
    "accounts, subscriptions, services, registration and second factor in both themes, wide and narrow; " +
    "every demo customer's pages; every refusal of an offer",
  bar: "axe finds nothing, no page breaks, and each refusal says what to do",
  spec: "looks.spec.ts",
  only: "pass(es)? axe|axe finds nothing|breaks at any width|explains a refusal with",
  inputs: ["contexts", "customers", "direct-billing", "offers", "registration", "second-factor", "service-dialogs"].map(
    (name) => `test/e2e/${name}.spec.ts`,
  ),
  limitMinutes: 10,
});

const CASES = {
  name: "browser:cases",
  bar: "each passes",
  config: "playwright.cases.config.ts",
  fullMatrices: false,
} as const;

const cases: ProofPart = {
  name: CASES.name,
  what:
    "tests of `test/e2e` with the tag `@proof`: what `npm test` proves without a browser, " +
    "or in one by another customer, fault, width or state of the same kind",
  inputs: [
    ...PORTAL,
    "gallery",
    "vite.gallery.config.ts",
    "test/e2e",
    "playwright.config.ts",
    "playwright.cases.config.ts",
    "scripts/cpu-slowdown.ts",
  ],
  limitMinutes: 40,
  isLong: true,
  run: (context) => runInBrowser(CASES, context),
};

/** Full matrices, of which `npm test` runs representatives. */
export const fullMatrices: readonly ProofPart[] = [
  storeFaults,
  faults,
  looks,
  ...[gallery, cases].map((part) => ({
    ...part,
    async run(context: PartContext) {
      const unbuilt = await buildGallery();
      return unbuilt === undefined ? part.run(context) : failedPart("", unbuilt);
    },
  })),
];
