import type { DatabaseSync } from "node:sqlite";
import { insertActivity, type RecordedActivity } from "../contexts/activity.repository.ts";
import { contextsOf } from "../contexts/login.repository.ts";
import { textColumn } from "../database/rows.ts";
import { dayAt, toMoment } from "#kit/calendar/warsaw.ts";
import { lastLoginBefore } from "./logins.ts";
import type { CustomerSeed } from "./seed.ts";

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;
const LOGINS = 60;
const LATEST_PAYMENTS = 12;
/** Addresses at which the customer usually is, and that of a stranger. */
const [AT_HOME, AT_WORK, ELSEWHERE] = ["203.0.113.24", "198.51.100.7", "192.0.2.140"] as const;
const [LAPTOP, PHONE] = ["Firefox, Windows", "Safari, iPhone"] as const;

type SeedRow = Pick<RecordedActivity, "at" | "kind"> & Partial<RecordedActivity>;

const toRow = (row: SeedRow): RecordedActivity => ({
  detail: undefined,
  amount: undefined,
  channel: "BROWSER",
  device: LAPTOP,
  address: AT_HOME,
  ...row,
});

/** Returns the last login before today, which the settings show, too. */
function lastLoginRow(now: number): SeedRow {
  return { at: Date.parse(toMoment(lastLoginBefore(dayAt(now)))), kind: "LOGIN" };
}

/** Logins of half a year, every three days from a laptop, an own phone or at work, and some other activities. */
function loginRows(now: number, hasPhone: boolean): readonly SeedRow[] {
  const logins = Array.from({ length: LOGINS }, (_, index): SeedRow => {
    // A different hour and minute each time, between 7 and 22.
    const at = now - (index * 3 + 1) * DAY_MS - ((index * 7) % 15) * HOUR_MS - ((index * 13) % 60) * 60_000;
    if (hasPhone && index % 3 === 1) return { at, kind: "LOGIN_DEVICE_KEY", channel: "APP", device: PHONE };
    return { at, kind: "LOGIN", address: index % 5 === 0 ? AT_WORK : AT_HOME };
  });
  return [
    lastLoginRow(now),
    ...logins.slice(1),
    { at: now - 9 * DAY_MS - 2 * HOUR_MS, kind: "LOGIN_FAILED", device: "Chrome, Android", address: ELSEWHERE },
    { at: now - 47 * DAY_MS, kind: "PASSWORD_RESET", channel: "LINK" },
    { at: now - 47 * DAY_MS - HOUR_MS, kind: "PASSWORD_LINK_SENT" },
  ];
}

/** Log of a customer without an invoice so far: the account is created hours before the first login. */
function newcomerRows(now: number): readonly SeedRow[] {
  const login = lastLoginRow(now);
  return [login, { at: login.at - 11 * HOUR_MS - 33 * 60_000, kind: "ACCOUNT_CREATED" }];
}

/** Payments and decisions that the other demo data show, too. */
function accountRows({ entries, consents, offers }: CustomerSeed): readonly SeedRow[] {
  const atNoon = (day: string): number => Date.parse(`${day}T12:00:00+01:00`);
  const bank = { channel: "SYSTEM", device: undefined, address: undefined } as const;
  return [
    ...entries
      .filter(({ kind, amount, unpaid }) => kind === "invoice" && amount > 0 && unpaid === 0)
      .toSorted((one, other) => other.entryDate.localeCompare(one.entryDate))
      .slice(0, LATEST_PAYMENTS)
      .map(({ amount, entryDate, dueDate = entryDate }): SeedRow => ({
        ...bank,
        at: atNoon(dueDate) - 2 * DAY_MS,
        kind: "PAYMENT_CONFIRMED",
        amount,
      })),
    ...consents.flatMap(({ changed, consentName }): readonly SeedRow[] => {
      if (changed === undefined) return [];
      const at = Date.parse(`${changed.at}+01:00`);
      const isOwn = changed.by === "PORTAL";
      return [{ ...(isOwn ? {} : { ...bank, channel: "AGENT" }), at, kind: "CONSENTS_CHANGED", detail: consentName }];
    }),
    ...offers.flatMap(({ status, closeDate, title }): readonly SeedRow[] =>
      closeDate === undefined || (status !== 1 && status !== 2)
        ? []
        : [{ at: atNoon(closeDate), kind: status === 1 ? "OFFER_ACCEPTED" : "OFFER_DECLINED", detail: title }],
    ),
  ];
}

/** Seeds the activity log of an account, and that of the logins which open it first. */
export function seedActivities(db: DatabaseSync, account: string, seed: CustomerSeed, now: number): void {
  const isPast = ({ at }: SeedRow): boolean => at < now;
  for (const row of accountRows(seed).filter(isPast)) insertActivity(db, { login: undefined, account }, toRow(row));
  const logins = db.prepare("SELECT login FROM login_context WHERE account_number = ?").all(account);
  for (const login of logins.map((row) => textColumn(row, "login"))) {
    if (contextsOf(db, login)[0]?.id !== account) continue;
    const hasPhone = db.prepare("SELECT 1 FROM mobile_device WHERE login = ?").get(login) !== undefined;
    const rows = seed.entries.length === 0 ? newcomerRows(now) : loginRows(now, hasPhone);
    for (const row of rows) insertActivity(db, { login, account: undefined }, toRow(row));
  }
}
