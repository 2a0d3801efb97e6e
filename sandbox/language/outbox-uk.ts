import { CONTRACT_ENDINGS } from "./contract-ending-texts.ts";
import { COMPLAINT_RECEIPTS } from "./complaint-receipt-texts.ts";
import type { NoticeKind } from "../contexts/recorded-kinds.ts";
import { formatLocalDay, formatLocalMoment, formatLocalZloty } from "./local-formats-of.ts";
import { OUTBOX_PL } from "./outbox-pl.ts";
import type {
  ActivityNotice,
  AnnouncedChange,
  ContinuingOrderValues,
  ContinuingServiceValues,
  AnsweredLink,
  AnsweredOffer,
  CodeUse,
  EquipmentToReturn,
  OutboxTexts,
  TerminationEndValues,
  WithdrawalReceiptValues,
  WithdrawalSettlement,
} from "./outbox-texts.ts";
import { WITHDRAWAL_ANSWERS } from "./withdrawal-answer-texts.ts";

const CODES: Readonly<Record<CodeUse, string>> = {
  login: "входу",
  confirmation: "підтвердження зміни",
  factor: "зміни двоетапного входу",
  contact: "зміни контактних даних",
  "sign-up": "створення облікового запису",
};

const CHANNELS: Readonly<Record<string, string>> = {
  APP: "застосунок",
  LINK: "посилання з повідомлення",
  AGENT: "консультант",
  SYSTEM: "система оператора",
};

const NEW_DEVICE = "У ваш обліковий запис увійшли з нового пристрою";
const onAccount = (text: string): string => `У вашому обліковому записі ${text}`;

const NOTICES: Readonly<Record<NoticeKind, string>> = {
  LOGIN: NEW_DEVICE,
  LOGIN_LINK: NEW_DEVICE,
  LOGIN_PASSKEY: NEW_DEVICE,
  LOGIN_RECOVERY_CODE: NEW_DEVICE,
  LOGIN_LOCKED:
    "Хтось кілька разів увів неправильний пароль або код до вашого облікового запису, тому вхід із цього місця заблоковано",
  PASSWORD_CHANGED: onAccount("змінено пароль"),
  PASSWORD_RESET: onAccount("установлено новий пароль за посиланням"),
  LOGIN_CHANGED: onAccount("змінено логін"),
  FACTOR_ON: onAccount("увімкнено двоетапний вхід"),
  FACTOR_OFF: onAccount("вимкнено двоетапний вхід"),
  RECOVERY_CODES_MADE: onAccount("створено резервні коди"),
  TRUSTED_DEVICE_ADDED: onAccount("додано довірений пристрій"),
  APP_DEVICE_ADDED: onAccount("підключено пристрій із застосунком"),
  DEVICE_KEY_ADDED: onAccount("увімкнено вхід без пароля в застосунку"),
  PASSKEY_ADDED: onAccount("додано ключ доступу"),
  PASSKEY_REMOVED: onAccount("видалено ключ доступу"),
  EMAIL_CHANGED: onAccount("змінено адресу електронної пошти"),
  PHONE_CHANGED: onAccount("змінено номер телефону"),
  PAYOUT_ORDERED: onAccount("оформлено повернення переплати"),
  E_INVOICE_ON: onAccount("увімкнено електронний рахунок"),
  E_INVOICE_OFF: onAccount("вимкнено електронний рахунок"),
  E_INVOICE_ADDRESS_CHANGED: onAccount("змінено адресу для електронних рахунків"),
  CONTRACT_TERMINATED: onAccount("подано заяву про розірвання договору"),
  TERMINATION_REVOKED: onAccount("відкликано заяву про розірвання договору"),
};

/** Sentence about each answer, in the words of the page of its kind. */
function linkSentence({ kind, answer }: Pick<AnsweredLink, "kind" | "answer">): string {
  switch (answer) {
    case "ACCEPTED":
      if (kind === "NUMBER_TRANSFER") return "Ви погодилися на перенесення номера.";
      if (kind === "PAPERLESS") return "Документи надсилатимемо електронною поштою.";
      return kind === "REQUEST" ? "Ми прийняли звернення." : "Ми прийняли ваше замовлення.";
    case "DECLINED":
      if (kind === "NUMBER_TRANSFER") return "Ми не переноситимемо номер.";
      if (kind === "PAPERLESS") return "Документи й надалі будуть паперовими.";
      return kind === "SALE_OFFER"
        ? "Пропозицію відхилено."
        : "Ви не підтвердили це звернення, тому ми його закриваємо.";
    case "CONTACT_REQUESTED":
      return "Ми вам зателефонуємо.";
  }
}

