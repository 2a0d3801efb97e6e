// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { LoadedLanguage } from "#domain/language/index.ts";
import { ROUTES, routeNames, type RouteName } from "#domain/navigation/index.ts";
import { chooseLanguage } from "#src/container/language.module.ts";
import { hasScreen } from "#src/routes/has-screen.ts";
import { pageTexts } from "#ui/shared/texts/page-texts.ts";
import { findPolishTexts } from "../languages/polish-texts.ts";
import { shownTexts } from "../languages/shown-texts.ts";
import { createFakeBackend, createLoggedInBackend } from "./support/fake-backend.ts";
import { openPortalAt } from "./support/open-portal.tsx";
import { resetBrowser } from "./support/reset-browser.ts";

resetBrowser();

afterEach(() => {
  cleanup();
  window.localStorage.clear();
  act(() => pageTexts.show("pl"));
});

const polishTexts = (language: LoadedLanguage): readonly string[] => findPolishTexts(language, shownTexts());

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

/** Returns the texts in Cyrillic that a switch to English has left. A toast of the page before keeps its language. */
const ukrainianTexts = (): readonly string[] => {
  const toasts = Array.from(document.querySelectorAll(".toast > span"), ({ textContent }) => textContent);
  return shownTexts().filter(
    (text) => /\p{Script=Cyrillic}/u.test(text) && text !== "Українська" && !toasts.includes(text),
  );
};

describe.each(["uk", "en"] as const)("portal in %s", (language) => {
  it.each(SCREENS)("(part of I18N-04, I18N-06) shows no Polish text of the portal at the route %s", async (route) => {
    await chooseLanguage(language);
    const isGuest = ROUTES[route].audience !== "customer";
    openPortalAt({ at: addressOf(route), backend: isGuest ? createFakeBackend() : createLoggedInBackend() });
    await settle();
    expect(polishTexts(language)).toEqual([]);
    // Each screen is opened in both languages, and switched to one of them. The reason why a login link is refused is a
    // text of the page before (ADR 0078).
    if (language === "en" || route === "loginToken") return;
    await act(() => chooseLanguage("en"));
    await settle();
    expect(polishTexts("en")).toEqual([]);
    expect(ukrainianTexts()).toEqual([]);
  });

  it.each(["index", "settings"] as const)(
    "(part of I18N-06) shows no Polish text after a switch from Polish at the route %s",
    async (route) => {
      openPortalAt({ at: addressOf(route), backend: createLoggedInBackend() });
      await settle();
      await act(() => chooseLanguage(language));
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
    await screen.findByRole("button", { name, pressed: true }, { timeout: 10_000 });
    expect(document.documentElement.lang).toBe(language);
    expect(field.isConnected && field instanceof HTMLInputElement && field.value).toBe("jan.nowak");
    expect(polishTexts(language)).toEqual([]);
  });
});
