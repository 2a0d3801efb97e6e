// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { openChatSession } from "#src/routes/chat/open-chat-session.ts";
import { fakeContact } from "#test/fakes/fake-contact.ts";
import { aContact } from "#test/mothers/index.ts";
import { clientFlags } from "#test/mothers/client.mother.ts";
import { resetBrowser } from "./support/reset-browser.ts";
import { findHeading, openPortalAt, type PortalJourney } from "./support/open-portal.tsx";
import { createLoggedInBackend, type FakeBackend } from "./support/fake-backend.ts";

resetBrowser();
beforeEach(() => window.localStorage.clear());

/** A customer who is in, and whose chat both flags allow, or one of them does not. */
function createCustomerBackend({ inClient = true, inContact = true } = {}): FakeBackend {
  return {
    ...createLoggedInBackend({ client: { flags: clientFlags({ showChat: inClient }) } }),
    contact: fakeContact({ data: aContact({ showChat: inContact }) }),
  };
}

const actions = () => screen.findByRole("complementary", { name: "Szybkie działania" });
const chatButton = async () => within(await actions()).queryByRole("button", { name: "Czat" });
const chatWindow = () => screen.queryByRole("region", { name: "Czat" });

/** The portal's settings page, once its quick actions are there. */
async function atSettings(backend: FakeBackend): Promise<PortalJourney> {
  const journey = openPortalAt({ at: "/settings", backend });
  await findHeading("Ustawienia");
  await actions();
  return journey;
}

const FLAGS = [
  [true, true],
  [true, false],
  [false, true],
  [false, false],
] as const;

it.each(FLAGS)(
  "[CHAT-04] with the flags %s and %s: the button is there where both allow it, and a window that was left open opens 300 ms after the start",
  async (inClient, inContact) => {
    const isAllowed = inClient && inContact;
    const backend = createCustomerBackend({ inClient, inContact });
    window.localStorage.setItem("ebok.chat.open", "1");
    const journey = await atSettings(backend);
    expect((await chatButton()) !== null).toBe(isAllowed);
    // its code has come, for those who may have one
    const app = await journey.app();
    if (isAllowed) await act(() => openChatSession(app.container).then(() => undefined));
    await act(() => backend.clock.advance(299));
    expect([chatWindow(), backend.chatAdmission.script.calls]).toEqual([null, []]);
    await act(() => backend.clock.advance(1));
    if (isAllowed) await screen.findByRole("region", { name: "Czat" });
    expect([chatWindow() !== null, backend.chatSocket.state, (await chatButton()) !== null]).toEqual([
      isAllowed,
      isAllowed ? "opening" : "none",
      isAllowed,
    ]);
  },
);

it("(part of CHAT-04) one that was closed, or never opened, stays closed", async () => {
  const backend = createCustomerBackend();
  const journey = await atSettings(backend);
  await act(async () => void (await openChatSession((await journey.app()).container)));
  await act(() => backend.clock.advance(5_000));
  expect([chatWindow(), backend.chatAdmission.script.calls]).toEqual([null, []]);
});

it("[CHAT-18] the token of getChatToken opens the socket; checkBackdoor keeps the operator's own people out; without both flags there is no chat at any address", async () => {
  const backend = createCustomerBackend();
  const journey = await atSettings(backend);
  await journey.user.click(await screen.findByRole("button", { name: "Czat" }));
  await waitFor(() => expect(backend.chatSocket.tokens).toEqual(["chat-1"]));
  expect(backend.chatAdmission.script.calls.toSorted()).toEqual(["isBackdoor", "token"]);
  cleanup();

  const backdoor = createCustomerBackend();
  backdoor.chatAdmission.backdoor(true);
  const theirs = await atSettings(backdoor);
  await theirs.user.click(await screen.findByRole("button", { name: "Czat" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Czat jest dostępny tylko dla klienta");
  expect(backdoor.chatSocket.tokens).toEqual([]);
  cleanup();

  const unknown = createCustomerBackend();
  unknown.contact.script.failAlways("load", { kind: "http", status: 503 });
  await atSettings(unknown);
  expect(await chatButton(), "what nobody knows is no yes").toBeNull();
  cleanup();

  for (const [inClient, inContact] of FLAGS.slice(1)) {
    const none = createCustomerBackend({ inClient, inContact });
    await atSettings(none);
    expect(await chatButton()).toBeNull();
    cleanup();
    openPortalAt({ at: "/chat", backend: none });
    expect(await screen.findByRole("heading", { level: 1, name: /czat/i })).toBeDefined();
    expect([chatWindow(), none.chatAdmission.script.calls, none.chatSocket.tokens]).toEqual([null, [], []]);
    cleanup();
  }
});