const OFFER_ANSWERS: Readonly<Record<AnsweredOffer["answer"], string>> = {
  DECLINED: "Пропозицію відхилено.",
  CONTACT_REQUESTED: "Ми вам зателефонуємо.",
};

const day = (isoDay: string): string => formatLocalDay("uk", isoDay);

/** Names the last day of the answer to a checked statement of withdrawal; of a late one that the contract goes on. */
const answerPromise = ({ answerBy: by, missedDay, ending }: WithdrawalReceiptValues): string =>
  (by === undefined ? "" : ` Ми перевіримо номер і строк та відповімо на цю адресу не пізніше ${day(by)}.`) +
  (missedDay === undefined
    ? ""
    : ` За нашими даними, строк для відмови минув ${day(missedDay)}. ` +
      (ending === undefined ? "До нашої відповіді договір діє без змін." : CONTRACT_ENDINGS.uk(ending)));

/** Says which equipment goes back until a day. */
function equipmentText({ kind, names }: Exclude<EquipmentToReturn, { readonly kind: "none" }>, until: string): string {
  const list = names.join("; ");
  const condition = "за власний кошт, якщо договір не передбачає іншого";
  if (kind === "certain") return `Не пізніше ${until} надішліть нам ${condition}, це обладнання: ${list}.`;
  return list === ""
    ? `Якщо ви отримали обладнання із цього замовлення, надішліть його нам не пізніше ${until} ${condition}.`
    : `Обладнання із цього замовлення: ${list}. Якщо ви його отримали, надішліть його нам не пізніше ${until} ${condition}.`;
}

/** Says what follows from a withdrawal in short: the Polish text after it says all. */
function settlementText({ equipment, restored, extendedLater, settledBy }: WithdrawalSettlement): string {
  const until = day(settledBy);
  const goesOn =
    (restored.length === 0 ? "" : ` На попередніх умовах у вас залишається: ${restored.join(", ")}.`) +
    (extendedLater.length === 0 ? "" : ` Умови пізнішого продовження діють для: ${extendedLater.join(", ")}.`);
  return equipment.kind === "none"
    ? `${goesOn} Якщо ви вже щось сплатили, ми повернемо кошти не пізніше ${until}.`
    : `${goesOn} ${equipmentText(equipment, until)} ` +
        "За неповернене обладнання ми можемо нарахувати плату за договором. " +
        `Якщо ви вже щось сплатили, ми повернемо кошти не пізніше ${until}; спершу можемо зачекати на обладнання або доказ його надсилання.`;
}

/** Adds the Polish text, which counts. */
const withBinding = (text: string, polish: string): string =>
  `${text} Юридичну силу має текст польською мовою: ${polish}`;

function noticeSentence({ kind, detail }: ActivityNotice): string {
  if (kind === "CONTRACT_TERMINATED") return `Подано заяву про розірвання договору ${detail ?? ""}.`;
  if (kind === "TERMINATION_REVOKED") return `Заяву про розірвання договору ${detail ?? ""} відкликано.`;
  return `${NOTICES[kind]}${detail === undefined ? "" : `: ${detail}`}.`;
}

/** Says how much a payout is and until when it arrives, which distinguishes two of them. */
function payoutSentences({ amount, arrivesBy }: ActivityNotice): string {
  const sum = amount === undefined ? "" : ` Сума: ${formatLocalZloty("uk", amount)}.`;
  return arrivesBy === undefined ? sum : `${sum} Кошти надійдуть на банківський рахунок не пізніше ${day(arrivesBy)}.`;
}

const continuingText = ({ number }: ContinuingOrderValues): string => `Замовлення ${number} триває далі.`;

