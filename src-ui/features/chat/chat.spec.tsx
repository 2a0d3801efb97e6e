// @vitest-environment jsdom
import { unjoinedText } from "#ui/design-system/testing/unjoined-text.ts";
import { act, cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ChatContent, ChatError, ChatMessage, FormerChat, ReceivedFrame } from "#domain/chat/index.ts";
import type { ContactData } from "#domain/contact/index.ts";
import { contactPrefill } from "#domain/contact/visible-contact.ts";
import { aClient } from "#test/mothers/index.ts";
import type { HelpLineHours } from "#domain/configuration/index.ts";
import type { Outage } from "#domain/messages/index.ts";
import { ChatStore } from "#ui/stores/chat/chat.store.ts";
import { AsyncValue } from "#ui/stores/async-value.ts";
import { fakeChatAdmission, fakeChatSocket } from "#test/fakes/fake-chat.ts";
import { fakeChatMemoryTabs } from "#test/fakes/fake-chat-memory.ts";
import { fakeMessages } from "#test/fakes/fake-messages.ts";
import { fakeIdempotencyKeys, fakeConnectivity } from "#test/fakes/fake-device.ts";
import { movableClock } from "#test/fakes/movable-clock.ts";
import { ChatViewModel } from "./chat.view-model.ts";
import { ChatWindowView } from "./chat-window.view.tsx";

afterEach(cleanup);

const CONTACT: ContactData = {
  mobilePhones: ["601234567", "602000000"],
  linePhones: ["583012247"],
  mainEmail: "anna@example.pl",
  documentSendEmail: undefined,
  marketingPermissions: [],
  showChat: true,
  address: undefined,
};
const SERVICE: readonly HelpLineHours[] = [
  { from: "mon", to: "fri", opens: "08:00", closes: "20:00" },
  { from: "sat", to: "sat", opens: "10:00", closes: "18:00" },
];
const TECHNICAL: readonly HelpLineHours[] = [
  { from: "mon", to: "fri", opens: "07:00", closes: "22:00" },
  { from: "sat", to: "sun", opens: "08:00", closes: "22:00" },
];

const OUTAGE: Outage = {
  outageId: "1",
  title: "Awaria telewizji",
  body: "Naprawiamy ją.",
  addressId: undefined,
  startsAt: undefined,
  plannedEnd: Date.UTC(2026, 10, 20, 15),
  services: [],
  news: [],
  smsPhone: undefined,
};

function chat({
  contact = CONTACT,
  support = true,
  now = Date.UTC(2026, 10, 20, 8, 12),
  fullScreen = false,
}: { contact?: ContactData; support?: boolean; now?: number; fullScreen?: boolean } = {}) {
  const provider = fakeMessages({ outages: [OUTAGE] });
  const outages = new AsyncValue(() => provider.loadOutages());
  const [admission, socket, clock, save] = [fakeChatAdmission(), fakeChatSocket(), movableClock(now), vi.fn()];
  const store = new ChatStore({
    admission,
    socket,
    clock,
    connectivity: fakeConnectivity(),
    random: () => 0.5,
    memory: fakeChatMemoryTabs().one,
    ids: fakeIdempotencyKeys(),
    alert: { play: () => undefined },
    leadership: { isLeader: true },
  });
  const model = new ChatViewModel({
    store,
    clock,
    save,
    prefill: () => contactPrefill(contact, aClient({ contactDataVisible: true })),
    idempotencyKeys: fakeIdempotencyKeys(),
    mayAskForSupport: () => support,
    host: "ebok.example",
    isFullScreen: () => fullScreen,
    agentHours: (topic) => (topic === "technical" ? TECHNICAL : SERVICE),
    outages,
    helpLines: [
      { name: "Obsługa klienta", hours: "pon.–pt. 8–20, sob. 10–18", week: SERVICE },
      { name: "Pomoc techniczna", hours: "pon.–pt. 7–22", week: TECHNICAL },
    ],
  });
  store.begin("anna/1");
  const receive = (...frames: readonly ReceivedFrame[]): void => act(() => socket.receive(...frames));
  return {
    store,
    model,
    socket,
    clock,
    save,
    receive,
    provider,
    outages,
    async open(former: readonly FormerChat[] = []) {
      store.show();
      await clock.advance(0);
      socket.answer();
      render(<ChatWindowView model={model} takesFocus={false} />);
      receive({ type: "HISTORY_LIST", chats: former });
    },
    async startConversation() {
      await this.open();
      act(() => store.start({ email: "anna@example.pl", topic: "technical", phone: undefined }));
    },
    say: (place: number, more: Partial<ChatMessage> = {}) =>
      receive({
        type: "NEW_MESSAGE",
        message: {
          id: `m-${place}`,
          place,
          sender: "bot",
          content: { kind: "text", text: `Zdanie ${place}` },
          at: now,
          name: "Wika",
          answers: [],
          ...more,
        },
      }),
    started: () => socket.sent.flatMap((frame) => (frame.type === "CHAT_START" ? [frame.start] : [])),
    written: () => socket.sent.flatMap((frame) => (frame.type === "NEW_MESSAGE" ? [frame.text] : [])),
  };
}

