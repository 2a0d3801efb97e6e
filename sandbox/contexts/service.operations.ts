import { messageLanguage } from "../language/message-language.ts";
import { dayAt, addCalendarDays, toMoment, type IsoDay } from "#kit/calendar/warsaw.ts";
import { jsonText, parseJsonRecord, type JsonRecord } from "#kit/json.ts";
import { flagColumn, integer, optionalInteger, optionalText, textColumn } from "../database/rows.ts";
import { isWorkday } from "#kit/calendar/holidays.ts";
import { announceVisitAddress } from "./announce-visit.ts";
import { canBeCalled } from "./can-be-called.ts";
import { callDeadline } from "./call-deadline.ts";
import { insertCallRequest } from "./call-request.repository.ts";
import { callTimesAt } from "./call-times.ts";
import { mainEmailOf } from "./main-email-of.ts";
import { megabytesUsed } from "./month-use.ts";
import type { OperationCall, Operation } from "./operation.ts";
import { findMoves, renameMoveDay } from "./move.repository.ts";
import { sendEmail } from "./outbox.ts";
import { findProduct, saveCustomName, shownName } from "./product.repository.ts";
import type { ServerSession } from "./session.repository.ts";
import type { Tenant } from "../tenants/tenant.ts";
import { addressedVisits, visitsWithNewAddress } from "./visit-address.ts";
import { visitHours } from "./visit.repository.ts";
import { worksOn } from "./works-on.ts";

const MAX_NAME_LENGTH = 40;
/** First and last day on which a move can be arranged, days from today. */
const FIRST_MOVE_DAY = 5;
const LAST_MOVE_DAY = 45;

const UNKNOWN_PRODUCT: JsonRecord = { errorCode: "UNKNOWN_PRODUCT" };

type Handle = (call: OperationCall, session: ServerSession) => JsonRecord;

/** Rejects the call unless the account has the product. */
const requireProduct =
  (handle: Handle): Handle =>
  (call, session) =>
    findProduct(call.tenant.db, session.account, call.request.text("productId")) === undefined
      ? UNKNOWN_PRODUCT
      : handle(call, session);

const setName: Handle = ({ tenant, request }, { account }) => {
  const name = request.text("name").trim();
  if (name.length > MAX_NAME_LENGTH) return { errorCode: "WRONG_NAME" };
  const customName = name === "" ? undefined : name;
  saveCustomName(tenant.db, account, request.text("productId"), customName);
  return { customName };
};

/** Lists the working days for moves; every fourth day of the month is taken. */
function moveDays(now: number): readonly IsoDay[] {
  const today = dayAt(now);
  return Array.from({ length: LAST_MOVE_DAY - FIRST_MOVE_DAY + 1 }, (_, index) =>
    addCalendarDays(today, FIRST_MOVE_DAY + index),
  ).filter((day) => isWorkday(day) && Number(day.slice(8)) % 4 !== 0);
}

/** Lists the days on which a service can move while it works. */
function possibleMoveDays(tenant: Tenant, account: string, productId: string): readonly IsoDay[] {
  const product = findProduct(tenant.db, account, productId) ?? {};
  return moveDays(tenant.now()).filter((day) => worksOn(product, day));
}

function moveAnswer({ tenant, request }: OperationCall, account: string): JsonRecord {
  const productId = request.text("productId");
  const move = findMoves(tenant.db, account, dayAt(tenant.now())).get(productId);
  return move === undefined ? { days: [] } : { ...move, days: possibleMoveDays(tenant, account, productId) };
}

const changeMove: Handle = (call, { account, login }) => {
  const { tenant, request } = call;
  const day = request.text("day").split("-").toReversed().join("-");
  if (moveAnswer(call, account)["plannedFor"] === undefined) return { errorCode: "NO_MOVE" };
  if (!possibleMoveDays(tenant, account, request.text("productId")).includes(day)) return { errorCode: "DAY_TAKEN" };
  const visits = addressedVisits(tenant, account);
  tenant.db
    .prepare("UPDATE service_move SET planned_for = ? WHERE account_number = ? AND product_id = ?")
    .run(day, account, request.text("productId"));
  renameMoveDay(tenant.db, account, dayAt(tenant.now()));
  const service = shownName(findProduct(tenant.db, account, request.text("productId")) ?? {});
  const address = jsonText(moveAnswer(call, account)["newAddress"]);
  sendEmail(tenant, mainEmailOf(tenant.db, account), {
    language: messageLanguage(call, login),
    write: (texts) => texts.moveChanged({ day, service, address }),
  });
  for (const visit of visitsWithNewAddress(visits, addressedVisits(tenant, account))) {
    const { product, slot } = visit;
    const values = { day: slot.day, ...visitHours(slot), service: shownName(product), address: visit.address };
    sendEmail(tenant, mainEmailOf(tenant.db, account), {
      language: messageLanguage(call, login),
      write: (texts) => texts.visitAddressChanged(values),
    });
    announceVisitAddress(tenant, account, visit);
  }
  return moveAnswer(call, account);
};

