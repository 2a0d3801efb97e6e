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
  login: "to log in",
  confirmation: "to confirm the change",
  factor: "to change two-step login",
  contact: "to change your contact details",
  "sign-up": "to create your account",
};

const CHANNELS: Readonly<Record<string, string>> = {
  APP: "app",
  LINK: "link from a message",
  AGENT: "advisor",
  SYSTEM: "the operator’s system",
};

const NEW_DEVICE = "Someone logged in to your account from a new device";
const onAccount = (text: string): string => `On your account: ${text}`;

const NOTICES: Readonly<Record<NoticeKind, string>> = {
  LOGIN: NEW_DEVICE,
  LOGIN_LINK: NEW_DEVICE,
  LOGIN_PASSKEY: NEW_DEVICE,
  LOGIN_RECOVERY_CODE: NEW_DEVICE,
  LOGIN_LOCKED:
    "Someone entered a wrong password or code for your account several times, so login from that place is blocked",
  PASSWORD_CHANGED: onAccount("password changed"),
  PASSWORD_RESET: onAccount("new password set with a link"),
  LOGIN_CHANGED: onAccount("username changed"),
  FACTOR_ON: onAccount("two-step login turned on"),
  FACTOR_OFF: onAccount("two-step login turned off"),
  RECOVERY_CODES_MADE: onAccount("recovery codes created"),
  TRUSTED_DEVICE_ADDED: onAccount("trusted device added"),
  APP_DEVICE_ADDED: onAccount("device with the app connected"),
  DEVICE_KEY_ADDED: onAccount("login to the app without a password turned on"),
  PASSKEY_ADDED: onAccount("passkey added"),
  PASSKEY_REMOVED: onAccount("passkey removed"),
  EMAIL_CHANGED: onAccount("email address changed"),
  PHONE_CHANGED: onAccount("phone number changed"),
  PAYOUT_ORDERED: onAccount("refund of an overpayment requested"),
  E_INVOICE_ON: onAccount("e-invoices turned on"),
  E_INVOICE_OFF: onAccount("e-invoices turned off"),
  E_INVOICE_ADDRESS_CHANGED: onAccount("address for e-invoices changed"),
  CONTRACT_TERMINATED: onAccount("notice of contract termination given"),
  TERMINATION_REVOKED: onAccount("notice of contract termination revoked"),
};

/** Sentence about each answer, in the words of the page of its kind. */
function linkSentence({ kind, answer }: Pick<AnsweredLink, "kind" | "answer">): string {
  switch (answer) {
    case "ACCEPTED":
      if (kind === "NUMBER_TRANSFER") return "You’ve agreed to the number transfer.";
      if (kind === "PAPERLESS") return "We’ll send your documents by email.";
      return kind === "REQUEST" ? "We’ve received your request." : "We’ve received your order.";
    case "DECLINED":
      if (kind === "NUMBER_TRANSFER") return "We won’t transfer your number.";
      if (kind === "PAPERLESS") return "Your documents will stay on paper.";
      return kind === "SALE_OFFER"
        ? "You’ve declined the offer."
        : "You haven’t confirmed this request, so we’re closing it.";
    case "CONTACT_REQUESTED":
      return "We’ll call you.";
  }
}

const OFFER_ANSWERS: Readonly<Record<AnsweredOffer["answer"], string>> = {
  DECLINED: "You’ve declined the offer.",
  CONTACT_REQUESTED: "We’ll call you.",
};

const day = (isoDay: string): string => formatLocalDay("en", isoDay);

/** Names the last day of the answer to a checked statement of withdrawal; of a late one that the contract goes on. */
const answerPromise = ({ answerBy: by, missedDay, ending }: WithdrawalReceiptValues): string =>
  (by === undefined ? "" : ` We will check the number and the time limit and reply to this address by ${day(by)}.`) +
  (missedDay === undefined
    ? ""
    : ` By our data, the time to withdraw ended on ${day(missedDay)}. ` +
      (ending === undefined ? "Until our reply the contract continues unchanged." : CONTRACT_ENDINGS.en(ending)));

/** Says which equipment goes back until a day. */
function equipmentText({ kind, names }: Exclude<EquipmentToReturn, { readonly kind: "none" }>, until: string): string {
  const list = names.join("; ");
  const condition = `by ${until} at your own cost, unless the contract says otherwise`;
  if (kind === "certain") return `Send this equipment back ${condition}: ${list}.`;
  return list === ""
    ? `If you have received equipment from this order, send it back ${condition}.`
    : `Equipment from this order: ${list}. If you have received it, send it back ${condition}.`;
}

