import type { DatabaseSync } from "node:sqlite";
import { optionalText, textColumn } from "../database/rows.ts";

/** Paths that receive reports (HTTP-01, HTTP-02). */
export const REPORT_PATHS = ["/trackingTest", "/analyticsEvent"] as const;
export type ReportPath = (typeof REPORT_PATHS)[number];

const ACTIONS: readonly string[] = ["LOAD", "CLICK", "OPEN", "COPY", "DOWNLOAD", "LOAD_BLANK", "LOAD_BANNER"];
const HASH = /^[0-9a-f]{64}$/;

type Fields = Readonly<Record<string, string>>;

/** Stored report. */
export interface StoredReport {
  readonly path: string;
  readonly fields: Fields;
}

const onlyHas = (fields: Fields, names: readonly string[]): boolean =>
  Object.keys(fields).every((name) => names.includes(name));

const hashedOrNone = ({ sessionId }: Fields): boolean => sessionId === undefined || HASH.test(sessionId);

/** Returns the violation of the contract by a report; `undefined` for a valid one. */
export function reportViolationOf(path: ReportPath, fields: Fields): string | undefined {
  if (!hashedOrNone(fields)) return "sessionId: 64 hex digits, never the id itself";
  switch (path) {
    case "/trackingTest": {
      const isErrorReport =
        fields["errorMessage"] !== undefined &&
        fields["path"] !== undefined &&
        onlyHas(fields, ["errorMessage", "path"]);
      const isVisitReport =
        fields["route"] !== undefined && fields["sessionId"] !== undefined && onlyHas(fields, ["route", "sessionId"]);
      return isErrorReport || isVisitReport ? undefined : "either errorMessage and path, or route and sessionId";
    }
    case "/analyticsEvent":
      if (!ACTIONS.includes(fields["action"] ?? "")) return `action: ${ACTIONS.join(", ")}`;
      if (["element", "elementName"].some((name) => (fields[name] ?? "") === ""))
        return "element and elementName are expected, not empty";
      return onlyHas(fields, ["action", "sessionId", "clientLogin", "route", "element", "elementName"])
        ? undefined
        : "an unknown field";
  }
}

/** Stores a report. */
export function insertReport(db: DatabaseSync, path: ReportPath, fields: Fields): void {
  db.prepare("INSERT INTO report (path, fields) VALUES (?, ?)").run(path, JSON.stringify(fields));
}

/** Lists all reports, or only those sent to `path`, oldest first. */
export function findReports(db: DatabaseSync, path?: string): readonly StoredReport[] {
  return db
    .prepare("SELECT path, fields FROM report ORDER BY id")
    .all()
    .map((row) => ({ path: textColumn(row, "path"), fields: fieldsFrom(optionalText(row, "fields") ?? "{}") }))
    .filter((report) => path === undefined || report.path === path);
}

function fieldsFrom(json: string): Fields {
  const value: unknown = JSON.parse(json);
  if (typeof value !== "object" || value === null) return {};
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, field]) => (typeof field === "string" ? [[name, field]] : [])),
  );
}
