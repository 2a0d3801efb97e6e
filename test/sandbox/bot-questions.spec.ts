import { beforeAll, describe, expect, it } from "vitest";
import { answerAsBot, type BotAnswer } from "#sandbox/chat/bot.ts";
import { insertPayout } from "#sandbox/contexts/payout.repository.ts";
import { changeProducts } from "#sandbox/contexts/product.repository.ts";
import { seedCustomer } from "#sandbox/demo/seed-customer.ts";
import type { SandboxLanguage } from "#sandbox/language/sandbox-language.ts";
import { createChatTenant } from "./chat-client.ts";
import { runningSandboxForTests } from "./running-sandbox.ts";

const TENANT = "bot-questions";
/** Its number moves to another operator. */
const LIS = "5600321";
/** One of its contracts ends, and its address has an outage. */
const BRZEZINSKA = "4127830";
/** Internet and phone are suspended for arrears, television works. */
const WRONA = "5417806";
/** All contracts have ended; a company collects the debt. */
const SOWA = "5420093";
/** A cooperative with an overpayment of 186,50 zł. */
const JANTAR = "6100245";
const sandbox = runningSandboxForTests();

beforeAll(async () => {
  await createChatTenant(sandbox.client(TENANT));
  const tenant = sandbox.tenant(TENANT);
  for (const account of [LIS, BRZEZINSKA, WRONA, SOWA, JANTAR]) seedCustomer(tenant.db, account, tenant.now());
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
    [JANTAR, 5_000, "pl", "Wypłacamy z niej 50,00 zł: pieniądze będą na rachunku najpóźniej 23-11-2026."],
    [JANTAR, 13_650, "pl", "Wypłacamy ją w całości: pieniądze będą na rachunku najpóźniej 23-11-2026."],
    [JANTAR, 0, "en", "We’re refunding all of it: the money will be in the account no later than 23 Nov 2026."],
  ] as const)(
    "(part of FIN-14) chat bot says to %s what of the overpayment is paid out: %i",
    (account, amount, language, answer) => {
      const tenant = sandbox.tenant(TENANT);
      if (amount > 0) insertPayout(tenant.db, account, { amount, account: "1".repeat(26), orderedAt: tenant.now() });
      const text = textOf(ask(account, language === "pl" ? "Ile mam zapłacić?" : "What is my balance?", language));
      expect(text.replaceAll("\u00a0", " ")).toContain(answer);
    },
  );

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

  it.each([
    ["jak wyłączyć e-fakturę", "pl", "E-fakturę włączysz i wyłączysz w dziale Faktury"],
    ["e-faktura", "pl", "E-fakturę włączysz i wyłączysz w dziale Faktury"],
    ["Chcę faktury papierowe", "pl", "E-fakturę włączysz i wyłączysz w dziale Faktury"],
    ["Jak włączyć e-fakturę?", "pl", "wybierz „Włącz e-fakturę”"],
    ["How do I turn off e-invoices?", "en", "turn e-invoices on and off under Invoices"],
    ["Як вимкнути електронний рахунок?", "uk", "Електронний рахунок можна ввімкнути й вимкнути"],
  ] as const)("[CHAT-91] chat bot answers %j with the setting of e-invoices", (question, language, answer) => {
    const text = textOf(ask(LIS, question, language));
    expect(text).toContain(answer);
    expect(text).not.toMatch(/Ostatnia faktura|latest invoice|Останній рахунок/u);
  });

  it.each([
    ["dlaczego w sierpniu zapłaciłam 176 zł?", "pl", "/08/26 z ", "Pokaż różnice"],
    ["dlaczego faktura za sierpień jest wyższa?", "pl", "/08/26 z ", "176,00\u00a0zł"],
    ["Why is my August invoice higher?", "en", "/08/26 of ", "Show differences"],
    ["Чому рахунок за серпень більший?", "uk", "/08/26 від ", "Показати різницю"],
    ["Ile kosztował maj?", "pl", "/05/26 z ", "134,00\u00a0zł"],
    ["Скільки було сплачено за березень?", "uk", "/03/26 від ", "134,00\u00a0zł"],
    ["Скільки сплачено за рахунком за березень?", "uk", "/03/26 від ", "134,00\u00a0zł"],
    ["Скільки я сплачувала за березень?", "uk", "/03/26 від ", "134,00\u00a0zł"],
    ["Скільки мені заплачено за березень?", "uk", "/03/26 від ", "134,00\u00a0zł"],
  ] as const)("[CHAT-91] chat bot answers %j with the invoice of that month", (question, language, number, rest) => {
    const answer = ask(LIS, question, language);
    expect(textOf(answer)).toContain(number);
    expect(textOf(answer)).toContain(rest);
    expect(answer.replies.at(-1)?.url).toMatch(/^\/invoice\/.+/u);
  });

  it.each([
    ["Ile mam zapłacić za październik?", "pl", "do zapłaty zostało 49,99 zł z 213,80 zł"],
    ["Ile zapłacę w grudniu?", "pl", "Faktury za ten miesiąc jeszcze nie ma."],
    ["How much will I pay in December?", "en", "There’s no invoice for that month yet."],
    ["Скільки я заплачу в грудні?", "uk", "Рахунка за цей місяць ще немає."],
    ["Ile będziemy płacić w marcu?", "pl", "Faktury za ten miesiąc jeszcze nie ma."],
    ["Ile zapłacę za październik?", "pl", "do zapłaty zostało 49,99 zł z 213,80 zł"],
    ["How much will I pay for October?", "en", "49.99 zł of 213.80 zł is left to pay"],
    ["Скільки заплачу за жовтень?", "uk", "залишилося сплатити 49,99 zł із 213,80 zł"],
    ["Ile zapłacę za wrzesień?", "pl", "na 213,80 zł jest opłacona"],
    ["How much will I pay for September?", "en", "is paid"],
    ["Скільки заплачу за вересень?", "uk", "сплачено"],
    ["ile zostało do zapłaty za październik", "pl", "do zapłaty zostało 49,99 zł z 213,80 zł"],
    ["Ile jeszcze zostało za październik?", "pl", "do zapłaty zostało 49,99 zł z 213,80 zł"],
    ["How much is left to pay for October?", "en", "49.99 zł of 213.80 zł is left to pay"],
    ["Скільки залишилося сплатити за жовтень?", "uk", "залишилося сплатити 49,99 zł із 213,80 zł"],
    ["Ile mam zapłacić za wrzesień?", "pl", "na 213,80 zł jest opłacona"],
    ["How much do I pay for September?", "en", "is paid"],
    ["Скільки платити за вересень?", "uk", "сплачено"],
    ["Ile mam zapłacić za listopad?", "pl", "jest na 223,70 zł, w całości do zapłaty"],
    ["ostatnia faktura", "pl", "na 223,70 zł, termin"],
  ] as const)("[CHAT-91] chat bot answers %j with what is left of the invoice", (question, language, rest) => {
    expect(textOf(ask(BRZEZINSKA, question, language)).replaceAll("\u00a0", " ")).toContain(rest);
  });

  it.each([
    ["Ile zapłacę w grudniu?", "pl", "/12/25 z "],
    ["How much will I pay in December?", "en", "/12/25 of "],
    ["Скільки я заплачу в грудні?", "uk", "/12/25 від "],
  ] as const)(
    "[CHAT-91] chat bot answers %j with an old invoice of which an amount is left",
    (question, language, number) => {
      const { db } = sandbox.tenant(TENANT);
      const december = "account_number = '4127830' AND period LIKE '2025-12%' AND kind = 'invoice'";
      db.exec(`UPDATE financial_entry SET status = 3, unpaid = 100 WHERE ${december}`);
      expect(textOf(ask(BRZEZINSKA, question, language))).toContain(number);
      db.exec(`UPDATE financial_entry SET status = 1, unpaid = 0 WHERE ${december}`);
    },
  );

  it("[CHAT-91] chat bot says of an invoice that its payment is in progress, or that it is paid", () => {
    const { db } = sandbox.tenant(TENANT);
    const october = "account_number = '4127830' AND period LIKE '2026-10%' AND kind = 'invoice'";
    const newest = "account_number = '4127830' AND period LIKE '2026-11%' AND kind = 'invoice'";
    db.exec(`UPDATE financial_entry SET status = 5 WHERE ${october}`);
    expect(textOf(ask(BRZEZINSKA, "Ile mam zapłacić za październik?"))).toMatch(
      /zostało 49,99.zł z .*, płatność w toku/u,
    );
    expect(textOf(ask(BRZEZINSKA, "How much do I pay for October?", "en"))).toContain("payment in progress");
    expect(textOf(ask(BRZEZINSKA, "Скільки платити за жовтень?", "uk"))).toContain("платіж обробляється");
    db.exec(`UPDATE financial_entry SET status = 3 WHERE ${october}`);
    db.exec(`UPDATE financial_entry SET status = 1, unpaid = 0 WHERE ${newest}`);
    expect(textOf(ask(BRZEZINSKA, "ostatnia faktura"))).toMatch(/na 223,70.zł\. Jest opłacona\./u);
    db.exec(`UPDATE financial_entry SET status = 2, unpaid = amount WHERE ${newest}`);
  });

  it.each([
    ["internet wolno działa", "pl"],
    ["wolny internet", "pl"],
    ["Mam bardzo wolny internet", "pl"],
    ["My internet is slow", "en"],
    ["Повільний інтернет", "uk"],
  ] as const)("(part of CHAT-36) chat bot answers %j with the help about slow internet", (question, language) => {
    expect(textOf(ask(LIS, question, language))).toContain("Co zrobić, gdy wifi jest wolne?");
  });

  it("chat bot answers the Ukrainian question how much the customer will pay (part of CHAT-38)", () => {
    expect(textOf(ask(BRZEZINSKA, "Скільки я заплачу?", "uk"))).toContain("До сплати");
  });

  it.each(["Consultant please", "advisor", "I want to talk to a real person"])(
    "chat bot connects %j to an agent (part of CHAT-38)",
    (question) => expect(ask(LIS, question, "en").handOver).toBe(true),
  );

  it.each([
    ["Dlaczego nie działa mi internet?", "pl", "Nie działa z powodu zaległości: Internet światłowodowy 600"],
    ["Nie działa internet", "pl", "Usługi przywrócimy w ciągu 24 godzin od zaksięgowania wpłaty."],
    ["Awaria", "pl", "Nie działa z powodu zaległości"],
    ["Dlaczego internet jest zawieszony?", "pl", "Bez Limitu 30 GB. Po terminie: "],
    ["Nie mam internetu", "pl", "Nie działa z powodu zaległości"],
    ["Nie mogę dzwonić", "pl", "Nie działa z powodu zaległości"],
    ["Why is my internet not working?", "en", "Not working because of arrears"],
    ["Чому не працює інтернет?", "uk", "Не працює через заборгованість"],
  ] as const)("[CHAT-60] chat bot answers %j with the suspension for arrears", (question, language, answer) => {
    const text = textOf(ask(WRONA, question, language));
    expect(text).toContain(answer);
    expect(text).not.toMatch(/router|роутер|zgłoszonych awarii|reported outages/iu);
  });

  it.each([
    [WRONA, "Nie działa telewizja", "Wyłącz dekoder z prądu"],
    [WRONA, "Mam zablokowaną kartę SIM", "Tego jeszcze nie wiem"],
    [LIS, "Nie działa internet", "Wyłącz router z prądu"],
    [SOWA, "Nie działa internet", "Sprawę prowadzi: Kancelaria Windykacyjna Rozrachunek"],
  ])("(part of CHAT-60) chat bot names no suspension to %s, who asks %j", (account, question, answer) => {
    const text = textOf(ask(account, question));
    expect(text).toContain(answer);
    expect(text).not.toContain("Nie działa z powodu zaległości");
  });

  it("(part of CHAT-60) chat bot says that the payment for suspended services was received", () => {
    const { db } = sandbox.tenant(TENANT);
    const unpaid = db.prepare("SELECT entry_id, unpaid FROM financial_entry WHERE account_number = ?").all(WRONA);
    const restore = db.prepare("UPDATE financial_entry SET unpaid = ? WHERE account_number = ? AND entry_id = ?");
    try {
      db.prepare("UPDATE financial_entry SET unpaid = 0 WHERE account_number = ?").run(WRONA);
      const text = textOf(ask(WRONA, "Nie działa internet"));
      expect(text).toContain("Twoja wpłata dotarła, zaległości są opłacone. Usługi przywrócimy w ciągu 24 godzin");
      expect(text).not.toContain("Po terminie");
    } finally {
      for (const { entry_id: entryId, unpaid: left } of unpaid) restore.run(left ?? 0, WRONA, entryId ?? "");
    }
  });

  it.each([
    ["Awaria", true],
    ["Dlaczego usługi są zawieszone?", true],
    ["Nie działa telewizja", true],
    ["Nie działa telewizja i internet", true],
    ["Nie działa internet", false],
    ["Nie mogę dzwonić", false],
  ])("(part of CHAT-60) chat bot names suspended television to %j: %s", (question, isNamed) => {
    const { db } = sandbox.tenant(TENANT);
    const products = db.prepare("SELECT position, data FROM product WHERE account_number = ?").all(WRONA);
    const restore = db.prepare("UPDATE product SET data = ? WHERE account_number = ? AND position = ?");
    try {
      changeProducts(db, WRONA, ({ blockade: _former, ...product }) =>
        product["category"] === "television"
          ? { ...product, status: "SUSPENDED", blockade: "arrears" }
          : { ...product, status: "ACTIVE" },
      );
      const text = textOf(ask(WRONA, question));
      expect(text.includes("Nie działa z powodu zaległości: Telewizja")).toBe(isNamed);
      if (isNamed) expect(text).not.toMatch(/router/iu);
    } finally {
      for (const { position, data } of products) restore.run(data ?? "", WRONA, position ?? 0);
    }
  });
});