/** Says what follows from a withdrawal in short: the Polish text after it says all. */
function settlementText({ equipment, restored, extendedLater, settledBy }: WithdrawalSettlement): string {
  const until = day(settledBy);
  const goesOn =
    (restored.length === 0 ? "" : ` You keep on your former terms: ${restored.join(", ")}.`) +
    (extendedLater.length === 0 ? "" : ` The terms of a later extension apply to: ${extendedLater.join(", ")}.`);
  return equipment.kind === "none"
    ? `${goesOn} If you have already paid anything, we will refund it by ${until}.`
    : `${goesOn} ${equipmentText(equipment, until)} ` +
        "We may charge the fee from the contract for equipment that is not returned. " +
        `If you have already paid anything, we will refund it by ${until}; we may wait for the equipment or proof that you sent it first.`;
}

/** Adds the Polish text, which counts. */
const withBinding = (text: string, polish: string): string => `${text} The Polish text is binding: ${polish}`;

function noticeSentence({ kind, detail }: ActivityNotice): string {
  if (kind === "CONTRACT_TERMINATED") return `Notice of termination of contract ${detail ?? ""} has been given.`;
  if (kind === "TERMINATION_REVOKED") return `Notice of termination of contract ${detail ?? ""} has been revoked.`;
  return `${NOTICES[kind]}${detail === undefined ? "" : ` (${detail})`}.`;
}

/** Says how much a payout is and until when it arrives, which distinguishes two of them. */
function payoutSentences({ amount, arrivesBy }: ActivityNotice): string {
  const sum = amount === undefined ? "" : ` Amount: ${formatLocalZloty("en", amount)}.`;
  return arrivesBy === undefined ? sum : `${sum} The money will be in the account no later than ${day(arrivesBy)}.`;
}

const continuingText = ({ number }: ContinuingOrderValues): string => `Order ${number} continues.`;

/** Says in what state a service is after the end of the contract. */
function continuingState({ isSuspended, isBeingTurnedOn }: ContinuingServiceValues): string {
  if (isBeingTurnedOn) return "does not end with this contract and is being turned on";
  return isSuspended ? "does not end with this contract and stays suspended" : "keeps working";
}

/** Says that a service goes on after the end of the contract, what it costs, and how a subscription is turned off. */
function continuingServiceText(service: ContinuingServiceValues): string {
  const { name, price, isSubscription } = service;
  const fee = price === 0 ? "" : `: ${formatLocalZloty("en", price)} a month on your invoice`;
  return `${name} ${continuingState(service)}${fee}.${isSubscription ? " You can turn it off under Subscriptions." : ""}`;
}

/** Says what follows from a termination, in short: the Polish text after it says all. */
function endText(values: TerminationEndValues): string {
  const { endsOn, cost, monthlyFee, confirmedBy, revocableUntil, equipment, orders, continuing } = values;
  return [
    `The last day of the contract is ${day(endsOn)}.`,
    cost === 0 ? "You pay nothing for ending it." : `Cost of ending it: ${formatLocalZloty("en", cost)}.`,
    `${monthlyFee === 0 ? "You pay no subscription fee until then" : `You pay the subscription fee until ${day(endsOn)}`}; arrears remain payable.`,
    ...(confirmedBy === undefined ? [] : [`We’ll confirm the end by ${day(confirmedBy)}.`]),
    `You can revoke your notice in the portal until ${day(revocableUntil)}.`,
    ...(equipment === undefined ? [] : [`Return our equipment by ${day(equipment.by)} at the latest.`]),
    ...orders.map(continuingText),
    ...continuing.map(continuingServiceText),
  ].join(" ");
}

/** Says on which terms a contract goes on after a revocation. */
function goesOnText(change: AnnouncedChange | undefined, orders: readonly ContinuingOrderValues[]): string {
  const going = orders.map(continuingText);
  if (change === undefined)
    return going.length === 0 ? "The contract continues unchanged." : ["The contract continues.", ...going].join(" ");
  const { from, monthlyDifference, exit } = change;
  const amount = formatLocalZloty("en", Math.abs(monthlyDifference));
  const cost = `: you’ll pay ${amount} ${monthlyDifference > 0 ? "more" : "less"} each month`;
  return [
    "The contract continues.",
    `The announced change to the terms takes effect on ${day(from)}${monthlyDifference === 0 ? "" : cost}.`,
    ...(exit === undefined
      ? []
      : [
          "If you don’t agree to the change, you can terminate the contract without repaying the discount up to and including " +
            `${day(exit.until)}: it will then end on ${day(exit.endsOn)}.`,
        ]),
    ...going,
  ].join(" ");
}

