import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { expect, type Page, test } from "@playwright/test";
import { build, type Plugin } from "vite";
import { asList, asRecord, asText, readJson } from "../../scripts/json.ts";
import { MIN_WORKING_IN_SINKS, MIN_GENERATED_PAYLOADS } from "../../scripts/proof/bars.ts";
import { HTML_ATTACKS, spread } from "../corpora/html-attacks.ts";
import { addFigure } from "./figures.ts";
import { PORTAL_HEADERS, setScriptTrap } from "./script-trap.ts";

// Tries every attack in every place that shows foreign HTML: with the sanitiser and the portal's policy, and with each
// alone. No attack may run, and the page around the place must keep working.

const ROOT = join(import.meta.dirname, "..", "..");
const PUBLIC = asList(asRecord(readJson(join(ROOT, "test", "corpora", "safe-html.json")))["payloads"]).map(asText);
const ATTACKS = [...PUBLIC, ...HTML_ATTACKS];

/** Number of attacks per page load. */
const IN_ONE_PAGE = 60;

/** Builds a portal without the sanitiser. */
const withoutSanitiser: Plugin = {
  name: "without-sanitiser",
  enforce: "pre",
  load: (id) =>
    id.endsWith("/safe-html/sanitise.ts")
      ? "export function sanitise(html) { const box = document.createElement('template'); " +
        "box.innerHTML = html; return box.content; }"
      : undefined,
};

async function sinksModule(plugins: readonly Plugin[]): Promise<string> {
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: "silent",
    define: { "process.env.NODE_ENV": JSON.stringify("production") },
    plugins: [react(), ...plugins],
    build: {
      write: false,
      minify: false,
      lib: { entry: join(ROOT, "test/e2e-proof/sinks/sinks-page.tsx"), formats: ["es"] },
    },
  });
  const outputs = asList(asRecord(asList(Array.isArray(built) ? built : [built])[0])["output"]).map(asRecord);
  return asText(outputs.find(({ type }) => type === "chunk")?.["code"]);
}

interface Tried {
  /** Attacks that ran. */
  readonly ran: readonly string[];
  /** Attacks that left something behind, with what they left. */
  readonly left: readonly string[];
  /** Attacks after which the page stopped working. */
  readonly lost: readonly string[];
}

/** Shows the attacks in every place, one after the other, and does with each what a customer could do. */
async function tryAll(page: Page, attacks: readonly string[]): Promise<Tried> {
  return page.evaluate(async (list) => {
    const address = "/proof/tried.js";
    const tried: { show(html: string): void; left(): readonly string[]; survives(): boolean } = await import(address);
    let runs = 0;
    for (const name of ["alert", "confirm", "prompt", "print", "open"])
      Object.assign(window, {
        [name]: () => {
          runs += 1;
        },
      });
    document.addEventListener("submit", (event) => event.preventDefault());
    document.addEventListener("click", (event) => event.preventDefault());
    const seen: { ran: string[]; left: string[]; lost: string[] } = { ran: [], left: [], lost: [] };
    const touch = (element: Element): void => {
      for (const type of [
        "focus",
        "blur",
        "mouseover",
        "mouseenter",
        "pointerover",
        "keydown",
        "input",
        "change",
        "toggle",
        "animationstart",
        "beforetoggle",
      ])
        element.dispatchEvent(new Event(type));
      if (element.closest("button") === null)
        element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    };
    for (const attack of list) {
      const before = runs;
      tried.show(attack);
      for (const element of document.querySelectorAll("[data-sink] *")) touch(element);
      await new Promise((resolve) => {
        requestAnimationFrame(() => setTimeout(resolve, 0));
      });
      const left = tried.left();
      if (left.length > 0) seen.left.push(`${attack}: ${left.join(" ")}`);
      if (!tried.survives()) seen.lost.push(attack);
      if (runs > before) seen.ran.push(attack);
    }
    // An error handler of a picture that fails to load runs late.
    const before = runs;
    await new Promise((resolve) => {
      setTimeout(resolve, 50);
    });
    if (runs > before) seen.ran.push("one of the last of these");
    return seen;
  }, attacks);
}

test.describe.configure({ timeout: 900_000 });

test("corpus has at least the required number of generated HTML attacks", () => {
  expect(HTML_ATTACKS.length).toBeGreaterThanOrEqual(MIN_GENERATED_PAYLOADS);
  addFigure("public attacks", PUBLIC.length);
  addFigure("attacks of ours", HTML_ATTACKS.length);
});

test("script trap detects attacks that run without sanitiser and policy", async ({ page }) => {
  const trap = await setScriptTrap(page, {}, await sinksModule([withoutSanitiser]));
  let ran = 0;
  // Attacks with an effect: others only rename, cover or clobber, and an unprotected clobbered parent blocks the page
  // for ever.
  const telling = ATTACKS.filter((attack) => attack.includes("alert") && !/\b(?:name|id)\s*=/.test(attack));
  for (const attack of spread(telling, 200)) {
    await trap.open();
    // An attack that navigates away has ended the page, whatever it ran before.
    const tried = await tryAll(page, [attack]).catch(() => undefined);
    if ((tried?.ran.length ?? 0) > 0 || trap.sprung()) ran += 1;
  }
  addFigure("of 200 run without any protection", ran);
  expect(ran).toBeGreaterThanOrEqual(MIN_WORKING_IN_SINKS);
});

for (const [manner, plugins, headers] of [
  ["with the sanitiser and the policy", [], PORTAL_HEADERS],
  ["with the sanitiser alone", [], {}],
  ["with the policy alone", [withoutSanitiser], PORTAL_HEADERS],
] as const) {
  test(`no HTML attack runs in any place that shows HTML and the page keeps working, ${manner}`, async ({ page }) => {
    const trap = await setScriptTrap(page, headers, await sinksModule(plugins));
    const all: { ran: string[]; left: string[]; lost: string[] } = { ran: [], left: [], lost: [] };
    for (let start = 0; start < ATTACKS.length; start += IN_ONE_PAGE) {
      await trap.open();
      const { ran, left, lost } = await tryAll(page, ATTACKS.slice(start, start + IN_ONE_PAGE));
      all.ran.push(...ran);
      all.left.push(...left);
      all.lost.push(...lost);
      if (trap.sprung()) all.ran.push(`after ${start}`);
    }
    addFigure(`tried ${manner}`, ATTACKS.length);
    addFigure(`run ${manner}`, all.ran.length);
    expect(all).toEqual({ ran: [], left: [], lost: [] });
  });
}
