// @vitest-environment jsdom
import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aClient, aClientData, aSession } from "#test/mothers/index.ts";
import { START } from "#test/fakes/movable-clock.ts";
import { freshBrowser } from "./support/browser.ts";
import { heading, openPortalAt, section, type Journey } from "./support/portal.tsx";
import { aWorld } from "./support/world.ts";

freshBrowser();

const MINUTE = 60_000;
const SECOND = 1_000;
const NAME = /Brzezińska-Kowalczyk/;
const pass = (journey: Journey, ms: number): Promise<void> => act(() => journey.world.clock.advance(ms));

/** A customer who has come back to a page of which the browser still knows. */
async function atInvoices(): Promise<Journey> {
  const journey = openPortalAt({
    at: "/invoice",
    world: aWorld({ kept: { session: aSession(), deadline: START + 15 * MINUTE } }),
  });
  await screen.findByRole("table", { name: "Wszystkie faktury" });
  return journey;
}

async function expectOver(journey: Journey): Promise<void> {
  await heading("Sesja wygasła");
  expect(journey.address()).toBe("/sessionExpired");
  expect(screen.queryByText(NAME)).toBeNull();
  expect(screen.queryByRole("table")).toBeNull();
  expect([journey.world.storage.read(), journey.world.session.sessionId]).toEqual([undefined, undefined]);
}

describe("a session", () => {
  it("[SESS-07] is taken up again after a reload", async () => {
    const { world } = await atInvoices();
    expect(screen.getByText(NAME)).toBeTruthy();
    expect(world.session.sessionId).toBe(aSession().sessionId);
  });

  it("[SESS-07] is not taken up while a token is exchanged, but afterwards", async () => {
    const kept = { session: aSession(), deadline: START + 15 * MINUTE };
    const journey = openPortalAt({ at: "/loginToken/abc", world: aWorld({ kept }) });
    await heading("Tym linkiem nie można się zalogować");
    expect(journey.world.session.sessionId).toBeUndefined();
    expect(journey.world.client.script.calls).toEqual([]);
    await journey.go("/");
    await heading("Start");
    expect(screen.getByText(NAME)).toBeTruthy();
  });

  it("[SESS-05] that has run out leads to the login, and leaves nothing behind", async () => {
    const journey = openPortalAt({
      at: "/invoice",
      world: aWorld({ kept: { session: aSession(), deadline: START - MINUTE } }),
    });
    await heading("Zaloguj się");
    await journey.user.type(screen.getByRole("textbox", { name: "Login" }), "m");
    await waitFor(() => expect(journey.world.storage.read()).toBeUndefined());
  });

  it("[SESS-04] ends when the provider says that it is over", async () => {
    const journey = await atInvoices();
    journey.world.session.expire();
    await pass(journey, 15 * SECOND);
    await expectOver(journey);
  });

  it("ends when any answer says that the session is lost", async () => {
    const journey = await atInvoices();
    act(() => journey.world.signals.raise({ flag: "sessionError", message: undefined }));
    await expectOver(journey);
  });

  it("[SESS-02] is warned of when it runs out, and goes on for whoever stays", async () => {
    const journey = await atInvoices();
    await pass(journey, 13 * MINUTE);
    expect(screen.queryByRole("alertdialog")).toBeNull();
    await pass(journey, SECOND);
    const dialog = await screen.findByRole("alertdialog", { name: "Czy chcesz zostać?" });
    expect(dialog.textContent).toContain("1:59");
    expect(within(dialog).getByRole("button", { name: "Wyloguj" })).toBeTruthy();
    await journey.user.click(screen.getByRole("button", { name: "Zostaję" }));
    await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
    await pass(journey, 12 * MINUTE);
    expect(journey.address()).toBe("/invoice");
  });

  it("[SESS-03] ends by itself when nobody stays", async () => {
    const journey = await atInvoices();
    await pass(journey, 14 * MINUTE + 58 * SECOND);
    expect(journey.address()).toBe("/invoice");
    await pass(journey, SECOND);
    await expectOver(journey);
  });

  it("[SESS-09] is over at once for a laptop that wakes too late", async () => {
    const journey = await atInvoices();
    journey.world.clock.jumpTo(START + 60 * MINUTE);
    act(() => journey.world.activity.wake());
    await expectOver(journey);
  });

  it("[SESS-08] ends here when it is ended in another tab, and goes on when another tab begins one", async () => {
    const journey = await atInvoices();
    act(() => journey.world.storage.otherTabWrites("logout"));
    await heading("Zaloguj się");
    expect(screen.queryByText(NAME)).toBeNull();

    journey.world.storage.otherTabWrites({
      session: aSession({ sessionId: "another" }),
      deadline: START + 15 * MINUTE,
    });
    await journey.back();
    await journey.go("/index");
    await heading("Start");
    expect(await screen.findByText(NAME)).toBeTruthy();
    expect(journey.world.session.sessionId).toBe("another");
  });

  it("[SESS-06] ends at once on logout, the provider up or not", async () => {
    const journey = await atInvoices();
    journey.world.session.script.hold("end");
    await journey.user.click(screen.getByRole("button", { name: "Wyloguj" }));
    await heading("Zaloguj się");
    expect(journey.world.storage.read()).toBeUndefined();
    expect(screen.queryByText(NAME)).toBeNull();
  });

  it("(part of ROUTE-06) /logout ends it too", async () => {
    const journey = await atInvoices();
    await journey.go("/logout");
    await heading("Zaloguj się");
    expect(journey.world.storage.read()).toBeUndefined();
  });

  it("shows nothing of a former customer whose data comes late", async () => {
    const journey = openPortalAt();
    const { world, user } = journey;
    const late = [world.client.script.hold("load"), world.finance.script.hold("loadEntries")];
    await journey.logIn();
    await heading("Start");
    await user.click(screen.getByRole("button", { name: "Wyloguj" }));
    await heading("Zaloguj się");

    const mine = world.client.script.hold("load");
    await journey.logIn();
    await user.click(section("Usługi"));
    await act(async () => {
      for (const release of late) release();
      await world.clock.advance(0);
    });
    expect(screen.queryByText(NAME)).toBeNull();
    expect(screen.queryByRole("link", { name: "Telewizja Horyzont 160" })).toBeNull();

    world.client.data = aClientData({ client: aClient({ firstName: "Piotr", lastName: "Nowak" }), products: [] });
    mine();
    expect(await screen.findByText("Piotr Nowak")).toBeTruthy();
    expect(screen.queryByText(NAME)).toBeNull();
  });
});
