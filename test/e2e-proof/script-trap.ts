import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { asList, asRecord, asText, readJson } from "../../scripts/json.ts";

const ROOT = join(import.meta.dirname, "..", "..");

/** Response headers of the portal. */
export const PORTAL_HEADERS: Readonly<Record<string, string>> = Object.fromEntries(
  asList(readJson(join(ROOT, "deploy", "security-headers.json")))
    .map(asRecord)
    .map(({ name, value }) => [asText(name), asText(value)]),
);

export interface ScriptTrap {
  /** Opens an empty page of the portal's origin, or one whose own HTML is the payload. */
  open(body?: string): Promise<void>;
  /** True if anything ran since `open`. */
  sprung(): boolean;
}

/**
 * Catches scripts that run in a page with these headers. `code` is the module that the page may load from
 * `/proof/tried.js`.
 */
export async function setScriptTrap(
  page: Page,
  headers: Readonly<Record<string, string>>,
  code: string,
): Promise<ScriptTrap> {
  let ran = 0;
  let html = "";
  await page.context().exposeBinding("ebokRan", () => {
    ran += 1;
  });
  await page.addInitScript(() => {
    const spring = (): void => {
      if ("ebokRan" in window && typeof window.ebokRan === "function") window.ebokRan();
    };
    for (const name of ["alert", "confirm", "prompt", "print", "open"]) Object.assign(window, { [name]: spring });
  });
  await page.route("**", (route) => {
    const { pathname } = new URL(route.request().url());
    if (pathname === "/proof/page")
      return route.fulfill({ contentType: "text/html; charset=utf-8", headers: { ...headers }, body: html });
    if (pathname === "/proof/tried.js")
      return route.fulfill({ contentType: "text/javascript; charset=utf-8", body: code });
    // 204 keeps the page in place on navigation; all other requests fail
    return route.request().isNavigationRequest() ? route.fulfill({ status: 204 }) : route.abort();
  });
  return {
    async open(body = "") {
      html = `<!doctype html><html lang="pl"><head><title>x</title></head><body>${body}</body></html>`;
      // The former payload may still be navigating.
      await expect(async () => {
        ran = 0;
        await page.goto("/proof/page", { waitUntil: "domcontentloaded" });
      }).toPass();
    },
    sprung: () => ran > 0,
  };
}

/**
 * Does with the payload's remains what a customer could do, and waits for what loads by itself. Returns early if the
 * page went elsewhere.
 */
export async function triggerAttacks(page: Page): Promise<void> {
  await page
    .evaluate(async () => {
      document.addEventListener("submit", (event) => event.preventDefault());
      const all = [...document.body.querySelectorAll("*")];
      for (const element of all) {
        for (const type of [
          "focus",
          "blur",
          "mouseover",
          "mouseenter",
          "mousemove",
          "pointerover",
          "keydown",
          "input",
          "change",
          "toggle",
          "animationstart",
          "beforetoggle",
        ]) {
          element.dispatchEvent(new Event(type, { bubbles: true }));
        }
        const link = element.getAttribute("href") ?? element.getAttribute("xlink:href") ?? "";
        if (/^\s*(?:https?:|\/)/i.test(link)) continue;
        element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
      }
      const pictures = [...document.images].filter((picture) => !picture.complete);
      await Promise.all(
        pictures.map(
          (picture) =>
            new Promise((resolve) => {
              picture.addEventListener("load", resolve);
              picture.addEventListener("error", resolve);
            }),
        ),
      );
      await new Promise((resolve) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(resolve, 0)));
      });
    })
    .catch(() => undefined);
}
