import { describe, expect, it } from "vitest";
import { RECORDED_KINDS, sendsNotice, type NoticeKind, type RecordedKind } from "../contexts/recorded-kinds.ts";
import { describeActivity } from "./describe-activity.ts";
import { BOT_TEXTS } from "./bot-catalogues.ts";
import type { BotTexts, InvoiceRest } from "./bot-texts.ts";
import { REFUSAL_TEXTS } from "./refusal-texts.ts";
import { OUTBOX_TEXTS } from "./outbox-catalogues.ts";
import type { OutboxTexts } from "./outbox-texts.ts";

const ANSWERS = ["ACCEPTED", "DECLINED", "CONTACT_REQUESTED"] as const;
const DAY = "2026-11-05";
const TERMINATION_END = {
  endsOn: DAY,
  cost: 490,
  monthlyFee: 4500,
  confirmedBy: undefined,
  revocableUntil: DAY,
  equipment: { devices: [{ name: "3", unreturnedCharge: undefined }], by: DAY, place: "4" },
  orders: [{ number: "5", boundUntil: DAY, withdrawalUntil: undefined, replaced: ["6"], startsOn: DAY }],
  continuing: [
    { name: "7", price: 2_999, isSuspended: false, isBeingTurnedOn: false, isSubscription: true },
    { name: "8", price: 0, isSuspended: true, isBeingTurnedOn: false, isSubscription: false },
    { name: "9", price: 1_999, isSuspended: false, isBeingTurnedOn: true, isSubscription: true },
  ],
};
const SETTLEMENT = {
  correction: -350,
  billedIn: "2026-12",
  creditedOn: undefined,
  services: ["5"],
  restored: ["7"],
  extendedLater: [],
  restoredEnds: [{ name: "7", endsOn: DAY, revocableUntil: DAY }],
  withdrawnOn: DAY,
  refund: 4900,
  equipment: { kind: "certain", names: ["6"] },
  settledBy: DAY,
} as const;
const VISIT = { day: DAY, from: "09:05", to: "12:00", service: "1", address: "2" };
const isRecorded = (name: string): name is RecordedKind => Object.hasOwn(RECORDED_KINDS, name);
const NOTICE_KINDS: readonly NoticeKind[] = Object.keys(RECORDED_KINDS).filter(isRecorded).filter(sendsNotice);

