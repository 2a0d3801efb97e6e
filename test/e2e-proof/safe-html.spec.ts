import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { build } from "vite";
import { asList, asRecord, asText, readJson } from "../../scripts/json.ts";
import { FEWEST_AT_WORK, FEWEST_PAYLOADS } from "../../scripts/proof/bars.ts";
import { addFigure } from "./figures.ts";

// The public attacks of the sanitiser's own authors, tried on ours, with and without the portal's policy around them:
// each of the two has to hold alone.

const ROOT = join(import.meta.dirname, "..", "..");
const PAYLOADS = asList(asRecord(readJson(join(ROOT, "test", "corpora", "safe-html.json")))["payloads"]).map(asText);

/** Places from which an attack may break out: as it is, and within what parses by rules of its own. */
const AROUND: readonly (readonly [string, string])[] = [["", ""], ["<svg>", "</svg>"], ["<math><mtext>", "</mtext></math>"], ["<table><td>", "</td></table>"]];
const WRAPPED = PAYLOADS.flatMap((payload) => AROUND.map(([before, after]) => `${before}${payload}${after}`));

const HEADERS: Readonly<Record<string, string>> = Object.fromEntries(
  asList(readJson(join(ROOT, "deploy", "security-headers.json"))).map(asRecord).map(({ name, value }) => [asText(name), asText(value)]),
);

async function sanitiserModule(): Promise<string> {
  const built = await build({
    configFile: false,
    root: ROOT,
    logLevel: "silent",
    build: { write: false, minify: false, lib: { entry: join(ROOT, "src-ui/design-system/safe-html/sanitise.ts"), formats: ["es"] } },
  });
  const [output] = asList(asRecord(asList(Array.isArray(built) ? built : [built])[0])["output"]);
  return asText(asRecord(output)["code"]);
}

interface Trap {
  /** Opens an empty page of the portal's origin, or one whose own HTML is the payload. */
  open(body?: string): Promise<void>;
  /** Whether anything ran since `open`. */
  sprung(): boolean;
}

async function setTrap(page: Page, headers: Readonly<Record<string, string>>): Promise<Trap> {
  const code = await sanitiserModule();
  let ran = 0;
  let html = "";
  await page.context().exposeBinding("ebokRan", () => { ran += 1; });
  await page.addInitScript(() => {
    const spring = (): void => { if ("ebokRan" in window && typeof window.ebokRan === "function") window.ebokRan(); };
    for (const name of ["alert", "confirm", "prompt", "print", "open"]) Object.assign(window, { [name]: spring });
  });
  await page.route("**", (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/proof/page") return route.fulfill({ contentType: "text/html; charset=utf-8", headers: { ...headers }, body: html });
    if (pathname === "/proof/sanitise.js") return route.fulfill({ contentType: "text/javascript; charset=utf-8", body: code });
    // nowhere to go: the page stays where it is; whatever else is asked for cannot be had
    return route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.abort();
  });
  return {
    async open(body = "") {
      html = `<!doctype html><html lang="pl"><head><title>x</title></head><body>${body}</body></html>`;
      // the payload before may still be trying to leave
      await expect(async () => {
        ran = 0;
        await page.goto("/proof/page", { waitUntil: "domcontentloaded" });
      }).toPass();
    },
    sprung: () => ran > 0,
  };
}

/** Does what a customer could do to everything that the payload left, and waits for what loads by itself. A page that went elsewhere is done. */
async function provoke(page: Page): Promise<void> {
  await page.evaluate(async () => {
    document.addEventListener("submit", (event) => event.preventDefault());
    const all = [...document.body.querySelectorAll("*")];
    for (const element of all) {
      for (const type of ["focus", "blur", "mouseover", "mouseenter", "mousemove", "pointerover", "keydown", "input", "change", "toggle", "animationstart", "beforetoggle"]) {
        element.dispatchEvent(new Event(type, { bubbles: true }));
      }
      const link = element.getAttribute("href") ?? element.getAttribute("xlink:href") ?? "";
      if (/^\s*(?:https?:|\/)/i.test(link)) continue;
      element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
    }
    const pictures = [...document.images].filter((picture) => !picture.complete);
    await Promise.all(pictures.map((picture) => new Promise((resolve) => {
      picture.addEventListener("load", resolve);
      picture.addEventListener("error", resolve);
    })));
    await new Promise((resolve) => { requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0))); });
  }).catch(() => undefined);
}

/** Puts the payload into the page as text that becomes HTML; `false` where the page refuses that. */
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

/** Puts the payload into the page as the portal does, and names what of it should never be there. */
async function putSanitised(page: Page, payload: string): Promise<readonly string[]> {
  return page.evaluate(async (html) => {
    const address = "/proof/sanitise.js";
    const module: { readonly sanitise: (text: string) => DocumentFragment } = await import(address);
    document.body.append(module.sanitise(html));
    const forbidden = [...document.body.querySelectorAll("script, style, link, meta, base, iframe, object, embed, form, input, button, svg, math, template, [style], [id], [class], [name]")];
    const handlers = [...document.body.querySelectorAll("*")].filter((element) => element.getAttributeNames().some((name) => name.startsWith("on")));
    const links = [...document.body.querySelectorAll("[href], [src]")].filter((element) => /^\W*(?:java|vb)script:/i.test(element.getAttribute("href") ?? element.getAttribute("src") ?? ""));
    return [...forbidden, ...handlers, ...links].map((element) => element.outerHTML);
  }, payload);
}

test.describe.configure({ timeout: 600_000 });

test("the corpus is large enough", () => {
  expect(PAYLOADS.length).toBeGreaterThanOrEqual(FEWEST_PAYLOADS);
  expect(readFileSync(join(ROOT, "test", "corpora", "safe-html.LICENCE"), "utf8")).toContain("Apache License");
  addFigure("payloads", PAYLOADS.length);
});

test("with nothing to hold them many run: the trap works", async ({ page }) => {
  const trap = await setTrap(page, {});
  const ran: string[] = [];
  for (const payload of PAYLOADS) {
    await trap.open();
    await putRaw(page, payload);
    await provoke(page);
    if (trap.sprung()) ran.push(payload);
  }
  addFigure("run without any protection", ran.length);
  expect(ran.length).toBeGreaterThanOrEqual(FEWEST_AT_WORK);
});

for (const [manner, headers] of [["alone", {}], ["under the portal's policy", HEADERS]] as const) {
  test(`the sanitiser ${manner} lets nothing run and leaves nothing behind`, async ({ page }) => {
    const trap = await setTrap(page, headers);
    const ran: string[] = [];
    for (const payload of WRAPPED) {
      await trap.open();
      expect.soft(await putSanitised(page, payload), payload).toEqual([]);
      await provoke(page);
      if (trap.sprung()) ran.push(payload);
    }
    addFigure(`tried on the sanitiser ${manner}`, WRAPPED.length);
    addFigure(`run with the sanitiser ${manner}`, ran.length);
    expect(ran).toEqual([]);
  });
}

test("the policy alone lets no text become HTML, and nothing run that is in a page's own HTML", async ({ page }) => {
  const trap = await setTrap(page, HEADERS);
  const ran: string[] = [];
  const accepted: string[] = [];
  for (const payload of PAYLOADS) {
    await trap.open();
    if (await putRaw(page, payload)) accepted.push(payload);
    await trap.open(payload);
    await provoke(page);
    if (trap.sprung()) ran.push(payload);
  }
  addFigure("run under the policy alone", ran.length);
  expect(accepted).toEqual([]);
  expect(ran).toEqual([]);
});
