import { monthsBetween } from "../calendar/warsaw.ts";
import { isRecord, type Json, type JsonRecord } from "../database/json.ts";
import type { World } from "../world/world.ts";
import {
  closeMatter,
  closeOffer,
  findMatter,
  findOffer,
  type LinkedOffer,
  type StoredMatter,
} from "./matter.repository.ts";
import type { Call, Operation } from "./operation.ts";
import { send } from "./outbox.ts";

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

function offerOf(world: World, { offer }: StoredMatter): LinkedOffer | undefined {
  if (offer === undefined) return undefined;
  world.ensure(offer.account);
  return findOffer(world.db, offer.account, offer.offerId);
}

function itemsOf(value: Json | undefined): readonly JsonRecord[] {
  const items: readonly Json[] = Array.isArray(value) ? value : [];
  return items.filter(isRecord);
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
    const months = next === undefined ? commitment - monthsBetween(starts[0] ?? from, from) : monthsBetween(from, next);
    return {
      monthly: inForce.reduce<number>((sum, price) => sum + numberOf(price), 0),
      ...(months > 0 ? { months } : {}),
    };
  });
}

/** What an offer says of itself, read anew: it may have been answered elsewhere. */
function toldByOffer(offer: LinkedOffer): JsonRecord {
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
function told(world: World, matter: StoredMatter): JsonRecord {
  const offer = offerOf(world, matter);
  const fields: JsonRecord = {
    kind: matter.kind,
    state: matter.state,
    validUntil: matter.validUntil,
    closedOn: matter.closedOn,
    ...matter.data,
    ...(offer === undefined ? {} : toldByOffer(offer)),
  };
  const until = textOf(fields["validUntil"]);
  return fields["state"] === "OPEN" && until !== undefined && until < world.today()
    ? { ...fields, state: "EXPIRED" }
    : fields;
}

/** How a matter stands now. */
export function stateOf(world: World, matter: StoredMatter): string {
  return textOf(told(world, matter)["state"]) ?? "";
}

function close(world: World, matter: StoredMatter, state: string): void {
  const day = world.today();
  if (matter.offer !== undefined)
    closeOffer(world.db, matter.offer.account, matter.offer.offerId, STATES.indexOf(state), day);
  closeMatter(world.db, matter.tokenHash, state, day);
}

function confirmation(world: World, { number, title, recipient }: JsonRecord): void {
  const to = textOf(recipient);
  if (to === undefined) return;
  const text = `Zapisaliśmy twoją odpowiedź. Sprawa ${textOf(number) ?? ""}: ${textOf(title) ?? ""}.`;
  send(world.db, {
    sentAt: world.now(),
    channel: to.includes("@") ? "email" : "sms",
    recipient: to,
    text,
    code: undefined,
  });
}

function answer({ world, request }: Call): JsonRecord {
  const matter = findMatter(world.db, request.text("token"));
  // a link to log in by is used by logging in, and answered by nobody
  if (matter === undefined || matter.kind === "LOGIN") return UNKNOWN_TOKEN;
  const before = told(world, matter);
  const wanted = request.text("answer");
  const state = STATE_AFTER.get(wanted);
  if (state === undefined || (wanted !== "ACCEPT" && !WITH_CHOICE.has(matter.kind))) return MISSING_DATA;
  if (before["state"] !== "OPEN") return { errorCode: `error4${STATES.indexOf(textOf(before["state"]) ?? "")}` };
  close(world, matter, state);
  confirmation(world, { ...before, recipient: matter.data["recipient"] });
  const after = findMatter(world.db, request.text("token"));
  return after === undefined ? UNKNOWN_TOKEN : { matter: told(world, after) };
}

export const MATTER_OPERATIONS: Readonly<Record<string, Operation>> = {
  getMatter: {
    session: "none",
    effect: "none",
    handle: ({ world, request }) => {
      const matter = findMatter(world.db, request.text("token"));
      return matter === undefined ? UNKNOWN_TOKEN : { matter: told(world, matter) };
    },
  },
  answerMatter: { session: "none", effect: "by-intent", handle: answer },
};
