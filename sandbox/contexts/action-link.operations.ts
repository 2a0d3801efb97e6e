import type { OutboxAnswer } from "../language/outbox-texts.ts";
import { countMonths, wallAt } from "#kit/calendar/warsaw.ts";
import { isJsonRecord, recordsIn, type Json, type JsonRecord } from "#kit/json.ts";
import type { Tenant } from "../tenants/tenant.ts";
import {
  closeActionLink,
  closeOffer,
  findActionLink,
  findActionLinkByHash,
  findOffer,
  type LinkedOffer,
  type StoredActionLink,
} from "./action-link.repository.ts";
import type { StoredOfferDocument } from "./offer-documents.ts";
import { offerDocumentsOf } from "./offer-answer.ts";
import { applyAcceptedLink } from "./apply-accepted-link.ts";
import { extendCommitment } from "./extend-commitment.ts";
import type { OperationCall, Operation } from "./operation.ts";
import { patchOffer } from "./offer.repository.ts";
import { sendLocalMessage } from "./outbox.ts";
import { orderReceipt } from "./order-receipt.ts";
import { orderedTitle } from "./ordered-title.ts";
import { startChanges } from "./withdrawal-rights.ts";

/**
 * States by the status of an offer (OFFER-02). The error code of a refused answer is `error4` and the index of the
 * state.
 */
const STATES = ["OPEN", "ACCEPTED", "DECLINED", "CONTACT_REQUESTED", "EXPIRED", "CANCELLED"];
const STATE_AFTER: ReadonlyMap<string, OutboxAnswer> = new Map([
  ["ACCEPT", "ACCEPTED"],
  ["DECLINE", "DECLINED"],
  ["CONTACT_REQUEST", "CONTACT_REQUESTED"],
]);
const UNKNOWN_TOKEN = { errorCode: "error2" };
const MISSING_DATA = { errorCode: "error11" };
/** Kinds that accept a requested call, too. */
const WITH_CALL = new Set(["NUMBER_TRANSFER", "SALE_OFFER"]);

const textOf = (value: Json | undefined): string | undefined => (typeof value === "string" ? value : undefined);

function offerOf(tenant: Tenant, { offer }: StoredActionLink): LinkedOffer | undefined {
  if (offer === undefined) return undefined;
  tenant.openAccount(offer.account);
  return findOffer(tenant.db, offer.account, offer.offerId);
}

const numberOf = (value: Json | undefined): number => (typeof value === "number" ? value : 0);

/** Monthly price of the offer, step by step. A step begins on each day on which a price of a product begins. */
function pricesOf({ data }: LinkedOffer): readonly JsonRecord[] {
  const products = recordsIn(data["products"]).map((product) => recordsIn(product["prices"]));
  const starts = [...new Set(products.flat().map((price) => textOf(price["validFrom"]) ?? ""))].toSorted();
  const commitment = numberOf(recordsIn(data["products"])[0]?.["commitmentPeriod"]);
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

/** Returns the one-time fees of an offer with its activation. */
function feesOf({ data }: LinkedOffer): readonly JsonRecord[] {
  const activation = numberOf(data["activationPrice"]);
  return [...(activation > 0 ? [{ name: "Aktywacja", price: activation }] : []), ...recordsIn(data["oneTimeMap"])];
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
    services: recordsIn(data["products"]).map(({ name, package: pack }) => ({ name, package: pack })),
    commitmentMonths: numberOf(recordsIn(data["products"])[0]?.["commitmentPeriod"]),
    oneTimeFees: feesOf(offer),
    delivery: textOf(data["delivery"]),
    documents: offerDocumentsOf(offer),
  };
}

/** Returns the answers that a link takes in its state, in the order of the buttons. */
function answersOf(kind: string, state: string): readonly string[] {
  switch (state) {
    case "OPEN":
      return ["ACCEPT", "DECLINE", ...(WITH_CALL.has(kind) ? ["CONTACT_REQUEST"] : [])];
    case "CONTACT_REQUESTED":
      return ["ACCEPT", "DECLINE"];
    default:
      return [];
  }
}

/** Returns the documents with addresses that need no session: the hash of the token is the secret. */
function documentAddresses(
  tenant: Tenant,
  documents: readonly JsonRecord[],
  { tokenHash }: StoredActionLink,
  origin: string,
): readonly JsonRecord[] {
  return documents.map(({ name, documentId }) => ({
    name,
    downloadUrl: `${origin}/sandbox/link-papers/${tenant.idPrefix}${tokenHash}/${textOf(documentId) ?? ""}`,
  }));
}

/** Returns the action link as its page shows it. Without an answer it is expired after its last day. */
function actionLinkFields(tenant: Tenant, actionLink: StoredActionLink, origin = ""): JsonRecord {
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
  const isOver = until !== undefined && until < tenant.today();
  const state = fields["state"] === "OPEN" && isOver ? "EXPIRED" : (textOf(fields["state"]) ?? "");
  return {
    ...fields,
    state,
    documents: documentAddresses(tenant, recordsIn(fields["documents"]), actionLink, origin),
    answers: state === "CONTACT_REQUESTED" && isOver ? [] : answersOf(actionLink.kind, state),
  };
}