/** Says in what state a service is after the end of the contract. */
function continuingState({ isSuspended, isBeingTurnedOn }: ContinuingServiceValues): string {
  if (isBeingTurnedOn) return "не припиняється з цим договором, зараз підключається";
  return isSuspended ? "не припиняється з цим договором і залишається в стані призупинення" : "працює далі";
}

/** Says that a service goes on after the end of the contract, what it costs, and how a subscription is turned off. */
function continuingServiceText(service: ContinuingServiceValues): string {
  const { name, price, isSubscription } = service;
  const fee = price === 0 ? "" : `: ${formatLocalZloty("uk", price)} на місяць у рахунку`;
  return `${name} ${continuingState(service)}${fee}.${isSubscription ? " Цю підписку можна вимкнути в розділі «Підписки»." : ""}`;
}

/** Says what follows from a termination, in short: the Polish text after it says all. */
function endText(values: TerminationEndValues): string {
  const { endsOn, cost, monthlyFee, confirmedBy, revocableUntil, equipment, orders, continuing } = values;
  return [
    `Останній день договору – ${day(endsOn)}.`,
    cost === 0
      ? "За завершення договору ви нічого не заплатите."
      : `Вартість розірвання: ${formatLocalZloty("uk", cost)}.`,
    `${monthlyFee === 0 ? "До цього дня абонплати немає" : `Абонплату ви сплачуєте до ${day(endsOn)}`}; заборгованість залишається до сплати.`,
    ...(confirmedBy === undefined ? [] : [`Кінець договору ми підтвердимо не пізніше ${day(confirmedBy)}.`]),
    `Заяву можна відкликати на порталі до ${day(revocableUntil)}.`,
    ...(equipment === undefined ? [] : [`Поверніть наше обладнання не пізніше ${day(equipment.by)}.`]),
    ...orders.map(continuingText),
    ...continuing.map(continuingServiceText),
  ].join(" ");
}

/** Says on which terms a contract goes on after a revocation. */
function goesOnText(change: AnnouncedChange | undefined, orders: readonly ContinuingOrderValues[]): string {
  const going = orders.map(continuingText);
  if (change === undefined)
    return going.length === 0 ? "Договір діє без змін." : ["Договір діє далі.", ...going].join(" ");
  const { from, monthlyDifference, exit } = change;
  const amount = formatLocalZloty("uk", Math.abs(monthlyDifference));
  const cost = `: ви платитимете на ${amount} ${monthlyDifference > 0 ? "більше" : "менше"} щомісяця`;
  return [
    "Договір діє далі.",
    `Оголошена зміна умов набуде чинності ${day(from)}${monthlyDifference === 0 ? "" : cost}.`,
    ...(exit === undefined
      ? []
      : [
          `Якщо ви не згодні зі зміною, до ${day(exit.until)} включно можете розірвати договір без повернення знижки: ` +
            `тоді він закінчиться ${day(exit.endsOn)}.`,
        ]),
    ...going,
  ].join(" ");
}

/** Says what to do about an activity of another person. */
function adviceText({ phone, passwordLinkTo }: ActivityNotice): string {
  const call = `Якщо це були не ви, одразу зателефонуйте нам: ${phone}.`;
  switch (passwordLinkTo) {
    case "customer":
      return (
        "Якщо це були не ви, установіть новий пароль через «Забули пароль?» на сторінці входу " +
        `та зателефонуйте нам: ${phone}.`
      );
    case "new-address":
      return `${call} Не користуйтеся «Забули пароль?»: посилання надійде на нову адресу.`;
    case "nobody":
      return call;
  }
}

