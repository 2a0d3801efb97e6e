import type { DatabaseSync } from "node:sqlite";
import type { WallTime } from "#kit/calendar/warsaw.ts";
import { parseJsonRecord, type JsonRecord } from "#kit/json.ts";
import { flagColumn, textColumn } from "../database/rows.ts";
import type { RequestPart } from "#kit/wire/reader.ts";

/** Consent behind each marketing permission of the contact data. Both operations read and write one stored value. */
const CONSENT_OF_PERMISSION: readonly (readonly [type: string, consentId: string])[] = [
  ["EMAIL", "MARKETING_EMAIL"],
  ["PHONE", "MARKETING_PHONE"],
];

/** Returns the marketing permissions of the contact data: the present values of their consents (CONSENT-07). */
export function marketingPermissionsOf(db: DatabaseSync, account: string): readonly JsonRecord[] {
  return CONSENT_OF_PERMISSION.flatMap(([type, consentId]) => {
    const row = db
      .prepare(
        "SELECT current_value, data FROM consent WHERE account_number = ? AND json_extract(data, '$.consentId') = ?",
      )
      .get(account, consentId);
    if (row === undefined) return [];
    const { required } = parseJsonRecord(textColumn(row, "data"));
    return [{ type, required: required === true, state: flagColumn(row, "current_value") }];
  });
}

/** Returns the values of consents that a request states as marketing permissions, by consent id. */
export function requestedMarketingConsents(change: RequestPart): ReadonlyMap<string, boolean> {
  const requested = new Map(
    change.parts("marketingPermissions").map((item) => [item.text("type"), item.text("state") === "true"] as const),
  );
  return new Map(
    CONSENT_OF_PERMISSION.flatMap(([type, consentId]) => {
      const isGiven = requested.get(type);
      return isGiven === undefined ? [] : [[consentId, isGiven] as const];
    }),
  );
}

/** Gives and withdraws consents. An unchanged consent keeps the time of its last change. */
export function saveMarketingConsents(
  db: DatabaseSync,
  account: string,
  values: ReadonlyMap<string, boolean>,
  changedAt: WallTime,
): void {
  for (const [consentId, isGiven] of values)
    db.prepare(`UPDATE consent SET current_value = ?, changed_at = ?, changed_by = 'PORTAL'
      WHERE account_number = ? AND json_extract(data, '$.consentId') = ? AND current_value <> ?`).run(
      Number(isGiven),
      changedAt,
      account,
      consentId,
      Number(isGiven),
    );
}
