import type { Locator } from "@playwright/test";
import { axe } from "./support/axe.ts";
import { AgentConsolePage } from "./support/agent-console-page.ts";
import {
  openHomeWithAgent,
  bubbles,
  chatButton,
  chatWindow,
  ChatAgent,
  startConversationWithAgent,
  minimise,
  startChat,
  write,
} from "./support/chat-page.ts";
import { startClockAt } from "../../scripts/start-clock-at.ts";
import { enterAs, enterOnDemoDay } from "./support/enter-as.ts";
import { expect, test } from "./support/fixtures.ts";
import { openWithStoredSession } from "./support/stored-session.ts";
import { isWide, logOut, openSection } from "./support/menu.ts";

const TROUBLES = [
  ["WEBCHAT_MAX_CONCURRENT_PER_CUSTOMER", "Masz już otwartą inną rozmowę", "Zamów rozmowę", false],
  ["WEBCHAT_SKILLSET_OOS", "W tym temacie nikt teraz nie odpowiada na czacie", "Zamów rozmowę", true],
  ["WEBCHAT_NO_AGENTS", "Nie ma teraz wolnego konsultanta", "Zamów rozmowę", true],
  ["WEBCHAT_NO_CHATBOT", "Czat jest chwilowo niedostępny", "Zamów rozmowę", false],
  ["SERVICE_UNAVAILABLE", "Czat jest chwilowo niedostępny", "Zamów rozmowę", false],
  ["WEBCHAT_MAX_CONCURRENT_PER_SKILLSET", "Wszyscy konsultanci rozmawiają", "Zamów rozmowę", false],
] as const;

test(
  "loses nothing of a chat in two browsers over broken connections (part of CHAT-10)",
  { tag: "@proof" },
  async ({ page, browser, baseURL, tenant, sandbox, pageErrors }) => {
    pageErrors.allow(/WebSocket connection/);
    const elsewhere = await browser.newContext({
      baseURL: baseURL ?? "",
      extraHTTPHeaders: { "X-Sandbox-Tenant": tenant },
    });
    const agent = await elsewhere.newPage();
    await pageErrors.watch(elsewhere);
    await enterOnDemoDay(page, sandbox, "m.brzezinska");
    const steer = new ChatAgent(agent);
    await steer.settle();
    const agentConsole = new AgentConsolePage(agent);
    await agentConsole.open("Ewa");
    await page.goto("/index");
    await startChat(page);
    await chatWindow(page).getByRole("button", { name: "Konsultant" }).click();
    await expect(
      chatWindow(page).getByRole("button", { name: "Saldo" }),
      "suggested answers disappear once one is given",
    ).toHaveCount(0);
    await expect(chatWindow(page)).toContainText("Czekasz na konsultanta");
    await agentConsole.acceptChat();
    await agentConsole.sendMessages("Dzień dobry, w czym mogę pomóc?");
    await expect(chatWindow(page).getByRole("heading", { name: "Ewa" })).toBeVisible();
    await agentConsole.sendLink("https://wiazka.example.pl/reklamacje", "Zasady reklamacji");
    await expect(chatWindow(page).getByRole("link", { name: /Zasady reklamacji/ })).toHaveAttribute(
      "rel",
      "noopener noreferrer",
    );
    await expect(bubbles(page).last()).toContainText("wiazka.example.pl");
    await agentConsole.sendPicture("https://wiazka.example.pl/gniazdo.png", "Gniazdo");
    await expect(chatWindow(page).getByRole("link", { name: /Otwórz zdjęcie/ })).toBeVisible();

    // The first reconnect fails, too, so that both sides have time to write.
    await steer.fault({ name: "refuse" });
    await steer.fault({ name: "drop" });
    await expect(chatWindow(page)).toContainText("Brak połączenia. Łączymy ponownie");
    await write(page, "Pierwsza bez połączenia");
    await write(page, "Druga bez połączenia");
    await expect(bubbles(page).last()).toContainText("wyślemy, gdy wróci połączenie");
    // One after another, without waiting for the result of the first.
    await agentConsole.sendMessages("Jedno w przerwie", "Drugie w przerwie");
    // The second reconnect starts after up to 7.2 s (CHAT-11).
    await expect(bubbles(page).filter({ hasText: "Druga bez połączenia" })).toContainText("dostarczono", {
      timeout: 15_000,
    });
    await expect(chatWindow(page)).toContainText("Połączenie wróciło");
    await write(page, "Już wszystko wiem");
    await expect(agentConsole.messageBubbles.filter({ hasText: "Już wszystko wiem" })).toHaveCount(1);
    await agentConsole.sendMessages("Cieszę się");
    const expectedTexts = [
      "Konsultant",
      "Łączę z konsultantem.",
      "w czym mogę pomóc?",
      "Zasady reklamacji",
      "Gniazdo",
      "Jedno w przerwie",
      "Drugie w przerwie",
      "Pierwsza bez połączenia",
      "Druga bez połączenia",
      "Już wszystko wiem",
      "Cieszę się",
    ];
    for (const side of [bubbles(page), agentConsole.messageBubbles]) {
      // Skips the bot's greeting; the customer's window also has a line for the agent who joined.
      const texts = async () =>
        (await side.allTextContents())
          .map((text) => text.replaceAll("\u00a0", " "))
          .filter((text) => !text.includes("dołącza"))
          .slice(1);
      await expect
        .poll(
          async () => (await texts()).map((text) => expectedTexts.find((one) => text.includes(one)) ?? text),
          "once, and in the same order",
        )
        .toEqual(expectedTexts);
    }

    await agentConsole.endChat();
    await expect(page.getByLabel("Wiadomość", { exact: true })).toHaveCount(0);
    await expect(chatWindow(page)).toContainText("Konsultant zakończył rozmowę");
    await chatWindow(page).getByRole("button", { name: "5 bardzo dobrze" }).click();
    await expect(chatWindow(page)).toContainText("Dziękujemy za ocenę.");
    await expect(agent.getByText("rozmowa zakończona, ocena 5 z 5")).toBeVisible();
    await chatWindow(page).getByRole("button", { name: "Nowa rozmowa" }).click();
    await expect(chatWindow(page).getByRole("heading", { name: "Nowa rozmowa" })).toBeVisible();
    await chatWindow(page).getByRole("button", { name: "Poprzednie rozmowy" }).click();
    await expect(chatWindow(page).getByRole("listitem").first(), "the conversation that has just ended").toContainText(
      "Pierwsza bez połączenia",
    );
    await elsewhere.close();
  },
);