/** Returns the terms of a link that belongs to no offer as its documents show them. */
function toLinkedOffer({ data, validUntil }: StoredActionLink): LinkedOffer {
  const prices = recordsIn(data["prices"]).map(({ monthly }) => ({ price: monthly }));
  const products = recordsIn(data["services"]).map((service, place) => ({
    ...service,
    commitmentPeriod: data["commitmentMonths"],
    prices: place === 0 ? prices : [],
  }));
  return {
    status: 0,
    data: {
      ...data,
      processNumber: data["number"],
      offerExpirationDate: validUntil,
      products,
      oneTimeMap: data["oneTimeFees"],
    },
  };
}

/** Finds a document of a link by its address: the hash of the token and the id of the document. */
export function findActionLinkDocument(
  tenant: Tenant,
  tokenHash: string,
  documentId: string,
): StoredOfferDocument | undefined {
  const actionLink = findActionLinkByHash(tenant.db, tokenHash);
  if (actionLink === undefined) return undefined;
  const offer = offerOf(tenant, actionLink) ?? toLinkedOffer(actionLink);
  const found = offerDocumentsOf(offer).find((each) => each["documentId"] === documentId);
  return found === undefined ? undefined : { documentId, name: textOf(found["name"]) ?? documentId, offer };
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
  if (actionLink.offer !== undefined) {
    const { account, offerId } = actionLink.offer;
    closeOffer(tenant.db, account, offerId, STATES.indexOf(state), wallAt(tenant.now()));
    if (state === "ACCEPTED") {
      // A link asks for no wish about the start.
      const data = offerOf(tenant, actionLink)?.data ?? {};
      patchOffer(tenant.db, account, offerId, { title: orderedTitle(data), ...startChanges(data, false, day) });
      extendCommitment(tenant.db, account, offerId, day);
    }
  }
  closeActionLink(tenant.db, actionLink.tokenHash, state, day);
  if (state === "ACCEPTED") applyAcceptedLink(tenant, actionLink, toLinkedOffer(actionLink));
}

function sendConfirmation(
  { tenant, language }: OperationCall,
  { kind, number, title }: JsonRecord,
  { offer, data: { recipient } }: StoredActionLink,
  answer: OutboxAnswer,
): void {
  const to = textOf(recipient);
  if (to === undefined) return;
  const channel = to.includes("@") ? "email" : "sms";
  const isOrder = offer !== undefined && answer === "ACCEPTED" && channel === "email";
  const receipt = isOrder ? orderReceipt(tenant, { ...offer, language }) : undefined;
  const link = { kind: textOf(kind) ?? "", answer, number: textOf(number) ?? "", title: textOf(title) ?? "" };
  sendLocalMessage(
    tenant,
    { channel, recipient: to },
    receipt ?? { language, write: (texts) => texts.linkAnswer(link) },
  );
}

function answer(call: OperationCall): JsonRecord {
  const { tenant, request, origin } = call;
  const actionLink = findActionLink(tenant.db, request.text("token"));
  // A login link is used by logging in and takes no answer.
  if (actionLink === undefined || actionLink.kind === "LOGIN") return UNKNOWN_TOKEN;
  const before = actionLinkFields(tenant, actionLink);
  const wanted = request.text("answer");
  const [state, stateBefore] = [STATE_AFTER.get(wanted), textOf(before["state"]) ?? ""];
  if (state === undefined || !answersOf(actionLink.kind, "OPEN").includes(wanted)) return MISSING_DATA;
  const refusal = decisionRefusal(actionLink, "answer");
  if (refusal !== undefined) return refusal;
  const answers: readonly Json[] = Array.isArray(before["answers"]) ? before["answers"] : [];
  if (!answers.includes(wanted)) return { errorCode: `error4${STATES.indexOf(stateBefore)}` };
  close(tenant, actionLink, state);
  sendConfirmation(call, before, actionLink, state);
  const after = findActionLink(tenant.db, request.text("token"));
  return after === undefined ? UNKNOWN_TOKEN : { matter: actionLinkFields(tenant, after, origin) };
}

export const ACTION_LINK_OPERATIONS: Readonly<Record<string, Operation>> = {
  getMatter: {
    session: "none",
    effect: "none",
    handle: ({ tenant, request, origin }) => {
      const actionLink = findActionLink(tenant.db, request.text("token"));
      if (actionLink === undefined) return UNKNOWN_TOKEN;
      return (
        decisionRefusal(actionLink, "opening") ?? {
          matter: actionLinkFields(tenant, actionLink, origin),
        }
      );
    },
  },
  answerMatter: { session: "none", effect: "by-intent", handle: answer },
};