const text = (element: Element): string => unjoinedText(element.textContent);
const field = (name: RegExp) => screen.getByLabelText(name);
const press = (name: RegExp | string) => fireEvent.click(screen.getByRole("button", { name }));
const settled = () => act(async () => void (await new Promise((resolve) => setImmediate(resolve))));

describe("[CHAT-06] start form of the chat", () => {
  it("fills in the main e-mail and the first mobile or landline number in the chat's start form", async () => {
    const it = chat();
    await it.open();
    press(/^Zmień/);
    expect(
      [field(/^E.mail$/), field(/^Telefon/)].map((input) => input instanceof HTMLInputElement && input.value),
    ).toEqual(["anna@example.pl", "601-234-567"]);
    cleanup();
    const line = chat({ contact: { ...CONTACT, mobilePhones: [] } });
    await line.open();
    press(/^Zmień/);
    expect(field(/^Telefon/)).toHaveProperty("value", "583-012-247");
  });

  it("[CHAT-20] asks a known customer only for the topic, shows the data, and lets them be changed", async () => {
    const it = chat();
    await it.open();
    expect([screen.queryByLabelText(/^E.mail$/), screen.queryByLabelText(/^Telefon/)]).toEqual([null, null]);
    expect(text(document.body)).toMatch(/^.*Obsługa klienta: dziś do 20:00.*Nowa rozmowa/s);
    expect(text(document.body)).toContain("Konsultant zobaczy twoje dane: anna@example.pl, 601 234 567");
    fireEvent.change(field(/^Temat$/), { target: { value: "sale" } });
    press("Zacznij rozmowę");
    await settled();
    expect(it.started()).toEqual([{ email: "anna@example.pl", topic: "sale", phone: "601234567" }]);
    cleanup();
    const unknown = chat({ contact: { ...CONTACT, mainEmail: undefined } });
    await unknown.open();
    expect([field(/^E.mail$/), screen.queryByRole("button", { name: /^Zmień/ })]).toMatchObject([{ value: "" }, null]);
  });

  it("(part of CHAT-20) says when agents are back in the chat's start form while none works", async () => {
    const it = chat({ now: Date.parse("2026-11-21T06:00:00+01:00") });
    await it.open();
    expect(text(document.body)).toMatch(
      /Obsługa klienta: wracamy dziś o 10:00.*Pomoc techniczna: wracamy dziś o 8:00.*Teraz odpowiada tylko automat/s,
    );
  });

  it("requires a valid e-mail and a topic for a chat; rejects only an invalid phone number", async () => {
    const it = chat();
    await it.open();
    press(/^Zmień/);
    expect(document.activeElement).toBe(field(/^E.mail$/));
    fireEvent.change(field(/^E.mail$/), { target: { value: "anna@" } });
    fireEvent.input(field(/^Telefon/), { target: { value: "601" } });
    press("Zacznij rozmowę");
    await settled();
    expect(text(document.body)).toMatch(/Wybierz temat.*Nieprawidłowy format adresu e-mail.*Wpisz 9 cyfr/s);
    expect(it.started()).toEqual([]);
    fireEvent.change(field(/^E.mail$/), { target: { value: " jan@example.pl " } });
    fireEvent.input(field(/^Telefon/), { target: { value: "" } });
    fireEvent.change(field(/^Temat$/), { target: { value: "sale" } });
    press("Zacznij rozmowę");
    await settled();
    expect(it.started()).toEqual([{ email: "jan@example.pl", topic: "sale", phone: undefined }]);
  });

  it("shows outages first in the chat's start form, and keeps values without a connection", async () => {
    const it = chat();
    await it.open();
    await act(() => it.outages.load());
    expect(text(document.body)).toMatch(
      /Awaria telewizji\. Naprawiamy ją\. Koniec prac dziś około 16:00\..*Nowa rozmowa/s,
    );
    act(() => it.socket.drop());
    fireEvent.change(field(/^Temat$/), { target: { value: "formal" } });
    press(/Łączymy/);
    await settled();
    expect(it.started()).toEqual([]);
    expect(field(/^Temat$/)).toHaveProperty("value", "formal");
  });

  it("shows in the chat's start form that outages failed to load, and retries", async () => {
    const it = chat();
    it.provider.script.failNext("loadOutages", { kind: "http", status: 503 });
    await it.open();
    expect(text(document.body)).not.toContain("awarie");
    await act(() => it.outages.load());
    expect(text(screen.getAllByRole("status").find((one) => text(one).includes("awarie")) ?? document.body)).toContain(
      "Nie wiemy, czy są awarie pod twoimi adresami",
    );
    press("Spróbuj ponownie");
    await settled();
    expect([text(document.body).includes("Nie wiemy"), text(document.body).includes("Awaria telewizji.")]).toEqual([
      false,
      true,
    ]);
  });

  it("links to former chats, including the last one, only when there are any", async () => {
    const it = chat();
    await it.startConversation();
    expect(screen.queryByRole("button", { name: "Poprzednie rozmowy" })).toBeNull();
    it.receive({ type: "CHAT_ENDED" });
    press("Nowa rozmowa");
    expect(screen.queryByRole("button", { name: "Poprzednie rozmowy" })).toBeNull();
    it.receive({ type: "HISTORY_LIST", chats: [{ id: "c-1", at: 1, title: "Parasol" }] });
    fireEvent.change(field(/^Temat$/), { target: { value: "sale" } });
    press("Poprzednie rozmowy");
    expect(screen.getByRole("button", { name: /Parasol$/ })).toBeDefined();
    press("Nowa rozmowa");
    expect(field(/^Temat$/), "the form keeps its values").toHaveProperty("value", "sale");
  });
});

