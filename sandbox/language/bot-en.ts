import type { BlockingDebt, BotTexts, InvoiceRest, NamedEntry, OverdueDebt } from "./bot-texts.ts";
import { listOutages } from "./list-outages.ts";
import { formatLocalDay, formatLocalZloty } from "./local-formats-of.ts";

const day = (isoDay: string): string => formatLocalDay("en", isoDay);
const money = (grosze: number): string => formatLocalZloty("en", grosze);

const formatEnd = (plannedEnd: string): string => `${day(plannedEnd.slice(0, 10))} at ${plannedEnd.slice(11, 16)}`;

function overdueText(overdue: OverdueDebt | undefined): string {
  if (overdue === undefined) return "";
  const what = overdue.kind === "interest" ? "the oldest interest note" : "the oldest invoice";
  return ` Overdue: ${money(overdue.sum)}, ${what} since ${day(overdue.since)}.`;
}

const pendingText = (sum: number): string =>
  sum === 0 ? "" : ` Payments of ${money(sum)} are already in progress. Don’t pay this amount again.`;

const PROMISE = "We’ll restore your services within 24 hours of your payment being credited.";
const NO_PROMISE = "Your contract has ended, so a payment doesn’t restore the services.";

function restoredAfter({ kind, sum, isRestorable }: BlockingDebt): string {
  const promise = isRestorable ? PROMISE : NO_PROMISE;
  switch (kind) {
    case "pending":
      return (
        `We can’t see your payment of ${money(sum)} yet. ${promise} ` +
        "If you don’t complete it, it will expire. You can return to it under Invoices."
      );
    case "open":
      return (
        `We can’t see your payment yet. Overdue: ${money(sum)}. ${promise} ` +
        "We’ll see a bank transfer on the next working day at the latest."
      );
    case "paid":
      return `We’ve received your payment, and your arrears are paid. ${promise}`;
  }
}

/** Says how much of an invoice is left to pay. */
function monthInvoiceText({ number, day: issued, amount, rest }: NamedEntry & { readonly rest: InvoiceRest }): string {
  switch (rest.kind) {
    case "paid":
      return `Invoice ${number} of ${day(issued)} for ${money(amount)} is paid.`;
    case "open":
      return rest.left < amount
        ? `Invoice ${number} of ${day(issued)}: ${money(rest.left)} of ${money(amount)} is left to pay.`
        : `Invoice ${number} of ${day(issued)} is for ${money(amount)}, all of it to pay.`;
    case "pending":
      return rest.left < amount
        ? `Invoice ${number} of ${day(issued)}: ${money(rest.left)} of ${money(amount)} is left, payment in progress.`
        : `Invoice ${number} of ${day(issued)} is for ${money(amount)}, payment in progress.`;
  }
}

/** Says after the amount of an invoice what is left of it; empty if that is all. */
function restText({ kind, left }: InvoiceRest, amount: number): string {
  const leftText = left > 0 && left < amount ? ` There’s ${money(left)} left to pay.` : "";
  if (kind === "paid") return " It’s paid.";
  return kind === "pending" ? `${leftText} A payment is in progress.` : leftText;
}

