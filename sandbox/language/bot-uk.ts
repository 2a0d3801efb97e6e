import type { BlockingDebt, BotTexts, InvoiceRest, NamedEntry, OverdueDebt } from "./bot-texts.ts";
import { listOutages } from "./list-outages.ts";
import { formatLocalDay, formatLocalZloty } from "./local-formats-of.ts";

const day = (isoDay: string): string => formatLocalDay("uk", isoDay);
const money = (grosze: number): string => formatLocalZloty("uk", grosze);

const formatEnd = (plannedEnd: string): string => `${day(plannedEnd.slice(0, 10))} о ${plannedEnd.slice(11, 16)}`;

function overdueText(overdue: OverdueDebt | undefined): string {
  if (overdue === undefined) return "";
  const what = overdue.kind === "interest" ? "найдавніша нота про відсотки" : "найдавніший рахунок";
  return ` Прострочено: ${money(overdue.sum)}, ${what} – від ${day(overdue.since)}.`;
}

const pendingText = (sum: number): string =>
  sum === 0 ? "" : ` Платежі на ${money(sum)} уже обробляються. Не сплачуйте цю суму вдруге.`;

const PROMISE = "Послуги відновимо протягом 24 годин після зарахування оплати.";
const NO_PROMISE = "Договір закінчився, тому оплата не відновить послуг.";

function restoredAfter({ kind, sum, isRestorable }: BlockingDebt): string {
  const promise = isRestorable ? PROMISE : NO_PROMISE;
  switch (kind) {
    case "pending":
      return (
        `Ми ще не бачимо вашого платежу на ${money(sum)}. ${promise} ` +
        "Якщо ви його не завершите, він стане недійсним. Повернутися до нього можна в рахунках."
      );
    case "open":
      return (
        `Ми ще не бачимо вашого платежу. Прострочено: ${money(sum)}. ${promise} ` +
        "Переказ ми побачимо щонайпізніше наступного робочого дня."
      );
    case "paid":
      return `Ваша оплата надійшла, заборгованість сплачено. ${promise}`;
  }
}

/** Says how much of an invoice is left to pay. */
function monthInvoiceText({ number, day: issued, amount, rest }: NamedEntry & { readonly rest: InvoiceRest }): string {
  switch (rest.kind) {
    case "paid":
      return `Рахунок ${number} від ${day(issued)} на ${money(amount)} сплачено.`;
    case "open":
      return rest.left < amount
        ? `Рахунок ${number} від ${day(issued)}: залишилося сплатити ${money(rest.left)} із ${money(amount)}.`
        : `Рахунок ${number} від ${day(issued)} – на ${money(amount)}, його ще не сплачено.`;
    case "pending":
      return rest.left < amount
        ? `Рахунок ${number} від ${day(issued)}: залишилося ${money(rest.left)} із ${money(amount)}, платіж обробляється.`
        : `Рахунок ${number} від ${day(issued)} – на ${money(amount)}, платіж обробляється.`;
  }
}

/** Says after the amount of an invoice what is left of it; empty if that is all. */
function restText({ kind, left }: InvoiceRest, amount: number): string {
  const leftText = left > 0 && left < amount ? ` Залишилося сплатити ${money(left)}.` : "";
  if (kind === "paid") return " Його сплачено.";
  return kind === "pending" ? `${leftText} Платіж обробляється.` : leftText;
}

