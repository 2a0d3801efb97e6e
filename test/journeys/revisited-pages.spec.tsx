// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { pathTo } from "#domain/navigation/index.ts";
import { ACTIVE_SESSIONS_PORT } from "#src/container/tokens.ts";
import { fakeActiveSessions } from "#test/fakes/fake-active-sessions.ts";
import { START } from "#test/fakes/movable-clock.ts";
import { aSession } from "#test/mothers/index.ts";
import { createFakeBackend } from "./support/fake-backend.ts";
import { findHeading, openPortalAt } from "./support/open-portal.tsx";
import { resetBrowser } from "./support/reset-browser.ts";

resetBrowser();

/** Opens the settings, leaves them for a minute, and lets the sessions of the login be read from `sessions`. */
async function leaveSettings() {
  const backend = createFakeBackend({ storedSession: { session: aSession(), deadline: START + 900_000 } });
  const journey = openPortalAt({ at: pathTo("settings"), backend });
  await findHeading("Ustawienia");
  await screen.findByText("Telefon 1");
  const { container } = await journey.app();
  const sessions = fakeActiveSessions(["s-1", "s-2", "s-3"]);
  const load = vi.spyOn(container.root.get(ACTIVE_SESSIONS_PORT), "load").mockImplementation(() => sessions.load());
  await journey.go(pathTo("more"));
  await findHeading("Więcej");
  await act(() => backend.clock.advance(60_000));
  return { backend, journey, sessions, load };
}

/** Lets time pass until the page refreshes its data. The page may start the refresh after its heading is there. */
async function advanceUntilRead({ backend, load }: Awaited<ReturnType<typeof leaveSettings>>) {
  await waitFor(async () => {
    await act(() => backend.clock.advance(100));
    expect(load).toHaveBeenCalled();
  });
}

describe("a page that was open before", () => {
  it("(part of NAV-30) shows what is known without a skeleton, then what the server returns now", async () => {
    const visit = await leaveSettings();
    const { journey, load } = visit;
    await journey.go(pathTo("settings"));
    await findHeading("Ustawienia");
    await screen.findByText("Telefon 1");
    expect(document.querySelectorAll("main .skeleton")).toHaveLength(0);
    expect([screen.queryByText("Telefon 2"), load.mock.calls.length]).toEqual([null, 0]);
    await advanceUntilRead(visit);
    await screen.findByText("Telefon 2");
    expect(load).toHaveBeenCalledOnce();
  });

  it("(part of NAV-30) says that a refresh has failed, below what is known, and retries", async () => {
    const visit = await leaveSettings();
    const { journey, sessions } = visit;
    sessions.script.failNext("load", { kind: "unreachable" });
    await journey.go(pathTo("settings"));
    await findHeading("Ustawienia");
    await advanceUntilRead(visit);
    await screen.findByText("Nie udało się odświeżyć danych.");
    expect(screen.getByText("Telefon 1")).toBeTruthy();
    await journey.user.click(screen.getByRole("button", { name: "Spróbuj ponownie" }));
    await screen.findByText("Telefon 2");
    await waitFor(() => expect(screen.queryByText("Nie udało się odświeżyć danych.")).toBeNull());
  });
});

describe("a pressed link", () => {
  it("(part of NAV-23) opens its page in a task after the press", async () => {
    const backend = createFakeBackend({ storedSession: { session: aSession(), deadline: START + 900_000 } });
    const journey = openPortalAt({ at: pathTo("settings"), backend });
    await findHeading("Ustawienia");
    await journey.go(pathTo("more"));
    await findHeading("Więcej");
    fireEvent.click(screen.getAllByRole("link", { name: /^Ustawienia/u })[0] ?? document.body);
    for (let microtask = 0; microtask < 1_000; microtask += 1) await Promise.resolve();
    expect(journey.address()).toBe(pathTo("more"));
    await findHeading("Ustawienia");
    expect(journey.address()).toBe(pathTo("settings"));
  });
});