describe("chat window", () => {
  it("[CHAT-02] shows a loading state of the chat, then former chats, or the form if there are none", async () => {
    const it = chat();
    it.store.show();
    render(<ChatWindowView model={it.model} takesFocus={false} />);
    expect(text(document.body)).toContain("Łączymy z czatem");
    await act(() => it.clock.advance(0));
    act(() => it.socket.answer());
    expect(text(document.body)).toContain("Łączymy z czatem");
    it.receive({ type: "HISTORY_LIST", chats: [{ id: "c-1", at: 1, title: "Faktura" }] });
    expect(screen.getByRole("heading", { name: "Poprzednie rozmowy" })).toBeDefined();
    press("Nowa rozmowa");
    expect(screen.getByRole("heading", { name: "Nowa rozmowa" })).toBeDefined();
  });

  it("[CHAT-03] asks before a chat is closed, in words that match its state", async () => {
    const it = chat();
    await it.startConversation();
    press("Zakończ czat");
    const question = screen.getByRole("alertdialog", { name: "Czy zakończyć czat?" });
    fireEvent.click(within(question).getByRole("button", { name: /^Wróć/ }));
    expect([it.store.window, screen.queryByRole("alertdialog")]).toEqual(["open", null]);
    press("Zakończ czat");
    fireEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: "Zakończ czat" }));
    expect([it.store.window, it.socket.state]).toEqual(["closed", "none"]);
  });

  it("(part of CHAT-03) closes an ended chat without a question, unless a text waits to be sent", async () => {
    const it = chat();
    await it.startConversation();
    it.say(1, { sender: "agent", name: "Ewa" });
    act(() => it.store.setDraft("Jeszcze jedno"));
    it.receive({ type: "CHAT_ENDED" });
    expect(text(document.body)).toContain("Niewysłaną wiadomość wpiszemy do nowej rozmowy.");
    press("Zakończ czat");
    fireEvent.click(within(screen.getByRole("alertdialog")).getByRole("button", { name: /^Zostaw|^Wróć/ }));
    act(() => it.store.setDraft(""));
    press("Zakończ czat");
    expect([it.store.window, screen.queryByRole("alertdialog")]).toEqual(["closed", null]);
  });

  it("minimises the chat on Escape; closes only its confirmation when that is open", async () => {
    const it = chat();
    await it.startConversation();
    press("Zakończ czat");
    fireEvent.keyDown(screen.getByRole("alertdialog"), { key: "Escape" });
    expect(it.store.window).toBe("open");
    fireEvent.keyDown(screen.getByRole("log"), { key: "Escape" });
    expect([it.store.window, it.store.state.conversationStatus]).toEqual(["minimised", "active"]);
  });

  it("[CHAT-07] shows the chat partner or the queue; shows connection problems apart from messages", async () => {
    const it = chat();
    await it.startConversation();
    const log = screen.getByRole("log");
    expect(log.querySelectorAll(".bubble"), "the log exists before the first message").toHaveLength(0);
    it.say(1);
    expect(text(screen.getByRole("banner"))).toContain("Wikaautomat, odpowiada od razu");
    const status = () => screen.getAllByRole("status").map(text).join("|");
    it.receive({ type: "IS_TYPING", name: undefined });
    expect(status(), "the bot is typing, not an agent").toContain("Automat pisze");
    it.receive({ type: "BOT_ENDED" }, { type: "WAIT_MESSAGE", position: 3 });
    expect(status()).toContain("Przed tobą są 2 osoby");
    it.say(2, { sender: "system", name: "Zofia" });
    expect(
      [text(screen.getByRole("banner")), status().includes("Przed tobą")],
      "the partner is shown before the first message",
    ).toEqual([expect.stringContaining("Zofiapomoc techniczna"), false]);
    it.say(3, { sender: "bot", name: "Wika" });
    it.say(4, { sender: "agent", name: "Ewa" });
    expect(text(screen.getByRole("banner"))).toContain("Ewapomoc techniczna");
    expect(text(log)).toContain("Rozmowę przejmuje Ewa, 09:12");
    it.receive({ type: "IS_TYPING", name: "Ewa" });
    expect(status()).toContain("Ewa pisze");
    act(() => it.socket.drop());
    expect(text(screen.getByRole("banner"))).toContain("brak połączenia");
    expect(text(document.body)).toContain("Łączymy ponownie, próba 1 z 13");
    expect(status(), "the number changes too often for an announcement").not.toContain("próba");
  });
});

