import type { AccountActivity } from "#domain/settings/index.ts";

/** Entry of the activity log: a login with Firefox in Gdynia. */
export function anActivity(changes: Partial<AccountActivity> = {}): AccountActivity {
  return {
    activityId: "1",
    at: Date.parse("2026-11-20T08:12:00+01:00"),
    group: "login",
    kind: "login",
    text: "Logowanie",
    detail: undefined,
    amount: undefined,
    channel: "browser",
    device: "Firefox, Windows",
    address: "203.0.113.24",
    town: "Gdynia",
    ...changes,
  };
}
