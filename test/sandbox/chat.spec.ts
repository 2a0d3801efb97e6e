import { afterEach, describe, expect, test } from "vitest";
import { asList } from "../../scripts/json.ts";
import { createChatTenant, ChatClient, readAgentPage, openChatClient } from "./chat-client.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";
import type { ServiceClient } from "./service-client.ts";

const sandbox = runningSandboxForTests();
const windows: ChatClient[] = [];

async function createTenantClient(now?: string): Promise<ServiceClient> {
  const client = sandbox.client();
  await createChatTenant(client, now);
  return client;
}

async function windowOf(client: ServiceClient, as?: string | null): Promise<ChatClient> {
  const chat = await openChatClient(sandbox.url(), client, as);
  windows.push(chat);
  return chat;
}

afterEach(() => {
  const strange = windows.splice(0).flatMap((chat) => {
    chat.close();
    return chat.strange;
  });
  expect(strange, "frames that violate the contract").toEqual([]);
});

describe("chat bot", () => {
  test("chat bot greets with suggested answers", async () => {
    const chat = await windowOf(await createTenantClient());
    chat.start();
    await chat.waitForMessage("W czym mogę pomóc?");
    expect(chat.of("NEW_MESSAGE")[0]).toMatchObject({
      place: 1,
      side: "BOT",
      agentName: "Wika",
      answers: ["Saldo", "Awaria", "Faktura", "PIN", "Konsultant"],
    });
  });

  test.each([
    ["Ile mam zapłacić?", "Do zapłaty masz 273,69\u00a0zł", "/invoice"],
    ["SALDO", "Po terminie: 49,99\u00a0zł, najstarsza faktura od 30-10-2026.", "/invoice"],
    ["Pokaż fakturę", "FV/4127830/11/26 z ", "/invoice"],
    ["Nie działa internet", "koniec planujemy na ", "/messages"],
    ["Zmień PIN", "PIN dekodera", "/resetPin"],
    ["Jak złożyć reklamację na fakturę?", "Reklamację, także faktury, złożysz", "/supportRequest?form=COMPLAINT"],
    [
      "Nie zgadzam się ze zmianą regulaminu, czy mogę odejść bez kosztów?",
      "Nie masz teraz zmiany umowy",
      "/service/myServices",
    ],
  ])("chat bot answers %j from the customer's data", async (asked, answer, address) => {
    const chat = await windowOf(await createTenantClient());
    chat.start();
    chat.sendMessage("o-1", asked);
    await chat.waitForMessage(answer);
    await expect.poll(() => chat.of("URL_MESSAGE").map(({ data }) => data)).toEqual([`${sandbox.url()}${address}`]);
  });

  test("[CHAT-26] chat bot leaves a pending payment out of the amount due and names it", async () => {
    const chat = await windowOf(await createTenantClient(), "firma.bursztyn");
    chat.start();
    chat.sendMessage("o-1", "ile mam do zapłaty");
    await chat.waitForMessage("Do zapłaty masz 2\u00a0283,20\u00a0zł.");
    const answer = chat.messageTexts().join(" ");
    expect(answer).toContain("W toku są już płatności na 11\u00a0874,30\u00a0zł. Nie płać tej kwoty drugi raz.");
    expect(answer).not.toContain("Po terminie");
  });

  test("(part of CHAT-26) chat bot has nothing to pay beside a pending payment", async () => {
    const client = await createTenantClient();
    await client.logIn("firma.bursztyn");
    const entries = await client.call("getClientFinancialEntries");
    const open = "e:entries/e:item[e:status='2']";
    await client.startPayment(
      entries.all(`${open}/e:entryId`),
      entries.one(`${open}/e:unpaidAmount`) ?? "",
      "pay-all-of-bursztyn",
    );
    const chat = await windowOf(client, null);
    chat.start();
    chat.sendMessage("o-1", "saldo");
    await chat.waitForMessage("nie masz nic do zapłaty");
    expect(chat.messageTexts().join(" ")).toContain("W toku są już płatności na 14\u00a0157,50\u00a0zł.");
  });

  test.each([
    ["zalegly.wrona", "kiedy włączycie mi internet, zapłaciłem dzisiaj", "Nie widzimy jeszcze twojej płatności."],
    ["zalegly.wrona", "kiedy przywrócicie usługi?", "Usługi przywrócimy w ciągu 24 godzin od zaksięgowania wpłaty."],
    ["zalegly.wrona", "kiedy wróci internet?", "Usługi przywrócimy w ciągu 24 godzin od zaksięgowania wpłaty."],
    ["zalegly.wrona", "chcę rozłożyć dług na raty", "Raty ustalisz z konsultantem."],
    ["zalegly.wrona", "saldo", ", kwota 155,95\u00a0zł."],
    ["windykacja.sowa", "rozłożyć dług na raty", "O spłacie i rozłożeniu na raty porozmawiasz z firmą"],
  ])("[CHAT-27] chat bot answers %s, who has arrears, to %j", async (login, asked, answer) => {
    const chat = await windowOf(await createTenantClient(), login);
    chat.start();
    chat.sendMessage("o-1", asked);
    await chat.waitForMessage(answer);
    expect(chat.messageTexts().join(" ")).not.toContain("Tego jeszcze nie wiem");
  });

  test.each([
    [
      "m.brzezinska",
      "kiedy przeprowadzka",
      /Przeprowadzka jest zaplanowana na \d\d-\d\d-2026, pod adres .+\(.+, .+\)/u,
    ],
    ["m.brzezinska", "kiedy technik?", /Technik przyjedzie \d\d-\d\d-2026 między \d+:00 a \d+:00 \(.+\)/u],
    ["konta.lis", "na kiedy mam przeprowadzkę?", /Nie masz zaplanowanej przeprowadzki/u],
    ["konta.lis", "kiedy przyjdzie technik?", /Nie masz umówionej wizyty technika/u],
  ])("[CHAT-36] chat bot answers %s to %j with the own dates", async (login, asked, answer) => {
    const chat = await windowOf(await createTenantClient(), login);
    chat.start();
    chat.sendMessage("o-1", asked);
    await chat.waitForMessage(asked.includes("technik") ? "echnik" : "rzeprowadzk");
    await expect.poll(() => chat.messageTexts().join(" ")).toMatch(answer);
  });

  test("[CHAT-37] chat bot offers no agent while none works", async () => {
    const chat = await windowOf(await createTenantClient("2026-11-20T23:30:00+01:00"));
    chat.start();
    chat.sendMessage("o-1", "Konsultant");
    await chat.waitForMessage("Nie mogę teraz połączyć cię z konsultantem.");
    chat.sendMessage("o-2", "ile kosztuje banan");
    await chat.waitForMessage("Tego jeszcze nie wiem.");
    chat.sendMessage("o-3", "jak zmienić hasło do wifi");
    await chat.waitForMessage("Czy to pomogło?");
    expect(chat.messageTexts().join(" ")).not.toContain("połącz się z konsultantem");
    const offered = chat.of("NEW_MESSAGE").flatMap(({ answers }) => (answers === undefined ? [] : asList(answers)));
    expect(offered).toContain("Saldo");
    expect(offered).not.toContain("Konsultant");
  });

  test("[CHAT-28] chat bot names the last day to leave without costs after a change of terms", async () => {
    const chat = await windowOf(await createTenantClient(), "oferty.sroka");
    chat.start();
    chat.sendMessage("o-1", "nie zgadzam się na zmianę warunków");
    await chat.waitForMessage("Tak. Umowę ABO/5900217/1 do ");
    expect(chat.messageTexts().join(" ")).toContain("wypowiesz bez kosztów");
  });

  test("(part of CHAT-26) chat bot names the newest correction", async () => {
    const chat = await windowOf(await createTenantClient(), "firma.bursztyn");
    chat.start();
    chat.sendMessage("o-1", "pdf korekty");
    await chat.waitForMessage("Ostatnia korekta to");
    expect(chat.messageTexts().join(" ")).toContain("FK/6003377/09/26");
  });

  test.each([
    ["jak zmienić hasło do wifi", "jest na naklejce", "haslo-wifi"],
    ["Czy mogę odstąpić od umowy?", "w ciągu 14 dni", "odstapienie"],
    ["jak włączyć e-fakturę", "wybierz „Włącz e-fakturę”", "e-faktura"],
    ["co z przeprowadzką", "mamy sieć", "przeprowadzka"],
    ["internet mi zwalnia wieczorem", "Postaw router wysoko", "wolne-wifi"],
    ["chcę rozwiązać umowę", "wybierz „Zakończ umowę”", "wypowiedzenie"],
    ["jak zablokować SMS-y premium?", "zablokujesz połączenia, SMS-y", "numery-premium"],
  ])("chat bot answers %j from the FAQ with a link to the question", async (asked, answer, questionId) => {
    const chat = await windowOf(await createTenantClient());
    chat.start();
    chat.sendMessage("o-1", asked);
    await chat.waitForMessage(answer);
    await chat.waitForMessage("Czy to pomogło?");
    expect(chat.of("URL_MESSAGE").map(({ data }) => data)).toEqual([`${sandbox.url()}/faq?question=${questionId}`]);
    expect(chat.messageTexts().join(" ")).not.toMatch(/[<>]/);
  });

  test.each(["przyjdzie ktoś jutro?", "chcę zmienić umowę z Netflixem na prezent dla mamy"])(
    "chat bot does not answer %j with a question that shares one word only",
    async (asked) => {
      const chat = await windowOf(await createTenantClient());
      chat.start();
      chat.sendMessage("o-1", asked);
      await chat.waitForMessage("Tego jeszcze nie wiem");
      expect(chat.of("URL_MESSAGE")).toEqual([]);
    },
  );

  test("chat bot uses no data of other customers", async () => {
    const chat = await windowOf(await createTenantClient(), "nowak.nowy");
    chat.start("TECHNICAL");
    chat.sendMessage("o-1", "Saldo");
    await chat.waitForMessage("Nie musisz teraz nic płacić");
    chat.sendMessage("o-2", "Awaria");
    await chat.waitForMessage("nie ma zgłoszonych awarii");
    await expect
      .poll(() => chat.of("IMG_MESSAGE").map(({ data }) => data))
      .toEqual([`${sandbox.url()}/sandbox/assets/router.svg`]);
    expect((await fetch(`${sandbox.url()}/sandbox/assets/router.svg`)).headers.get("content-type")).toBe(
      "image/svg+xml; charset=utf-8",
    );
    await chat.waitForMessage("Czy to pomogło?");
    chat.sendMessage("o-3", "Kocham placki");
    await chat.waitForMessage("Tego jeszcze nie wiem");
  });
});