/** Says what to do about an activity of another person. */
function adviceText({ phone, passwordLinkTo }: ActivityNotice): string {
  const call = `If this wasn’t you, call us right away: ${phone}.`;
  switch (passwordLinkTo) {
    case "customer":
      return (
        "If this wasn’t you, set a new password with “Forgotten your password?” on the login page " +
        `and call us: ${phone}.`
      );
    case "new-address":
      return `${call} Don’t use “Forgotten your password?”: the link goes to the new address.`;
    case "nobody":
      return call;
  }
}

export const OUTBOX_EN: OutboxTexts = {
  code: (use, code) => `Code ${CODES[use]}: ${code}. Don’t share it with anyone.`,
  passwordLink: () =>
    "Open the link to set a new password. It works once, within one hour. If you didn’t ask for it, do nothing.",
  passwordLinkName: () => "Set a new password",
  copiedPasskey: (name) =>
    `We refused a login with the passkey “${name}” because it may have been copied. ` +
    "Remove it in the settings and add a new one.",
  requestReceipt: (number, answerBy) =>
    `We’ve received your request ${number}.${answerBy === undefined ? "" : ` We’ll reply by ${day(answerBy)}.`} ` +
    "You can follow its status in the portal, under Requests.",
  requestAnswered: (number, letterTo) =>
    `We’ve answered your request ${number}. ` +
    `${letterTo === undefined ? "" : `We’ve sent the answer by letter${letterTo === "" ? "" : ` to ${letterTo}`}. `}` +
    `You can ${letterTo === undefined ? "" : "also "}read the answer in the portal, under Requests, and reply to it there.`,
  requestQuestion: ({ number, answerBy }) =>
    `We have a question about your request ${number}. Reply to it in the portal, under Requests` +
    `${answerBy === undefined ? "" : `, by ${day(answerBy)}`}.`,
  requestLinkName: () => "View the request",
  complaintReceipt: COMPLAINT_RECEIPTS.en,
  accessibilityReceipt: ({ number, answerBy, text }) =>
    `We’ve received your accessibility complaint ${number}. By ${day(answerBy)} we’ll reply, or give you the reason ` +
    `and a new date. If we do neither, we’ll treat your complaint as upheld. Your complaint:\n${text}`,
  accessibilityAnswer: ({ number, phone }) =>
    `This is our answer to your accessibility complaint ${number}. We’ve checked what you wrote about and are working ` +
    "on a fix. Until then we’ll send you the same content in the form you choose: " +
    `reply to this email or call us on ${phone} and give the number of the complaint.`,
  documentFormatReceipt: ({ number, name, format, answerBy }) =>
    `We’ve received your request ${number} for the document “${name}” ` +
    `${format === "LARGE_PRINT" ? "in large print" : "as plain text"}. ` +
    `We’ll send it free of charge by ${day(answerBy)}.`,
  visitBooked: ({ day: isoDay, from, to, service, address, until, former, fee }) =>
    `A technician’s visit is booked for ${formatLocalDay("en", isoDay)} between ${from} and ${to}.` +
    (former === undefined
      ? ""
      : ` It replaces the visit on ${formatLocalDay("en", former.day)} between ${former.from} and ${former.to}.`) +
    ` Service: ${service}.${address === "" ? "" : ` Address: ${address}.`}` +
    (fee === undefined
      ? " You don’t pay separately for the technician’s visit."
      : ` Visit on request: ${formatLocalZloty("en", fee)}. You pay nothing if the cause is on our side.`) +
    ` You can change or cancel it in the portal until ${formatLocalMoment("en", until)}.`,
  visitCancelled: ({ day: isoDay, from, to, service }) =>
    `The technician’s visit on ${formatLocalDay("en", isoDay)} between ${from} and ${to} is cancelled. Service: ${service}.`,
  visitAddressChanged: ({ day: isoDay, from, to, service, address }) =>
    "The move of your service has a new date, so the address of the technician’s visit on " +
    `${formatLocalDay("en", isoDay)} between ${from} and ${to} changes. Service: ${service}. ` +
    `New address of the visit: ${address}.`,
  moveChanged: ({ day: isoDay, service, address }) =>
    `The move of your service is now on ${formatLocalDay("en", isoDay)}. Service: ${service}. New address: ${address}.`,
  accountCreated: ({ account, login, phone }) =>
    `Your portal account has been created. Customer number: ${account}, username: ${login}. If this wasn’t you, call us: ${phone}.`,
  outageNews: (title) => `We’ll let you know when something changes. It’s about: “${title}”.`,
  offerAnswer: ({ answer, number, title }) => `${OFFER_ANSWERS[answer]} Offer ${number}: ${title}.`,
  orderReceipt: (receipt) =>
    withBinding(
      `You’ve accepted the offer. This email confirms your contract, so please keep it. Order ${receipt.number}.`,
      OUTBOX_PL.orderReceipt(receipt),
    ),
  orderLinkNames: () => ({ documents: "Documents of the contract", withdrawal: "Withdraw from the contract" }),
  linkAnswer: (link) => `${linkSentence(link)} Reference ${link.number}: ${link.title}.`,
  withdrawalReceipt: (receipt) =>
    withBinding(
      `We confirm that we received your withdrawal from the contract, ${receipt.number}, on ${day(receipt.day)} ` +
        `at ${receipt.time} (Polish time).` +
        (receipt.settlement === undefined ? answerPromise(receipt) : settlementText(receipt.settlement)),
      OUTBOX_PL.withdrawalReceipt(receipt),
    ),
  withdrawalAnswer: (answer) => withBinding(WITHDRAWAL_ANSWERS.en(answer), OUTBOX_PL.withdrawalAnswer(answer)),
  installationCancelled: ({ day: isoDay, service }) =>
    `The technician won’t come on ${day(isoDay)}: your withdrawal from the contract has cancelled the installation. ` +
    `Service: ${service}. You don’t need to do anything.`,
  subscriptionOrdered: ({ number, title, monthly, until }) =>
    `We’ve received your order ${number}: ${title}, ${formatLocalZloty("en", monthly)} a month. Until ${day(until)} you ` +
    "can withdraw from the contract without giving a reason and at no cost: in the portal, with the order number. " +
    "The confirmation of the order is under Documents.",
  subscriptionTurnedOff: ({ service, day: isoDay, paidTo, withdrawal }) =>
    `We turned off ${service} on ${day(isoDay)}. There’ll be no further charge; the last one covers the time up to and ` +
    `including ${day(paidTo)}.` +
    (withdrawal === undefined
      ? ""
      : ` Until ${day(withdrawal.until)} you can still withdraw from the contract without giving a reason and pay ` +
        `nothing: in the portal, with the order number ${withdrawal.number}.`),
  subscriptionEndedByLimit: ({ day: isoDay, service }) =>
    `We turned off ${service} on ${day(isoDay)}. Its next charge didn’t fit within your monthly limit, ` +
    "so we didn’t charge it. You can turn it on again under Subscriptions once you raise the limit.",
  servicesRestored: (services, isPaid) =>
    `${isPaid ? "We’ve received your payment." : "You have no arrears any more."} ${services.length === 1 ? "This service works" : "These services work"} again: ` +
    `${services.join(", ")}.`,
  invoiceIssued: ({ number, amount, due }) =>
    `Invoice ${number} for ${formatLocalZloty("en", amount)} is waiting in the portal, under Invoices. ` +
    `Payment due: ${day(due)}.`,
  terminationReceipt: (receipt) =>
    withBinding(
      `We received your notice of termination of contract ${receipt.contractNumber} on ${day(receipt.day)} ` +
        `at ${receipt.time} (Polish time). ${endText(receipt)}`,
      OUTBOX_PL.terminationReceipt(receipt),
    ),
  terminationConfirmed: (confirmation) =>
    withBinding(
      `We confirm the end of contract ${confirmation.contractNumber}. ${endText(confirmation)}`,
      OUTBOX_PL.terminationConfirmed(confirmation),
    ),
  terminationRevoked: (contractNumber, change, orders) =>
    withBinding(
      `Your notice of termination of contract ${contractNumber} has been revoked. ${goesOnText(change, orders)}`,
      OUTBOX_PL.terminationRevoked(contractNumber, change, orders),
    ),
  notice(notice) {
    const place = [CHANNELS[notice.channel], notice.device, notice.town].filter((part) => part !== undefined);
    return (
      `${noticeSentence(notice)}${payoutSentences(notice)} When: ${formatLocalMoment("en", notice.at)}. ` +
      `From: ${place.join(", ")}. ` +
      adviceText(notice)
    );
  },
};
