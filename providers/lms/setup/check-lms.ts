import { access, constants } from "node:fs/promises";
import type { LmsDatabase } from "../database/lms-database.ts";
import { lmsFlag, lmsNumber, lmsText } from "../database/lms-rows.ts";
import { HAS_ACCOUNT } from "../database/lms-values.ts";
import type { HelpdeskSettings } from "../helpdesk/helpdesk-settings.ts";
import { STATE_TABLES } from "../state/state-schema.ts";
import { checkColumns } from "./check-columns.ts";
import type { PaymentSettings } from "../payment/payment-settings.ts";
import { checkPayments } from "./check-payments.ts";
import { helpdeskProblems } from "./helpdesk-problems.ts";

/** Result of a check of the database. */
export interface LmsCheck {
  /** Lines of facts: versions and counts. */
  readonly facts: readonly string[];
  /** Reasons why the provider cannot work. */
  readonly problems: readonly string[];
  /** Facts that should be changed, although the provider works. */
  readonly warnings: readonly string[];
}

const RIGHTS = ["SELECT", "INSERT", "UPDATE", "DELETE"] as const;
const OLDEST_POSTGRES = 150_000;

async function stateProblems(database: LmsDatabase): Promise<readonly string[]> {
  const problems: string[] = [];
  for (const table of STATE_TABLES) {
    const [row] = await database.query("SELECT to_regclass($1) IS NOT NULL AS found", [`ebok.${table}`]);
    if (row === undefined || !lmsFlag(row, "found")) {
      problems.push(`The table ebok.${table} is missing: run the script of --print-setup as the owner.`);
      continue;
    }
    for (const right of RIGHTS) {
      const [allowed] = await database.query("SELECT has_table_privilege(to_regclass($1), $2) AS allowed", [
        `ebok.${table}`,
        right,
      ]);
      if (allowed === undefined || !lmsFlag(allowed, "allowed"))
        problems.push(`The role has no right to ${right} on ebok.${table}.`);
    }
  }
  return problems;
}

/** Counts the customers whose PIN has a form that the provider does not verify, such as Argon2. */
async function unverifiablePins(database: LmsDatabase): Promise<number> {
  const [row] = await database.query(
    "SELECT count(*)::int AS count FROM customers WHERE deleted = 0 AND pin ~ '^[$][0-9a-z]+[$]' AND pin !~ '^[$]2[abxy][$]'",
  );
  return row === undefined ? 0 : lmsNumber(row, "count");
}

async function readFacts(database: LmsDatabase): Promise<readonly string[]> {
  const [version] = await database.query("SELECT keyvalue FROM dbinfo WHERE keytype = 'dbversion'");
  const [count] = await database.query(`SELECT count(*)::int AS count FROM customers c WHERE ${HAS_ACCOUNT}`);
  return [
    `LMS database version ${version === undefined ? "unknown" : lmsText(version, "keyvalue")}`,
    `${count === undefined ? 0 : lmsNumber(count, "count")} customers`,
  ];
}

/** Settings that are checked with the database. */
export interface CheckedSettings {
  readonly helpdesk?: HelpdeskSettings | undefined;
  /** Program that sends messages. */
  readonly sendProgram?: string | undefined;
  readonly payments?: PaymentSettings | undefined;
}

/** Returns the problem of a program that cannot be run; one without a path is looked up when it runs. */
async function sendProblems(program: string | undefined): Promise<readonly string[]> {
  if (program?.includes("/") !== true) return [];
  const isRunnable = await access(program, constants.X_OK).then(
    () => true,
    () => false,
  );
  return isRunnable ? [] : [`The program of --send, ${program}, cannot be run.`];
}

/**
 * Checks version, tables, columns and rights of a database, and the settings, without changing anything. Rejects if the
 * database cannot be reached.
 */
export async function checkLms(database: LmsDatabase, settings: CheckedSettings = {}): Promise<LmsCheck> {
  const { helpdesk, sendProgram, payments } = settings;
  const [server] = await database.query(
    "SELECT current_setting('server_version_num')::int AS number, current_setting('server_version') AS name",
  );
  const number = server === undefined ? 0 : lmsNumber(server, "number");
  const postgres = `PostgreSQL ${server === undefined ? "unknown" : lmsText(server, "name")}`;
  const { problems: columns, excess } = await checkColumns(database);
  const problems = [
    ...(number < OLDEST_POSTGRES ? [`${postgres} is too old: version 15 or later is needed.`] : []),
    ...columns,
    ...(await stateProblems(database)),
  ];
  if (columns.length > 0) return { facts: [postgres], problems, warnings: [] };
  const payment = payments && (await checkPayments(database, payments));
  const pins = await unverifiablePins(database);
  return {
    facts: [postgres, ...(await readFacts(database))],
    problems: [
      ...problems,
      ...(helpdesk === undefined ? [] : await helpdeskProblems(database, helpdesk)),
      ...(await sendProblems(sendProgram)),
      ...(payment?.problems ?? []),
    ],
    warnings: [
      ...(payment?.warnings ?? []),
      ...(excess.length > 0 ? [`The role may change more of ${excess.join(", ")} than the provider needs.`] : []),
      ...(pins > 0 ? [`${pins} customers cannot log in: their PIN has a form other than bcrypt, MD5 and text.`] : []),
    ],
  };
}
