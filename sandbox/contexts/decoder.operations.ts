import { randomInt } from "node:crypto";
import type { JsonRecord } from "../database/json.ts";
import { integer, textColumn } from "../database/rows.ts";
import { REFUSAL_TEXTS } from "../language/refusal-texts.ts";
import type { OperationCall, Operation } from "./operation.ts";
import { rolesOf, type ServerSession } from "./session.repository.ts";

type Handler = (call: OperationCall, session: ServerSession) => JsonRecord;

/** Rejects CRM users, who may not set a PIN (GUARD-04). */
const denyCrmUser =
  (handle: Handler): Handler =>
  (call, session) =>
    rolesOf(call.tenant.db, session.account).crmUser ? { roleError: true } : handle(call, session);

function resetPin({ tenant, request, language }: OperationCall, { account }: ServerSession): JsonRecord {
  const row = tenant.db
    .prepare("SELECT * FROM decoder WHERE account_number = ? AND ca_card = ? AND card_no = ? AND serial_number = ?")
    .get(account, request.text("caCard"), request.text("cardNo"), request.text("serialNumber"));
  if (row === undefined) return { errorMessage: REFUSAL_TEXTS[language].decoderUnknown };
  const gives = textColumn(row, "gives");
  if (gives === "NOTHING") return { errorMessage: REFUSAL_TEXTS[language].decoderSilent };
  const digits = gives === "RECOVERY_CODE" ? 4 : 6;
  const pinCode = String(randomInt(10 ** digits)).padStart(digits, "0");
  tenant.db
    .prepare("UPDATE decoder SET pin_code = ? WHERE account_number = ? AND position = ?")
    .run(pinCode, account, integer(row, "position"));
  return { pinCode };
}

export const DECODER_OPERATIONS: Readonly<Record<string, Operation>> = {
  getResetPinHardware: {
    session: "required",
    effect: "none",
    handle: denyCrmUser(({ tenant }, { account }) => ({
      hardware: tenant.db
        .prepare("SELECT * FROM decoder WHERE account_number = ? ORDER BY position")
        .all(account)
        .map((row) => ({
          caCard: textColumn(row, "ca_card"),
          cardNo: textColumn(row, "card_no"),
          model: textColumn(row, "model"),
          serialNumber: textColumn(row, "serial_number"),
        })),
    })),
  },
  resetPin: { session: "required", effect: "by-intent", handle: resetPin },
};
