import { dayAt } from "#kit/calendar/warsaw.ts";
import { parseJsonRecord, type JsonRecord } from "#kit/json.ts";
import { textColumn } from "../database/rows.ts";
import { isOrderAboveLimit, usedThisMonth } from "./limit-charges.ts";
import type { OperationCall, Operation } from "./operation.ts";
import type { ServerSession } from "./session.repository.ts";
import { settleSubscriptions } from "./settle-subscriptions.ts";
import { startAction } from "./streaming-actions.ts";
import { recordStreamingOrder } from "./streaming-orders.ts";
import {
  acceptTerms,
  ACTIVATE,
  billingOf,
  DEACTIVATE,
  findStreamingServices,
  MODIFY,
  nextCharge,
  priceOf,
  setConsent,
  setLimit,
  saveLimitCheckedOn,
  type StreamingRow,
} from "./streaming.repository.ts";
import { parseAmount } from "#kit/wire/parse-amount.ts";
import { isOrganisationAccount } from "./is-organisation-account.ts";

/** Limits that a customer may set at any time, grosze. */
const LEGAL_LIMITS = [0, 3_500, 7_000, 10_000];
/** Pattern of the streaming company's tokens. The company refuses a token with the prefix below after a while. */
const TOKEN = /^[\w.~-]{6,200}$/;
const REFUSED_TOKEN_PREFIX = "odmowa-";

const FLAG_OF: Readonly<Record<string, string>> = {
  netflix: "acceptedTOSNetflix",
  player: "acceptedTOSTvnPlayer",
  tvn24go: "acceptedTOSTvn24Go",
};

const REFUSED: JsonRecord = { errorCode: "GLOBAL_ERROR_BACKEND" };

function serviceAnswer(row: StreamingRow, today: string): JsonRecord {
  const { data, plans, planId, since, termsOn, state } = row;
  const isOn = state !== "INACTIVE" && since !== undefined;
  return {
    service: row.service,
    productId: row.productId,
    name: data["name"],
    description: data["description"],
    note: state === "INACTIVE" ? data["note"] : undefined,
    state,
    pendingAction: row.action,
    pendingPlanId: row.pendingPlan,
    price: priceOf(row, planId ?? row.pendingPlan),
    plans: plans.map((plan) => plan.data),
    planId,
    since: isOn ? since : undefined,
    nextCharge: isOn && row.action !== DEACTIVATE ? nextCharge(since, today) : undefined,
    terms: { ...row.terms, acceptedOn: termsOn },
    ...(state === "ACTIVE" && !row.isSetUp
      ? { activationUrl: data["activationUrl"], activationCode: data["activationCode"] }
      : {}),
  };
}

type Handler = (call: OperationCall, session: ServerSession) => JsonRecord;

/** Rejects companies and cooperatives, and ends due actions before the call. */
const requirePrivateCustomer =
  (handle: Handler): Handler =>
  (call, session) => {
    if (isOrganisationAccount(call.tenant, session.account)) return { roleError: true };
    settleSubscriptions(call.tenant, session.account);
    return handle(call, session);
  };

const getDirectBilling = requirePrivateCustomer(({ tenant }, { account }) => {
  const rows = findStreamingServices(tenant.db, account);
  const { limit, isLimitChosen, maxLimit, consentGiven, consentOn } = billingOf(tenant.db, account);
  return {
    services: rows.map((row) => serviceAnswer(row, dayAt(tenant.now()))),
    limit,
    used: usedThisMonth(rows, dayAt(tenant.now())),
    maxLimit,
    limitChosen: isLimitChosen,
    consentGiven,
    consentChangedOn: consentOn,
  };
});