describe("chat message", () => {
  test("acknowledges a message with its place, once for each id", async () => {
    const chat = await windowOf(await createTenantClient());
    chat.start();
    for (const id of ["o-1", "o-1", "o-2", "o-1"]) chat.sendMessage(id, `Saldo ${id}`);
    await expect
      .poll(() => chat.of("ACK_NEW_MESSAGE").map(({ id, place }) => [id, place]))
      .toEqual([
        ["o-1", 2],
        ["o-1", 2],
        ["o-2", 3],
        ["o-1", 2],
      ]);
    chat.send("CHAT_RECONNECT", { after: 0 });
    await expect.poll(() => chat.of("CHAT_RECONNECT").length).toBe(1);
    const [{ messages } = { messages: [] }] = chat.of("CHAT_RECONNECT");
    expect(messages).toEqual(
      expect.arrayContaining([expect.objectContaining({ id: "o-1", side: "CUSTOMER", data: "Saldo o-1", place: 2 })]),
    );
  });

  test("sends a message to every window of its session, without an echo", async () => {
    const client = await createTenantClient();
    const first = await windowOf(client);
    const second = await windowOf(client, null);
    first.start();
    await first.waitForMessage("W czym mogę pomóc");
    second.send("CHAT_RECONNECT", { after: 0 });
    await expect.poll(() => second.of("CHAT_RECONNECT").map(({ active }) => active)).toEqual([true]);
    first.sendMessage("o-1", "Saldo");
    await first.waitForMessage("Do zapłaty");
    await second.waitForMessage("Do zapłaty");
    expect(
      second
        .of("NEW_MESSAGE")
        .filter(({ side }) => side === "CUSTOMER")
        .map(({ id }) => id),
    ).toEqual(["o-1"]);
    expect(first.of("NEW_MESSAGE").filter(({ side }) => side === "CUSTOMER")).toEqual([]);
  });

  test("ignores invalid frames and handles the next valid one", async () => {
    const chat = await windowOf(await createTenantClient());
    chat.start();
    for (const raw of ["{", "[]", '{"type":"NEW_MESSAGE"}', '{"type":"SURPRISE","data":{}}']) chat.sendRaw(raw);
    chat.sendRaw(Buffer.from([1, 2]));
    chat.sendMessage("o-1", "Saldo");
    await expect.poll(() => chat.of("ACK_NEW_MESSAGE").length).toBe(1);
  });
});