/** Each text of the outbox with each of its variants. Values are digits and marks, so that all words are the text's. */
const EVERY_TEXT: { readonly [Name in keyof OutboxTexts]: (texts: OutboxTexts) => readonly string[] } = {
  code: (texts) =>
    (["login", "confirmation", "factor", "contact", "sign-up"] as const).map((use) => texts.code(use, "123456")),
  passwordLink: (texts) => [texts.passwordLink()],
  passwordLinkName: (texts) => [texts.passwordLinkName()],
  copiedPasskey: (texts) => [texts.copiedPasskey("1")],
  requestReceipt: (texts) => [texts.requestReceipt("1", DAY), texts.requestReceipt("1", undefined)],
  requestAnswered: (texts) => [undefined, "", "3"].map((letterTo) => texts.requestAnswered("1", letterTo)),
  requestQuestion: (texts) => [DAY, undefined].map((answerBy) => texts.requestQuestion({ number: "1", answerBy })),
  requestLinkName: (texts) => [texts.requestLinkName()],
  complaintReceipt: (texts) =>
    [undefined, "", "3"].map((letterTo) =>
      texts.complaintReceipt({ number: "1", day: DAY, time: "9:12", answerBy: DAY, text: "2", letterTo }),
    ),
  accessibilityReceipt: (texts) => [texts.accessibilityReceipt({ number: "1", answerBy: DAY, text: "2" })],
  accessibilityAnswer: (texts) => [texts.accessibilityAnswer({ number: "1", phone: "2" })],
  documentFormatReceipt: (texts) =>
    (["LARGE_PRINT", "PLAIN_TEXT"] as const).map((format) =>
      texts.documentFormatReceipt({ number: "1", name: "2", format, answerBy: DAY }),
    ),
  outageNews: (texts) => [texts.outageNews("1")],
  offerAnswer: (texts) =>
    (["DECLINED", "CONTACT_REQUESTED"] as const).map((answer) =>
      texts.offerAnswer({ answer, number: "1", title: "2" }),
    ),
  orderReceipt: (texts) => [texts.orderReceipt({ number: "1", title: "2", text: "3" })],
  orderLinkNames: (texts) => Object.values(texts.orderLinkNames()),
  linkAnswer: (texts) =>
    ["NUMBER_TRANSFER", "REQUEST", "SALE_OFFER", "PAPERLESS", "SALE"].flatMap((kind) =>
      ANSWERS.map((answer) => texts.linkAnswer({ kind, answer, number: "1", title: "2" })),
    ),
  withdrawalReceipt: (texts) =>
    [undefined, 0, 490].map((cost) =>
      texts.withdrawalReceipt({
        number: "1",
        day: DAY,
        time: "09:05",
        name: "2",
        isOrganisation: false,
        contractNumber: "3",
        recognizedNumber: cost === undefined ? undefined : "5",
        email: "4",
        settlement: cost === undefined ? undefined : { ...SETTLEMENT, cost },
        answerBy: cost === undefined ? DAY : undefined,
        missedDay: cost === undefined ? DAY : undefined,
        ending: undefined,
      }),
    ),
  withdrawalAnswer: (texts) =>
    ([{ kind: "too-late", until: DAY }, { kind: "no-right" }, { kind: "unknown-number" }] as const).flatMap((reason) =>
      [undefined, true, false].map((isOver) =>
        texts.withdrawalAnswer({
          number: "1",
          contractNumber: "2",
          reason,
          ending: isOver === undefined ? undefined : { day: DAY, isOver },
        }),
      ),
    ),
  installationCancelled: (texts) => [texts.installationCancelled({ day: DAY, service: "1" })],
  subscriptionOrdered: (texts) => [texts.subscriptionOrdered({ number: "1", title: "1", monthly: 2899, until: DAY })],
  subscriptionTurnedOff: (texts) =>
    [undefined, { number: "2", until: DAY }].map((withdrawal) =>
      texts.subscriptionTurnedOff({ service: "1", day: DAY, paidTo: DAY, withdrawal }),
    ),
  subscriptionEndedByLimit: (texts) => [texts.subscriptionEndedByLimit({ day: DAY, service: "1" })],
  servicesRestored: (texts) =>
    [true, false].flatMap((isPaid) => [["1"], ["1", "2"]].map((services) => texts.servicesRestored(services, isPaid))),
  invoiceIssued: (texts) => [texts.invoiceIssued({ number: "1", amount: 22_370, due: DAY })],
  terminationReceipt: (texts) => [
    texts.terminationReceipt({
      contractNumber: "1",
      name: "2",
      isOrganisation: true,
      services: ["3", "4"],
      day: DAY,
      time: "09:05",
      ...TERMINATION_END,
      confirmedBy: "2026-12-31",
    }),
  ],
  terminationConfirmed: (texts) => [
    texts.terminationConfirmed({ contractNumber: "1", ...TERMINATION_END }),
    texts.terminationConfirmed({
      contractNumber: "1",
      ...TERMINATION_END,
      cost: 0,
      monthlyFee: 0,
      equipment: undefined,
      orders: [],
      continuing: [],
    }),
  ],
  terminationRevoked: (texts) => [
    texts.terminationRevoked("1", undefined, []),
    texts.terminationRevoked("1", undefined, TERMINATION_END.orders),
    ...[490, -490, 0].map((monthlyDifference) =>
      texts.terminationRevoked("1", { from: DAY, monthlyDifference, exit: { until: DAY, endsOn: DAY } }, []),
    ),
    texts.terminationRevoked("1", { from: DAY, monthlyDifference: 0, exit: undefined }, TERMINATION_END.orders),
  ],
  visitBooked: (texts) =>
    [undefined, VISIT].map((former) => texts.visitBooked({ ...VISIT, until: "09:15", former, fee: former && 1_990 })),
  visitCancelled: (texts) => [texts.visitCancelled(VISIT)],
  visitAddressChanged: (texts) => [texts.visitAddressChanged(VISIT)],
  moveChanged: (texts) => [texts.moveChanged({ day: DAY, service: "1", address: "2" })],
  accountCreated: (texts) => [texts.accountCreated({ account: "1", login: "2", phone: "3" })],
  notice: (texts) =>
    ["BROWSER", "APP", "LINK", "AGENT", "SYSTEM"].flatMap((channel) =>
      NOTICE_KINDS.flatMap((kind) =>
        (["customer", "new-address", "nobody"] as const).map((passwordLinkTo) =>
          texts.notice({
            kind,
            detail: "1",
            amount: 1_990,
            arrivesBy: DAY,
            at: `${DAY}T09:05:00`,
            channel,
            device: "2",
            town: "3",
            phone: "4",
            passwordLinkTo,
          }),
        ),
      ),
    ),
};