test(
  "keeps a conversation over pages and reloads, and counts new messages while minimised",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    const chatAgent = await startConversationWithAgent(page, sandbox);
    await chatAgent.sendMessages("Już sprawdzam");
    await expect(bubbles(page).last()).toContainText("Już sprawdzam");
    const isPhone = !isWide(page);
    // On a phone the chat covers the page: it is minimised before navigating and reopened there.
    if (isPhone) await minimise(page);
    await openSection(page, "Usługi");
    await expect(page).toHaveURL("/service/myServices");
    if (isPhone) await chatButton(page).click();
    await expect(bubbles(page).last()).toContainText("Już sprawdzam");
    await page.keyboard.press("Escape");
    await expect(chatWindow(page)).toHaveCount(0);
    // Beside the chat the focus stays on the page.
    if (isPhone) await expect(chatButton(page)).toBeFocused();
    await chatAgent.sendMessages("Jest pani tam?", "Proszę dać znać");
    await expect(chatButton(page)).toContainText("2 nieprzeczytane");
    await expect(page).toHaveTitle("2 na czacie · Usługi · Wiązka");
    await expect(page.getByText("Nieprzeczytane wiadomości na czacie: 2")).toBeAttached();

    await page.reload();
    await expect(chatButton(page)).toContainText("2 nieprzeczytane");
    await chatButton(page).click();
    await expect(bubbles(page).filter({ hasText: "Proszę dać znać" })).toBeVisible();
    await expect(page).toHaveTitle("Usługi · Wiązka");
    await page.reload();
    await expect(
      bubbles(page).filter({ hasText: "Proszę dać znać" }),
      "a chat that was left open opens by itself",
    ).toBeVisible();
  },
);