describe("chat access", () => {
  test("rejects a chat socket with another session's token, no token or a logged-out token", async () => {
    const client = await createTenantClient();
    const first = await windowOf(client);
    const own = first;
    await client.logIn("nowak.nowy");
    const socket = `${sandbox.url().replace("http", "ws")}/chat-socket/${client.headers["X-Sandbox-Tenant"] ?? ""}`;
    const stranger = new ChatClient(socket, { token: "4b1f0c", sessionId: client.sessionId });
    windows.push(stranger);
    await stranger.opened;
    stranger.send("HISTORY_LIST");
    await expect.poll(() => stranger.closed).toBe(1008);
    own.send("HISTORY_LIST");
    await expect.poll(() => own.of("HISTORY_LIST").length).toBe(1);
    const other = await windowOf(client, null);
    other.send("HISTORY_LIST");
    await expect.poll(() => other.of("HISTORY_LIST").length).toBe(1);
    await client.call("sessionEnd");
    other.send("HISTORY_LIST");
    await expect.poll(() => other.closed).toBe(1008);
  });

  test("(part of CHAT-18) refuses a chat to a CRM user", async () => {
    const chat = await windowOf(await createTenantClient(), "crm.oliwa");
    chat.send("HISTORY_LIST");
    chat.start();
    await expect
      .poll(() => chat.of("ERROR").map(({ errorType }) => errorType))
      .toEqual(["BACKEND_ACCESS", "BACKEND_ACCESS"]);
  });

  test("allows one chat of a customer at a time, and another one after it", async () => {
    const client = await createTenantClient();
    const first = await windowOf(client);
    first.start();
    await first.waitForMessage("W czym mogę pomóc");
    const second = await windowOf(client);
    second.start();
    await expect
      .poll(() => second.of("ERROR").map(({ errorType }) => errorType))
      .toEqual(["WEBCHAT_MAX_CONCURRENT_PER_CUSTOMER"]);
    first.send("CHAT_ENDED");
    await expect.poll(() => first.types()).toContain("CHAT_ENDED");
    second.start();
    await second.waitForMessage("W czym mogę pomóc");
  });

  test("ends the chat at logout", async () => {
    const client = await createTenantClient();
    const chat = await windowOf(client);
    chat.start();
    await chat.waitForMessage("W czym mogę pomóc");
    expect((await readAgentPage(client)).chats).toHaveLength(1);
    await client.call("sessionEnd");
    expect((await readAgentPage(client)).chats).toEqual([]);
    await expect.poll(() => chat.types()).toContain("CHAT_ENDED");
  });
});