/** Texts that quote the Polish one, because it is binding. */
const QUOTES_POLISH = new Set([
  "orderReceipt",
  "withdrawalReceipt",
  "withdrawalAnswer",
  "terminationReceipt",
  "terminationConfirmed",
  "terminationRevoked",
]);

const textsIn = (language: "pl" | "uk" | "en") =>
  Object.entries(EVERY_TEXT).map(([name, write]) => ({ name, written: write(OUTBOX_TEXTS[language]) }));

/** Returns the part of a text before the Polish one that it quotes. */
const ownPart = (name: string, text: string, polish: string): string =>
  QUOTES_POLISH.has(name) ? text.replace(polish, "") : text;

/** Letters and words that a text in the language does not have. */
const FOREIGN = [
  ["uk", /[A-Za-zĄĆĘŁŃÓŚŹŻąćęłńóśźż]/u],
  ["en", /[\u0400-\u04ffĄĆĘŁŃÓŚŹŻąćęłńóśźż„]|\b(?:nie|jest|kod|numer|konto|umowa|masz)\b/iu],
] as const;

describe("texts of the outbox", () => {
  it.each(FOREIGN)(
    "[I18N-22] writes every e-mail and SMS in %s without a word of another language",
    (language, foreign) => {
      const polish = textsIn("pl");
      const found = textsIn(language).flatMap(({ name, written }, index) =>
        written.flatMap((text, variant) => {
          const original = polish[index]?.written[variant] ?? "";
          const own = ownPart(name, text, original).replaceAll(/PIN|SMS|e-mail|zł/gu, "");
          return own === original || own.trim() === "" || foreign.test(own) ? [`${name}: ${text}`] : [];
        }),
      );
      expect(found).toEqual([]);
    },
  );

  it("quotes the binding Polish text of contracts in other languages (part of I18N-22)", () => {
    const quoted = textsIn("pl").filter(({ name }) => QUOTES_POLISH.has(name));
    for (const language of ["uk", "en"] as const)
      for (const { name, written } of quoted) {
        const [text] = textsIn(language).find((one) => one.name === name)?.written ?? [];
        expect(text, name).toContain(written[0]);
      }
  });

  it.each([
    ["pl", "Znowu działa: Internet.", "Znowu działają: Internet, Telefon."],
    ["uk", "Знову працює: Internet.", "Знову працюють: Internet, Telefon."],
    ["en", "This service works again: Internet.", "These services work again: Internet, Telefon."],
  ] as const)("(part of PROD-60) names one restored service and several in %s", (language, one, several) => {
    const { servicesRestored } = OUTBOX_TEXTS[language];
    expect(servicesRestored(["Internet"], true)).toContain(one);
    expect(servicesRestored(["Internet", "Telefon"], false)).toContain(several);
  });

  it("(part of I18N-22) says in English when a complaint was received and what silence means", () => {
    const receipt = { number: "1", day: DAY, time: "9:12", answerBy: DAY, text: "2", letterTo: undefined };
    const { complaintReceipt, accessibilityReceipt } = OUTBOX_TEXTS.en;
    expect(complaintReceipt(receipt).replaceAll("\u00a0", " ")).toContain(
      "We received your complaint 1 on 5 Nov 2026 at 9:12",
    );
    for (const text of [complaintReceipt(receipt), accessibilityReceipt(receipt)])
      expect(text).toContain("we’ll treat your complaint as upheld.");
  });

  it("(part of I18N-22) uses the en dash alone in Polish and Ukrainian texts", () => {
    const texts = [...textsIn("pl"), ...textsIn("uk")].flatMap(({ written }) => written);
    expect(texts.filter((text) => text.includes("—"))).toEqual([]);
  });

  it("writes each variant of a text once, with its values (part of I18N-22)", () => {
    for (const language of ["pl", "uk", "en"] as const) {
      const codes = EVERY_TEXT.code(OUTBOX_TEXTS[language]);
      expect(new Set(codes).size).toBe(codes.length);
      expect(codes.every((text) => text.includes("123456"))).toBe(true);
    }
  });
});

