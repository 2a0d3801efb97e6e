import { beforeAll, describe, expect, it } from "vitest";
import { answerAsBot, type BotAnswer } from "#sandbox/chat/bot.ts";
import { seedCustomer } from "#sandbox/demo/seed-customer.ts";
import type { SandboxLanguage } from "#sandbox/language/sandbox-language.ts";
import { createChatTenant } from "./chat-client.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const TENANT = "bot-questions";
/** Its number moves to another operator. */
const LIS = "5600321";
/** One of its contracts ends, and its address has an outage. */
const BRZEZINSKA = "4127830";
const sandbox = runningSandboxForTests();

beforeAll(async () => {
  await createChatTenant(sandbox.client(TENANT));
  const tenant = sandbox.tenant(TENANT);
  for (const account of [LIS, BRZEZINSKA]) seedCustomer(tenant.db, account, tenant.now());
});

function ask(account: string, question: string, language: SandboxLanguage = "pl"): BotAnswer {
  const chat = {
    chatId: "1",
    sessionId: "1",
    account,
    login: "1",
    topic: "FORMAL",
    email: "anna@example.pl",
    side: "BOT",
    agentName: undefined,
    startedAt: 0,
    waitingAt: undefined,
    endedAt: undefined,
    rating: undefined,
    language,
  } as const;
  return answerAsBot({ tenant: sandbox.tenant(TENANT), chat, origin: "" }, question);
}

const textOf = ({ replies }: BotAnswer): string => replies.map(({ message }) => message).join(" ");

describe("questions to the chat bot", () => {
  it.each([
    [
      LIS,
      "Kiedy przestanie działać mój numer?",
      "pl",
      "Numer 609\u00a0450\u00a0781 przejdzie do innego operatora 02-12-2026",
    ],
    [LIS, "Kiedy przeniesiecie mój numer?", "pl", "przejdzie do innego operatora 02-12-2026"],
    [LIS, "Kiedy kończy się moja umowa?", "pl", "przejdzie do innego operatora 02-12-2026"],
    [LIS, "When will my number stop working?", "en", "moves to another operator on 2\u00a0Dec\u00a02026"],
    [LIS, "When is my number moving?", "en", "moves to another operator on 2\u00a0Dec\u00a02026"],
    [LIS, "Коли перестане працювати мій номер?", "uk", "перейде до іншого оператора 02.12.2026"],
    [BRZEZINSKA, "Do kiedy działa mój telefon?", "pl", "Ostatni dzień usługi Telefon stacjonarny"],
  ] as const)("[CHAT-38] chat bot answers %s to %j with the day of the end", (account, question, language, answer) => {
    expect(textOf(ask(account, question, language))).toContain(answer);
  });

  it.each([
    ["Kiedy skończy się awaria internetu?", "Wiemy o problemie"],
    ["Internet przestał działać", "Wiemy o problemie"],
    ["Nie działa telewizja", "Wiemy o problemie"],
    ["Do kiedy mam zapłacić za internet?", "Do zapłaty masz"],
    ["Nie działa pilot do dekodera", "Wymień baterie w pilocie"],
    ["Chcę przerwać umowę", "Wypowiedz ją w portalu"],
    ["Na jaki numer rachunku mam zrobić przelew?", "Najszybciej w portalu"],
    ["Płatność BLIK nie działa", "Tego jeszcze nie wiem"],
    ["Ile mam danych w pakiecie?", "Tego jeszcze nie wiem"],
    ["Mam wysoki ping w grach", "Tego jeszcze nie wiem"],
    ["Zgubiłem PIN do karty SIM", "Tego jeszcze nie wiem"],
    ["Jak wyłączyć SMS-y reklamowe?", "Tego jeszcze nie wiem"],
    ["Nie pomogło", "Tego jeszcze nie wiem"],
  ])("chat bot answers %j by its subject, not by one of its words (part of CHAT-38)", (question, answer) => {
    expect(textOf(ask(BRZEZINSKA, question))).toContain(answer);
  });

  it.each([
    ["Nie działa mi telewizor", "pl", "Wyłącz dekoder z prądu"],
    ["Nie działa telewizja i internet", "pl", "Wyłącz router z prądu"],
    ["Nie działa internet", "pl", "Wyłącz router z prądu"],
    ["Мій телевізор не працює", "uk", "Вимкніть ТВ-приставку"],
    ["My TV stopped working", "en", "Unplug your set-top box"],
    ["Jak zmienić numer konta do zwrotu?", "pl", "podaj w niej numer swojego rachunku"],
    ["Na jakie konto przyjdzie zwrot?", "pl", "podaj w niej numer swojego rachunku"],
    ["How do I change the account for a refund?", "en", "podaj w niej numer swojego rachunku"],
    ["Jaki jest numer konta do przelewu?", "pl", "Najszybciej w portalu"],
  ] as const)("[CHAT-39] chat bot answers %j by its device and direction of payment", (question, language, answer) => {
    expect(textOf(ask(LIS, question, language))).toContain(answer);
  });

  it.each(["Consultant please", "advisor", "I want to talk to a real person"])(
    "chat bot connects %j to an agent (part of CHAT-38)",
    (question) => expect(ask(LIS, question, "en").handOver).toBe(true),
  );
});
