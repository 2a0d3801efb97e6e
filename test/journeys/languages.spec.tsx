// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { LoadedLanguage } from "#domain/language/index.ts";
import { ROUTES, routeNames, type RouteName } from "#domain/navigation/index.ts";
import { createPageLanguage } from "#src/container/language.module.ts";
import { hasScreen } from "#src/routes/has-screen.ts";
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { pageTexts } from "#ui/shared/texts/page-texts.ts";
import { portalTexts } from "../../scripts/portal-texts.ts";
import { ROOT } from "../../scripts/run-tool.ts";
import { createFakeBackend, createLoggedInBackend } from "./support/fake-backend.ts";
import { openPortalAt } from "./support/open-portal.tsx";
import { resetBrowser } from "./support/reset-browser.ts";

resetBrowser();

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  act(() => pageTexts.show("pl"));
});

const plain = (text: string): string => unjoinedText(text).replaceAll(/\s+/gu, " ").trim();

const POLISH = portalTexts(ROOT);

/** Returns a pattern for each Polish text that differs in a language, with its key. */
function polishPatterns(language: LoadedLanguage): readonly (readonly [key: string, pattern: RegExp])[] {
  const translated = portalTexts(ROOT, language);
  const own = new Set([...translated.values()].map(plain));
  return [...POLISH]
    .filter(([, text]) => /\p{L}{4}/u.test(text.replaceAll(/\{\w+\}/gu, "")) && !own.has(plain(text)))
    .map(([key, text]) => {
      const parts = plain(text)
        .split(/\{\w+\}/u)
        .map((part) => part.replace(/[.*+?^${}()|[\]\\]/gu, "\\$&"));
      return [key, new RegExp(`^${parts.join(".+")}$`, "u")];
    });
}

const PATTERNS = { uk: polishPatterns("uk"), en: polishPatterns("en") };

const ATTRIBUTES = ["aria-label", "title", "placeholder", "alt", "aria-description"];

/** Returns the texts of the page that are not marked as Polish, with those of attributes. */
function shownTexts(): readonly string[] {
  const isForeign = (element: Element | null): boolean => element?.closest('[lang="pl"]') !== null;
  const texts: string[] = [document.title.split(" · ")[0] ?? ""];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode())
    if (!isForeign(node.parentElement)) texts.push(node.textContent ?? "");
  for (const element of document.body.querySelectorAll("*"))
    if (!isForeign(element)) texts.push(...ATTRIBUTES.flatMap((name) => element.getAttribute(name) ?? []));
  return [...new Set(texts.map(plain).filter((text) => text !== ""))];
}

const polishTexts = (language: LoadedLanguage): readonly string[] =>
  shownTexts().flatMap((text) => {
    const found = PATTERNS[language].find(([, pattern]) => pattern.test(text));
    return found === undefined ? [] : [`${found[0]}: ${text}`];
  });

/** Waits until the page has stopped changing: its chunks and texts are loaded. */
async function settle(): Promise<void> {
  let before = "";
  for (let round = 0; round < 20 && before !== document.body.innerHTML; round += 1) {
    before = document.body.innerHTML;
    for (let turn = 0; turn < 5; turn += 1) await act(() => new Promise((resolve) => setTimeout(resolve, 10)));
  }
}

/** Address of a route, with the id of an entity that the fake backend has. */
const PARAMETERS: Partial<Record<RouteName, string>> = {
  invoiceDetails: "E-11",
  myServices: "P-1",
  termination: "P-1",
};

const addressOf = (route: RouteName): string =>
  ROUTES[route].path
    .replaceAll(/\/:\w+\?/gu, PARAMETERS[route] === undefined ? "" : `/${PARAMETERS[route]}`)
    .replaceAll(/:\w+/gu, PARAMETERS[route] ?? "1");

const SCREENS = routeNames()
  .filter(hasScreen)
  .filter((route) => route !== "logout");

describe.each(["uk", "en"] as const)("portal in %s", (language) => {
  it.each(SCREENS)("(part of I18N-04) shows no Polish text of the portal at the route %s", async (route) => {
    await createPageLanguage(window).choose(language);
    const isGuest = ROUTES[route].audience !== "customer";
    openPortalAt({ at: addressOf(route), backend: isGuest ? createFakeBackend() : createLoggedInBackend() });
    await settle();
    expect(polishTexts(language)).toEqual([]);
  });

  it.each(["index", "invoice", "myServices", "settings", "messages", "supportRequest", "personalData"] as const)(
    "(part of I18N-06) shows no Polish text after a switch at the route %s",
    async (route) => {
      openPortalAt({ at: addressOf(route), backend: createLoggedInBackend() });
      await settle();
      await act(() => createPageLanguage(window).choose(language));
      await settle();
      expect(polishTexts(language)).toEqual([]);
    },
  );

  it("(part of I18N-06) keeps the typed login and shows the login page in the language at once", async () => {
    openPortalAt({ at: "/" });
    const field = screen.getByRole("textbox", { name: "Login" });
    fireEvent.change(field, { target: { value: "jan.nowak" } });
    const name = { uk: "Українська", en: "English" }[language];
    fireEvent.click(screen.getByRole("button", { name }));
    await settle();
    expect(document.documentElement.lang).toBe(language);
    expect(field.isConnected && field instanceof HTMLInputElement && field.value).toBe("jan.nowak");
    expect(screen.getByRole("button", { name }).getAttribute("aria-pressed")).toBe("true");
    expect(polishTexts(language)).toEqual([]);
  });
});
