// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import { openChatSession } from "#src/routes/chat/open-chat-session.ts";
import { FORM_SERVICES } from "#src/container/tokens.ts";
import { fakeContact } from "#test/fakes/fake-contact.ts";
import { aContact } from "#test/mothers/index.ts";
import { clientFlags } from "#test/mothers/client.mother.ts";
import { resetBrowser } from "./support/reset-browser.ts";
import { findHeading, openPortalAt, type PortalJourney } from "./support/open-portal.tsx";
import { createLoggedInBackend, type FakeBackend } from "./support/fake-backend.ts";

resetBrowser();
beforeEach(() => window.localStorage.clear());

/** Creates the backend of a logged-in customer, with both flags of the chat (CHAT-04). */
function createCustomerBackend({ inClient = true, inContact = true } = {}): FakeBackend {
  return {
    ...createLoggedInBackend({ client: { flags: clientFlags({ showChat: inClient }) } }),
    contact: fakeContact({ data: aContact({ showChat: inContact }) }),
  };
}

const actions = () => screen.findByRole("complementary", { name: "Szybkie działania" });
const chatButton = async () => within(await actions()).queryByRole("button", { name: "Czat" });
const chatWindow = () => screen.queryByRole("complementary", { name: "Czat" });

/** Opens the settings and waits for the quick actions. */
async function openSettings(backend: FakeBackend): Promise<PortalJourney> {
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
  "[CHAT-04] offers and reopens the chat after 300 ms if client flag %s and contact flag %s allow it",
  async (inClient, inContact) => {
    const isAllowed = inClient && inContact;
    const backend = createCustomerBackend({ inClient, inContact });
    window.localStorage.setItem("ebok.chat.open", "1");
    const journey = await openSettings(backend);
    expect((await chatButton()) !== null).toBe(isAllowed);
    // Loads the chat's code if the customer may use it.
    const app = await journey.app();
    if (isAllowed) await act(() => openChatSession(app.container).then(() => undefined));
    await act(() => backend.clock.advance(299));
    expect([chatWindow(), backend.chatAdmission.script.calls]).toEqual([null, []]);
    await act(() => backend.clock.advance(1));
    if (isAllowed) await screen.findByRole("complementary", { name: "Czat" });
    expect([chatWindow() !== null, backend.chatSocket.state, (await chatButton()) !== null]).toEqual([
      isAllowed,
      isAllowed ? "opening" : "none",
      isAllowed,
    ]);
  },
);

it("(part of CHAT-04) keeps the chat window closed unless it was left open", async () => {
  const backend = createCustomerBackend();
  const journey = await openSettings(backend);
  await act(async () => void (await openChatSession((await journey.app()).container)));
  await act(() => backend.clock.advance(5_000));
  expect([chatWindow(), backend.chatAdmission.script.calls]).toEqual([null, []]);
});

it("[CHAT-18] opens the socket by token, excludes the operator's staff, and needs both flags", async () => {
  const backend = createCustomerBackend();
  const journey = await openSettings(backend);
  await journey.user.click(await screen.findByRole("button", { name: "Czat" }));
  await waitFor(() => expect(backend.chatSocket.tokens).toEqual(["chat-1"]));
  expect(backend.chatAdmission.script.calls.toSorted()).toEqual(["isBackdoor", "token"]);
  cleanup();

  const backdoor = createCustomerBackend();
  backdoor.chatAdmission.backdoor(true);
  const staffJourney = await openSettings(backdoor);
  await staffJourney.user.click(await screen.findByRole("button", { name: "Czat" }));
  expect((await screen.findByRole("alert")).textContent).toContain("Czat jest dostępny tylko dla klienta");
  expect(backdoor.chatSocket.tokens).toEqual([]);
  cleanup();

  const unknown = createCustomerBackend();
  unknown.contact.script.failAlways("load", { kind: "http", status: 503 });
  await openSettings(unknown);
  expect(await chatButton(), "an unknown flag does not allow the chat").toBeNull();
  cleanup();

  for (const [inClient, inContact] of FLAGS.slice(1)) {
    const none = createCustomerBackend({ inClient, inContact });
    await openSettings(none);
    expect(await chatButton()).toBeNull();
    cleanup();
    openPortalAt({ at: "/chat", backend: none });
    expect(await screen.findByRole("heading", { level: 1, name: /czat/i })).toBeDefined();
    expect([chatWindow(), none.chatAdmission.script.calls, none.chatSocket.tokens]).toEqual([null, [], []]);
    cleanup();
  }
});

it("(part of CHAT-03) asks before a logout that would drop a typed message of the chat", async () => {
  const journey = await openSettings(createCustomerBackend());
  const app = await journey.app();
  const { store } = await openChatSession(app.container);
  const { unsaved } = await app.container.loadService("forms", FORM_SERVICES);
  await waitFor(() => expect(unsaved.isGuarded).toBe(true));
  const left: string[] = [];
  act(() => app.leaveAccount(() => left.push("nothing typed")));
  act(() => store.setDraft("Od wczoraj"));
  act(() => app.leaveForms(() => left.push("to another page")));
  act(() => app.leaveAccount(() => left.push("logged out")));
  const question = await screen.findByRole("alertdialog", { name: "Wyjść bez wysyłania?" });
  expect(left).toEqual(["nothing typed", "to another page"]);
  await journey.user.click(within(question).getByRole("button", { name: /Zostań/ }));
  expect(store.draft).toBe("Od wczoraj");
  act(() => app.leaveAccount(() => left.push("logged out")));
  await journey.user.click(await screen.findByRole("button", { name: "Wyjdź bez wysyłania" }));
  expect(left.at(-1)).toBe("logged out");
});
