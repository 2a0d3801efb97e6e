import type { DatabaseSync } from "node:sqlite";
import { matchesPassword } from "../contexts/password.ts";
import { textColumn } from "../database/rows.ts";
import { NEWCOMERS } from "./newcomers.ts";
import { DEMO_LOGINS, DEMO_LOGIN_PASSWORD } from "./logins.ts";

/** Demo login with a description of its special features. */
export interface DemoCustomer {
  readonly login: string;
  readonly password: string;
  readonly title: string;
  readonly special: string;
}

/** Lists the logins of this tenant that have the demo password, in the order of seeding or registration. */
export function demoCustomers(db: DatabaseSync): readonly DemoCustomer[] {
  const rows = db
    .prepare(
      "SELECT login, salt, hash, name FROM login " +
        "JOIN login_context USING (login) WHERE position = 0 ORDER BY login.rowid",
    )
    .all();
  // Seeded logins share one salt, so their password is checked only once.
  const known = new Map<string, boolean>();
  return rows.flatMap((row) => {
    const [login, salt, hash] = [textColumn(row, "login"), textColumn(row, "salt"), textColumn(row, "hash")];
    const usual = known.get(hash) ?? matchesPassword(DEMO_LOGIN_PASSWORD, { salt, hash });
    known.set(hash, usual);
    const demo = DEMO_LOGINS.find((candidate) => candidate.login === login);
    return usual
      ? [
          {
            login,
            password: DEMO_LOGIN_PASSWORD,
            title: demo?.title ?? textColumn(row, "name"),
            special: demo?.special ?? "konto założone w portalu",
          },
        ]
      : [];
  });
}

/** Customer with a contract and without a login, for testing registration. */
export interface DemoNewcomer {
  readonly number: string;
  readonly name: string;
  readonly identification: string;
  readonly special: string;
}

const SPECIAL: Readonly<Record<string, string>> = {
  "5900101": "kod SMS-em albo e-mailem",
  "5900102": "firma: NIP, kod e-mailem",
  "5900103": "kod SMS-em albo e-mailem, oba muszą być znane",
  "5900104": "zagraniczny numer telefonu: SMS-a nie wyślemy",
  "5900105": "konta nie można założyć w portalu",
  "5900106": "brakuje adresu e-mail, którego wymaga umowa",
};

/** Lists the customers of this tenant who can register. */
export function demoNewcomers(db: DatabaseSync): readonly DemoNewcomer[] {
  const taken = new Set(
    db
      .prepare("SELECT account_number FROM login_context")
      .all()
      .map((row) => textColumn(row, "account_number")),
  );
  return NEWCOMERS.filter(({ number }) => !taken.has(number)).map(({ number, name, createSeed }) => {
    const { client } = createSeed({ today: "2026-01-01", near: "2026-01-01" });
    return { number, name, identification: client.personalId ?? client.taxId ?? "", special: SPECIAL[number] ?? "" };
  });
}