describe("[CHAT-09] message field of the chat", () => {
  it("sends a message on Enter but not Shift+Enter, and counts the remaining characters", async () => {
    const it = chat();
    await it.startConversation();
    const area = screen.getByLabelText(/^Wiadomość$/);
    fireEvent.change(area, { target: { value: "  Halo " } });
    fireEvent.keyDown(area, { key: "Enter", shiftKey: true });
    expect(it.written()).toEqual([]);
    fireEvent.keyDown(area, { key: "Enter" });
    expect([it.written(), area]).toMatchObject([["Halo"], { value: "" }]);
    fireEvent.change(area, { target: { value: "x".repeat(3_995) } });
    expect(text(document.body)).toContain("Zostało 5 znaków");
    fireEvent.change(area, { target: { value: "x".repeat(4_000) } });
    expect(text(document.body)).toContain("Osiągnięto limit 4000 znaków");
  });

  it("[CHAT-23] keeps a message that is too long, says by how much, and does not send it", async () => {
    const it = chat();
    await it.startConversation();
    const area = screen.getByLabelText(/^Wiadomość$/);
    fireEvent.change(area, { target: { value: "x".repeat(5_016) } });
    expect(text(document.body)).toContain("O 1016 znaków za dużo");
    fireEvent.keyDown(area, { key: "Enter" });
    press(/^Wyślij/);
    expect([it.written(), it.store.draft.length, area.getAttribute("aria-invalid")]).toEqual([[], 5_016, "true"]);
    fireEvent.change(area, { target: { value: "x".repeat(4_000) } });
    fireEvent.keyDown(area, { key: "Enter" });
    expect([it.written().map(({ length }) => length), it.store.draft]).toEqual([[4_000], ""]);
  });

  it("[CHAT-25] says who has ended a chat; offers a rating in words and a new chat, but no field", async () => {
    const it = chat();
    await it.startConversation();
    it.say(1, { sender: "agent", name: "Ewa" });
    it.receive({ type: "CHAT_ENDED" });
    expect(screen.queryByLabelText(/^Wiadomość$/)).toBeNull();
    expect(text(screen.getByRole("log"))).toContain("Konsultant zakończył rozmowę, 09:12");
    expect(screen.getAllByRole("button", { name: /^[1-5] / }).map(text)).toEqual([
      "1 bardzo źle",
      "2 źle",
      "3 średnio",
      "4 dobrze",
      "5 bardzo dobrze",
    ]);
    press(/^4.dobrze$/);
    expect([
      text(document.body).includes("Dziękujemy za ocenę."),
      screen.queryByRole("button", { name: /^4/ }),
    ]).toEqual([true, null]);
    press("Nowa rozmowa");
    expect(screen.getByRole("heading", { name: "Nowa rozmowa" })).toBeDefined();
  });
});

