import { afterEach, describe, expect, test } from "vitest";
import { asList, asRecord, asText } from "../../scripts/json.ts";
import { createChatTenant, readAgentPage, openChatClient, type ChatClient } from "./chat-client.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";
import type { ServiceClient } from "./service-client.ts";

const sandbox = runningSandboxForTests();
const windows: ChatClient[] = [];

afterEach(() => {
  for (const chat of windows.splice(0)) chat.close();
});

/** Opens a chat that waits for a person, without automatic agents. */
async function waiting(
  login = "m.brzezinska",
  client = sandbox.client(),
): Promise<{ readonly client: ServiceClient; readonly chat: ChatClient }> {
  if (windows.length === 0) {
    await createChatTenant(client);
    await client.api("chat", { agents: "manual" });
  }
  const chat = await openChatClient(sandbox.url(), client, login);
  windows.push(chat);
  chat.start();
  chat.sendMessage(`${login}-1`, "Konsultant");
  await expect.poll(() => chat.types()).toContain("WAIT_MESSAGE");
  return { client, chat };
}

const idOf = async (client: ServiceClient, at = 0): Promise<string> =>
  asText((await readAgentPage(client)).chats[at]?.["id"]);

describe("agent page", () => {
  test("agent page shows waiting chats with transcripts, which only a person takes", async () => {
    const { client, chat } = await waiting();
    const { chats } = await readAgentPage(client);
    expect(chats).toMatchObject([
      { side: "WAITING", name: "Małgorzata Brzezińska-Kowalczyk", login: "m.brzezinska", topic: "FORMAL" },
    ]);
    const { messages } = await readAgentPage(client, await idOf(client));
    expect(messages.map(({ side, data }) => [side, data])).toEqual([
      ["BOT", expect.stringContaining("W czym mogę pomóc")],
      ["CUSTOMER", "Konsultant"],
      ["BOT", "Łączę z konsultantem."],
    ]);
    expect(chat.messageTexts().some((messageTexts) => messageTexts.includes("dołącza"))).toBe(false);
  });

  test("lets a person take a chat, type, send texts, links and pictures, and end it", async () => {
    const { client, chat } = await waiting();
    const id = await idOf(client);
    const act = async (action: string, body: unknown = {}) =>
      asRecord(await client.api(`chat/${id}/${action}`, body))["done"];
    expect(await act("say", { message: "Za wcześnie" })).toBe(false);
    expect(await act("take", { agentName: "Ola" })).toBe(true);
    expect(await act("take", { agentName: "Jan" }), "taken once").toBe(false);
    await chat.waitForMessage("Do rozmowy dołącza konsultant: Ola.");
    const typing = chat.of("IS_TYPING").length;
    expect(await act("type")).toBe(true);
    await expect.poll(() => chat.of("IS_TYPING").slice(typing)).toEqual([{ agentName: "Ola" }]);
    expect(await act("say", { message: "Dzień dobry" })).toBe(true);
    expect(await act("link", { url: "https://wiazka.example/pomoc", message: "Poradnik" })).toBe(true);
    expect(await act("picture", { url: "https://wiazka.example/x.png" })).toBe(true);
    for (const [action, body] of [
      ["say", { message: " " }],
      ["link", { message: "bez adresu" }],
      ["dance", {}],
    ] as const)
      expect(await act(action, body), action).toBe(false);
    await expect
      .poll(() =>
        chat.of("IMG_MESSAGE").map(({ data, side, agentName, operatorName }) => [data, side, agentName, operatorName]),
      )
      .toEqual([["https://wiazka.example/x.png", "AGENT", "Ola", "Ola"]]);
    expect(chat.of("URL_MESSAGE")).toMatchObject([
      { data: "https://wiazka.example/pomoc", title: "Poradnik", side: "AGENT" },
    ]);
    chat.sendMessage("o-2", "Dziękuję");
    await expect.poll(async () => (await readAgentPage(client, id)).messages.at(-1)?.["data"]).toBe("Dziękuję");
    expect(await act("end")).toBe(true);
    await expect.poll(() => chat.types()).toContain("CHAT_ENDED");
    expect(await act("say", { message: "Po czasie" })).toBe(false);
    expect(chat.messageTexts()).not.toContain("Po czasie");
  });

  test("stores and shows the first rating of an ended chat", async () => {
    const { client, chat } = await waiting();
    const id = await idOf(client);
    const rating = async () => asRecord(asRecord(await client.api(`chat?chat=${id}`))["chat"])["rating"];
    await client.api(`chat/${id}/take`, { agentName: "Ola" });
    await client.api(`chat/${id}/end`, {});
    await expect.poll(() => chat.types()).toContain("CHAT_ENDED");
    for (const none of [0, 6, 4.5, "5"])
      chat.sendRaw(JSON.stringify({ type: "CHAT_ENDED", data: { ...chat.credentials, rating: none } }));
    chat.send("CHAT_ENDED", { rating: 4 });
    await expect.poll(rating).toBe(4);
    chat.send("CHAT_ENDED", { rating: 1 });
    chat.send("CHAT_START", { email: "anna@example.pl", topic: "SALE" });
    await expect.poll(async () => (await readAgentPage(client)).chats.length).toBe(1);
    expect(await rating()).toBe(4);
  });

  test("sends waiting customers each new queue position", async () => {
    const { client, chat } = await waiting();
    const { chat: second } = await waiting("nowak.nowy", client);
    expect(second.of("WAIT_MESSAGE")).toEqual([{ position: 2 }]);
    second.send("WAITING");
    await expect.poll(() => second.of("WAIT_MESSAGE")).toEqual([{ position: 2 }, { position: 2 }]);
    chat.send("CHAT_ENDED");
    await expect.poll(() => second.of("WAIT_MESSAGE").at(-1)).toEqual({ position: 1 });
  });

  test("(part of CHAT-08) uses automatic agents only while no agent page is open", async () => {
    const client = sandbox.client();
    await createChatTenant(client);
    const events = new AbortController();
    const seat = await fetch(`${sandbox.url()}/sandbox/api/chat/events`, {
      headers: client.headers,
      signal: events.signal,
    });
    const reader = seat.body?.getReader();
    const nextEvent = async (): Promise<string> => new TextDecoder().decode((await reader?.read())?.value);
    expect(await nextEvent()).toContain("event: changed");
    const chat = await openChatClient(sandbox.url(), client);
    windows.push(chat);
    chat.start();
    chat.sendMessage("o-1", "Konsultant");
    await expect.poll(() => chat.types()).toContain("WAIT_MESSAGE");
    expect(await nextEvent()).toContain("event: changed");
    expect(await readAgentPage(client).then(({ chats }) => chats)).toMatchObject([{ side: "WAITING" }]);
    events.abort();
    await chat.waitForMessage(/^Dzień dobry, tu (Ewa|Tomek|Marta)/);
  });
});