const registerTos = requirePrivateCustomer(({ tenant, request }, { account }) => {
  const row = findStreamingServices(tenant.db, account).find(({ service }) => service === request.text("service"));
  if (row === undefined || row.terms["version"] !== request.text("version")) return REFUSED;
  const today = dayAt(tenant.now());
  acceptTerms(tenant.db, account, row.service, today);
  const name = FLAG_OF[row.service];
  const client = tenant.db.prepare("SELECT flags FROM client WHERE account_number = ?").get(account);
  if (name !== undefined && client !== undefined) {
    tenant.db
      .prepare("UPDATE client SET flags = ? WHERE account_number = ?")
      .run(JSON.stringify({ ...parseJsonRecord(textColumn(client, "flags")), [name]: true }), account);
  }
  return { acceptedOn: today };
});

const change = requirePrivateCustomer((call, session) => {
  const { tenant, request } = call;
  const { account } = session;
  const rows = findStreamingServices(tenant.db, account);
  const row = rows.find(({ service }) => service === request.text("service"));
  const action = Number(request.text("action"));
  const token = request.text("ptoken");
  const planId = request.text("planId") === "" ? undefined : request.text("planId");
  if (row === undefined || (token !== "" && !TOKEN.test(token))) return REFUSED;
  if (row.state !== (action === ACTIVATE ? "INACTIVE" : "ACTIVE") || ![ACTIVATE, DEACTIVATE, MODIFY].includes(action))
    return REFUSED;
  if (action !== DEACTIVATE) {
    const wantsPlan = row.plans.length > 0;
    if (
      wantsPlan !== (planId !== undefined) ||
      (wantsPlan && !row.plans.some((plan) => plan.planId === planId)) ||
      (action === MODIFY && planId === row.planId)
    )
      return REFUSED;
    const { consentGiven, limit } = billingOf(tenant.db, account);
    if (!consentGiven || row.termsOn === undefined) return { errorCode: "NO_NEEDED_CONSENT" };
    const today = dayAt(tenant.now());
    if (isOrderAboveLimit(rows, { row, price: priceOf(row, planId) }, today, limit))
      return { errorCode: "LIMIT_TOO_SMALL" };
  }
  startAction(tenant, account, row.service, {
    action,
    planId: action === DEACTIVATE ? undefined : planId,
    willFail: token.startsWith(REFUSED_TOKEN_PREFIX),
    isSetUp: action === ACTIVATE ? token !== "" : row.isSetUp,
  });
  if (action === ACTIVATE) recordStreamingOrder(call, session, row.service);
  return { state: "PENDING" };
});

const saveSettings = requirePrivateCustomer(({ tenant, request }, { account }) => {
  const rows = findStreamingServices(tenant.db, account);
  const today = dayAt(tenant.now());
  const limit = request.text("limit");
  if (limit !== "") {
    const amount = parseAmount(limit);
    if (amount === undefined || amount > billingOf(tenant.db, account).maxLimit) return { errorCode: "WRONG_LIMIT" };
    if (!LEGAL_LIMITS.includes(amount) && (amount <= 0 || amount < usedThisMonth(rows, today)))
      return { errorCode: "WRONG_LIMIT" };
    setLimit(tenant.db, account, amount);
    for (const { service } of rows) saveLimitCheckedOn(tenant.db, account, today, service);
    return { savedOn: today };
  }
  const given = request.text("consentGiven") === "true";
  if (rows.some(({ state }) => state === "PENDING")) return { errorCode: "CONSENT_CHANGE_NOT_POSSIBLE" };
  setConsent(tenant.db, account, given, today);
  if (!given) {
    for (const { service, state, isSetUp } of rows) {
      if (state === "ACTIVE")
        startAction(tenant, account, service, {
          action: DEACTIVATE,
          planId: undefined,
          willFail: false,
          isSetUp,
        });
    }
  }
  return { savedOn: today };
});

export const STREAMING_OPERATIONS: Readonly<Record<string, Operation>> = {
  getDirectBilling: { session: "required", effect: "none", handle: getDirectBilling },
  registerTOSAcceptance: { session: "required", effect: "by-intent", handle: registerTos },
  changeDirectBilling: { session: "required", effect: "by-intent", handle: change },
  saveDirectBillingSettings: {
    session: "required",
    effect: "by-intent",
    handle: saveSettings,
  },
};
