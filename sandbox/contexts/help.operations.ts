import type { DatabaseSync } from "node:sqlite";
import { holidaysFrom } from "#kit/calendar/holidays.ts";
import type { IsoDay } from "#kit/calendar/warsaw.ts";
import { parseJsonRecord, type JsonRecord } from "#kit/json.ts";
import { optionalText, textColumn } from "../database/rows.ts";
import type { Operation } from "./operation.ts";

/** Number of days ahead for which holidays are listed. */
const HOLIDAY_DAYS = 60;

/**
 * Lists the special days of a branch and the public holidays, on which all branches are closed. A branch without hours
 * has none.
 */
function specialDaysOf(db: DatabaseSync, branchId: string, today: IsoDay): readonly JsonRecord[] {
  const own = db
    .prepare("SELECT * FROM branch_day WHERE branch_id = ? AND day >= ? ORDER BY day")
    .all(branchId, today)
    .map((row) => ({
      day: textColumn(row, "day"),
      opens: optionalText(row, "opens"),
      closes: optionalText(row, "closes"),
      reason: textColumn(row, "reason"),
    }));
  const holidays = holidaysFrom(today, HOLIDAY_DAYS).map(({ day, name }) => ({ day, reason: name }));
  const taken = new Set(holidays.map(({ day }) => day));
  return [...own.filter(({ day }) => !taken.has(day)), ...holidays].toSorted((one, other) =>
    one.day < other.day ? -1 : 1,
  );
}

function branchesOf(db: DatabaseSync, today: IsoDay): readonly JsonRecord[] {
  return db
    .prepare("SELECT * FROM branch ORDER BY position")
    .all()
    .map((row) => {
      const branchId = textColumn(row, "branch_id");
      const hours = db
        .prepare("SELECT * FROM branch_hours WHERE branch_id = ? ORDER BY position")
        .all(branchId)
        .map((one) => ({
          weekday: textColumn(one, "weekday"),
          opens: textColumn(one, "opens"),
          closes: textColumn(one, "closes"),
        }));
      return {
        ...parseJsonRecord(textColumn(row, "data")),
        ...(hours.length > 0 && { hours, specialDays: specialDaysOf(db, branchId, today) }),
      };
    });
}

/** Public document; its file prints these fields. */
export interface HelpDocument {
  readonly title: string;
  readonly validFrom: IsoDay;
  readonly paragraphs: readonly string[];
}

/** Returns the document with this id, for printing. */
export function helpDocument(db: DatabaseSync, documentId: string): HelpDocument | undefined {
  const row = db.prepare("SELECT * FROM public_document WHERE document_id = ?").get(documentId);
  if (row === undefined) return undefined;
  const { title, validFrom } = parseJsonRecord(textColumn(row, "data"));
  return {
    title: typeof title === "string" ? title : documentId,
    validFrom: typeof validFrom === "string" ? validFrom : "",
    paragraphs: textColumn(row, "body").split("\n"),
  };
}

export const HELP_OPERATIONS: Readonly<Record<string, Operation>> = {
  getBranches: {
    session: "required",
    effect: "none",
    handle: ({ tenant }) => ({ branches: branchesOf(tenant.db, tenant.today()) }),
  },
  getFaq: {
    session: "required",
    effect: "none",
    handle: ({ tenant: { db } }) => ({
      categories: db
        .prepare("SELECT * FROM faq_category ORDER BY position")
        .all()
        .map((row) => ({ categoryId: textColumn(row, "category_id"), name: textColumn(row, "name") })),
      questions: db
        .prepare("SELECT * FROM faq_question ORDER BY position")
        .all()
        .map((row) => ({
          questionId: textColumn(row, "question_id"),
          categoryId: textColumn(row, "category_id"),
          question: textColumn(row, "question"),
          answer: textColumn(row, "answer"),
        })),
    }),
  },
  getRegulations: {
    session: "required",
    effect: "none",
    handle: ({ tenant }) => ({
      documents: tenant.db
        .prepare("SELECT * FROM public_document ORDER BY position")
        .all()
        .map((row) => {
          const documentId = textColumn(row, "document_id");
          const { notice: _, ...data } = parseJsonRecord(textColumn(row, "data"));
          return {
            ...data,
            documentId,
            format: "PDF",
            url: `/sandbox/documents/${documentId}.pdf`,
          };
        }),
    }),
  },
};