test(
  "shows one chat in two tabs and ends it in both on logout (part of SESS-06)",
  { tag: "@proof" },
  async ({ page, context }) => {
    const chatAgent = new ChatAgent(page);
    await chatAgent.settle();
    await openWithStoredSession(page, "m.brzezinska");
    const other = await context.newPage();
    await other.goto("/service/myServices");
    await expect(chatButton(other)).toBeVisible();
    await startChat(page);
    await expect(bubbles(other).first()).toContainText("W czym mogę pomóc?");
    await write(other, "Pytanie z drugiej karty");
    await expect(bubbles(page).filter({ hasText: "Pytanie z drugiej karty" })).toHaveCount(1);
    await expect(bubbles(other).filter({ hasText: "Pytanie z drugiej karty" })).toHaveCount(1);
    if (!isWide(page)) await minimise(page);
    await logOut(page);
    for (const tab of [page, other]) {
      await expect(tab).toHaveURL("/");
      await expect(chatWindow(tab)).toHaveCount(0);
    }
    const storedData = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
    expect(storedData).toContain("ebok.chat.open");
    expect(storedData).not.toMatch(/Pytanie|ebok\.chat\.(talk|outbox)/);
  },
);

test(
  "explains each chat problem with a remedy, and asks before the chat is closed",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    const chatAgent = await openHomeWithAgent(page, sandbox);
    await chatButton(page).click();
    const chat = chatWindow(page);
    for (const [name, errorText, button, hours] of TROUBLES) {
      await chatAgent.fault({ name });
      await chat.getByLabel("Temat").selectOption("technical");
      await chat.getByRole("button", { name: "Zacznij rozmowę" }).click();
      await expect(chat.getByRole("alert")).toContainText(errorText);
      await expect(chat.getByRole("link", { name: button })).toHaveAttribute(
        "href",
        "/supportRequest?isContactRequested=1",
      );
      await expect(chat.getByRole("heading", { name: "Godziny pracy konsultantów" })).toHaveCount(hours ? 1 : 0);
      await chat.getByRole("button", { name: "Spróbuj ponownie" }).click();
    }
    await chat.getByRole("button", { name: "Zakończ czat" }).click();
    await page.getByRole("button", { name: "Zostaw otwarty" }).click();
    await expect(chat).toBeVisible();
    await chat.getByRole("button", { name: "Zakończ czat" }).click();
    await page.getByRole("button", { name: "Zamknij czat" }).click();
    await expect(chat).toHaveCount(0);

    await enterOnDemoDay(page, sandbox, "crm.oliwa");
    await page.goto("/index");
    await expect(page.getByRole("region", { name: "Oferta dla ciebie" })).toBeVisible();
    await expect(chatButton(page)).toHaveCount(0);
  },
);

