import type { DatabaseSync } from "node:sqlite";
import { dayAt } from "../calendar/warsaw.ts";
import { recordFrom } from "../database/json.ts";
import { text } from "../database/rows.ts";
import { ELECTRONIC_POLL } from "../wire/shapes/consents.ts";
import { openToCustomers } from "./open-to-customers.ts";
import type { Operation } from "./operation.ts";

/** The codes of the answers that are offered: `CODE=text`, one beside another. */
function codesIn(db: DatabaseSync): readonly string[] {
  const row = db.prepare("SELECT value FROM site_text WHERE key = 'electronic_poll_answers'").get();
  return row === undefined ? [] : text(row, "value").split("|").map((answer) => answer.split("=")[0] ?? "");
}

export const POLL_OPERATIONS: Readonly<Record<string, Operation>> = {
  saveElectronicPollResult: {
    session: "required", effect: "by-intent", answer: ELECTRONIC_POLL,
    handle: openToCustomers(({ world, request }, { account }) => {
      const row = world.db.prepare("SELECT data FROM client WHERE account_number = ?").get(account);
      const client = row === undefined ? {} : recordFrom(text(row, "data"));
      if (client["electronicPoll"] !== true) return { errorCode: "ALREADY_ANSWERED" };
      const answer = request.text("answer");
      if (!codesIn(world.db).includes(answer)) return { errorCode: "UNKNOWN_ANSWER" };
      const today = dayAt(world.now());
      world.db.prepare("INSERT INTO poll_answer VALUES (?, ?, ?)").run(account, answer, today);
      world.db.prepare("UPDATE client SET data = ? WHERE account_number = ?").run(JSON.stringify({ ...client, electronicPoll: false }), account);
      return { savedOn: today };
    }),
  },
};
