// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { aClient, aClientData, aSession } from "#test/mothers/index.ts";
import { START } from "#test/fakes/movable-clock.ts";
import { resetBrowser } from "./support/reset-browser.ts";
import { findHeading, openPortalAt, getSection, type PortalJourney } from "./support/open-portal.tsx";
import { createFakeBackend } from "./support/fake-backend.ts";

resetBrowser();

const MINUTE = 60_000;
const SECOND = 1_000;
const NAME = /Brzezińska-Kowalczyk/;
const pass = (journey: PortalJourney, ms: number): Promise<void> => act(() => journey.backend.clock.advance(ms));

/** Opens the invoices with a session that the browser has stored. */
async function openInvoices(): Promise<PortalJourney> {
  const journey = openPortalAt({
    at: "/invoice",
    backend: createFakeBackend({ storedSession: { session: aSession(), deadline: START + 15 * MINUTE } }),
  });
  await screen.findByRole("table", { name: "Wszystkie faktury" });
  return journey;
}

async function expectSessionEnded(journey: PortalJourney): Promise<void> {
  await findHeading("Sesja zakończona");
  expect(journey.address()).toBe("/sessionExpired");
  expect(screen.queryByText(NAME)).toBeNull();
  expect(screen.queryByRole("table")).toBeNull();
  expect([journey.backend.storage.read(), journey.backend.session.sessionId]).toEqual([undefined, undefined]);
}