test(
  "keyboard alone opens, fills in, answers, writes, minimises, reopens and ends the chat",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await openHomeWithAgent(page, sandbox);
    await chatButton(page).focus();
    await expect(chatButton(page)).toBeFocused();
    await page.keyboard.press("Enter");
    const chat = chatWindow(page);
    const title = chat.getByRole("heading", { level: 2 });
    const message = page.getByLabel("Wiadomość", { exact: true });
    /** Presses Tab until the wanted element has the focus. */
    const tabTo = async (wanted: Locator): Promise<void> => {
      await expect(wanted).toBeVisible();
      const isReached = () => wanted.evaluate((element) => element === document.activeElement);
      for (let presses = 0; presses < 15 && !(await isReached()); presses += 1) await page.keyboard.press("Tab");
      await expect(wanted).toBeFocused();
    };
    await expect(title).toBeFocused();
    // The submit button has another name while the connection opens, and does not submit then.
    await expect(chat.getByRole("button", { name: "Zacznij rozmowę" })).toBeVisible();
    await tabTo(chat.getByLabel("Temat"));
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("ArrowDown");
    await expect(chat.getByLabel("Temat")).toHaveValue("technical");
    await tabTo(chat.getByRole("button", { name: "Zacznij rozmowę" }));
    await page.keyboard.press("Enter");
    await expect(message).toBeFocused();
    // The bot greets with suggested answers after a delay; the field has the focus at once.
    const chatAgent = chat.getByRole("button", { name: "Konsultant" });
    await expect(chatAgent).toBeVisible();
    await page.keyboard.press("Shift+Tab");
    await expect(chatAgent).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(message).toBeFocused();
    await page.keyboard.type("Halo");
    await page.keyboard.press("Enter");
    await expect(bubbles(page).filter({ hasText: "Halo" })).toContainText("dostarczono");
    await page.keyboard.press("Escape");
    await expect(chat).toHaveCount(0);
    await expect(chatButton(page)).toBeFocused();
    await page.keyboard.press("Enter");
    // Takes the focus once it is rendered.
    await expect(title).toBeFocused();
    const close = chat.getByRole("button", { name: "Zakończ czat", exact: true }).first();
    const question = page.getByRole("alertdialog", { name: "Czy zakończyć czat?" });
    const stay = question.getByRole("button", { name: "Wróć do rozmowy" });
    await tabTo(close);
    await page.keyboard.press("Enter");
    await expect(stay).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(question).toHaveCount(0);
    await expect(close).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(stay).toBeFocused();
    await page.keyboard.press("Shift+Tab");
    await expect(question.getByRole("button", { name: "Zakończ czat" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(chat).toHaveCount(0);
  },
);

test("(part of CHAT-20) (part of CHAT-22) starts in view; a link of the bot opens inside", async ({
  page,
  context,
  sandbox,
}) => {
  await openHomeWithAgent(page, sandbox);
  await chatButton(page).click();
  await expect(chatWindow(page).getByRole("button", { name: "Zacznij rozmowę" })).toBeInViewport({ ratio: 1 });
  await chatWindow(page).getByLabel("Temat").selectOption("technical");
  await chatWindow(page).getByRole("button", { name: "Zacznij rozmowę" }).click();
  await write(page, "jak zmienić hasło do wifi");
  await chatWindow(page).getByRole("link", { name: "Gdzie znajdę hasło do wifi i jak je zmienić?" }).click();
  await expect(page).toHaveURL("/faq?question=haslo-wifi");
  await expect(chatWindow(page), "a window over the whole screen gives way").toHaveCount(isWide(page) ? 1 : 0);
  await expect(page.getByText("jest na naklejce na jego spodzie").last()).toBeVisible();
  expect(context.pages()).toHaveLength(1);
});

test(
  "(part of CHAT-21) keeps the talk with the bot at night, and offers a call or a message",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    const night = Date.parse("2026-11-20T23:30:00+01:00");
    await sandbox.reset(night);
    await startClockAt(page, night);
    await enterAs(page, "m.brzezinska", night);
    await page.goto("/index");
    await startChat(page);
    await write(page, "Konsultant");
    const log = page.getByRole("log");
    await expect(log).toContainText("Konsultanci wracają jutro o");
    await expect(log).toContainText("W czym mogę pomóc?");
    await axe(page);
    await log.getByRole("link", { name: "Zamów rozmowę" }).click();
    await expect(page).toHaveURL("/supportRequest?isContactRequested=1");
    await chatButton(page).click();
    await write(page, "Saldo");
    await expect(bubbles(page).filter({ hasText: "Do zapłaty masz" })).toBeVisible();
  },
);

test("[CHAT-01] chat window is 400 by 425 to 550 px; on a phone a full-screen modal that Back minimises", async ({
  page,
  sandbox,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openHomeWithAgent(page, sandbox);
  await openSection(page, "Usługi");
  await expect(page).toHaveURL("/service/myServices");
  await startChat(page);
  const box = async () => chatWindow(page).boundingBox();
  expect(await box()).toMatchObject({ width: 400, height: 550 });
  await page.setViewportSize({ width: 1440, height: 500 });
  expect(await box()).toMatchObject({ width: 400, height: 425 });
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 700 });
    expect(await box()).toMatchObject({ x: 0, y: 0, width, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await expect(page.getByRole("main")).toBeHidden();
  await axe(page);
  await page.emulateMedia({ forcedColors: "active" });
  await axe(page);
  await page.reload();
  await expect(bubbles(page).first()).toBeVisible();
  await page.evaluate(() => document.documentElement.style.setProperty("font-size", "200%"));
  expect(
    await page.evaluate(
      () =>
        [...document.querySelectorAll(".chat, .chat__log, .chat__foot")].filter(
          ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
        ).length,
    ),
  ).toBe(0);
  // Enlarged text leaves more than half of a phone to the conversation.
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.getByRole("log").evaluate(({ clientHeight }) => clientHeight)).toBeGreaterThan(320);
  await page.goBack();
  await expect(chatWindow(page)).toHaveCount(0);
  await expect(page).toHaveURL("/service/myServices");
});

test(
  "renders a part of a long conversation, loads older messages without a jump, shows new ones",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    const chatAgent = await startConversationWithAgent(page, sandbox);
    for (let batch = 0; batch < 4; batch += 1)
      await Promise.all(
        Array.from({ length: 40 }, (_, at) =>
          chatAgent.sendMessages(`Zdanie numer ${batch * 40 + at} ${"i jeszcze trochę ".repeat(at % 5)}`),
        ),
      );
    await expect(bubbles(page)).toHaveCount(60, { timeout: 15_000 });
    const log = page.getByRole("log");
    const first = await bubbles(page).first().textContent();
    const top = async () =>
      page.evaluate(
        (text) =>
          [...document.querySelectorAll(".chat__log .bubble")]
            .find(({ textContent }) => textContent === text)
            ?.getBoundingClientRect().top,
        first,
      );
    await log.evaluate((element) => element.scrollTo(0, 60));
    await expect.poll(() => bubbles(page).count()).toBe(120);
    const before = await top();
    expect(before, "the message that was at the top is still visible").toBeGreaterThan(0);
    await expect(log).toHaveAttribute("aria-live", "off");
    await chatAgent.sendMessages("Ostatnie");
    await expect(page.getByText("Przejdź do najnowszych")).toBeVisible();
    expect(await top(), "the scroll position does not change").toBe(before);
    await page.getByText("Przejdź do najnowszych").click();
    await expect(bubbles(page).last()).toContainText("Ostatnie");
    await expect(log).toHaveAttribute("aria-live", "polite");
  },
);

