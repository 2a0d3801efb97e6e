import type { DatabaseSync } from "node:sqlite";
import { dayAt } from "#kit/calendar/warsaw.ts";
import { parseJsonRecord, type JsonRecord } from "#kit/json.ts";
import { textColumn } from "../database/rows.ts";
import type { OperationCall, Operation } from "./operation.ts";

/** Lists the codes of the possible answers, stored as `CODE=text` separated by `|`. */
function codesIn(db: DatabaseSync): readonly string[] {
  const row = db.prepare("SELECT value FROM site_text WHERE key = 'electronic_poll_answers'").get();
  return row === undefined
    ? []
    : textColumn(row, "value")
        .split("|")
        .map((answer) => answer.split("=")[0] ?? "");
}

/** Stores the answer to the satisfaction survey once. The flag of the client allows it. */
function saveSurvey({ tenant, request }: OperationCall, account: string): JsonRecord {
  const row = tenant.db.prepare("SELECT flags FROM client WHERE account_number = ?").get(account);
  const flags = row === undefined ? {} : parseJsonRecord(textColumn(row, "flags"));
  if (flags["showSatisfactionSurvey"] !== true) return { errorCode: "ALREADY_ANSWERED" };
  const rating = request.text("answer");
  if (!/^[1-5]$/.test(rating)) return { errorCode: "UNKNOWN_ANSWER" };
  const today = dayAt(tenant.now());
  tenant.db
    .prepare("INSERT INTO survey_answer VALUES (?, ?, ?, ?)")
    .run(account, Number(rating), request.text("comment") || null, today);
  tenant.db
    .prepare("UPDATE client SET flags = ? WHERE account_number = ?")
    .run(JSON.stringify({ ...flags, showSatisfactionSurvey: false }), account);
  return { savedOn: today };
}

export const POLL_OPERATIONS: Readonly<Record<string, Operation>> = {
  saveElectronicPollResult: {
    session: "required",
    effect: "by-intent",
    handle: (call, { account }) => {
      const { tenant, request } = call;
      if (request.text("poll") === "SATISFACTION") return saveSurvey(call, account);
      const row = tenant.db.prepare("SELECT data FROM client WHERE account_number = ?").get(account);
      const client = row === undefined ? {} : parseJsonRecord(textColumn(row, "data"));
      if (client["electronicPoll"] !== true) return { errorCode: "ALREADY_ANSWERED" };
      const answer = request.text("answer");
      if (!codesIn(tenant.db).includes(answer)) return { errorCode: "UNKNOWN_ANSWER" };
      const today = dayAt(tenant.now());
      tenant.db.prepare("INSERT INTO poll_answer VALUES (?, ?, ?)").run(account, answer, today);
      tenant.db
        .prepare("UPDATE client SET data = ? WHERE account_number = ?")
        .run(JSON.stringify({ ...client, electronicPoll: false }), account);
      return { savedOn: today };
    },
  },
};
