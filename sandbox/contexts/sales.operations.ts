import { storeReceipts } from "../pages/store-receipts.ts";
import { messageLanguage } from "../language/message-language.ts";
import type { OutboxAnswer } from "../language/outbox-texts.ts";
import { nextWorkingDay } from "#kit/calendar/holidays.ts";
import { addCalendarDays, wallAt } from "#kit/calendar/warsaw.ts";
import { parseJsonRecord, type Json, type JsonRecord } from "#kit/json.ts";
import { textColumn } from "../database/rows.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { closeOffer, findOffer, type LinkedOffer } from "./action-link.repository.ts";
import { patchOffer, hasIsobar, findOfferIds, belongsToOtherAccount, recordIsobarShown } from "./offer.repository.ts";
import { canBeCalled } from "./can-be-called.ts";
import { withDeliveryAddress } from "./delivery-address.ts";
import { extendCommitment } from "./extend-commitment.ts";
import { mainEmailOf } from "./main-email-of.ts";
import { toOfferAnswer, offerStatusOf } from "./offer-answer.ts";
import type { OperationCall, Operation } from "./operation.ts";
import { orderReceipt } from "./order-receipt.ts";
import { orderedTitle } from "./ordered-title.ts";
import { startChanges } from "./withdrawal-rights.ts";
import { withWithdrawal } from "./with-withdrawal.ts";
import { sendEmail } from "./outbox.ts";
import type { ServerSession } from "./session.repository.ts";

/** Validity of a consent for one offer, days. */
const CONSENT_DAYS = 14;
const SPANS = new Set(["8-12", "12-16", "16-20"]);
const ACTIVE = 0;
const ACCEPTED = 1;
const CONTACT = 3;

const textOf = (value: Json | undefined): string | undefined => (typeof value === "string" ? value : undefined);
const refusal = (errorCode: string): JsonRecord => ({ errorCode });
const offerAnswer = (tenant: Tenant, account: string, offerId: string): JsonRecord => {
  const offer = findOffer(tenant.db, account, offerId);
  if (offer === undefined) return refusal("error1");
  const answer = toOfferAnswer(offer, account, tenant.today());
  return { offer: withDeliveryAddress(tenant.db, account, withWithdrawal(tenant.db, account, answer)) };
};

/** Returns the requested offer of this customer, or the refusal. */
function findRequestedOffer({ tenant, request }: OperationCall, { account }: ServerSession): LinkedOffer | JsonRecord {
  const offerId = request.text("offerId");
  return (
    findOffer(tenant.db, account, offerId) ??
    refusal(belongsToOtherAccount(tenant.db, account, offerId) ? "error3" : "error1")
  );
}

const isRefusal = (found: LinkedOffer | JsonRecord): found is JsonRecord => "errorCode" in found;

/** Returns the requested kind of call; `undefined` for missing or invalid input. */
function contactChoiceFrom(request: OperationCall["request"]): JsonRecord | undefined {
  const choice = Number(request.text("contactChoice"));
  const span = request.text("contactTimeSpan");
  if (choice === 1) return SPANS.has(span) ? { contactChoice: 1, contactTimeSpan: span } : undefined;
  return choice === 2 || choice === 3 ? { contactChoice: choice } : undefined;
}

/** Returns the day and the number of a call: the next working day, the first mobile number. */
function callOf(call: OperationCall, { account }: ServerSession): JsonRecord {
  const row = call.tenant.db.prepare("SELECT data FROM contact WHERE account_number = ?").get(account);
  const phones = row === undefined ? [] : parseJsonRecord(textColumn(row, "data"))["mobilePhones"];
  const mobile = Array.isArray(phones) ? phones.find((phone) => typeof phone === "string") : undefined;
  return {
    contactDay: nextWorkingDay(call.tenant.today()),
    ...(mobile === undefined || !canBeCalled(call, account) ? {} : { contactPhone: mobile }),
  };
}

/** Answers by the number that the request has. */
const ANSWERS: readonly (OutboxAnswer | undefined)[] = [undefined, "ACCEPTED", "DECLINED", "CONTACT_REQUESTED"];

function confirm(
  call: OperationCall,
  { account, login }: ServerSession,
  { data }: LinkedOffer,
  answer: OutboxAnswer | undefined,
): void {
  if (answer === undefined) return;
  const { tenant } = call;
  const recipient = mainEmailOf(tenant.db, account);
  const language = messageLanguage(call, login);
  if (answer === "ACCEPTED") {
    const receipt = orderReceipt(tenant, { account, offerId: textOf(data["offerId"]) ?? "", language });
    if (receipt !== undefined) sendEmail(tenant, recipient, receipt);
    return;
  }
  const [number, title] = [textOf(data["processNumber"]) ?? "", textOf(data["title"]) ?? ""];
  sendEmail(tenant, recipient, { language, write: (texts) => texts.offerAnswer({ answer, number, title }) });
}

