// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { siteContent } from "#test/mothers/index.ts";
import { resetBrowser } from "./support/reset-browser.ts";
import { findHeading, openPortalAt } from "./support/open-portal.tsx";
import { createLoggedInBackend, type FakeBackend } from "./support/fake-backend.ts";
import { storesOf } from "#test/journeys/support/stores-of.ts";

resetBrowser();

function createBackendWithContent(content: Readonly<Record<string, string>>): FakeBackend {
  const backend = createLoggedInBackend();
  backend.siteContent.content = siteContent(content);
  return backend;
}

it("(part of NAV-11) routes content links to pages, leaves others and new tabs to the browser", async () => {
  const html =
    '<p><a href="/regulations?x=1#y"><b>Tutaj</b></a> <a href="https://elsewhere.example/regulations">Obok</a> ' +
    '<a href="/dokumenty/cennik.pdf">Plik</a> <a href="#dol">Niżej</a></p>';
  const journey = openPortalAt({ at: "/index", backend: createBackendWithContent({ bottom_logged_in_banner: html }) });
  await screen.findByRole("region", { name: "Promocja" });
  const click = (name: string, how: MouseEventInit = {}) => {
    const link = screen.getByRole("link", { name });
    const event = createEvent.click(link, how);
    let isPrevented: boolean | undefined;
    const recordDefault = (): void => {
      isPrevented = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener("click", recordDefault, { once: true });
    fireEvent(link.firstElementChild ?? link, event);
    return isPrevented;
  };
  // The click handler loads late: the browser handles clicks until then.
  await waitFor(() => expect(click("Tutaj")).toBe(true));
  await findHeading("Regulaminy");
  expect(journey.address()).toBe("/regulations?x=1");

  await act(() => journey.go("/index"));
  await screen.findByRole("region", { name: "Promocja" });
  for (const how of [{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])
    expect(click("Tutaj", how)).toBe(false);
  expect(["Obok", "Plik", "Niżej"].map((name) => click(name))).toEqual([false, false, false]);
  expect(journey.address()).toBe("/index");
});

it("[SITE-01] reads content by key, omits missing content, and sanitises its HTML", async () => {
  const html =
    '<p>Polecasz, <b>zyskujesz</b>.</p><img src="x" onerror="window.hacked=1">' +
    '<script>window.hacked=1</script><a href="javascript:evil()">Więcej</a>';
  openPortalAt({
    at: "/index",
    backend: createBackendWithContent({ bottom_logged_in_banner: html, something_else: "<p>Nie tu</p>" }),
  });
  const promo = await screen.findByRole("region", { name: "Promocja" });
  expect(promo.textContent).toContain("Polecasz, zyskujesz.");
  expect(promo.querySelector("b")?.textContent).toBe("zyskujesz");
  expect(promo.innerHTML).not.toMatch(/onerror|script/);
  expect(document.body.textContent).not.toContain("Nie tu");
  cleanup();

  // The lazy modules are loaded by now, so content would appear at once.
  for (const content of [{}, { bottom_logged_in_banner: "  " }, { Bottom_logged_in_banner: html }]) {
    const journey = openPortalAt({ at: "/index", backend: createBackendWithContent(content) });
    await findHeading("Start");
    const stores = storesOf(await journey.app());
    await stores.siteContent.content.load();
    await screen.findAllByText("Telewizja Horyzont 160");
    expect(screen.queryByRole("region", { name: "Promocja" })).toBeNull();
    cleanup();
  }
});

it("(part of NAV-11) shows the promo below the list of messages, but not below a message", async () => {
  const html = "<p>Polecasz, zyskujesz.</p>";
  const journey = openPortalAt({
    at: "/messages",
    backend: createBackendWithContent({ bottom_logged_in_banner: html }),
  });
  await screen.findByRole("region", { name: "Promocja" });
  await act(() => journey.go("/messages/1"));
  await waitFor(() => expect(screen.queryByRole("region", { name: "Promocja" })).toBeNull());
  await act(() => journey.go("/messages"));
  await screen.findByRole("region", { name: "Promocja" });
});
