import { randomInt } from "node:crypto";
import type { JsonRecord } from "../database/json.ts";
import { integer, text } from "../database/rows.ts";
import type { Call, Operation } from "./operation.ts";
import { rolesOf, type ServerSession } from "./session.repository.ts";

const OUT_OF_REACH = "Dekoder nie odpowiada. Włącz go, poczekaj, aż pojawi się obraz, i ustaw PIN jeszcze raz.";
const UNKNOWN = "Nie znamy takiego dekodera na twoim koncie.";

type Handler = (call: Call, session: ServerSession) => JsonRecord;

/** Users of the CRM set no PIN (GUARD-04). */
const guarded =
  (handle: Handler): Handler =>
  (call, session) =>
    rolesOf(call.world.db, session.account).crmUser ? { roleError: true } : handle(call, session);

function resetPin({ world, request }: Call, { account }: ServerSession): JsonRecord {
  const row = world.db
    .prepare("SELECT * FROM decoder WHERE account_number = ? AND ca_card = ? AND card_no = ? AND serial_number = ?")
    .get(account, request.text("caCard"), request.text("cardNo"), request.text("serialNumber"));
  if (row === undefined) return { errorMessage: UNKNOWN };
  const gives = text(row, "gives");
  if (gives === "NOTHING") return { errorMessage: OUT_OF_REACH };
  const digits = gives === "RECOVERY_CODE" ? 4 : 6;
  const pinCode = String(randomInt(10 ** digits)).padStart(digits, "0");
  world.db
    .prepare("UPDATE decoder SET pin_code = ? WHERE account_number = ? AND position = ?")
    .run(pinCode, account, integer(row, "position"));
  return { pinCode };
}

export const DECODER_OPERATIONS: Readonly<Record<string, Operation>> = {
  getResetPinHardware: {
    session: "required",
    effect: "none",
    handle: guarded(({ world }, { account }) => ({
      hardware: world.db
        .prepare("SELECT * FROM decoder WHERE account_number = ? ORDER BY position")
        .all(account)
        .map((row) => ({
          caCard: text(row, "ca_card"),
          cardNo: text(row, "card_no"),
          model: text(row, "model"),
          serialNumber: text(row, "serial_number"),
        })),
    })),
  },
  resetPin: { session: "required", effect: "by-intent", handle: guarded(resetPin) },
};
