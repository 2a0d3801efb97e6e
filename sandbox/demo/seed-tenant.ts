import type { DatabaseSync } from "node:sqlite";
import type { IsoDay } from "#kit/calendar/warsaw.ts";
import { writeMeta } from "../database/meta.ts";
import { inTransaction } from "../database/open-database.ts";
import { hashPassword } from "../contexts/password.ts";
import { DEMO_ACCOUNTS, demoAccount } from "./accounts.ts";
import { DEMO_LOGINS, DEMO_LOGIN_PASSWORD, lastLoginBefore } from "./logins.ts";
import { seedContactForms } from "./contact-forms.ts";
import { seedActionLinks } from "./seed-action-links.ts";
import { FILM_TEXTS } from "./films.ts";
import { seedHelp } from "./seed-help.ts";
import { demoBanners, SITE_TEXTS } from "./site-content.ts";

/** Hashed once per process: it takes a third of the CPU time of a new tenant, and tests create thousands. */
const DEMO_PASSWORD_HASH = hashPassword(DEMO_LOGIN_PASSWORD);

function seedAccounts(db: DatabaseSync): void {
  const insert = db.prepare("INSERT INTO account VALUES (?, 0, ?, ?, ?, 1, ?, ?, ?, NULL)");
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

function seedLogins(db: DatabaseSync, today: IsoDay): void {
  const insert = db.prepare("INSERT INTO login VALUES (?, ?, ?, ?, ?, ?, NULL)");
  const insertContext = db.prepare("INSERT INTO login_context VALUES (?, ?, ?, ?)");
  const insertFactor = db.prepare("INSERT INTO second_factor VALUES (?, ?, ?, -1)");
  DEMO_LOGINS.forEach((person, index) => {
    insert.run(
      person.login,
      String(9001 + index),
      person.email ?? null,
      DEMO_PASSWORD_HASH.salt,
      DEMO_PASSWORD_HASH.hash,
      lastLoginBefore(today),
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

function seedSiteContent(db: DatabaseSync, today: IsoDay): void {
  const insertText = db.prepare("INSERT INTO site_text VALUES (?, ?)");
  for (const [key, value] of Object.entries({ ...SITE_TEXTS, ...FILM_TEXTS })) insertText.run(key, value);
  const insertBanner = db.prepare("INSERT INTO banner VALUES (?, ?)");
  for (const banner of demoBanners(today)) insertBanner.run(banner.bannerId, JSON.stringify(banner));
}

/** Seeds an empty tenant with logins and general content. Customer data follow at first use (seed-customer.ts). */
export function seedTenant(db: DatabaseSync, today: IsoDay): void {
  inTransaction(db, () => {
    writeMeta(db, "anchor", today);
    writeMeta(db, "near-anchor", today);
    seedAccounts(db);
    seedLogins(db, today);
    seedSiteContent(db, today);
    seedActionLinks(db, today);
    seedContactForms(db);
    seedHelp(db, today);
  });
}