function mobileAnswer({ tenant, request }: OperationCall, account: string): JsonRecord {
  const productId = request.text("productId");
  const row = tenant.db
    .prepare("SELECT * FROM mobile_number WHERE account_number = ? AND product_id = ?")
    .get(account, productId);
  if (row === undefined) return UNKNOWN_PRODUCT;
  const parameters = tenant.db
    .prepare("SELECT * FROM mobile_parameter WHERE account_number = ? AND product_id = ? ORDER BY position")
    .all(account, productId)
    .map((one) => ({
      parameter: textColumn(one, "parameter"),
      description: textColumn(one, "description"),
      value: flagColumn(one, "value"),
      editable: flagColumn(one, "editable"),
      costs: optionalText(one, "costs"),
    }));
  return {
    state: textColumn(row, "state"),
    number: textColumn(row, "number"),
    dataLimit: optionalInteger(row, "data_limit"),
    dataUsed: megabytesUsed(tenant, account, textColumn(row, "number")),
    parameters,
  };
}

const setParameter: Handle = (call, { account }) => {
  const { tenant, request } = call;
  const [productId, parameter] = [request.text("productId"), request.text("parameter")];
  const row = tenant.db
    .prepare("SELECT editable FROM mobile_parameter WHERE account_number = ? AND product_id = ? AND parameter = ?")
    .get(account, productId, parameter);
  if (row === undefined) return { errorCode: "UNKNOWN_PARAMETER" };
  if (integer(row, "editable") === 0) return { errorCode: "NOT_POSSIBLE" };
  tenant.db
    .prepare("UPDATE mobile_parameter SET value = ? WHERE account_number = ? AND product_id = ? AND parameter = ?")
    .run(Number(["true", "1"].includes(request.text("value"))), account, productId, parameter);
  return mobileAnswer(call, account);
};

/** Hides the question about a call for a customer who has already requested one. */
function hideContactPopup({ tenant }: OperationCall, account: string): void {
  const row = tenant.db.prepare("SELECT flags FROM client WHERE account_number = ?").get(account);
  if (row === undefined) return;
  tenant.db
    .prepare("UPDATE client SET flags = ? WHERE account_number = ?")
    .run(JSON.stringify({ ...parseJsonRecord(textColumn(row, "flags")), showProductEndContactPopup: false }), account);
}

const requestContact: Handle = (call, { account }) => {
  const { tenant, request } = call;
  const [phone, productId] = [request.text("phone"), request.text("productId")];
  if (!canBeCalled(call, account)) return { errorCode: "NOT_ALLOWED" };
  if (!/^\d{9}$/.test(phone)) return { errorCode: "WRONG_PHONE" };
  if (productId !== "" && findProduct(tenant.db, account, productId) === undefined) return UNKNOWN_PRODUCT;
  const wanted = request.text("callFrom");
  const now = tenant.now();
  const { hours } = tenant.configuration.help.customerService;
  const chosen =
    wanted === ""
      ? undefined
      : callTimesAt(now, hours).find(({ from }) => Date.parse(toMoment(from)) === Date.parse(wanted));
  if (wanted !== "" && chosen === undefined) return { errorCode: "TIME_NOT_FREE" };
  const times = { callFrom: chosen?.from, callBefore: chosen?.to ?? callDeadline(now, hours) };
  insertCallRequest(tenant.db, account, productId === "" ? undefined : productId, now, { phone, ...times });
  if (productId !== "") hideContactPopup(call, account);
  return { callBefore: times.callBefore, callFrom: times.callFrom };
};

export const SERVICE_OPERATIONS: Readonly<Record<string, Operation>> = {
  setProductName: { session: "required", effect: "by-intent", handle: requireProduct(setName) },
  getServiceMove: {
    session: "required",
    effect: "none",
    handle: requireProduct((call, { account }) => moveAnswer(call, account)),
  },
  changeServiceMoveDate: {
    session: "required",
    effect: "by-intent",
    handle: requireProduct(changeMove),
  },
  getMVNOstate: {
    session: "required",
    effect: "none",
    handle: requireProduct((call, { account }) => mobileAnswer(call, account)),
  },
  setP4Parameter: { session: "required", effect: "by-intent", handle: requireProduct(setParameter) },
  requestContact: { session: "required", effect: "by-intent", handle: requestContact },
};
