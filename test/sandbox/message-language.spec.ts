import { afterEach, expect, test } from "vitest";
import { outboxOf } from "#sandbox/contexts/outbox.ts";
import { createChatTenant, openChatClient, type ChatClient } from "./chat-client.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";
import { ServiceClient } from "./service-client.ts";

const sandbox = runningSandboxForTests();
const windows: ChatClient[] = [];
let tenantCount = 0;

afterEach(() => {
  for (const chat of windows.splice(0)) chat.close();
});

/** Returns a client of an unused provider whose page has a language, and the newest message that was sent. */
function open(language: string) {
  tenantCount += 1;
  const name = `language-${tenantCount}`;
  const tenant = sandbox.tenant(name);
  const client = new ServiceClient(sandbox.url(), name, "", language);
  const newest = () => outboxOf(tenant.db)[0];
  return { client, newest };
}

let keyCount = 0;
const key = (): string => `<intentId>language-key-${String((keyCount += 1)).padStart(6, "0")}</intentId>`;

const askForPassword = (client: ServiceClient) =>
  client.call("requestPasswordReset", `${key()}<login>m.brzezinska</login>`);

test.each([
  ["pl", "Nowe hasło ustawisz", "Ustaw nowe hasło"],
  ["uk", "Відкрийте посилання", "Установити новий пароль"],
  ["en", "Open the link", "Set a new password"],
])("writes an e-mail in %s to a login without a language (part of I18N-22)", async (language, text, link) => {
  const { client, newest } = open(language);
  await askForPassword(client);
  expect(newest()).toMatchObject({ text: expect.stringContaining(text), links: [{ name: link }] });
});

test("writes in the language of the login, whatever that of the request is (part of I18N-22)", async () => {
  const { client, newest } = open("pl");
  await client.openSession("m.brzezinska");
  await client.call("saveLanguage", `${key()}<language>uk</language>`);
  await askForPassword(new ServiceClient(sandbox.url(), `language-${tenantCount}`, "", "en"));
  expect(newest()?.text).toContain("Відкрийте посилання");
  await client.call("subscribeOutage", `${key()}<outageId>AW-20261</outageId><phone>601234567</phone>`);
  expect(newest()?.text).toContain("Повідомимо, щойно щось зміниться.");
});

test.each([
  ["uk", "Добрий день", "Баланс", "До сплати 273,69\u00a0zł", "hasło do wifi", "Статті довідки – польською"],
  ["en", "Hello, this is", "Balance", "You have 273.69\u00a0zł to pay", "hasło do wifi", "Help articles are in Polish"],
])("greets and answers in the chat in %s (part of I18N-23)", async (language, greeting, choice, due, asked, note) => {
  const { client } = open(language);
  await createChatTenant(client);
  const chat = await openChatClient(sandbox.url(), client);
  windows.push(chat);
  chat.start();
  await chat.waitForMessage(greeting);
  chat.sendMessage("o-1", choice);
  await chat.waitForMessage(due);
  chat.sendMessage("o-2", asked);
  await chat.waitForMessage(note);
  // The article itself is in Polish, which frames do not say.
  await expect.poll(() => chat.of("NEW_MESSAGE").map((data) => data["language"])).toContain(undefined);
  expect(chat.of("NEW_MESSAGE")[0]?.["language"]).toBe(language);
});

test("[I18N-30] answers in an open chat in the language that the customer chooses meanwhile", async () => {
  const { client } = open("pl");
  await createChatTenant(client);
  const chat = await openChatClient(sandbox.url(), client);
  windows.push(chat);
  chat.start();
  await chat.waitForMessage("Dzień dobry");
  await client.call("saveLanguage", `${key()}<language>uk</language>`);
  // A suggested answer in the former language is understood, too.
  chat.sendMessage("o-1", "Saldo");
  await chat.waitForMessage("До сплати 273,69\u00a0zł");
  expect(chat.of("NEW_MESSAGE").at(-1)?.["language"]).toBe("uk");
});

test.each([
  ["uk", "коли відновите послуги?", "Послуги відновимо протягом 24 годин"],
  ["en", "When will my internet work again?", "We’ll restore your services"],
  ["uk", "хочу оплатити частинами", "Про оплату частинами"],
  ["en", "I want to speak to a human", "I’m connecting you to an advisor"],
])("understands in %s the question %j (part of I18N-23)", async (language, asked, answer) => {
  const { client } = open(language);
  await createChatTenant(client);
  const chat = await openChatClient(sandbox.url(), client, "zalegly.wrona");
  windows.push(chat);
  chat.start();
  chat.sendMessage("o-1", asked);
  await chat.waitForMessage(answer);
  const reply = chat.of("NEW_MESSAGE").find(({ data }) => String(data).includes(answer));
  expect(reply?.["language"]).toBe(language);
});
