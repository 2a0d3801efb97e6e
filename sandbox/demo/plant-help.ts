import type { DatabaseSync } from "node:sqlite";
import { plusDays, type Day } from "../calendar/warsaw.ts";
import { BRANCHES } from "./branches.ts";
import { demoDocuments } from "./documents.ts";
import { FAQ, FAQ_CATEGORIES } from "./faq.ts";

const WEEK = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

function plantBranches(db: DatabaseSync, today: Day): void {
  const insert = db.prepare("INSERT INTO branch VALUES (?, ?, ?)");
  const insertHours = db.prepare("INSERT INTO branch_hours VALUES (?, ?, ?, ?, ?)");
  const insertDay = db.prepare("INSERT INTO branch_day VALUES (?, ?, ?, ?, ?)");
  BRANCHES.forEach(({ at, week, special = [], ...told }, position) => {
    const { branchId } = told;
    insert.run(
      branchId,
      position,
      JSON.stringify({ ...told, ...(at !== undefined && { latitude: at[0], longitude: at[1] }) }),
    );
    week?.forEach((spans, index) => {
      for (const [part, span] of spans.split("+").entries()) {
        const [opens, closes] = span.split("-");
        if (opens !== undefined && closes !== undefined && opens !== "")
          insertHours.run(branchId, index * 10 + part, WEEK[index] ?? "", opens, closes);
      }
    });
    for (const { inDays, hours, reason } of special) {
      const [opens, closes] = hours?.split("-") ?? [];
      insertDay.run(branchId, plusDays(today, inDays), opens ?? null, closes ?? null, reason);
    }
  });
}

/** What helps every customer: branches, questions with answers, documents. */
export function plantHelp(db: DatabaseSync, today: Day): void {
  plantBranches(db, today);
  FAQ_CATEGORIES.forEach(({ categoryId, name }, position) =>
    db.prepare("INSERT INTO faq_category VALUES (?, ?, ?)").run(categoryId, position, name),
  );
  FAQ.forEach(({ questionId, categoryId, question, answer }, position) =>
    db
      .prepare("INSERT INTO faq_question VALUES (?, ?, ?, ?, ?)")
      .run(questionId, position, categoryId, question, answer),
  );
  demoDocuments(today).forEach(({ documentId, body, ...told }, position) => {
    db.prepare("INSERT INTO public_document VALUES (?, ?, ?, ?)").run(
      documentId,
      position,
      JSON.stringify(told),
      body.join("\n"),
    );
  });
}