export const BOT_EN: BotTexts = {
  choices: {
    balance: "Balance",
    outage: "Outage",
    invoice: "Invoice",
    pin: "PIN",
    agent: "Advisor",
    helped: "That helped",
  },
  greeting: (name) => `Hello, this is ${name}, your automated assistant. How can I help?`,
  refusal: () => "I can’t connect you to an advisor at the moment.",
  handOver: () => "I’m connecting you to an advisor. Advisors write in Polish.",
  agentJoins: (name) => `An advisor joins the chat: ${name}.`,
  unknown: (hasAgents) =>
    `I don’t know the answer to that yet. Choose a topic or ${hasAgents ? "talk to an advisor" : "write to us in Requests"}.`,
  noVisits: () => "You have no technician’s visit booked. You can book one in the details of the service.",
  visits: (times) =>
    `A technician will come on ${times.join(", and then on ")}. You can change or cancel the visit in the details of the service.`,
  visitTime: (isoDay, from, to) => `${day(isoDay)} between ${from} and ${to}`,
  noMoves: () => "You have no move of services planned. Tell us about it at least 5 days ahead.",
  moves: (days) =>
    `Your move is planned for ${days.join(", and then for ")}. You can change the day in the details of the service.`,
  moveDay: (isoDay, address) => `${day(isoDay)}, to ${address}`,
  moveHelp: () => "How to move services",
  numberMoves: (number, isoDay) =>
    `The number ${number} moves to another operator on ${day(isoDay)}. It works with us until then.`,
  serviceEnds: (service, isoDay) => `The last day of ${service} is ${day(isoDay)}.`,
  noEndings: () => "None of your services is ending, and no number is moving to another operator.",
  thanks: () => "You’re welcome. Feel free to ask more.",
  didItHelp: () => "Did this help?",
  articleNote: "Here’s an answer from the help pages. Help articles are in Polish.",
  knownOutage: (outages) =>
    "We know about the problem at your address. " +
    listOutages(outages, {
      withEnd: (title, end) => `“${title}”: it should end on ${formatEnd(end)}.`,
      withoutEnd: (title) => `“${title}”.`,
      endsLater: "We’ll announce the end in your messages.",
      otherEndsLater: "We’ll announce the end of the others in your messages.",
    }),
  noOutage: () =>
    "There are no reported outages at your addresses. Unplug your router for 30 seconds and plug it in again.",
  noTelevisionOutage: () =>
    "There are no reported outages at your addresses. Unplug your set-top box for 30 seconds and plug it in again. " +
    "It takes up to 3 minutes to start.",
  routerPicture: () => "The power button is at the back of the router",
  pin: () => "You can set a new set-top box PIN on the page “Set-top box PIN”.",
  due: ({ sum, overdue, next, pending }) =>
    `You have ${money(sum)} to pay.${overdueText(overdue)}` +
    (next === undefined ? "" : ` Next due date: ${day(next.day)}, amount ${money(next.sum)}.`) +
    pendingText(pending),
  onlyPending: (sum) => `Apart from what you’re already paying, there’s nothing to pay.${pendingText(sum)}`,
  overpaid: ({ sum, payout }) =>
    `You have an overpayment of ${money(sum)}. ` +
    (payout === undefined
      ? ""
      : `We’re refunding ${payout.sum < sum ? `${money(payout.sum)} of it` : "all of it"}: the money will be in the account no later than ${day(payout.arrivesBy)}. `) +
    "There’s nothing to pay now.",
  allPaid: () => "Everything is paid. There’s nothing to pay now.",
  noInvoice: () => "You don’t have any invoices yet.",
  lastInvoice: ({ number, day: issued, amount, dueDate, rest }) =>
    `Your latest invoice is ${number} of ${day(issued)} for ${money(amount)}` +
    `${dueDate === undefined || rest.kind === "paid" ? "" : `, due on ${day(dueDate)}`}.${restText(rest, amount)}`,
  monthInvoice: ({ hasEarlier, ...invoice }) =>
    `${monthInvoiceText(invoice)} Its details list every item` +
    `${hasEarlier ? ", and “Show differences” compares it with the previous one" : ""}.`,
  noInvoiceYet: () => "There’s no invoice for that month yet. The list of your invoices has what is due and when.",
  noMonthInvoice: () => "I can’t see an invoice for that month. Please check the list of your invoices.",
  eInvoice: () =>
    "You can turn e-invoices on and off under Invoices. When they’re off, your next invoices come on paper by post.",
  noCorrection: () => "You don’t have any corrections.",
  lastCorrection: ({ number, day: issued, amount }) =>
    `Your latest correction is ${number} of ${day(issued)} for ${money(amount)}. ` +
    "You can download its PDF from the list of invoices.",
  complaint: () =>
    "You can make a complaint, also about an invoice, with a form. We’ll reply within 30 days, and you can follow it " +
    "under Requests. You can also complain by phone, by letter or in a store.",
  noChangedTerms: () =>
    "There’s no change to your contract now that lets you terminate it free of charge. " +
    "When you have this right, we write about it in a message, with the deadline. " +
    "You’ll see the cost before you send a termination notice.",
  changedTerms: (contracts) =>
    `Yes. You can terminate ${contracts
      .map(({ contractNumber, until }) => `contract ${contractNumber} by ${day(until)}`)
      .join(", ")} free of charge. Your messages describe the change.`,
  collector: (company, message) =>
    `${company} handles the case. ${message === undefined ? "Call this company." : `“${message}”`}`,
  restoredAfter,
  suspended: (services, debt) =>
    `Not working because of arrears: ${services.join(", ")}. ` +
    (debt.kind === "open"
      ? `Overdue: ${money(debt.sum)}. ${debt.isRestorable ? PROMISE : NO_PROMISE}`
      : restoredAfter(debt)),
  instalments: () => "You can agree on instalments with an advisor.",
  links: {
    payments: "Invoices and payments",
    invoice: "Invoice details",
    invoices: "All invoices",
    messages: "Messages",
    pin: "Set-top box PIN",
    complaint: "Make a complaint",
    services: "Services",
  },
};
