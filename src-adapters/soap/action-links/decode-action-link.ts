import { groszeFromDecimal, parseWireDay } from "#domain/shared-kernel/index.ts";
import type {
  ActionLink,
  ActionLinkAnswer,
  ActionLinkDocument,
  ActionLinkKind,
  ActionLinkPrice,
  ActionLinkRefusal,
  ActionLinkRefusalReason,
  ActionLinkState,
  ClosedActionLinkState,
} from "#domain/action-links/index.ts";
import { decodeFee } from "../offers/decode-offer.ts";
import { decodeEndDay } from "../decoding/decode-end-day.ts";
import type { Fields } from "../decoding/fields.ts";

const KINDS: ReadonlyMap<string, ActionLinkKind> = new Map([
  ["NUMBER_TRANSFER", "transfer"],
  ["REQUEST", "request"],
  ["SALE_OFFER", "offer"],
  ["PAPERLESS", "paperless"],
  ["SALE", "sale"],
]);

const STATES: ReadonlyMap<string, ActionLinkState> = new Map([
  ["OPEN", "open"],
  ["ACCEPTED", "accepted"],
  ["DECLINED", "declined"],
  ["CONTACT_REQUESTED", "contact-requested"],
  ["EXPIRED", "expired"],
  ["CANCELLED", "annulled"],
]);

/** Codes of the answers on the wire. */
export const ACTION_LINK_ANSWER_CODES: Readonly<Record<ActionLinkAnswer, string>> = {
  accept: "ACCEPT",
  decline: "DECLINE",
  contact: "CONTACT_REQUEST",
};

const ANSWERS: ReadonlyMap<string, ActionLinkAnswer> = new Map([
  ["ACCEPT", "accept"],
  ["DECLINE", "decline"],
  ["CONTACT_REQUEST", "contact"],
]);

/** Codes of a decision that came too late (specification 8, offer decision codes). */
const CLOSED_STATES: ReadonlyMap<string, ClosedActionLinkState> = new Map([
  ["error41", "accepted"],
  ["error42", "declined"],
  ["error43", "contact-requested"],
  ["error44", "expired"],
  ["error45", "annulled"],
]);

/** Codes of a refusal that does not show the state of the action link. */
const REASONS: ReadonlyMap<string, ActionLinkRefusalReason> = new Map([
  ["error1", "unknown-case"],
  ["error2", "unknown-link"],
  ["error3", "not-yours"],
  ["error11", "missing-data"],
  ["error21", "missing-document"],
  ["error31", "provider"],
]);

/** Decodes the reason why an action link is not shown or an answer is rejected. */
export function decodeActionLinkRefusal(refusalCode: string): ActionLinkRefusal {
  const state = CLOSED_STATES.get(refusalCode);
  return state === undefined
    ? { kind: "action-link-refused", reason: REASONS.get(refusalCode) ?? "unlisted" }
    : { kind: "not-open", state };
}

function decodePrice(item: Fields): ActionLinkPrice | undefined {
  const monthly = item.parsed("monthly", groszeFromDecimal);
  return monthly === undefined ? undefined : { monthly, months: item.whole("months") };
}

function decodeService(item: Fields): ActionLink["services"][number] | undefined {
  const name = item.optionalText("name");
  return name === undefined ? undefined : { name, package: item.optionalText("package") };
}

function decodeDocument(item: Fields): ActionLinkDocument | undefined {
  const [name, address] = [item.optionalText("name"), item.optionalText("downloadUrl")];
  return name === undefined || address === undefined ? undefined : { name, address: address.trim() };
}

/**
 * Decodes an action link; `undefined` for an unknown kind or state, because the customer must not decide on a guess.
 */
export function decodeActionLink(data: Fields): ActionLink | undefined {
  const item = data.child("matter");
  const kind = item?.parsed("kind", (text) => KINDS.get(text));
  const state = item?.parsed("state", (text) => STATES.get(text));
  const title = item?.optionalText("title");
  const prices = item?.list("prices", decodePrice) ?? [];
  const oneTimeFees = item?.list("oneTimeFees", decodeFee) ?? [];
  if (item === undefined || kind === undefined || state === undefined || title === undefined) return undefined;
  return {
    kind,
    state,
    number: item.text("number") ?? "",
    title,
    text: item.optionalText("text"),
    phoneNumber: item.optionalText("phoneNumber"),
    operator: item.optionalText("operator"),
    email: item.optionalText("email"),
    prices,
    day: item.parsed("day", parseWireDay),
    validUntil: decodeEndDay(item, "validUntil")?.value,
    closedOn: item.parsed("closedOn", parseWireDay),
    services: item.list("services", decodeService) ?? [],
    commitment: item.whole("commitmentMonths"),
    oneTimeFees,
    delivery: item.optionalText("delivery"),
    documents: item.list("documents", decodeDocument) ?? [],
    answers: item.texts("answers")?.flatMap((text) => ANSWERS.get(text) ?? []),
    arePricesKnown: item.count("prices") === prices.length && item.count("oneTimeFees") === oneTimeFees.length,
  };
}