describe("chat agent", () => {
  test("chat agent takes over from the bot after the queue, answers and ends the chat", async () => {
    const chat = await windowOf(await createTenantClient());
    chat.start();
    chat.sendMessage("o-1", "Konsultant");
    await chat.waitForMessage(/^Dzień dobry, tu (Ewa|Tomek|Marta)/);
    expect(chat.types()).toEqual(expect.arrayContaining(["BOT_ENDED", "WAIT_MESSAGE", "IS_TYPING"]));
    expect(chat.of("WAIT_MESSAGE")[0]).toEqual({ position: 1 });
    await chat.waitForMessage("Do rozmowy dołącza konsultant");
    chat.sendMessage("o-2", "Mam pytanie, czy to działa?");
    await chat.waitForMessage("Sprawdzam to");
    chat.sendMessage("o-3", "To wszystko, dziękuję");
    await expect.poll(() => chat.types()).toContain("CHAT_ENDED");
    chat.sendMessage("o-4", "Halo");
    chat.send("CHAT_RECONNECT", { after: 0 });
    await expect.poll(() => chat.of("CHAT_RECONNECT").map(({ ended }) => ended)).toEqual([true]);
    expect(chat.of("ACK_NEW_MESSAGE").map(({ id }) => id)).toEqual(["o-1", "o-2", "o-3"]);
  });

  test.each([
    ["(part of CHAT-17) refuses an agent at night", "2026-11-20T21:00:00+01:00", {}, "FORMAL", "WEBCHAT_SKILLSET_OOS"],
    ["(part of CHAT-17) refuses an agent on a Sunday", "2026-11-22T12:00:00+01:00", {}, "SALE", "WEBCHAT_SKILLSET_OOS"],
    ["refuses an agent without any", "2026-11-20T10:00:00+01:00", { agents: "none" }, "FORMAL", "WEBCHAT_NO_AGENTS"],
    [
      "refuses an agent when the queue is full",
      "2026-11-20T10:00:00+01:00",
      { maxWaiting: 0 },
      "FORMAL",
      "WEBCHAT_MAX_CONCURRENT_PER_SKILLSET",
    ],
  ] as const)("%s at %s with the settings %j", async (_, now, settings, topic, errorType) => {
    const client = await createTenantClient(now);
    await client.api("chat", settings);
    const chat = await windowOf(client);
    chat.start(topic);
    chat.sendMessage("o-1", "Konsultant");
    await expect.poll(() => chat.of("ERROR")).toEqual([{ errorType, continues: true }]);
    // A former chat shows no errors.
    await chat.waitForMessage("Nie mogę teraz połączyć cię z konsultantem.");
    chat.sendMessage("o-2", "Kocham placki");
    await chat.waitForMessage("Tego jeszcze nie wiem");
    expect((await readAgentPage(client)).chats).toMatchObject([{ side: "BOT" }]);
  });

  test("(part of CHAT-17) offers technical help on a Sunday evening by the sandbox's clock", async () => {
    const chat = await windowOf(await createTenantClient("2026-11-22T21:59:00+01:00"));
    chat.start("TECHNICAL");
    chat.sendMessage("o-1", "Konsultant");
    await expect.poll(() => chat.types()).toContain("BOT_ENDED");
  });
});

