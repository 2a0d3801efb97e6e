import type { DatabaseSync } from "node:sqlite";
import { addCalendarDays, type IsoDay } from "#kit/calendar/warsaw.ts";
import { BRANCHES } from "./branches.ts";
import { demoDocuments } from "./documents.ts";
import { FAQ, FAQ_CATEGORIES } from "./faq.ts";

const WEEK = ["mon", "tue", "wed", "thu", "fri", "sat", "sun"] as const;

function seedBranches(db: DatabaseSync, today: IsoDay): void {
  const insert = db.prepare("INSERT INTO branch VALUES (?, ?, ?)");
  const insertHours = db.prepare("INSERT INTO branch_hours VALUES (?, ?, ?, ?, ?)");
  const insertDay = db.prepare("INSERT INTO branch_day VALUES (?, ?, ?, ?, ?)");
  BRANCHES.forEach(({ at, week, special = [], ...data }, position) => {
    const { branchId } = data;
    insert.run(
      branchId,
      position,
      JSON.stringify({ ...data, ...(at !== undefined && { latitude: at[0], longitude: at[1] }) }),
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
      insertDay.run(branchId, addCalendarDays(today, inDays), opens ?? null, closes ?? null, reason);
    }
  });
}

/** Seeds the help content: branches, FAQ and documents. */
export function seedHelp(db: DatabaseSync, today: IsoDay): void {
  seedBranches(db, today);
  FAQ_CATEGORIES.forEach(({ categoryId, name }, position) =>
    db.prepare("INSERT INTO faq_category VALUES (?, ?, ?)").run(categoryId, position, name),
  );
  FAQ.forEach(({ questionId, categoryId, question, answer }, position) =>
    db
      .prepare("INSERT INTO faq_question VALUES (?, ?, ?, ?, ?)")
      .run(questionId, position, categoryId, question, answer),
  );
  demoDocuments(today).forEach(({ documentId, body, ...data }, position) => {
    db.prepare("INSERT INTO public_document VALUES (?, ?, ?, ?)").run(
      documentId,
      position,
      JSON.stringify(data),
      body.join("\n"),
    );
  });
}