describe("[CHAT-15] message content in the chat", () => {
  const say = async (content: ChatContent) => {
    const it = chat();
    await it.startConversation();
    it.say(1, { content });
    return screen.getByRole("log");
  };

  it("renders a bot's answers as buttons until one is pressed, which sends it as a message", async () => {
    const it = chat();
    await it.startConversation();
    it.say(1, { answers: ["Saldo", "Konsultant"] });
    press("Saldo");
    expect([it.written(), screen.queryByRole("button", { name: "Konsultant" })]).toEqual([["Saldo"], null]);
  });

  it("opens a link of a chat message in a new tab and shows its host", async () => {
    const log = await say({ kind: "link", url: "https://wiazka.example.pl/pomoc", text: "Poradnik" });
    const link = within(log).getByRole("link");
    expect([link.getAttribute("href"), link.getAttribute("rel"), text(log).includes("wiazka.example.pl")]).toEqual([
      "https://wiazka.example.pl/pomoc",
      "noopener noreferrer",
      true,
    ]);
  });

  it("[CHAT-22] opens a page of the portal inside it, and marks a link that leaves it", async () => {
    const it = chat({ fullScreen: true });
    await it.startConversation();
    it.say(1, {
      sender: "agent",
      content: {
        kind: "text",
        text: "Otwórz https://ebok.example/invoice?pay=1, potem https://wiazka.example/pomoc.",
      },
    });
    const [inside, outside] = within(screen.getByRole("log")).getAllByRole("link");
    expect([inside?.getAttribute("href"), inside?.getAttribute("target")]).toEqual(["/invoice?pay=1", null]);
    expect([outside?.getAttribute("target"), text(outside ?? document.body)]).toEqual([
      "_blank",
      "https://wiazka.example/pomoc  (otwiera się poza portalem)",
    ]);
    inside?.addEventListener("click", (event) => event.preventDefault());
    fireEvent.click(inside ?? document.body);
    expect(it.store.window, "a window over the whole screen gives way").toBe("minimised");
  });

  it("links no address in a message of the customer", async () => {
    const it = chat();
    await it.startConversation();
    it.say(1, { sender: "customer", content: { kind: "text", text: "https://wiazka.example" } });
    expect(within(screen.getByRole("log")).queryByRole("link")).toBeNull();
  });

  it.each(["javascript:alert(1)", "data:text/html,x", "ftp://a.pl/x"])(
    "renders an address %s in a chat message as text",
    async (url) => {
      expect(within(await say({ kind: "link", url, text: "Poradnik" })).queryByRole("link")).toBeNull();
      cleanup();
      const log = await say({ kind: "image", url, text: "Gniazdo" });
      expect([within(log).queryByRole("link"), within(log).queryByRole("img"), text(log).includes("Gniazdo")]).toEqual([
        null,
        null,
        true,
      ]);
    },
  );

  it("shows pictures of the chat's own host, links broken ones, and loads none of other hosts", async () => {
    const own = await say({ kind: "image", url: "https://ebok.example/router.svg", text: "Router" });
    fireEvent.error(within(own).getByRole("img", { name: "Router" }));
    expect([within(own).queryByRole("img"), text(own)]).toEqual([
      null,
      expect.stringContaining("Nie udało się wczytać zdjęcia."),
    ]);
    expect(
      within(own)
        .getByRole("link", { name: /^Otwórz zdjęcie/ })
        .getAttribute("href"),
    ).toBe("https://ebok.example/router.svg");
    cleanup();
    expect(
      within(await say({ kind: "image", url: "https://elsewhere.example/a.png", text: "" })).queryByRole("img"),
    ).toBeNull();
  });

  it("renders markup in a chat message as text; shows a placeholder for unreadable content", async () => {
    const log = await say({ kind: "text", text: "<img src=x onerror=alert(1)>" });
    expect([log.querySelector("img"), text(log).includes("<img src=x")]).toEqual([null, true]);
    cleanup();
    expect(text(await say({ kind: "unreadable" }))).toContain("Tej wiadomości nie da się tu pokazać.");
  });
});