export const BOT_UK: BotTexts = {
  choices: {
    balance: "Баланс",
    outage: "Аварія",
    invoice: "Рахунок",
    pin: "PIN-код",
    agent: "Консультант",
    helped: "Допомогло",
  },
  greeting: (name) => `Добрий день, це ${name}, ваш чатбот. Чим можу допомогти?`,
  refusal: () => "Зараз не вдається з’єднати вас із консультантом.",
  handOver: () => "З’єдную з консультантом. Консультанти пишуть польською.",
  agentJoins: (name) => `До розмови приєднується консультант: ${name}.`,
  unknown: (hasAgents) =>
    `На це я ще не маю відповіді. Виберіть тему або ${hasAgents ? "зверніться до консультанта" : "напишіть нам у розділі «Звернення»"}.`,
  noVisits: () => "У вас немає запланованого візиту техніка. Запланувати його можна в подробицях послуги.",
  visits: (times) =>
    `Технік приїде ${times.join(", а потім ")}. Змінити або скасувати візит можна в подробицях послуги.`,
  visitTime: (isoDay, from, to) => `${day(isoDay)} між ${from} і ${to}`,
  noMoves: () => "У вас немає запланованого переїзду послуг. Повідомте про нього щонайменше за 5 днів.",
  moves: (days) => `Переїзд заплановано на ${days.join(", а потім на ")}. День можна змінити в подробицях послуги.`,
  moveDay: (isoDay, address) => `${day(isoDay)}, за адресою ${address}`,
  moveHelp: () => "Як перенести послуги",
  numberMoves: (number, isoDay) =>
    `Номер ${number} перейде до іншого оператора ${day(isoDay)}. До того часу він працює в нас.`,
  serviceEnds: (service, isoDay) => `Останній день послуги ${service}: ${day(isoDay)}.`,
  noEndings: () => "Жодна ваша послуга не закінчується, і жоден номер не переходить до іншого оператора.",
  thanks: () => "Немає за що. Якщо маєте ще запитання, пишіть.",
  didItHelp: () => "Це допомогло?",
  articleNote: "Ось відповідь із довідки. Статті довідки – польською мовою.",
  knownOutage: (outages) =>
    "Ми знаємо про проблему за вашою адресою. " +
    listOutages(outages, {
      withEnd: (title, end) => `«${title}», плануємо завершити ${formatEnd(end)}.`,
      withoutEnd: (title) => `«${title}».`,
      endsLater: "Про завершення напишемо в повідомленнях.",
      otherEndsLater: "Про завершення інших аварій напишемо в повідомленнях.",
    }),
  noOutage: () =>
    "За вашими адресами аварій не зареєстровано. Вимкніть роутер із розетки на 30 секунд і ввімкніть знову.",
  noTelevisionOutage: () =>
    "За вашими адресами аварій не зареєстровано. Вимкніть ТВ-приставку з розетки на 30 секунд і ввімкніть знову. " +
    "Вона запускається до 3 хвилин.",
  routerPicture: () => "Кнопка живлення – на задній панелі роутера",
  pin: () => "Новий PIN-код ТВ-приставки можна встановити на сторінці «PIN-код ТВ-приставки».",
  due: ({ sum, overdue, next, pending }) =>
    `До сплати ${money(sum)}.${overdueText(overdue)}` +
    (next === undefined ? "" : ` Найближчий строк оплати: ${day(next.day)}, сума ${money(next.sum)}.`) +
    pendingText(pending),
  onlyPending: (sum) => `Крім того, що вже оплачується, до сплати нічого немає.${pendingText(sum)}`,
  overpaid: ({ sum, payout }) =>
    `У вас переплата: ${money(sum)}. ` +
    (payout === undefined
      ? ""
      : `${payout.sum < sum ? `Повертаємо з неї ${money(payout.sum)}` : "Повертаємо її повністю"}: кошти надійдуть на банківський рахунок не пізніше ${day(payout.arrivesBy)}. `) +
    "Зараз нічого платити не потрібно.",
  allPaid: () => "Усе сплачено. Зараз нічого платити не потрібно.",
  noInvoice: () => "У вас ще немає рахунків.",
  lastInvoice: ({ number, day: issued, amount, dueDate, rest }) =>
    `Останній рахунок – ${number} від ${day(issued)} на ${money(amount)}` +
    `${dueDate === undefined || rest.kind === "paid" ? "" : `, строк оплати ${day(dueDate)}`}.${restText(rest, amount)}`,
  monthInvoice: ({ hasEarlier, ...invoice }) =>
    `${monthInvoiceText(invoice)} У його деталях є всі позиції` +
    `${hasEarlier ? ", а «Показати різницю» порівняє його з попереднім" : ""}.`,
  noInvoiceYet: () => "Рахунка за цей місяць ще немає. Суми й строки виставлених – у списку рахунків.",
  noMonthInvoice: () => "Я не бачу рахунка за цей місяць. Перевірте список своїх рахунків.",
  eInvoice: () =>
    "Електронний рахунок можна ввімкнути й вимкнути в розділі «Рахунки». Якщо його вимкнути, наступні рахунки " +
    "надходитимуть поштою на папері.",
  noCorrection: () => "У вас немає коригувальних рахунків.",
  lastCorrection: ({ number, day: issued, amount }) =>
    `Останнє коригування – ${number} від ${day(issued)} на ${money(amount)}. PDF можна завантажити зі списку рахунків.`,
  complaint: () =>
    "Скаргу, зокрема щодо рахунка, можна подати через форму. Відповімо протягом 30 днів, а хід розгляду видно у зверненнях. " +
    "Також її можна подати телефоном, листом або в магазині.",
  noChangedTerms: () =>
    "Зараз немає змін договору, які дають право розірвати його без витрат. " +
    "Якщо таке право з’явиться, ми напишемо про нього й про строк у повідомленні. " +
    "Вартість ви побачите до надсилання заяви про розірвання.",
  changedTerms: (contracts) =>
    `Так. Без витрат можна розірвати ${contracts
      .map(({ contractNumber, until }) => `договір ${contractNumber} до ${day(until)}`)
      .join(", ")}. Про зміну ми пишемо в повідомленнях.`,
  collector: (company, message) =>
    `Справу веде ${company}. ${message === undefined ? "Зателефонуйте до цієї компанії." : `«${message}»`}`,
  restoredAfter,
  suspended: (services, debt) =>
    `Не працює через заборгованість: ${services.join(", ")}. ` +
    (debt.kind === "open"
      ? `Прострочено: ${money(debt.sum)}. ${debt.isRestorable ? PROMISE : NO_PROMISE}`
      : restoredAfter(debt)),
  instalments: () => "Про оплату частинами домовтеся з консультантом.",
  links: {
    payments: "Рахунки та платежі",
    invoice: "Деталі рахунка",
    invoices: "Усі рахунки",
    messages: "Повідомлення",
    pin: "PIN-код ТВ-приставки",
    complaint: "Подати скаргу",
    services: "Послуги",
  },
};