test(
  "lists, searches and shows former chats, and saves a conversation as a file",
  { tag: "@proof" },
  async ({ page, sandbox }) => {
    await openHomeWithAgent(page, sandbox);
    await startChat(page);
    await write(page, "Pytanie o parasol");
    await expect(bubbles(page).filter({ hasText: "Pytanie o parasol" })).toContainText("dostarczono");
    const saving = page.waitForEvent("download");
    await chatWindow(page).getByRole("button", { name: "Pobierz zapis" }).click();
    const saved = await saving;
    expect(saved.suggestedFilename()).toBe("rozmowa-20-11-2026.txt");
    await chatWindow(page).getByRole("button", { name: "Zakończ czat" }).click();
    await page.getByRole("button", { name: "Zakończ czat", exact: true }).last().click();
    await chatButton(page).click();
    const chat = chatWindow(page);
    await expect(chat.getByRole("heading", { name: "Poprzednie rozmowy" })).toBeVisible();
    await chat.getByLabel("Szukaj w rozmowach").fill("paras");
    await expect(chat.getByRole("listitem")).toHaveCount(1);
    await expect(chat.getByRole("listitem")).toContainText("Pytanie o parasol");
    const widthOf = async (place: Locator) => (await place.boundingBox())?.width;
    expect(await widthOf(chat.getByRole("listitem").getByRole("button"))).toBe(
      await widthOf(chat.getByRole("listitem")),
    );
    await chat.getByRole("listitem").getByRole("button").click();
    await expect(bubbles(page).filter({ hasText: "Pytanie o parasol" })).toBeVisible();
    await chat.getByRole("button", { name: "Wróć do listy" }).click();
    await expect(chat.getByLabel("Szukaj w rozmowach")).toHaveValue("paras");
  },
);
