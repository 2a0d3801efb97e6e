import { dayAt, plusDays, type Day } from "../calendar/warsaw.ts";
import type { JsonRecord } from "../database/json.ts";
import { recordFrom } from "../database/json.ts";
import { flag, integer, optionalInteger, text } from "../database/rows.ts";
import { wallAt } from "../calendar/warsaw.ts";
import { isWorkday } from "./visits.ts";
import { mayBeCalled } from "./may-be-called.ts";
import type { Call, Operation } from "./operation.ts";
import { productOf, renameProduct } from "./product.repository.ts";
import type { ServerSession } from "./session.repository.ts";

const LONGEST_NAME = 40;
/** A move is arranged at least so many days ahead, and at most so many. */
const MOVE_FROM = 5;
const MOVE_TO = 45;
const CALL_WITHIN_MS = 86_400_000;

const UNKNOWN_PRODUCT: JsonRecord = { errorCode: "UNKNOWN_PRODUCT" };

type Handle = (call: Call, session: ServerSession) => JsonRecord;

/** For an operation about a product that the account has. */
const ofProduct =
  (handle: Handle): Handle =>
  (call, session) =>
    productOf(call.world.db, session.account, call.request.text("productId")) === undefined
      ? UNKNOWN_PRODUCT
      : handle(call, session);

const setName: Handle = ({ world, request }, { account }) => {
  const name = request.text("name").trim();
  if (name.length > LONGEST_NAME) return { errorCode: "WRONG_NAME" };
  const customName = name === "" ? undefined : name;
  renameProduct(world.db, account, request.text("productId"), customName);
  return { customName };
};

/** Working days; a crew has every fourth of them off. */
function moveDays(now: number): readonly Day[] {
  const today = dayAt(now);
  return Array.from({ length: MOVE_TO - MOVE_FROM + 1 }, (_, index) => plusDays(today, MOVE_FROM + index)).filter(
    (day) => isWorkday(day) && Number(day.slice(8)) % 4 !== 0,
  );
}

function toldMove({ world, request }: Call, account: string): JsonRecord {
  const row = world.db
    .prepare("SELECT planned_for FROM service_move WHERE account_number = ? AND product_id = ?")
    .get(account, request.text("productId"));
  return row === undefined ? { days: [] } : { plannedFor: text(row, "planned_for"), days: moveDays(world.now()) };
}

const changeMove: Handle = (call, { account }) => {
  const { world, request } = call;
  const day = request.text("day").split("-").toReversed().join("-");
  if (toldMove(call, account)["plannedFor"] === undefined) return { errorCode: "NO_MOVE" };
  if (!moveDays(world.now()).includes(day)) return { errorCode: "DAY_TAKEN" };
  world.db
    .prepare("UPDATE service_move SET planned_for = ? WHERE account_number = ? AND product_id = ?")
    .run(day, account, request.text("productId"));
  return toldMove(call, account);
};

function toldMobile({ world, request }: Call, account: string): JsonRecord {
  const productId = request.text("productId");
  const row = world.db
    .prepare("SELECT * FROM mobile_number WHERE account_number = ? AND product_id = ?")
    .get(account, productId);
  if (row === undefined) return UNKNOWN_PRODUCT;
  const parameters = world.db
    .prepare("SELECT * FROM mobile_parameter WHERE account_number = ? AND product_id = ? ORDER BY position")
    .all(account, productId)
    .map((one) => ({
      parameter: text(one, "parameter"),
      description: text(one, "description"),
      value: flag(one, "value"),
      editable: flag(one, "editable"),
    }));
  return {
    state: text(row, "state"),
    number: text(row, "number"),
    dataLimit: optionalInteger(row, "data_limit"),
    dataUsed: optionalInteger(row, "data_used"),
    parameters,
  };
}

const setParameter: Handle = (call, { account }) => {
  const { world, request } = call;
  const [productId, parameter] = [request.text("productId"), request.text("parameter")];
  const row = world.db
    .prepare("SELECT editable FROM mobile_parameter WHERE account_number = ? AND product_id = ? AND parameter = ?")
    .get(account, productId, parameter);
  if (row === undefined) return { errorCode: "UNKNOWN_PARAMETER" };
  if (integer(row, "editable") === 0) return { errorCode: "NOT_POSSIBLE" };
  world.db
    .prepare("UPDATE mobile_parameter SET value = ? WHERE account_number = ? AND product_id = ? AND parameter = ?")
    .run(Number(["true", "1"].includes(request.text("value"))), account, productId, parameter);
  return toldMobile(call, account);
};

/** Whoever has asked is not asked again whether to be called. */
function askNoMore({ world }: Call, account: string): void {
  const row = world.db.prepare("SELECT flags FROM client WHERE account_number = ?").get(account);
  if (row === undefined) return;
  world.db
    .prepare("UPDATE client SET flags = ? WHERE account_number = ?")
    .run(JSON.stringify({ ...recordFrom(text(row, "flags")), showProductEndContactPopup: false }), account);
}

const requestContact: Handle = (call, { account }) => {
  const { world, request } = call;
  const [phone, productId] = [request.text("phone"), request.text("productId")];
  if (!mayBeCalled(call, account)) return { errorCode: "NOT_ALLOWED" };
  if (!/^\d{9}$/.test(phone)) return { errorCode: "WRONG_PHONE" };
  if (productId !== "" && productOf(world.db, account, productId) === undefined) return UNKNOWN_PRODUCT;
  world.db
    .prepare("INSERT INTO contact_request VALUES (?, ?, ?, ?)")
    .run(account, productId === "" ? null : productId, phone, world.now());
  if (productId !== "") askNoMore(call, account);
  return { callBefore: wallAt(world.now() + CALL_WITHIN_MS) };
};

export const SERVICE_OPERATIONS: Readonly<Record<string, Operation>> = {
  setProductName: { session: "required", effect: "by-intent", handle: ofProduct(setName) },
  getServiceMove: {
    session: "required",
    effect: "none",
    handle: ofProduct((call, { account }) => toldMove(call, account)),
  },
  changeServiceMoveDate: {
    session: "required",
    effect: "by-intent",
    handle: ofProduct(changeMove),
  },
  getMVNOstate: {
    session: "required",
    effect: "none",
    handle: ofProduct((call, { account }) => toldMobile(call, account)),
  },
  setP4Parameter: { session: "required", effect: "by-intent", handle: ofProduct(setParameter) },
  requestContact: { session: "required", effect: "by-intent", handle: requestContact },
};
