import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { build } from "vite";
import { asList, asRecord, asText, readJson } from "../../scripts/json.ts";
import { MIN_WORKING_PAYLOADS, MIN_PAYLOADS } from "../../scripts/proof/bars.ts";
import { addFigure } from "./figures.ts";
import { PORTAL_HEADERS, triggerAttacks, setScriptTrap } from "./script-trap.ts";

// Tries the public attack corpus of DOMPurify's authors on our sanitiser, with and without the portal's policy: each of
// the two must hold alone.

const ROOT = join(import.meta.dirname, "..", "..");
const PAYLOADS = asList(asRecord(readJson(join(ROOT, "test", "corpora", "safe-html.json")))["payloads"]).map(asText);

/** Contexts from which an attack may break out: plain, and inside elements with parsing rules of their own. */
const WRAPPERS: readonly (readonly [string, string])[] = [
  ["", ""],
  ["<svg>", "</svg>"],
  ["<math><mtext>", "</mtext></math>"],
  ["<table><td>", "</td></table>"],
];
const WRAPPED = PAYLOADS.flatMap((payload) => WRAPPERS.map(([before, after]) => `${before}${payload}${after}`));

async function sanitiserModule(): Promise<string> {
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: "silent",
    build: {
      write: false,
      minify: false,
      lib: { entry: join(ROOT, "src-ui/design-system/safe-html/sanitise.ts"), formats: ["es"] },
    },
  });
  const [output] = asList(asRecord(asList(Array.isArray(built) ? built : [built])[0])["output"]);
  return asText(asRecord(output)["code"]);
}

/** Puts the payload into the page as HTML from text. Returns `false` if the page refuses that. */
async function putRaw(page: Page, payload: string): Promise<boolean> {
  return page.evaluate((html) => {
    try {
      document.body.insertAdjacentHTML("beforeend", html);
      return true;
    } catch {
      return false;
    }
  }, payload);
}

/** Puts the payload into the page as the portal does. Returns the forbidden remains. */
async function putSanitised(page: Page, payload: string): Promise<readonly string[]> {
  return page.evaluate(async (html) => {
    const address = "/proof/tried.js";
    const module: { readonly sanitise: (text: string, rules: object) => DocumentFragment } = await import(address);
    document.body.append(module.sanitise(html, { allows: () => false, report: () => undefined }));
    const forbidden = [
      ...document.body.querySelectorAll(
        "script, style, link, meta, base, iframe, object, embed, form, input, button, svg, math, template, " +
          "[style], [id], [class], [name]",
      ),
    ];
    const handlers = [...document.body.querySelectorAll("*")].filter((element) =>
      element.getAttributeNames().some((name) => name.startsWith("on")),
    );
    const links = [...document.body.querySelectorAll("[href], [src]")].filter((element) =>
      /^\W*(?:java|vb)script:/i.test(element.getAttribute("href") ?? element.getAttribute("src") ?? ""),
    );
    return [...forbidden, ...handlers, ...links].map((element) => element.outerHTML);
  }, payload);
}

test.describe.configure({ timeout: 600_000 });

test("corpus has at least the required number of payloads, and its licence", () => {
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(MIN_PAYLOADS);
  expect(readFileSync(join(ROOT, "test", "corpora", "safe-html.LICENCE"), "utf8")).toContain("Apache License");
  addFigure("payloads", PAYLOADS.length);
});

test("script trap detects attacks that run without any protection", async ({ page }) => {
  const trap = await setScriptTrap(page, {}, await sanitiserModule());
  const ran: string[] = [];
  for (const payload of PAYLOADS) {
    await trap.open();
    await putRaw(page, payload);
    await triggerAttacks(page);
    if (trap.sprung()) ran.push(payload);
  }
  addFigure("run without any protection", ran.length);
  expect(ran.length).toBeGreaterThanOrEqual(MIN_WORKING_PAYLOADS);
});

for (const [manner, headers] of [
  ["alone", {}],
  ["under the portal's policy", PORTAL_HEADERS],
] as const) {
  test(`sanitiser ${manner} runs no attack and leaves no forbidden element or attribute`, async ({ page }) => {
    const trap = await setScriptTrap(page, headers, await sanitiserModule());
    const ran: string[] = [];
    for (const payload of WRAPPED) {
      await trap.open();
      expect.soft(await putSanitised(page, payload), payload).toEqual([]);
      await triggerAttacks(page);
      if (trap.sprung()) ran.push(payload);
    }
    addFigure(`tried on the sanitiser ${manner}`, WRAPPED.length);
    addFigure(`run with the sanitiser ${manner}`, ran.length);
    expect(ran).toEqual([]);
  });
}

test("content security policy alone blocks text as HTML and scripts in a page's own HTML", async ({ page }) => {
  const trap = await setScriptTrap(page, PORTAL_HEADERS, await sanitiserModule());
  const ran: string[] = [];
  const accepted: string[] = [];
  for (const payload of PAYLOADS) {
    await trap.open();
    if (await putRaw(page, payload)) accepted.push(payload);
    await trap.open(payload);
    await triggerAttacks(page);
    if (trap.sprung()) ran.push(payload);
  }
  addFigure("run under the policy alone", ran.length);
  expect(accepted).toEqual([]);
  expect(ran).toEqual([]);
});