describe("[CHAT-16] chat error", () => {
  const table: readonly (readonly [ChatError, RegExp, button: string | undefined, hours: boolean])[] = [
    ["WEBCHAT_MAX_CONCURRENT_PER_CUSTOMER", /Masz już otwartą inną rozmowę/, "Zamów rozmowę", false],
    ["WEBCHAT_SKILLSET_OOS", /W tym temacie nikt teraz nie odpowiada/, "Zamów rozmowę", true],
    ["WEBCHAT_NO_AGENTS", /Nie ma teraz wolnego konsultanta/, "Zamów rozmowę", true],
    ["WEBCHAT_NO_CHATBOT", /chwilowo niedostępny/, "Zamów rozmowę", false],
    ["SERVICE_UNAVAILABLE", /chwilowo niedostępny/, "Zamów rozmowę", false],
    ["WEBCHAT_MAX_CONCURRENT_PER_SKILLSET", /Wszyscy konsultanci rozmawiają/, "Zamów rozmowę", false],
    ["BACKEND_ACCESS", /dostępny tylko dla klienta/, undefined, false],
  ];

  it.each(table)(
    "shows text, support link, opening hours and retry that match the chat error %s",
    async (error, expectedText, button, hours) => {
      for (const support of [true, false]) {
        const it = chat({ support });
        await it.open();
        it.receive({ type: "ERROR", error });
        expect(text(screen.getByRole("alert"))).toMatch(expectedText);
        const asks = /zamówić rozmowę/.test(text(screen.getByRole("alert")));
        expect(asks, "the text mentions support only if it is available").toBe(support && button !== undefined);
        const expectedLinks = [
          ...(button === undefined ? [] : [[button, "/supportRequest?isContactRequested=1"]]),
          ...(error === "WEBCHAT_MAX_CONCURRENT_PER_CUSTOMER" ? [["Wyślij zgłoszenie", "/supportRequest?new=1"]] : []),
        ];
        expect(screen.queryAllByRole("link").map((link) => [text(link), link.getAttribute("href")])).toEqual(
          support ? expectedLinks : [],
        );
        expect(screen.queryByRole("heading", { name: "Godziny pracy konsultantów" }) !== null).toBe(hours);
        expect(screen.queryByRole("button", { name: "Spróbuj ponownie" }) !== null).toBe(error !== "BACKEND_ACCESS");
        cleanup();
      }
    },
  );
});