const NAMED = { number: "1", day: DAY, amount: 118_743 };
/** Every rest of an invoice of `NAMED`. */
const INVOICE_RESTS: readonly InvoiceRest[] = [
  { kind: "paid", left: 0 },
  ...[118_743, 4_999].flatMap((left) => (["open", "pending"] as const).map((kind) => ({ kind, left }))),
];
const CONTRACT = { contractNumber: "1", until: DAY };

/** Each text of the bot with each of its variants. */
const EVERY_BOT_TEXT: { readonly [Name in keyof BotTexts]: (texts: BotTexts) => readonly string[] } = {
  choices: ({ choices }) => Object.values(choices),
  greeting: (texts) => [texts.greeting("1")],
  refusal: (texts) => [texts.refusal()],
  handOver: (texts) => [texts.handOver()],
  agentJoins: (texts) => [texts.agentJoins("1")],
  unknown: (texts) => [texts.unknown(true), texts.unknown(false)],
  noVisits: (texts) => [texts.noVisits()],
  visits: (texts) => [texts.visits(["1"]), texts.visits(["1", "2"])],
  visitTime: (texts) => [texts.visitTime(DAY, "09:05", "12:00")],
  noMoves: (texts) => [texts.noMoves()],
  moves: (texts) => [texts.moves(["1"]), texts.moves(["1", "2"])],
  moveDay: (texts) => [texts.moveDay(DAY, "1")],
  moveHelp: (texts) => [texts.moveHelp()],
  numberMoves: (texts) => [texts.numberMoves("1", DAY)],
  serviceEnds: (texts) => [texts.serviceEnds("1", DAY)],
  noEndings: (texts) => [texts.noEndings()],
  thanks: (texts) => [texts.thanks()],
  didItHelp: (texts) => [texts.didItHelp()],
  articleNote: ({ articleNote }) => (articleNote === undefined ? [] : [articleNote]),
  knownOutage: (texts) => [
    texts.knownOutage([
      { title: "1", plannedEnd: `${DAY}T09:05:00` },
      { title: "2", plannedEnd: undefined },
    ]),
    texts.knownOutage([{ title: "3", plannedEnd: undefined }]),
  ],
  noOutage: (texts) => [texts.noOutage()],
  noTelevisionOutage: (texts) => [texts.noTelevisionOutage()],
  routerPicture: (texts) => [texts.routerPicture()],
  pin: (texts) => [texts.pin()],
  due: (texts) =>
    (["invoice", "interest"] as const).map((kind) =>
      texts.due({ sum: 1, overdue: { sum: 2, kind, since: DAY }, next: { day: DAY, sum: 3 }, pending: 4 }),
    ),
  onlyPending: (texts) => [texts.onlyPending(1)],
  overpaid: (texts) =>
    [undefined, { sum: 1, arrivesBy: "2026-12-02" }, { sum: 2, arrivesBy: "2026-12-02" }].map((payout) =>
      texts.overpaid({ sum: 2, payout }),
    ),
  allPaid: (texts) => [texts.allPaid()],
  noInvoice: (texts) => [texts.noInvoice()],
  lastInvoice: (texts) => INVOICE_RESTS.map((rest) => texts.lastInvoice({ ...NAMED, dueDate: DAY, rest })),
  noCorrection: (texts) => [texts.noCorrection()],
  monthInvoice: (texts) =>
    [true, false].flatMap((hasEarlier) =>
      INVOICE_RESTS.map((rest) => texts.monthInvoice({ ...NAMED, hasEarlier, rest })),
    ),
  noInvoiceYet: (texts) => [texts.noInvoiceYet()],
  noMonthInvoice: (texts) => [texts.noMonthInvoice()],
  eInvoice: (texts) => [texts.eInvoice()],
  lastCorrection: (texts) => [texts.lastCorrection(NAMED)],
  complaint: (texts) => [texts.complaint()],
  noChangedTerms: (texts) => [texts.noChangedTerms()],
  changedTerms: (texts) => [texts.changedTerms([CONTRACT, CONTRACT])],
  collector: (texts) => [texts.collector("1", "2"), texts.collector("1", undefined)],
  restoredAfter: (texts) =>
    (["pending", "open", "paid"] as const).flatMap((kind) =>
      [true, false].map((isRestorable) => texts.restoredAfter({ kind, sum: 1, isRestorable })),
    ),
  suspended: (texts) =>
    (["pending", "open", "paid"] as const).flatMap((kind) =>
      [true, false].map((isRestorable) => texts.suspended(["1", "2"], { kind, sum: 1, isRestorable })),
    ),
  instalments: (texts) => [texts.instalments()],
  links: ({ links }) => Object.values(links),
};

