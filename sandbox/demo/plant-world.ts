import type { DatabaseSync } from "node:sqlite";
import { plusDays, type Day } from "../calendar/warsaw.ts";
import { writeMeta } from "../database/meta.ts";
import { inTransaction } from "../database/open.ts";
import { hashPassword } from "../contexts/password.ts";
import { DEMO_ACCOUNTS, demoAccount } from "./accounts.ts";
import { DEMO_LOGINS, DEMO_PASSWORD } from "./logins.ts";
import { plantForms } from "./contact-forms.ts";
import { plantMatters } from "./plant-matters.ts";
import { FILM_TEXTS } from "./films.ts";
import { plantHelp } from "./plant-help.ts";
import { demoBanners, SITE_TEXTS } from "./site-content.ts";

const LAST_LOGIN_AT = "T21:04:00";

/** Derived once per process: it is a third of the CPU time that a new world takes, and tests open thousands. */
const DEMO_PASSWORD_HASH = hashPassword(DEMO_PASSWORD);

function plantAccounts(db: DatabaseSync): void {
  const insert = db.prepare("INSERT INTO account VALUES (?, 0, ?, ?, ?, 1, ?, ?, ?)");
  for (const account of DEMO_ACCOUNTS) {
    insert.run(
      account.number,
      Number(account.cooperative ?? false),
      Number(account.b2b ?? false),
      Number(account.crmUser ?? false),
      Number(account.wifi ?? false),
      account.name,
      account.verificationMode ?? 1,
    );
  }
}

function plantLogins(db: DatabaseSync, today: Day): void {
  const insert = db.prepare("INSERT INTO login VALUES (?, ?, ?, ?, ?, ?)");
  const insertContext = db.prepare("INSERT INTO login_context VALUES (?, ?, ?, ?)");
  const insertFactor = db.prepare("INSERT INTO second_factor VALUES (?, ?, ?, -1)");
  DEMO_LOGINS.forEach((person, index) => {
    insert.run(
      person.login,
      String(9001 + index),
      person.email ?? null,
      DEMO_PASSWORD_HASH.salt,
      DEMO_PASSWORD_HASH.hash,
      `${plusDays(today, -1)}${LAST_LOGIN_AT}`,
    );
    const { secondFactor } = person;
    if (secondFactor !== undefined) {
      const [phone, secret] = "phone" in secondFactor ? [secondFactor.phone, null] : [null, secondFactor.secret];
      insertFactor.run(person.login, phone, secret);
    }
    const device = db.prepare(
      "INSERT INTO mobile_device (login, device_id, name, remember_me, biometric) VALUES (?, ?, ?, ?, ?)",
    );
    for (const { id, name, rememberMe, biometric } of person.mobileDevices ?? [])
      device.run(person.login, id, name, Number(rememberMe), Number(biometric));
    person.accounts.forEach((number, position) =>
      insertContext.run(person.login, position, number, demoAccount(number).name),
    );
  });
}

function plantSite(db: DatabaseSync, today: Day): void {
  const insertText = db.prepare("INSERT INTO site_text VALUES (?, ?)");
  for (const [key, value] of Object.entries({ ...SITE_TEXTS, ...FILM_TEXTS })) insertText.run(key, value);
  const insertBanner = db.prepare("INSERT INTO banner VALUES (?, ?)");
  for (const banner of demoBanners(today)) insertBanner.run(banner.bannerId, JSON.stringify(banner));
}

/**
 * Fills an empty world: who can log in and what belongs to everybody. A customer's own data follow on first use
 * (plant-customer.ts).
 */
export function plantWorld(db: DatabaseSync, today: Day): void {
  inTransaction(db, () => {
    writeMeta(db, "anchor", today);
    writeMeta(db, "near-anchor", today);
    plantAccounts(db);
    plantLogins(db, today);
    plantSite(db, today);
    plantMatters(db, today);
    plantForms(db);
    plantHelp(db, today);
  });
}