export const OUTBOX_UK: OutboxTexts = {
  code: (use, code) => `Код для ${CODES[use]}: ${code}. Нікому його не повідомляйте.`,
  passwordLink: () =>
    "Відкрийте посилання, щоб установити новий пароль. Воно діє одну годину й лише один раз. " +
    "Якщо ви цього не просили, нічого не робіть.",
  passwordLinkName: () => "Установити новий пароль",
  copiedPasskey: (name) =>
    `Ми відхилили вхід із ключем доступу «${name}», бо його могли скопіювати. ` +
    "Видаліть його в налаштуваннях і додайте новий.",
  requestReceipt: (number, answerBy) =>
    `Ми прийняли звернення ${number}.${answerBy === undefined ? "" : ` Відповімо до ${day(answerBy)}.`} ` +
    "Його статус видно на порталі, у розділі «Звернення».",
  requestAnswered: (number, letterTo) =>
    `Є відповідь на ваше звернення ${number}. ` +
    `${letterTo === undefined ? "" : `Ми надіслали її листом${letterTo === "" ? "" : ` на адресу ${letterTo}`}. `}` +
    `Прочитати її ${letterTo === undefined ? "" : "також "}можна на порталі, у розділі «Звернення». Там можна й відписати.`,
  requestQuestion: ({ number, answerBy }) =>
    `Ми маємо запитання щодо вашого звернення ${number}. Дайте відповідь на порталі, у розділі «Звернення»` +
    `${answerBy === undefined ? "" : `, до ${day(answerBy)}`}.`,
  requestLinkName: () => "Переглянути звернення",
  complaintReceipt: COMPLAINT_RECEIPTS.uk,
  accessibilityReceipt: ({ number, answerBy, text }) =>
    `Ми прийняли скаргу щодо доступності ${number}. До ${day(answerBy)} відповімо або повідомимо причину та новий ` +
    `строк. Якщо ми цього не зробимо, скарга вважатиметься задоволеною. Текст скарги:\n${text}`,
  accessibilityAnswer: ({ number, phone }) =>
    `Відповідаємо на скаргу щодо доступності ${number}. Ми перевірили те, про що ви пишете, і працюємо над ` +
    "виправленням. До того часу надішлемо вам той самий вміст у формі, яку ви оберете: " +
    `відпишіть на цей лист або зателефонуйте нам, ${phone}, і назвіть номер скарги.`,
  documentFormatReceipt: ({ number, name, format, answerBy }) =>
    `Ми прийняли запит ${number} на документ «${name}» ` +
    `${format === "LARGE_PRINT" ? "великим шрифтом" : "простим текстом"}. ` +
    `Надішлемо його безкоштовно до ${day(answerBy)}.`,
  visitBooked: ({ day: isoDay, from, to, service, address, until, former, fee }) =>
    `Візит техніка призначено на ${formatLocalDay("uk", isoDay)} між ${from} і ${to}.` +
    (former === undefined
      ? ""
      : ` Він замінює візит ${formatLocalDay("uk", former.day)} між ${former.from} і ${former.to}.`) +
    ` Послуга: ${service}.${address === "" ? "" : ` Адреса: ${address}.`}` +
    (fee === undefined
      ? " За приїзд техніка окремо не платите."
      : ` Візит на замовлення: ${formatLocalZloty("uk", fee)}. Якщо причина на нашому боці, ви нічого не платите.`) +
    ` Змінити або скасувати його можна на порталі до ${formatLocalMoment("uk", until)}.`,
  visitCancelled: ({ day: isoDay, from, to, service }) =>
    `Візит техніка ${formatLocalDay("uk", isoDay)} між ${from} і ${to} скасовано. Послуга: ${service}.`,
  visitAddressChanged: ({ day: isoDay, from, to, service, address }) =>
    "Переїзд послуги має нову дату, тому змінюється адреса візиту техніка " +
    `${formatLocalDay("uk", isoDay)} між ${from} і ${to}. Послуга: ${service}. Нова адреса візиту: ${address}.`,
  moveChanged: ({ day: isoDay, service, address }) =>
    `Переїзд послуги перенесено на ${formatLocalDay("uk", isoDay)}. Послуга: ${service}. Нова адреса: ${address}.`,
  accountCreated: ({ account, login, phone }) =>
    `Обліковий запис на порталі створено. Номер клієнта: ${account}, логін: ${login}. Якщо це не ви, зателефонуйте нам: ${phone}.`,
  outageNews: (title) => `Повідомимо, щойно щось зміниться. Стосується: «${title}».`,
  offerAnswer: ({ answer, number, title }) => `${OFFER_ANSWERS[answer]} Пропозиція ${number}: ${title}.`,
  orderReceipt: (receipt) =>
    withBinding(
      `Пропозицію прийнято. Цей лист підтверджує укладення договору, збережіть його. Замовлення ${receipt.number}.`,
      OUTBOX_PL.orderReceipt(receipt),
    ),
  orderLinkNames: () => ({ documents: "Документи договору", withdrawal: "Відмовитися від договору" }),
  linkAnswer: (link) => `${linkSentence(link)} Номер ${link.number}: ${link.title}.`,
  withdrawalReceipt: (receipt) =>
    withBinding(
      `Підтверджуємо отримання заяви ${receipt.number} про відмову від договору: ${day(receipt.day)} о ${receipt.time} ` +
        "(за польським часом)." +
        (receipt.settlement === undefined ? answerPromise(receipt) : settlementText(receipt.settlement)),
      OUTBOX_PL.withdrawalReceipt(receipt),
    ),
  withdrawalAnswer: (answer) => withBinding(WITHDRAWAL_ANSWERS.uk(answer), OUTBOX_PL.withdrawalAnswer(answer)),
  installationCancelled: ({ day: isoDay, service }) =>
    `Технік не приїде ${day(isoDay)}: через вашу відмову від договору монтаж скасовано. Послуга: ${service}. ` +
    "Вам нічого не потрібно робити.",
  subscriptionOrdered: ({ number, title, monthly, until }) =>
    `Ми прийняли замовлення ${number}: ${title}, ${formatLocalZloty("uk", monthly)} на місяць. До ${day(until)} ви ` +
    "можете відмовитися від договору без пояснення причин і без витрат: на порталі, вказавши номер замовлення. " +
    "Підтвердження замовлення є в розділі «Документи».",
  subscriptionTurnedOff: ({ service, day: isoDay, paidTo, withdrawal }) =>
    `Ми відключили ${service} ${day(isoDay)}. Наступної плати ми не нарахуємо, остання охоплює період до ` +
    `${day(paidTo)} включно.` +
    (withdrawal === undefined
      ? ""
      : ` До ${day(withdrawal.until)} ви ще можете відмовитися від договору без пояснення причин і нічого не ` +
        `сплатите: на порталі, вказавши номер замовлення ${withdrawal.number}.`),
  subscriptionEndedByLimit: ({ day: isoDay, service }) =>
    `Ми відключили ${service} ${day(isoDay)}. Наступна плата за цей сервіс не вмістилася в місячний ліміт, ` +
    "тому ми її не нарахували. Коли ви збільшите ліміт, його можна буде підключити знову в розділі «Підписки».",
  servicesRestored: (services, isPaid) =>
    `${isPaid ? "Ми отримали оплату." : "У вас більше немає заборгованості."} Знову ${services.length === 1 ? "працює" : "працюють"}: ${services.join(", ")}.`,
  invoiceIssued: ({ number, amount, due }) =>
    `Рахунок ${number} на суму ${formatLocalZloty("uk", amount)} чекає на порталі, у розділі «Рахунки». ` +
    `Строк оплати: ${day(due)}.`,
  terminationReceipt: (receipt) =>
    withBinding(
      `Ми прийняли заяву про розірвання договору ${receipt.contractNumber} ${day(receipt.day)} о ${receipt.time} ` +
        `(за польським часом). ${endText(receipt)}`,
      OUTBOX_PL.terminationReceipt(receipt),
    ),
  terminationConfirmed: (confirmation) =>
    withBinding(
      `Підтверджуємо закінчення договору ${confirmation.contractNumber}. ${endText(confirmation)}`,
      OUTBOX_PL.terminationConfirmed(confirmation),
    ),
  terminationRevoked: (contractNumber, change, orders) =>
    withBinding(
      `Заяву про розірвання договору ${contractNumber} відкликано. ${goesOnText(change, orders)}`,
      OUTBOX_PL.terminationRevoked(contractNumber, change, orders),
    ),
  notice(notice) {
    const place = [CHANNELS[notice.channel], notice.device, notice.town].filter((part) => part !== undefined);
    return (
      `${noticeSentence(notice)}${payoutSentences(notice)} Коли: ${formatLocalMoment("uk", notice.at)}. ` +
      `Звідки: ${place.join(", ")}. ` +
      adviceText(notice)
    );
  },
};
