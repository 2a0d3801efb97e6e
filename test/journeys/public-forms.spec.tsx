// @vitest-environment jsdom
import { act, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { START } from "#test/fakes/movable-clock.ts";
import { aSession } from "#test/mothers/index.ts";
import { createFakeBackend, createLoggedInBackend } from "./support/fake-backend.ts";
import { findHeading, openPortalAt } from "./support/open-portal.tsx";
import { resetBrowser } from "./support/reset-browser.ts";

resetBrowser();

const FORMS = [
  ["A11Y-40", "/accessibility-complaint", "Skarga na brak dostępności"],
  ["WITHDRAW-01", "/withdrawal?number=UM/1", "Odstąp od umowy"],
] as const;

const question = () => screen.findByRole("alertdialog", { name: "Wyjść bez zapisywania?" });

describe.each(FORMS)("(part of %s) public form at %s", (_id, at, title) => {
  it("asks a guest before typed text is lost, and leaves at once before that", async () => {
    const journey = openPortalAt({ at });
    await findHeading(title);
    await journey.go("/privacy");
    await findHeading("Prywatność i pliki cookie");
    await journey.go(at);
    await journey.user.type(await screen.findByRole("textbox", { name: /^Imię/ }), "Anna");
    void journey.go("/privacy");
    await question();
    expect(journey.address()).toBe(at);
    await journey.user.click(screen.getByRole("button", { name: "Zostań tutaj" }));
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^Imię/ }).value).toBe("Anna");
    void journey.go("/privacy");
    await question();
    await journey.user.click(screen.getByRole("button", { name: "Wyjdź bez zapisywania" }));
    await findHeading("Prywatność i pliki cookie");
  });

  it("[WITHDRAW-08] keeps what a guest typed after a login in another tab, and says so", async () => {
    const backend = createFakeBackend();
    const journey = openPortalAt({ at, backend });
    await findHeading(title);
    await journey.user.type(await screen.findByRole("textbox", { name: /^Imię/ }), "Anna");
    expect(screen.queryByText(/Konto jest otwarte w innej karcie/)).toBeNull();
    act(() => backend.storage.otherTabWrites({ session: aSession(), deadline: START + 900_000 }));
    await screen.findByText(/Konto jest otwarte w innej karcie/);
    expect(screen.getByRole<HTMLInputElement>("textbox", { name: /^Imię/ }).value).toBe("Anna");
    act(() => backend.storage.otherTabWrites("logout"));
    expect(screen.queryByText(/Konto jest otwarte w innej karcie/)).toBeNull();
  });

  it("keeps the menu for a customer", async () => {
    openPortalAt({ at, backend: createLoggedInBackend() });
    await findHeading(title);
    expect(screen.getByRole("navigation", { name: "Działy" })).toBeDefined();
  });
});

it("(part of WITHDRAW-01) leads a guest from the review to the form by the back button", async () => {
  const journey = openPortalAt({ at: "/privacy" });
  await findHeading("Prywatność i pliki cookie");
  await journey.go("/withdrawal?number=UM/1");
  await journey.user.type(await screen.findByRole("textbox", { name: /^Imię/ }), "Anna");
  await journey.user.type(screen.getByRole("textbox", { name: /^E-mail/ }), "a@poczta.example");
  await journey.user.click(screen.getByRole("button", { name: "Dalej" }));
  await screen.findByRole("heading", { name: /^Sprawdź/ });
  void journey.back();
  expect((await screen.findByRole<HTMLInputElement>("textbox", { name: /^Imię/ })).value).toBe("Anna");
  expect(journey.address()).toBe("/withdrawal?number=UM/1");
});
