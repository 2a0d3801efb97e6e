import { plusDays } from "../calendar/warsaw.ts";
import { recordFrom, type Json, type JsonRecord } from "../database/json.ts";
import { prepared } from "../database/prepared.ts";
import { text } from "../database/rows.ts";
import type { World } from "../world/world.ts";
import { closeOffer, findOffer, type LinkedOffer } from "./matter.repository.ts";
import { changeOffer, hasIsobar, idsOfKind, isSomebodyElses, noteShown } from "./offer.repository.ts";
import { toldOffer, statusOf } from "./offer-told.ts";
import type { Call, Operation } from "./operation.ts";
import { send } from "./outbox.ts";
import type { ServerSession } from "./session.repository.ts";

/** How long a consent for one offer holds, days. */
const CONSENT_DAYS = 14;
const SPANS = new Set(["8-12", "12-16", "16-20"]);
const ACTIVE = 0;
const CONTACT = 3;

const textOf = (value: Json | undefined): string | undefined => (typeof value === "string" ? value : undefined);
const refusal = (errorCode: string): JsonRecord => ({ errorCode });
const told = (world: World, account: string, offerId: string): JsonRecord => {
  const offer = findOffer(world.db, account, offerId);
  return offer === undefined ? refusal("error1") : { offer: toldOffer(offer, account, world.today()) };
};

/** An offer of this customer, or why not. */
function wanted({ world, request }: Call, { account }: ServerSession): LinkedOffer | JsonRecord {
  const offerId = request.text("offerId");
  return (
    findOffer(world.db, account, offerId) ?? refusal(isSomebodyElses(world.db, account, offerId) ? "error3" : "error1")
  );
}

const isRefusal = (found: LinkedOffer | JsonRecord): found is JsonRecord => "errorCode" in found;

/** The kind of call that is asked for; `undefined` when it is not said. */
function contactOf(request: Call["request"]): JsonRecord | undefined {
  const choice = Number(request.text("contactChoice"));
  const span = request.text("contactTimeSpan");
  if (choice === 1) return SPANS.has(span) ? { contactChoice: 1, contactTimeSpan: span } : undefined;
  return choice === 2 || choice === 3 ? { contactChoice: choice } : undefined;
}

const WORDS: Readonly<Record<number, string>> = {
  1: "Oferta jest przyjęta. Potwierdzenie pobierzesz w portalu.",
  2: "Oferta jest odrzucona.",
  3: "Zadzwonimy do ciebie.",
};

function confirm(world: World, account: string, { data }: LinkedOffer, status: number): void {
  const row = prepared(world.db, "SELECT data FROM contact WHERE account_number = ?").get(account);
  const recipient = row === undefined ? undefined : textOf(recordFrom(text(row, "data"))["mainEmail"]);
  if (recipient === undefined) return;
  const message = `${WORDS[status] ?? ""} Oferta ${textOf(data["processNumber"]) ?? ""}: ${textOf(data["title"]) ?? ""}.`;
  send(world.db, { sentAt: world.now(), channel: "email", recipient, text: message, code: undefined });
}

function respond(call: Call, session: ServerSession): JsonRecord {
  const { world, request } = call;
  const found = wanted(call, session);
  if (isRefusal(found)) return found;
  const { data } = found;
  if ((textOf(data["activityId"]) ?? "") !== request.text("activityId")) return refusal("error2");
  const status = statusOf(found, world.today());
  if (status !== ACTIVE) return refusal(`error4${status}`);
  const answer = Number(request.text("answer"));
  const contact = answer === CONTACT ? contactOf(request) : {};
  if (![1, 2, 3].includes(answer) || contact === undefined) return refusal("error11");
  if (answer === 1) {
    if (toldOffer(found, session.account, world.today())["consentNeeded"] === true) return refusal("error11");
    if (data["documentsPending"] === true) return refusal("error21");
  }
  const offerId = request.text("offerId");
  closeOffer(world.db, session.account, offerId, answer, world.today());
  changeOffer(world.db, session.account, offerId, contact);
  confirm(world, session.account, found, answer);
  return told(world, session.account, offerId);
}

/** An offer for which a call was asked waits again; one that waits goes on waiting. */
function resume(call: Call, session: ServerSession): JsonRecord {
  const { world } = call;
  const found = wanted(call, session);
  if (isRefusal(found)) return found;
  const today = world.today();
  const open = { ...found, status: ACTIVE };
  if (found.status !== CONTACT && found.status !== ACTIVE) return refusal(`error4${found.status}`);
  if (statusOf(open, today) !== ACTIVE) return refusal("error44");
  const offerId = call.request.text("offerId");
  closeOffer(world.db, session.account, offerId, ACTIVE, today);
  changeOffer(world.db, session.account, offerId, { closeDate: null, contactChoice: null, contactTimeSpan: null });
  return told(world, session.account, offerId);
}

function consent(call: Call, session: ServerSession): JsonRecord {
  const { world, request } = call;
  const found = wanted(call, session);
  if (isRefusal(found)) return found;
  const status = statusOf(found, world.today());
  if (status !== ACTIVE) return refusal(`error4${status}`);
  changeOffer(world.db, session.account, request.text("offerId"), {
    consentUntil: plusDays(world.today(), CONSENT_DAYS),
  });
  return told(world, session.account, request.text("offerId"));
}

/** The first offer of a kind that waits. */
function waiting(world: World, account: string, kind: string): JsonRecord {
  for (const offerId of idsOfKind(world.db, account, kind)) {
    const offer = findOffer(world.db, account, offerId);
    if (offer !== undefined && statusOf(offer, world.today()) === ACTIVE)
      return { offer: toldOffer(offer, account, world.today()) };
  }
  return {};
}

export const SALES_OPERATIONS: Readonly<Record<string, Operation>> = {
  getExtendOffer: {
    session: "required",
    effect: "none",
    handle: ({ world }, { account }) => waiting(world, account, "EXTENSION"),
  },
  showIsobarEvent: {
    session: "required",
    effect: "by-intent",
    handle: ({ world }, { account }) => {
      if (!hasIsobar(world.db, account)) return {};
      const shown = waiting(world, account, "ISOBAR");
      if ("offer" in shown) noteShown(world.db, account, world.now());
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