describe("chat faults", () => {
  const opened = async (client: ServiceClient, as: string | null = null): Promise<ChatClient> => {
    const chat = await openChatClient(sandbox.url(), client, as);
    windows.push(chat);
    return chat;
  };
  const fault = (client: ServiceClient, name: string, more: object = {}) =>
    client.api("chat/faults", { name, ...more });
  async function talking(): Promise<{ readonly client: ServiceClient; readonly chat: ChatClient }> {
    const client = sandbox.client();
    await createChatTenant(client);
    const chat = await opened(client, "m.brzezinska");
    chat.start();
    await chat.waitForMessage("W czym mogę pomóc");
    return { client, chat };
  }

  test.each([
    "WEBCHAT_MAX_CONCURRENT_PER_CUSTOMER",
    "WEBCHAT_SKILLSET_OOS",
    "WEBCHAT_NO_AGENTS",
    "WEBCHAT_NO_CHATBOT",
    "SERVICE_UNAVAILABLE",
    "WEBCHAT_MAX_CONCURRENT_PER_SKILLSET",
    "BACKEND_ACCESS",
  ])("(part of CHAT-16) sends the chat error %s at the start and at the hand-over", async (errorType) => {
    const client = sandbox.client();
    await createChatTenant(client);
    const chat = await opened(client, "m.brzezinska");
    await fault(client, errorType);
    chat.start();
    await expect.poll(() => chat.of("ERROR")).toEqual([{ errorType }]);
    await fault(client, errorType, { on: "handOver" });
    chat.start();
    chat.sendMessage("o-1", "Konsultant");
    const isAboutAgents = /SKILLSET|NO_AGENTS/.test(errorType);
    await expect
      .poll(() => chat.of("ERROR"))
      .toEqual([{ errorType }, { errorType, ...(isAboutAgents && { continues: true }) }]);
  });

  test("resumes a dropped or closed connection with the missed messages", async () => {
    const { client, chat } = await talking();
    for (const [name, code] of [
      ["drop", 1006],
      ["close", 1011],
    ] as const) {
      const before = await opened(client);
      before.send("CHAT_RECONNECT", { after: 0 });
      await expect.poll(() => before.types()).toContain("CHAT_RECONNECT");
      await fault(client, name);
      await expect.poll(() => before.closed).toBe(code);
    }
    expect(chat.closed).toBe(1006);
    const again = await opened(client);
    again.send("CHAT_RECONNECT", { after: 0 });
    await expect
      .poll(() =>
        again.of("CHAT_RECONNECT").map((data) => [data["active"], data["side"], asList(data["messages"]).length]),
      )
      .toEqual([[true, "BOT", 1]]);
  });

  test("sends nothing on a frozen chat connection and works on a new one", async () => {
    const { client, chat } = await talking();
    await fault(client, "freeze");
    chat.sendMessage("o-1", "Saldo");
    const again = await opened(client);
    again.send("CHAT_RECONNECT", { after: 1 });
    await expect.poll(() => again.of("CHAT_RECONNECT").map(({ messages }) => messages)).toEqual([[]]);
    again.sendMessage("o-1", "Saldo");
    await again.waitForMessage("Do zapłaty");
    expect([chat.of("ACK_NEW_MESSAGE"), chat.closed]).toEqual([[], undefined]);
    await fetch(`${sandbox.url()}/sandbox/api/chat/faults`, { method: "DELETE", headers: client.headers });
    chat.sendMessage("o-2", "Saldo");
    await expect.poll(() => chat.of("ACK_NEW_MESSAGE").map(({ id }) => id)).toEqual(["o-2"]);
  });

  test("chat faults lose, duplicate, reorder and garble frames", async () => {
    const { client, chat } = await talking();
    const acknowledged = () => chat.of("ACK_NEW_MESSAGE").map(({ id }) => id);
    const exchange = async (name: string, ids: readonly string[]): Promise<void> => {
      await fault(client, name);
      // In a chat with a person, so that only acknowledgements arrive.
      for (const id of ids) chat.sendMessage(id, "Dzień dobry");
    };
    await client.api("chat", { agents: "manual" });
    chat.sendMessage("o-0", "Konsultant");
    await expect.poll(() => chat.types()).toContain("WAIT_MESSAGE");
    await exchange("duplicate", ["a"]);
    await expect.poll(acknowledged).toEqual(["o-0", "a", "a"]);
    await exchange("reorder", ["b", "c"]);
    await expect.poll(acknowledged).toEqual(["o-0", "a", "a", "c", "b"]);
    await exchange("lose", ["d", "e"]);
    await expect.poll(acknowledged).toEqual(["o-0", "a", "a", "c", "b", "e"]);
    await exchange("loseSent", ["f", "g"]);
    await expect.poll(acknowledged).toEqual(["o-0", "a", "a", "c", "b", "e", "g"]);
    await exchange("garble", ["h"]);
    await expect.poll(acknowledged).toEqual(["o-0", "a", "a", "c", "b", "e", "g", "h"]);
    expect(chat.strange).toHaveLength(3);
    chat.send("CHAT_RECONNECT", { after: 0 });
    await expect
      .poll(() =>
        chat
          .of("CHAT_RECONNECT")
          .flatMap(({ messages }) => asList(messages).map((one) => asText(asRecord(one)["id"])))
          .filter((id) => id.length === 1),
      )
      .toEqual(["a", "b", "c", "d", "e", "g", "h"]);
  });

  test("chat faults refuse or delay the sockets of one tenant only", async () => {
    const client = sandbox.client();
    const other = sandbox.client();
    for (const one of [client, other]) await createChatTenant(one);
    await client.logIn("m.brzezinska");
    await fault(client, "refuse");
    await fault(client, "slowOpen", { delay: 300 });
    await opened(other, "m.brzezinska");
    const refused = await openChatClient(sandbox.url(), client, null, false);
    await expect.poll(() => refused.closed).toBe(1006);
    const before = performance.now();
    await opened(client);
    expect(performance.now() - before).toBeGreaterThan(250);
    expect(await client.api("chat/faults")).toEqual([]);
  });

  test.each([
    {},
    { name: "flood" },
    { name: "drop ", times: 1 },
    { name: "lose", times: 0 },
    { name: "lag", delay: -1 },
    { name: "SERVICE_UNAVAILABLE", on: "never" },
  ])("rejects the invalid chat fault %j", async (wanted) => {
    expect(await sandbox.client().api("chat/faults", wanted)).toEqual({ error: expect.any(String) });
  });
});
