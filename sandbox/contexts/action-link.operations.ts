import { countMonths } from "../calendar/warsaw.ts";
import { isJsonRecord, type Json, type JsonRecord } from "../database/json.ts";
import type { Tenant } from "../tenants/tenant.ts";
import {
  closeActionLink,
  closeOffer,
  findActionLink,
  findOffer,
  type LinkedOffer,
  type StoredActionLink,
} from "./action-link.repository.ts";
import type { OperationCall, Operation } from "./operation.ts";
import { sendMessage } from "./outbox.ts";

/**
 * States by the status of an offer (OFFER-02). The error code of a refused answer is `error4` and the index of the
 * state.
 */
const STATES = ["OPEN", "ACCEPTED", "DECLINED", "CONTACT_REQUESTED", "EXPIRED", "CANCELLED"];
const STATE_AFTER: ReadonlyMap<string, string> = new Map([
  ["ACCEPT", "ACCEPTED"],
  ["DECLINE", "DECLINED"],
  ["CONTACT_REQUEST", "CONTACT_REQUESTED"],
]);
const UNKNOWN_TOKEN = { errorCode: "error2" };
const MISSING_DATA = { errorCode: "error11" };
/** Kinds that take every answer; all others take only `ACCEPT`. */
const WITH_CHOICE = new Set(["NUMBER_TRANSFER", "SALE_OFFER"]);

const textOf = (value: Json | undefined): string | undefined => (typeof value === "string" ? value : undefined);

function offerOf(tenant: Tenant, { offer }: StoredActionLink): LinkedOffer | undefined {
  if (offer === undefined) return undefined;
  tenant.ensureSeeded(offer.account);
  return findOffer(tenant.db, offer.account, offer.offerId);
}

function itemsOf(value: Json | undefined): readonly JsonRecord[] {
  const items: readonly Json[] = Array.isArray(value) ? value : [];
  return items.filter(isJsonRecord);
}

const numberOf = (value: Json | undefined): number => (typeof value === "number" ? value : 0);

/** Monthly price of the offer, step by step. A step begins on each day on which a price of a product begins. */
function pricesOf({ data }: LinkedOffer): readonly JsonRecord[] {
  const products = itemsOf(data["products"]).map((product) => itemsOf(product["prices"]));
  const starts = [...new Set(products.flat().map((price) => textOf(price["validFrom"]) ?? ""))].toSorted();
  const commitment = numberOf(itemsOf(data["products"])[0]?.["commitmentPeriod"]);
  return starts.map((from, step) => {
    const inForce = products.map(
      (prices) => prices.findLast((price) => (textOf(price["validFrom"]) ?? "") <= from)?.["price"],
    );
    const next = starts[step + 1];
    const months = next === undefined ? commitment - countMonths(starts[0] ?? from, from) : countMonths(from, next);
    return {
      monthly: inForce.reduce<number>((sum, price) => sum + numberOf(price), 0),
      ...(months > 0 ? { months } : {}),
    };
  });
}

/** Returns the current data of an offer, which may have been answered elsewhere. */
function offerFields(offer: LinkedOffer): JsonRecord {
  const { data, status } = offer;
  return {
    state: STATES[status],
    number: textOf(data["processNumber"]),
    title: textOf(data["title"]),
    validUntil: textOf(data["offerExpirationDate"]),
    closedOn: textOf(data["closeDate"]),
    prices: pricesOf(offer),
  };
}

/** Returns the action link as its page shows it. An unanswered link past its deadline is expired. */
function actionLinkFields(tenant: Tenant, actionLink: StoredActionLink): JsonRecord {
  const offer = offerOf(tenant, actionLink);
  const { decisionCode: _decisionCode, ...data } = actionLink.data;
  const fields: JsonRecord = {
    kind: actionLink.kind,
    state: actionLink.state,
    validUntil: actionLink.validUntil,
    closedOn: actionLink.closedOn,
    ...data,
    ...(offer === undefined ? {} : offerFields(offer)),
  };
  const until = textOf(fields["validUntil"]);
  return fields["state"] === "OPEN" && until !== undefined && until < tenant.today()
    ? { ...fields, state: "EXPIRED" }
    : fields;
}

/** Returns the refusal of a link that always returns one decision code; `undefined` for all other links. */
function decisionRefusal({ data }: StoredActionLink, when: "opening" | "answer"): JsonRecord | undefined {
  const { decisionCode } = data;
  if (!isJsonRecord(decisionCode) || decisionCode["when"] !== when) return undefined;
  return { errorCode: textOf(decisionCode["code"]) };
}

/** Returns the current state of an action link. */
export function actionLinkStateOf(tenant: Tenant, actionLink: StoredActionLink): string {
  return textOf(actionLinkFields(tenant, actionLink)["state"]) ?? "";
}

function close(tenant: Tenant, actionLink: StoredActionLink, state: string): void {
  const day = tenant.today();
  if (actionLink.offer !== undefined)
    closeOffer(tenant.db, actionLink.offer.account, actionLink.offer.offerId, STATES.indexOf(state), day);
  closeActionLink(tenant.db, actionLink.tokenHash, state, day);
}

function sendConfirmation(tenant: Tenant, { number, title, recipient }: JsonRecord): void {
  const to = textOf(recipient);
  if (to === undefined) return;
  const text = `Zapisaliśmy twoją odpowiedź. Sprawa ${textOf(number) ?? ""}: ${textOf(title) ?? ""}.`;
  sendMessage(tenant.db, {
    sentAt: tenant.now(),
    channel: to.includes("@") ? "email" : "sms",
    recipient: to,
    text,
    code: undefined,
  });
}

function answer({ tenant, request }: OperationCall): JsonRecord {
  const actionLink = findActionLink(tenant.db, request.text("token"));
  // A login link is used by logging in and takes no answer.
  if (actionLink === undefined || actionLink.kind === "LOGIN") return UNKNOWN_TOKEN;
  const before = actionLinkFields(tenant, actionLink);
  const wanted = request.text("answer");
  const state = STATE_AFTER.get(wanted);
  if (state === undefined || (wanted !== "ACCEPT" && !WITH_CHOICE.has(actionLink.kind))) return MISSING_DATA;
  const refusal = decisionRefusal(actionLink, "answer");
  if (refusal !== undefined) return refusal;
  if (before["state"] !== "OPEN") return { errorCode: `error4${STATES.indexOf(textOf(before["state"]) ?? "")}` };
  close(tenant, actionLink, state);
  sendConfirmation(tenant, { ...before, recipient: actionLink.data["recipient"] });
  const after = findActionLink(tenant.db, request.text("token"));
  return after === undefined ? UNKNOWN_TOKEN : { matter: actionLinkFields(tenant, after) };
}

export const ACTION_LINK_OPERATIONS: Readonly<Record<string, Operation>> = {
  getMatter: {
    session: "none",
    effect: "none",
    handle: ({ tenant, request }) => {
      const actionLink = findActionLink(tenant.db, request.text("token"));
      if (actionLink === undefined) return UNKNOWN_TOKEN;
      return decisionRefusal(actionLink, "opening") ?? { matter: actionLinkFields(tenant, actionLink) };
    },
  },
  answerMatter: { session: "none", effect: "by-intent", handle: answer },
};
