import type { DatabaseSync } from "node:sqlite";
import { text } from "../database/rows.ts";
import { DEMO_LOGINS, DEMO_PASSWORD } from "./logins.ts";

/** Somebody to log in as, and what is special about them. */
export interface DemoCustomer { readonly login: string; readonly password: string; readonly title: string; readonly special: string }

/** Who can log in to this world, in the order in which they were planted. */
export function demoCustomers(db: DatabaseSync): readonly DemoCustomer[] {
  return db.prepare("SELECT login FROM login ORDER BY rowid").all().map((row) => {
    const login = text(row, "login");
    const demo = DEMO_LOGINS.find((candidate) => candidate.login === login);
    return { login, password: DEMO_PASSWORD, title: demo?.title ?? login, special: demo?.special ?? "" };
  });
}
