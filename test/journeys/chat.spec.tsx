// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { openChat } from "#src/routes/chat/open-chat.ts";
import { fakeContact } from "#test/fakes/fake-contact.ts";
import { aContact } from "#test/mothers/index.ts";
import { clientFlags } from "#test/mothers/client.mother.ts";
import { freshBrowser } from "./support/browser.ts";
import { heading, openPortalAt, type Journey } from "./support/portal.tsx";
import { inside, type World } from "./support/world.ts";

freshBrowser();
beforeEach(() => window.localStorage.clear());

/** A customer who is in, and whose chat both flags allow, or one of them does not. */
function customer({ inClient = true, inContact = true } = {}): World {
  return {
    ...inside({ client: { flags: clientFlags({ showChat: inClient }) } }),
    contact: fakeContact({ data: aContact({ showChat: inContact }) }),
  };
}

const actions = () => screen.findByRole("complementary", { name: "Szybkie działania" });
const chatButton = async () => within(await actions()).queryByRole("button", { name: "Czat" });
const chatWindow = () => screen.queryByRole("region", { name: "Czat" });

/** The portal's settings page, once its quick actions are there. */
async function atSettings(world: World): Promise<Journey> {
  const journey = openPortalAt({ at: "/settings", world });
  await heading("Ustawienia");
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
    const world = customer({ inClient, inContact });
    window.localStorage.setItem("ebok.chat.open", "1");
    const journey = await atSettings(world);
    expect((await chatButton()) !== null).toBe(isAllowed);
    // its code has come, for those who may have one
    const app = await journey.app();
    if (isAllowed) await act(() => openChat(app.container).then(() => undefined));
    await act(() => world.clock.advance(299));
    expect([chatWindow(), world.chatAdmission.script.calls]).toEqual([null, []]);
    await act(() => world.clock.advance(1));
    if (isAllowed) await screen.findByRole("region", { name: "Czat" });
    expect([chatWindow() !== null, world.chatSocket.state, (await chatButton()) !== null]).toEqual([
      isAllowed,
      isAllowed ? "opening" : "none",
      isAllowed,
    ]);
  },
);

it("(part of CHAT-04) one that was closed, or never opened, stays closed", async () => {
  const world = customer();
  const journey = await atSettings(world);
  await act(async () => void (await openChat((await journey.app()).container)));
  await act(() => world.clock.advance(5_000));
  expect([chatWindow(), world.chatAdmission.script.calls]).toEqual([null, []]);
});

it("[CHAT-18] the token of getChatToken opens the socket; checkBackdoor keeps the operator's own people out; without both flags there is no chat at any address", async () => {
  const world = customer();
  const journey = await atSettings(world);
  await journey.user.click(await screen.findByRole("button", { name: "Czat" }));
  await waitFor(() => expect(world.chatSocket.tokens).toEqual(["chat-1"]));
  expect(world.chatAdmission.script.calls.toSorted()).toEqual(["isBackdoor", "token"]);
  cleanup();

  const backdoor = customer();
  backdoor.chatAdmission.backdoor(true);
  const theirs = await atSettings(backdoor);
  await theirs.user.click(await screen.findByRole("button", { name: "Czat" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Czat jest dostępny tylko dla klienta");
  expect(backdoor.chatSocket.tokens).toEqual([]);
  cleanup();

  const unknown = customer();
  unknown.contact.script.failAlways("load", { kind: "http", status: 503 });
  await atSettings(unknown);
  expect(await chatButton(), "what nobody knows is no yes").toBeNull();
  cleanup();

  for (const [inClient, inContact] of FLAGS.slice(1)) {
    const none = customer({ inClient, inContact });
    await atSettings(none);
    expect(await chatButton()).toBeNull();
    cleanup();
    openPortalAt({ at: "/chat", world: none });
    expect(await screen.findByRole("heading", { level: 1, name: /czat/i })).toBeDefined();
    expect([chatWindow(), none.chatAdmission.script.calls, none.chatSocket.tokens]).toEqual([null, [], []]);
    cleanup();
  }
});
