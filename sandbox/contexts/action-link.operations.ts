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

/** States by the number of an offer (OFFER-02); a refused answer's code is `error4` with the number after it. */
const STATES = ["OPEN", "ACCEPTED", "DECLINED", "CONTACT_REQUESTED", "EXPIRED", "CANCELLED"];
const STATE_AFTER: ReadonlyMap<string, string> = new Map([
  ["ACCEPT", "ACCEPTED"],
  ["DECLINE", "DECLINED"],
  ["CONTACT_REQUEST", "CONTACT_REQUESTED"],
]);
const UNKNOWN_TOKEN = { errorCode: "error2" };
const MISSING_DATA = { errorCode: "error11" };
/** What every link may be answered with; a matter that is only confirmed takes `ACCEPT` alone. */
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

/** What the offer costs a month, step by step: each begins where the price of one of its products does. */
function pricesOf({ data }: LinkedOffer): readonly JsonRecord[] {
  const products = itemsOf(data["products"]).map((product) => itemsOf(product["prices"]));
  const starts = [...new Set(products.flat().map((price) => textOf(price["validFrom"]) ?? ""))].toSorted();
  const commitment = numberOf(itemsOf(data["products"])[0]?.["commitmentPeriod"]);
  return starts.map((from, step) => {
    const inForce = products.map(
      (prices) => prices.findLast((price) => (textOf(price["validFrom"]) ?? "") <= from)?.["value"],
    );
    const next = starts[step + 1];
    const months = next === undefined ? commitment - countMonths(starts[0] ?? from, from) : countMonths(from, next);
    return {
      monthly: inForce.reduce<number>((sum, price) => sum + numberOf(price), 0),
      ...(months > 0 ? { months } : {}),
    };
  });
}

/** What an offer says of itself, read anew: it may have been answered elsewhere. */
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

/** The matter as its link shows it. What nobody answered in time has run out. */
function actionLinkFields(tenant: Tenant, matter: StoredActionLink): JsonRecord {
  const offer = offerOf(tenant, matter);
  const fields: JsonRecord = {
    kind: matter.kind,
    state: matter.state,
    validUntil: matter.validUntil,
    closedOn: matter.closedOn,
    ...matter.data,
    ...(offer === undefined ? {} : offerFields(offer)),
  };
  const until = textOf(fields["validUntil"]);
  return fields["state"] === "OPEN" && until !== undefined && until < tenant.today()
    ? { ...fields, state: "EXPIRED" }
    : fields;
}

/** How a matter stands now. */
export function actionLinkStateOf(tenant: Tenant, matter: StoredActionLink): string {
  return textOf(actionLinkFields(tenant, matter)["state"]) ?? "";
}

function close(tenant: Tenant, matter: StoredActionLink, state: string): void {
  const day = tenant.today();
  if (matter.offer !== undefined)
    closeOffer(tenant.db, matter.offer.account, matter.offer.offerId, STATES.indexOf(state), day);
  closeActionLink(tenant.db, matter.tokenHash, state, day);
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
  const matter = findActionLink(tenant.db, request.text("token"));
  // a link to log in by is used by logging in, and answered by nobody
  if (matter === undefined || matter.kind === "LOGIN") return UNKNOWN_TOKEN;
  const before = actionLinkFields(tenant, matter);
  const wanted = request.text("answer");
  const state = STATE_AFTER.get(wanted);
  if (state === undefined || (wanted !== "ACCEPT" && !WITH_CHOICE.has(matter.kind))) return MISSING_DATA;
  if (before["state"] !== "OPEN") return { errorCode: `error4${STATES.indexOf(textOf(before["state"]) ?? "")}` };
  close(tenant, matter, state);
  sendConfirmation(tenant, { ...before, recipient: matter.data["recipient"] });
  const after = findActionLink(tenant.db, request.text("token"));
  return after === undefined ? UNKNOWN_TOKEN : { matter: actionLinkFields(tenant, after) };
}

export const ACTION_LINK_OPERATIONS: Readonly<Record<string, Operation>> = {
  getMatter: {
    session: "none",
    effect: "none",
    handle: ({ tenant, request }) => {
      const matter = findActionLink(tenant.db, request.text("token"));
      return matter === undefined ? UNKNOWN_TOKEN : { matter: actionLinkFields(tenant, matter) };
    },
  },
  answerMatter: { session: "none", effect: "by-intent", handle: answer },
};