function respond(call: OperationCall, session: ServerSession): JsonRecord {
  const { tenant, request } = call;
  const found = findRequestedOffer(call, session);
  if (isRefusal(found)) return found;
  const { data } = found;
  if ((textOf(data["activityId"]) ?? "") !== request.text("activityId")) return refusal("error2");
  const status = offerStatusOf(found, tenant.today());
  if (status !== ACTIVE) return refusal(`error4${status}`);
  const answer = Number(request.text("answer"));
  const contact = answer === CONTACT ? contactChoiceFrom(request) : {};
  if (![1, 2, 3].includes(answer) || contact === undefined) return refusal("error11");
  if (answer === ACCEPTED) {
    if (toOfferAnswer(found, session.account, tenant.today())["consentNeeded"] === true) return refusal("error11");
    if (data["documentsPending"] === true) return refusal("error21");
  }
  const offerId = request.text("offerId");
  storeReceipts(tenant, session.account);
  closeOffer(tenant.db, session.account, offerId, answer, wallAt(tenant.now()));
  patchOffer(tenant.db, session.account, offerId, answer === CONTACT ? { ...contact, ...callOf(call, session) } : {});
  if (answer === ACCEPTED)
    patchOffer(tenant.db, session.account, offerId, {
      title: orderedTitle(data),
      ...startChanges(data, request.text("earlyStart") === "true", tenant.today()),
    });
  if (answer === ACCEPTED) extendCommitment(tenant.db, session.account, offerId, tenant.today());
  confirm(call, session, found, ANSWERS[answer]);
  storeReceipts(tenant, session.account);
  return offerAnswer(tenant, session.account, offerId);
}

/** Reopens an offer for which a call was requested. An open offer stays open. */
function resume(call: OperationCall, session: ServerSession): JsonRecord {
  const { tenant } = call;
  const found = findRequestedOffer(call, session);
  if (isRefusal(found)) return found;
  const today = tenant.today();
  const open = { ...found, status: ACTIVE };
  if (found.status !== CONTACT && found.status !== ACTIVE) return refusal(`error4${found.status}`);
  if (offerStatusOf(open, today) !== ACTIVE) return refusal("error44");
  const offerId = call.request.text("offerId");
  closeOffer(tenant.db, session.account, offerId, ACTIVE, wallAt(tenant.now()));
  patchOffer(tenant.db, session.account, offerId, {
    closeDate: null,
    closedAt: null,
    contactChoice: null,
    contactTimeSpan: null,
    contactDay: null,
    contactPhone: null,
  });
  return offerAnswer(tenant, session.account, offerId);
}

function consent(call: OperationCall, session: ServerSession): JsonRecord {
  const { tenant, request } = call;
  const found = findRequestedOffer(call, session);
  if (isRefusal(found)) return found;
  const status = offerStatusOf(found, tenant.today());
  if (status !== ACTIVE) return refusal(`error4${status}`);
  patchOffer(tenant.db, session.account, request.text("offerId"), {
    consentUntil: addCalendarDays(tenant.today(), CONSENT_DAYS),
  });
  return offerAnswer(tenant, session.account, request.text("offerId"));
}

/** Returns the first open offer of a kind. */
function waiting(tenant: Tenant, account: string, kind: string): JsonRecord {
  for (const offerId of findOfferIds(tenant.db, account, kind)) {
    const offer = findOffer(tenant.db, account, offerId);
    if (offer !== undefined && offerStatusOf(offer, tenant.today()) === ACTIVE)
      return { offer: withDeliveryAddress(tenant.db, account, toOfferAnswer(offer, account, tenant.today())) };
  }
  return {};
}

export const SALES_OPERATIONS: Readonly<Record<string, Operation>> = {
  getExtendOffer: {
    session: "required",
    effect: "none",
    handle: ({ tenant }, { account }) => waiting(tenant, account, "EXTENSION"),
  },
  showIsobarEvent: {
    session: "required",
    effect: "by-intent",
    handle: ({ tenant }, { account }) => {
      if (!hasIsobar(tenant.db, account)) return {};
      const shown = waiting(tenant, account, "ISOBAR");
      if ("offer" in shown) recordIsobarShown(tenant.db, account, tenant.now());
      return shown;
    },
  },
  registerTemporaryMarketingConsent: {
    session: "required",
    effect: "by-intent",
    handle: consent,
  },
  continueSalesProcess: { session: "required", effect: "by-intent", handle: resume },
  respondToSaleOffer: { session: "required", effect: "by-intent", handle: respond },
};