describe("texts of the bot", () => {
  it.each(FOREIGN)("[I18N-23] writes every text in %s without a word of another language", (language, foreign) => {
    const found = Object.values(EVERY_BOT_TEXT).flatMap((write) => {
      const polish = write(BOT_TEXTS.pl);
      return write(BOT_TEXTS[language]).filter((text, variant) => {
        const own = text.replaceAll(/zł|PIN|PDF|Wi-Fi/gu, "");
        return foreign.test(own) || (text === polish[variant] && text !== "PIN");
      });
    });
    expect(found).toEqual([]);
  });

  it("formats amounts and days as the portal does in each language (part of I18N-23)", () => {
    const written = (["pl", "uk", "en"] as const).map((language) =>
      BOT_TEXTS[language].lastCorrection(NAMED).replaceAll("\u00a0", " "),
    );
    expect(written).toEqual([
      expect.stringContaining("05-11-2026 na 1 187,43 zł"),
      expect.stringContaining("05.11.2026 на 1 187,43 zł"),
      expect.stringContaining("5 Nov 2026 for 1,187.43 zł"),
    ]);
  });
});

it.each(FOREIGN)("writes the reasons of refusals in %s (part of I18N-21)", (language, foreign) => {
  for (const text of Object.values(REFUSAL_TEXTS[language])) expect(text.replace("PIN", "")).not.toMatch(foreign);
});

it.each(FOREIGN)("[I18N-29] names every activity of the log in %s", (language, foreign) => {
  const found = Object.keys(RECORDED_KINDS)
    .filter(isRecorded)
    .map((kind) => describeActivity(language, kind).replaceAll(/PIN|Wi-Fi/gu, ""));
  expect(found.filter((text) => text.trim() === "" || foreign.test(text))).toEqual([]);
});