describe("former chats", () => {
  test("(part of CHAT-14) lists, reads and searches former chats of the customer, newest first", async () => {
    const client = await createTenantClient();
    const chat = await windowOf(client, "nowak.nowy");
    for (const [id, text] of [
      ["o-1", "Gdzie jest moja umowa"],
      ["o-2", "Zażółć gęślą jaźń"],
    ] as const) {
      chat.start();
      chat.sendMessage(id, text);
      await expect.poll(() => chat.of("ACK_NEW_MESSAGE").map((data) => data["id"])).toContain(id);
      chat.send("CHAT_ENDED");
    }
    chat.send("HISTORY_LIST");
    await expect.poll(() => chat.of("HISTORY_LIST").length).toBe(1);
    const titles = (list: unknown): unknown =>
      Array.isArray(list)
        ? list.map((one: unknown) =>
            typeof one === "object" && one !== null && "title" in one ? one.title : undefined,
          )
        : undefined;
    expect(titles(chat.of("HISTORY_LIST")[0]?.["chats"])).toEqual(["Zażółć gęślą jaźń", "Gdzie jest moja umowa"]);
    for (const searchValue of ["GĘŚLĄ", "zazolc", "jest moja", "nic takiego", "gę"])
      chat.send("SEARCH_RESULTS", { searchValue: searchValue.padEnd(3) });
    await expect
      .poll(() => chat.of("SEARCH_RESULTS").map(({ chats }) => titles(chats)))
      .toEqual([["Zażółć gęślą jaźń"], ["Zażółć gęślą jaźń"], ["Gdzie jest moja umowa"], [], []]);
    const listed = chat.of("HISTORY_LIST")[0]?.["chats"];
    expect(listed).toMatchObject([{ topic: "FORMAL" }, { topic: "FORMAL" }]);
    const [newest] = [chat.of("HISTORY_LIST")[0]?.["chats"]].flat();
    const id = typeof newest === "object" && newest !== null && "id" in newest ? newest.id : "";
    chat.send("SESSION_HISTORY", { id });
    await expect
      .poll(() => chat.of("HISTORY").map((data) => [data["id"], JSON.stringify(data["messages"])]))
      .toEqual([[id, expect.stringContaining("Zażółć")]]);
    const other = await windowOf(client, "konta.lis");
    other.send("SESSION_HISTORY", { id });
    await expect.poll(() => other.of("HISTORY")).toEqual([{ id, messages: [] }]);
  });
});