describe("refused agent", () => {
  const refuse = async (moment: string, error: ChatError, more: { support?: boolean; keeps?: boolean } = {}) => {
    const { support = true, keeps = true } = more;
    const it = chat({ now: Date.parse(moment), support });
    await it.startConversation();
    it.say(1);
    it.receive({ type: "ERROR", error, keepsConversation: keeps });
    return it;
  };

  it("[CHAT-21] stays in the log, says when agents are back, and offers a call or a message", async () => {
    const it = await refuse("2026-11-20T22:30:00+01:00", "WEBCHAT_SKILLSET_OOS");
    const log = screen.getByRole("log");
    expect(text(log)).toMatch(/Zdanie 1.*Konsultanci wracają jutro o 8:00\. Automat odpowiada dalej\./s);
    expect(
      within(log)
        .getAllByRole("link")
        .map((link) => [text(link), link.getAttribute("href")]),
    ).toEqual([
      ["Zamów rozmowę", "/supportRequest?isContactRequested=1"],
      ["Zostaw wiadomość", "/supportRequest?new=1"],
    ]);
    act(() => it.store.sendText("Saldo"));
    expect([it.written(), screen.queryByRole("alert")]).toEqual([["Saldo"], null]);
  });

  it("(part of CHAT-21) keeps the log of a chat that ends by refusal; offers a new one", async () => {
    await refuse("2026-11-20T22:30:00+01:00", "WEBCHAT_SKILLSET_OOS", { keeps: false, support: false });
    const log = screen.getByRole("log");
    expect(text(log)).toContain("Konsultanci wracają jutro o 8:00.");
    expect(text(log)).not.toMatch(/Automat odpowiada dalej|Rozmowa zakończona/);
    expect([within(log).queryByRole("link"), screen.queryByLabelText(/^Wiadomość$/)]).toEqual([null, null]);
    expect(screen.getByRole("button", { name: "Nowa rozmowa" })).toBeDefined();
  });

  it.each([
    ["2026-11-20T12:00:00+01:00", "WEBCHAT_SKILLSET_OOS", "W tym temacie nikt teraz nie odpowiada na czacie."],
    ["2026-11-20T12:00:00+01:00", "WEBCHAT_NO_AGENTS", "Wszyscy konsultanci są zajęci."],
    ["2026-11-20T12:00:00+01:00", "WEBCHAT_MAX_CONCURRENT_PER_SKILLSET", "Wszyscy konsultanci rozmawiają."],
  ] as const)("(part of CHAT-21) says why no agent comes at %s after %s", async (moment, error, expectedText) => {
    await refuse(moment, error);
    expect(text(screen.getByRole("log"))).toContain(expectedText);
  });
});

it("[CHAT-24] lists former chats by date and topic, with their first words", async () => {
  const it = chat();
  const at = Date.UTC(2026, 10, 19, 9, 5);
  await it.open([
    { id: "c-1", at, title: "Gdzie jest umowa", topic: "formal" },
    { id: "c-2", at, title: "Pomoc techniczna", topic: "technical" },
    { id: "c-3", at, title: "Parasol" },
  ]);
  expect(screen.getAllByRole("listitem").map(text)).toEqual([
    "19.11.2026, 10:05, Sprawy formalneGdzie jest umowa",
    "19.11.2026, 10:05, Pomoc techniczna",
    "19.11.2026, 10:05Parasol",
  ]);
});

it('shows "no agents working" only when every help line is closed (part of CHAT-16)', async () => {
  const expectedText = async (moment: string) => {
    const it = chat({ now: Date.parse(moment) });
    await it.open();
    it.receive({ type: "ERROR", error: "WEBCHAT_SKILLSET_OOS" });
    const pageText = text(document.body);
    cleanup();
    return [pageText.includes("konsultanci nie pracują"), pageText.includes("teraz otwarte")];
  };
  expect([
    await expectedText("2026-11-20T12:00:00+01:00"),
    await expectedText("2026-11-20T21:00:00+01:00"),
    await expectedText("2026-11-21T06:00:00+01:00"),
  ]).toEqual([
    [false, true],
    [false, true],
    [true, false],
  ]);
});