describe("session", () => {
  it("[SESS-07] resumes the stored session after a reload", async () => {
    const { backend } = await openInvoices();
    expect(screen.getByText(NAME)).toBeTruthy();
    expect(backend.session.sessionId).toBe(aSession().sessionId);
  });

  it("[SESS-07] resumes the stored session on the next page, not on a login link's page", async () => {
    const storedSession = { session: aSession(), deadline: START + 15 * MINUTE };
    const journey = openPortalAt({ at: "/loginToken/abc", backend: createFakeBackend({ storedSession }) });
    await findHeading("Tym linkiem nie można się zalogować");
    expect(journey.backend.session.sessionId).toBeUndefined();
    expect(journey.backend.client.script.calls).toEqual([]);
    await journey.go("/");
    await findHeading("Start");
    expect(screen.getByText(NAME)).toBeTruthy();
  });

  it("[SESS-05] leads to the login and removes the stored session when it has expired", async () => {
    const journey = openPortalAt({
      at: "/invoice",
      backend: createFakeBackend({ storedSession: { session: aSession(), deadline: START - MINUTE } }),
    });
    await findHeading("Zaloguj się");
    await journey.user.type(screen.getByRole("textbox", { name: "Login" }), "m");
    await waitFor(() => expect(journey.backend.storage.read()).toBeUndefined());
  });

  it("[SESS-04] ends the session when the server reports its end", async () => {
    const journey = await openInvoices();
    journey.backend.session.expire();
    await pass(journey, 15 * SECOND);
    await expectSessionEnded(journey);
  });

  it("ends the session when any response reports it as lost", async () => {
    const journey = await openInvoices();
    act(() => journey.backend.signals.raise({ flag: "sessionError", message: undefined }));
    await expectSessionEnded(journey);
  });

  it("[SESS-02] warns before the session ends, and extends it when the customer stays", async () => {
    const journey = await openInvoices();
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

  it("[SESS-03] ends the session when the customer ignores the warning", async () => {
    const journey = await openInvoices();
    await pass(journey, 14 * MINUTE + 58 * SECOND);
    expect(journey.address()).toBe("/invoice");
    await pass(journey, SECOND);
    await expectSessionEnded(journey);
  });

  it.each(["/requestError", "/passwordToken", "/accessibility"])(
    "[SESS-02] [SESS-03] warns and ends the session on the public page %s",
    async (at) => {
      const journey = openPortalAt({
        at,
        backend: createFakeBackend({ storedSession: { session: aSession(), deadline: START + 15 * MINUTE } }),
      });
      await waitFor(() => expect(journey.backend.session.sessionId).toBe(aSession().sessionId));
      await screen.findByRole("heading", { level: 1 });
      await pass(journey, 13 * MINUTE + SECOND);
      await screen.findByRole("alertdialog", { name: "Czy chcesz zostać?" });
      await journey.user.click(screen.getByRole("button", { name: "Zostaję" }));
      await waitFor(() => expect(screen.queryByRole("alertdialog")).toBeNull());
      expect(journey.address()).toBe(at);
      await pass(journey, 13 * MINUTE + SECOND);
      await screen.findByRole("alertdialog", { name: "Czy chcesz zostać?" });
      await pass(journey, 2 * MINUTE);
      await expectSessionEnded(journey);
    },
  );

  it("(part of SESS-04) ends the session on a public page when the server reports its end", async () => {
    const journey = await openInvoices();
    await journey.go("/requestError");
    await waitFor(() => expect(screen.queryByRole("table")).toBeNull());
    journey.backend.session.expire();
    await pass(journey, 15 * SECOND);
    await expectSessionEnded(journey);
  });

  it("(part of SESS-06) leads to the login from a public page after the warning's logout", async () => {
    const journey = await openInvoices();
    await journey.go("/requestError");
    await waitFor(() => expect(screen.queryByRole("table")).toBeNull());
    await pass(journey, 13 * MINUTE + SECOND);
    const dialog = await screen.findByRole("alertdialog", { name: "Czy chcesz zostać?" });
    await journey.user.click(within(dialog).getByRole("button", { name: "Wyloguj" }));
    await findHeading("Zaloguj się");
    expect([journey.address(), journey.backend.storage.read()]).toEqual(["/", undefined]);
  });

  it("[SESS-05] stays on the login after a guarded route has found that the deadline passed", async () => {
    const journey = await openInvoices();
    journey.backend.clock.jumpTo(START + 60 * MINUTE);
    await act(() => journey.go("/billing"));
    await findHeading("Zaloguj się");
    await pass(journey, SECOND);
    await waitFor(() => expect(journey.backend.session.sessionId).toBeUndefined());
    expect(journey.address()).toBe("/");
  });

  it("[SESS-05] leads to the login when the deadline disappears in a running portal", async () => {
    for (const vanish of [
      (journey: PortalJourney) => act(() => Promise.resolve(journey.backend.storage.otherTabWrites("missing"))),
      async (journey: PortalJourney) => {
        journey.backend.storage.remove();
        await pass(journey, SECOND);
      },
    ]) {
      const journey = await openInvoices();
      await vanish(journey);
      await findHeading("Zaloguj się");
      expect([journey.address(), journey.backend.session.sessionId]).toEqual(["/", undefined]);
      expect(screen.queryByText(NAME)).toBeNull();
      cleanup();
    }
  });

  it("[SESS-09] ends the session at once when a laptop wakes after the deadline", async () => {
    const journey = await openInvoices();
    journey.backend.clock.jumpTo(START + 60 * MINUTE);
    act(() => journey.backend.activity.wake());
    await expectSessionEnded(journey);
  });

  it("[SESS-08] ends the session when another tab logs out, and resumes that of a new login", async () => {
    const journey = await openInvoices();
    act(() => journey.backend.storage.otherTabWrites("logout"));
    await findHeading("Zaloguj się");
    expect(screen.queryByText(NAME)).toBeNull();

    journey.backend.storage.otherTabWrites({
      session: aSession({ sessionId: "another" }),
      deadline: START + 15 * MINUTE,
    });
    await journey.back();
    await journey.go("/index");
    await findHeading("Start");
    expect(await screen.findByText(NAME)).toBeTruthy();
    expect(journey.backend.session.sessionId).toBe("another");
  });

  it("[GUARD-08] returns the same customer to the page on which the session ended", async () => {
    const journey = await openInvoices();
    await journey.go("/supportRequest?form=complaint");
    await waitFor(() => expect(screen.queryByRole("table")).toBeNull());
    act(() => journey.backend.signals.raise({ flag: "sessionError", message: undefined }));
    await expectSessionEnded(journey);
    await journey.user.click(screen.getByRole("link", { name: "Zaloguj się" }));
    await journey.logIn();
    await waitFor(() => expect(journey.address()).toBe("/supportRequest?form=complaint"));
  });

  it("(part of GUARD-08) starts another customer at the start page", async () => {
    const storedSession = { session: aSession({ userId: "another" }), deadline: START + 15 * MINUTE };
    const journey = openPortalAt({ at: "/invoice", backend: createFakeBackend({ storedSession }) });
    await screen.findByRole("table", { name: "Wszystkie faktury" });
    act(() => journey.backend.signals.raise({ flag: "sessionError", message: undefined }));
    await expectSessionEnded(journey);
    await journey.user.click(screen.getByRole("link", { name: "Zaloguj się" }));
    await journey.logIn();
    await waitFor(() => expect(journey.address()).toBe("/index"));
  });

  it("(part of GUARD-08) starts at the start page after a logout of another tab", async () => {
    const journey = await openInvoices();
    act(() => journey.backend.storage.otherTabWrites("logout"));
    await findHeading("Zaloguj się");
    await journey.logIn();
    await waitFor(() => expect(journey.address()).toBe("/index"));
  });

  it("[SESS-06] ends the session on logout without waiting for the server", async () => {
    const journey = await openInvoices();
    journey.backend.session.script.hold("end");
    await journey.user.click(screen.getByRole("button", { name: "Wyloguj" }));
    await findHeading("Zaloguj się");
    expect(journey.backend.storage.read()).toBeUndefined();
    expect(screen.queryByText(NAME)).toBeNull();
  });

  it("(part of ROUTE-06) /logout ends the session", async () => {
    const journey = await openInvoices();
    await journey.go("/logout");
    await findHeading("Zaloguj się");
    expect(journey.backend.storage.read()).toBeUndefined();
  });

  it("drops late data of a former customer", async () => {
    const journey = openPortalAt();
    const { backend, user } = journey;
    const late = [backend.client.script.hold("load"), backend.finance.script.hold("loadEntries")];
    await journey.logIn();
    await findHeading("Start");
    await user.click(screen.getByRole("button", { name: "Wyloguj" }));
    await findHeading("Zaloguj się");

    const mine = backend.client.script.hold("load");
    await journey.logIn();
    await user.click(getSection("Usługi"));
    await act(async () => {
      for (const release of late) release();
      await backend.clock.advance(0);
    });
    expect(screen.queryByText(NAME)).toBeNull();
    expect(screen.queryByRole("link", { name: "Telewizja Horyzont 160" })).toBeNull();

    backend.client.data = aClientData({ client: aClient({ firstName: "Piotr", lastName: "Nowak" }), products: [] });
    mine();
    expect(await screen.findByText("Piotr Nowak")).toBeTruthy();
    expect(screen.queryByText(NAME)).toBeNull();
  });
});
