import type { DatabaseSync } from "node:sqlite";
import { integer, optionalInteger, optionalText, textColumn } from "../database/rows.ts";
import { RECORDED_KINDS, activityKindOf, type RecordedGroup, type RecordedKind } from "./recorded-kinds.ts";

/** Channel of an activity, as the contract spells it. */
export type RecordedChannel = "BROWSER" | "APP" | "LINK" | "AGENT" | "SYSTEM";

/** Entry of the activity log. It has no secret, and contact data only masked. */
export interface RecordedActivity {
  readonly at: number;
  readonly kind: RecordedKind;
  readonly detail: string | undefined;
  /** Grosze. */
  readonly amount: number | undefined;
  readonly channel: string;
  readonly device: string | undefined;
  readonly address: string | undefined;
}

/** Customer whose log is read or written. */
export interface ActivityOwner {
  readonly login: string | undefined;
  readonly account: string | undefined;
}

/** Place in the log: entries after it are older. */
export interface ActivityCursor {
  readonly at: number;
  readonly id: number;
}

/** Stores an activity for its login or for its account, as its kind says. */
export function insertActivity(db: DatabaseSync, owner: ActivityOwner, row: RecordedActivity): void {
  const { of, group } = RECORDED_KINDS[row.kind];
  db.prepare(`INSERT INTO activity (login, account_number, at, activity_group, kind, detail, amount, channel, device,
    address) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`).run(
    of === "login" ? (owner.login ?? null) : null,
    of === "account" ? (owner.account ?? null) : null,
    row.at,
    group,
    row.kind,
    row.detail ?? null,
    row.amount ?? null,
    row.channel,
    row.device ?? null,
    row.address ?? null,
  );
}

/** Lists at most `limit` activities of a login and an account, the newest first. */
export function activitiesOf(
  db: DatabaseSync,
  { login, account }: ActivityOwner,
  {
    group,
    after,
    limit,
  }: { readonly group: string; readonly after: ActivityCursor | undefined; readonly limit: number },
): readonly (RecordedActivity & ActivityCursor & { readonly group: RecordedGroup })[] {
  return db
    .prepare(
      `SELECT * FROM activity WHERE (login = ?1 OR account_number = ?2) AND (?3 = '' OR activity_group = ?3)
      AND (?4 IS NULL OR at < ?4 OR (at = ?4 AND id < ?5)) ORDER BY at DESC, id DESC LIMIT ?6`,
    )
    .all(login ?? null, account ?? null, group, after?.at ?? null, after?.id ?? null, limit)
    .map((row) => {
      const kind = activityKindOf(textColumn(row, "kind"));
      return {
        id: integer(row, "id"),
        at: integer(row, "at"),
        kind,
        group: RECORDED_KINDS[kind].group,
        detail: optionalText(row, "detail"),
        amount: optionalInteger(row, "amount"),
        channel: textColumn(row, "channel"),
        device: optionalText(row, "device"),
        address: optionalText(row, "address"),
      };
    });
}

/** Returns true if the login was used before, but never with this device at this address. */
export function isNewDevice(
  db: DatabaseSync,
  login: string,
  { name, address }: { readonly name: string; readonly address: string },
): boolean {
  const row = db
    .prepare(
      `SELECT count(*) AS logins, count(*) FILTER (WHERE device = ?2 AND address = ?3) AS same FROM activity
      WHERE login = ?1 AND kind IN ('LOGIN', 'LOGIN_LINK', 'LOGIN_DEVICE_KEY', 'LOGIN_PASSKEY',
        'LOGIN_RECOVERY_CODE')`,
    )
    .get(login, name, address);
  return row !== undefined && integer(row, "logins") > 0 && integer(row, "same") === 0;
}