describe("focus in the chat window when a step removes the focused element", () => {
  const focused = () => text(document.activeElement ?? document.body);
  const pressFocused = (name: RegExp | string) => {
    screen.getByRole("button", { name }).focus();
    press(name);
  };

  it("focuses the next heading when former chats, form, error or rating of a chat disappear", async () => {
    const it = chat();
    await it.open([{ id: "c-1", at: 1, title: "Faktura" }]);
    expect(document.activeElement, "opening does not take the focus").toBe(document.body);
    pressFocused("Nowa rozmowa");
    expect(focused()).toBe("Nowa rozmowa");
    act(() => it.store.start({ email: "anna@example.pl", topic: "technical", phone: undefined }));
    it.receive({ type: "CHAT_ENDED" });
    pressFocused(/^4.dobrze$/);
    expect(focused()).toBe("Automat");
    pressFocused("Nowa rozmowa");
    expect(focused()).toBe("Nowa rozmowa");
    it.receive({ type: "ERROR", error: "WEBCHAT_NO_AGENTS" });
    expect(focused()).toBe("Nie ma teraz wolnego konsultanta");
    pressFocused("Spróbuj ponownie");
    expect(focused()).toBe("Nowa rozmowa");
  });

  it("does not move the focus into the chat when the user last worked outside the window", async () => {
    const it = chat();
    await it.open([{ id: "c-1", at: 1, title: "Faktura" }]);
    screen.getByRole("button", { name: "Nowa rozmowa" }).focus();
    fireEvent.pointerDown(document.body);
    screen.getByRole("button", { name: "Nowa rozmowa" }).blur();
    it.receive({ type: "ERROR", error: "WEBCHAT_NO_AGENTS" });
    expect(document.activeElement).toBe(document.body);
  });
});

describe("[CHAT-17] opening hours of both help lines", () => {
  it.each([
    ["on Friday at noon", "2026-11-20T12:00:00+01:00", ["teraz otwarte, do 20:00", "teraz otwarte, do 22:00"]],
    [
      "on Friday at nine in the evening",
      "2026-11-20T21:00:00+01:00",
      ["teraz zamknięte, otwieramy jutro o 10:00", "teraz otwarte, do 22:00"],
    ],
    [
      "on Saturday at dawn",
      "2026-11-21T06:00:00+01:00",
      ["teraz zamknięte, otwieramy dziś o 10:00", "teraz zamknięte, otwieramy dziś o 8:00"],
    ],
    [
      "on Saturday evening",
      "2026-11-21T20:00:00+01:00",
      ["teraz zamknięte, otwieramy 23-11-2026 o 8:00", "teraz otwarte, do 22:00"],
    ],
  ])("shows the opening state of both help lines of the chat %s", async (_, moment, expectedText) => {
    const it = chat({ now: Date.parse(moment) });
    await it.open();
    it.receive({ type: "ERROR", error: "WEBCHAT_SKILLSET_OOS" });
    const helpLines = within(screen.getByRole("region", { name: "Godziny pracy konsultantów" }))
      .getAllByRole("listitem")
      .map(text);
    expect(helpLines.map((row) => row.replace(/^.*(?=teraz)/s, ""))).toEqual(expectedText);
  });
});

it("saves the chat transcript with senders and times, including undelivered messages", async () => {
  const it = chat();
  await it.startConversation();
  it.say(1);
  act(() => it.store.sendText("Halo"));
  press("Pobierz zapis");
  const [name, file] = it.save.mock.calls[0] ?? [];
  expect(name).toBe("rozmowa-20-11-2026.txt");
  expect(unjoinedText(String(file)).split("\r\n")).toEqual([
    "\ufeffCzat, 20-11-2026 09:12",
    "",
    "20-11-2026",
    "09:12 Wika, automat: Zdanie 1",
    "09:12 Ty: Halo (wysyłamy…)",
    "",
  ]);
});
